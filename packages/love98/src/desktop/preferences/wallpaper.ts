import { readStored } from '@/browser/storage'
import { createPreference } from '@/desktop/preferences/create-preference'
import { paintedKey } from '@/domain/appearance/storage-keys'
import {
  isSameWallpaper,
  ownWallpaper,
  paintedAddress,
  paintedPicture,
  readWallpaper,
  type Wallpaper,
  writeWallpaper,
} from '@/domain/appearance/wallpaper'
import { wallpaperKey } from '@/domain/storage-keys'

/**
 * Gives the style sheet the picture that the visitor painted.
 * @returns false if this browser has none
 */
export function showPainted(): boolean {
  const address = readStored(paintedKey)
  const isPicture = address !== null && paintedAddress.test(address)
  if (isPicture) document.documentElement.style.setProperty('--painted', `url(${address})`)
  return isPicture
}

/**
 * The wallpaper on screen: two attributes of the root, which the script in the page's head sets before the
 * first paint.
 */
export const wallpaper = createPreference<Wallpaper, [skinIds: readonly string[]]>({
  key: wallpaperKey,
  initial: ownWallpaper,
  parse: readWallpaper,
  serialize: (chosen) => (isSameWallpaper(chosen, ownWallpaper) ? null : writeWallpaper(chosen)),
  apply({ picture, placement }) {
    const { dataset } = document.documentElement
    if (picture === paintedPicture) showPainted()
    if (picture === null) delete dataset.wallpaper
    else dataset.wallpaper = picture
    if (placement === ownWallpaper.placement) delete dataset.placement
    else dataset.placement = placement
  },
})
