export const placements = ['center', 'tile', 'stretch'] as const
export type Placement = (typeof placements)[number]

/**
 * The stored spellings, in the order of `placements`; `centre` is an older spelling that browsers still have in
 * storage.
 */
export const storedPlacements: readonly string[] = ['centre', 'tile', 'stretch']

/**
 * `picture` is the id of the skin that supplies the picture, `none`, `painted` for the visitor's own one, or null for
 * the skin in use.
 */
export type Wallpaper = { readonly picture: string | null; readonly placement: Placement }

export const ownWallpaper: Wallpaper = { picture: null, placement: 'center' }

export const noPicture = 'none'

/** The picture that the visitor painted. Its data URL is stored apart. */
export const paintedPicture = 'painted'

/** The form of a stored picture. A text of another form is not used as an address. */
export const paintedAddress = /^data:image.png;base64,[\w+/=]+$/

const version = '1'
const own = 'own'

/**
 * Writes a choice as one line, such as `1 standard tile`, which the first script of the page reads without a JSON parser.
 */
export function writeWallpaper({ picture, placement }: Wallpaper): string {
  return [version, picture ?? own, storedPlacements[placements.indexOf(placement)]].join(' ')
}

export function readWallpaper(text: string | null, skinIds: readonly string[]): Wallpaper {
  const [written, picture = '', placement] = (text ?? '').split(' ')
  const known = [own, noPicture, paintedPicture, ...skinIds].includes(picture)
  const place = placements[storedPlacements.indexOf(placement ?? '')]
  if (written !== version || !known || !place) return ownWallpaper
  return { picture: picture === own ? null : picture, placement: place }
}

export function isSameWallpaper(one: Wallpaper, other: Wallpaper): boolean {
  return one.picture === other.picture && one.placement === other.placement
}
