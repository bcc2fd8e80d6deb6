import { defineWallet } from './wallet-definition'

/** Works where the page stands in a frame of the Safe's own, and nowhere else `[S8.8]`; deliberately without downloads. */
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
