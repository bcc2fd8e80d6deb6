/** The selectable skins in the order of the list [S3.1] [S3.2] [S3.3]. Their colors are in the style sheets. */
export const skins = [
  { id: 'love', name: 'Default' },
  { id: 'vaporwave-arcade', name: 'Vaporwave Arcade' },
  { id: 'tang-gang', name: 'Tang Gang' },
] as const

export type SkinId = (typeof skins)[number]['id']
