import { defineWallet } from './wallet-definition'

export const walletConnect = defineWallet({
  id: 'walletConnect',
  name: 'WalletConnect',
  iconUrl: 'icon:connect',
  iconBackground: '#3b99fc',
  accent: '#3b99fc',
  downloadUrls: {},
  rdns: [],
  otherwise: 'walletconnect',
})
