import { defineWallet } from './wallet-definition'

export const rainbow = defineWallet({
  id: 'rainbow',
  name: 'Rainbow',
  iconUrl: 'icon:wallet-rainbow',
  iconBackground: '#0c2f78',
  accent: '#0c2f78',
  downloadUrls: {
    android: 'https://play.google.com/store/apps/details?id=me.rainbow',
    ios: 'https://apps.apple.com/app/id1457119021',
    mobile: 'https://rainbow.download',
    qrCode: 'https://rainbow.download',
    browserExtension: 'https://rainbow.me/extension',
  },
  rdns: ['me.rainbow'],
  flag: 'isRainbow',
  otherwise: 'walletconnect',
  deepLinks: {
    ios: (uri) => `rainbow://wc?uri=${encodeURIComponent(uri)}`,
    other: (uri) => `https://rnbwapp.com/wc?uri=${encodeURIComponent(uri)}`,
  },
})
