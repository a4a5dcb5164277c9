import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import Purchases from 'react-native-purchases';

interface Store { redeemLink(url: string): Promise<string> }

const StoreContext = createContext<Store | undefined>(undefined);

/** Hands the function that redeems to the screens below it. */
export function StoreProvider({ children }: { children: ReactNode }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => { void Purchases.getCustomerInfo().then(() => { setReady(true); }); }, []);
  const redeemLink = useCallback(async (url: string) => {
    if (!isReady) return 'not ready';
    const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
    if (redemption === null) return 'invalid';
    await Purchases.redeemWebPurchase(redemption);
    return 'redeemed';
  }, [isReady]);
  return <StoreContext.Provider value={{ redeemLink }}>{children}</StoreContext.Provider>;
}

export const useStore = () => useContext(StoreContext);
