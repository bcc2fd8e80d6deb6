import { createPreference } from '@/desktop/preferences/create-preference'
import {
  isSameWallpaper,
  ownWallpaper,
  readWallpaper,
  type Wallpaper,
  writeWallpaper,
} from '@/domain/appearance/wallpaper'
import { wallpaperKey } from '@/domain/storage-keys'

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
    if (picture === null) delete dataset.wallpaper
    else dataset.wallpaper = picture
    if (placement === ownWallpaper.placement) delete dataset.placement
    else dataset.placement = placement
  },
})
