import { defineWallet } from './wallet-definition'

/** Whatever calls itself `window.ethereum` and has no name. */
export const browserWallet = defineWallet({
  id: 'browser',
  name: 'Browser Wallet',
  iconUrl: 'icon:browser-wallet',
  iconBackground: '#c0c0c0',
  downloadUrls: {},
  rdns: [],
  otherwise: 'nothing',
})
