import { defineWallet } from './wallet-definition'

export const metaMask = defineWallet({
  id: 'metaMask',
  name: 'MetaMask',
  iconUrl: 'icon:wallet-fox',
  iconBackground: '#f6851b',
  accent: '#f6851b',
  downloadUrls: {
    android: 'https://play.google.com/store/apps/details?id=io.metamask',
    ios: 'https://apps.apple.com/app/id1438144202',
    mobile: 'https://metamask.io/download',
    qrCode: 'https://metamask.io/download',
    chrome: 'https://chromewebstore.google.com/detail/metamask/nkbihfbeogaeaoehlefnkodbefgpgknn',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/metamask/ejbalbakoplchlghecdalmeeeajnimhm',
    firefox: 'https://addons.mozilla.org/firefox/addon/ether-metamask',
    opera: 'https://addons.opera.com/extensions/details/metamask-10',
    browserExtension: 'https://metamask.io/download',
  },
  rdns: ['io.metamask', 'io.metamask.mobile'],
  flag: 'isMetaMask',
  isFlagShared: true,
  otherwise: 'walletconnect',
  deepLinks: {
    ios: (uri) => `metamask://wc?uri=${encodeURIComponent(uri)}`,
    other: (uri) => `https://metamask.app.link/wc?uri=${encodeURIComponent(uri)}`,
  },
})
