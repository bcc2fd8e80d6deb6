import { defineWallet } from './wallet-definition'

/** Part of the browser of that name; deliberately without downloads. */
export const brave = defineWallet({
  id: 'brave',
  name: 'Brave Wallet',
  iconUrl: 'icon:browser-wallet',
  iconBackground: '#fb542b',
  accent: '#fb542b',
  downloadUrls: {},
  rdns: ['com.brave.wallet'],
  flag: 'isBraveWallet',
  otherwise: 'nothing',
})
