export const redeemLink = (url: string) => url;
