import { Component, createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { Alert, Linking } from 'react-native';
import Purchases from 'react-native-purchases';

const Tell = createContext<((text: string) => void) | undefined>(undefined);

/** Catches errors below it, as many apps have one at their root. */
class Boundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = (): object => ({ failed: true });
  render(): ReactNode { return this.props.children; }
}

class Redeemer extends Component<{ tell?: (text: string) => void }, { opened: number }> {
  state = { opened: 0 };
  subscription?: { remove(): void };

  componentDidMount(): void { this.subscription = Linking.addEventListener('url', ({ url }) => { void this.open(url); }); }
  componentWillUnmount(): void { this.subscription?.remove(); }

  async open(url: string): Promise<void> {
    const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
    if (redemption === null) return;
    await Purchases.redeemWebPurchase(redemption);
    this.setState(({ opened }) => ({ opened: opened + 1 }));
    this.props.tell?.('Welcome!');
  }

  render(): null { return null; }
}

function Told() { return <Redeemer tell={useContext(Tell)} />; }

export default function App() {
  return <Boundary><Tell.Provider value={(text) => { Alert.alert(text); }}><Told /></Tell.Provider></Boundary>;
}
