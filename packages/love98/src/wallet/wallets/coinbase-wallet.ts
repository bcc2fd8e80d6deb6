import { defineWallet } from './wallet-definition'

export const coinbaseWallet = defineWallet({
  id: 'coinbase',
  name: 'Coinbase Wallet',
  shortName: 'Coinbase',
  iconUrl: 'icon:wallet-coin',
  iconBackground: '#2c5ff6',
  accent: '#2c5ff6',
  downloadUrls: {
    android: 'https://play.google.com/store/apps/details?id=org.toshi',
    ios: 'https://apps.apple.com/app/id1278383455',
    mobile: 'https://coinbase.com/wallet/downloads',
    qrCode: 'https://coinbase-wallet.onelink.me/q5Sx/fdb9b250',
    chrome:
      'https://chromewebstore.google.com/detail/coinbase-wallet-extension/hnfanknocfeofbddgcijnmhnfnkdnaad',
    browserExtension: 'https://coinbase.com/wallet',
  },
  rdns: ['com.coinbase.wallet'],
  flag: 'isCoinbaseWallet',
  globalName: 'coinbaseWalletExtension',
  otherwise: 'coinbase',
})
