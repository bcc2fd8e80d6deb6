import { defineWallet } from './wallet-definition'

/** Works only in a frame of Safe's web app `[S8.8]`; deliberately without downloads. */
export const safe = defineWallet({
  id: 'safe',
  name: 'Safe',
  iconUrl: 'icon:safe',
  iconBackground: '#12ff80',
  accent: '#12ff80',
  downloadUrls: {},
  rdns: [],
  otherwise: 'safe',
})
