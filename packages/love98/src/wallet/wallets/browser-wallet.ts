import { defineWallet } from './wallet-definition'

/** Any provider at `window.ethereum` without a name. */
export const browserWallet = defineWallet({
  id: 'browser',
  name: 'Browser Wallet',
  iconUrl: 'icon:browser-wallet',
  iconBackground: '#c0c0c0',
  downloadUrls: {},
  rdns: [],
  otherwise: 'nothing',
})
