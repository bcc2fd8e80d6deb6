/** How a wallpaper is placed on the desktop, as in Windows 98. */
export const placements = ['center', 'tile', 'stretch'] as const
export type Placement = (typeof placements)[number]

/** The placements as they are stored, in the same order; `centre` is an older spelling that browsers hold. */
export const storedPlacements: readonly string[] = ['centre', 'tile', 'stretch']

/** `picture` is the skin whose wallpaper is shown, `none`, or null for that of the skin that is worn. */
export type Wallpaper = { readonly picture: string | null; readonly placement: Placement }

export const ownWallpaper: Wallpaper = { picture: null, placement: 'center' }

/** No picture: the color of the desktop alone. */
export const noPicture = 'none'

const version = '1'
/** Stands for the wallpaper of the skin that is worn, where a word is needed. */
const own = 'own'

/** A choice as one line, which the first script of the page reads without a parser: `1 love tile`. */
export function writeWallpaper({ picture, placement }: Wallpaper): string {
  return [version, picture ?? own, storedPlacements[placements.indexOf(placement)]].join(' ')
}

/** Reads a stored choice; any other text is the skin's own wallpaper. */
export function readWallpaper(text: string | null, skinIds: readonly string[]): Wallpaper {
  const [written, picture = '', placement] = (text ?? '').split(' ')
  const known = [own, noPicture, ...skinIds].includes(picture)
  const place = placements[storedPlacements.indexOf(placement ?? '')]
  if (written !== version || !known || !place) return ownWallpaper
  return { picture: picture === own ? null : picture, placement: place }
}

/** Whether two choices show the same. */
export function isSameWallpaper(one: Wallpaper, other: Wallpaper): boolean {
  return one.picture === other.picture && one.placement === other.placement
}
