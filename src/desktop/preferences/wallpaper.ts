import { createStore } from 'zustand/vanilla'
import { readStored, removeStored, writeStored } from '@/browser/storage'
import {
  isSameWallpaper,
  ownWallpaper,
  readWallpaper,
  type Wallpaper,
  writeWallpaper,
} from '@/domain/appearance/wallpaper'

/** Where the chosen wallpaper is kept. The skin's own, the default, leaves nothing behind. */
const storageKey = 'love98-wallpaper'

/** The wallpaper on screen; two attributes of the root are the truth, set before the first paint. */
export const wallpaper = createStore<Wallpaper>(() => ownWallpaper)

/** Reads what the page was painted with, or what another tab chose meanwhile. */
export function followStoredWallpaper(skinIds: readonly string[]): void {
  show(readWallpaper(readStored(storageKey), skinIds))
}

/** Lays a wallpaper on the desktop and remembers it. */
export function chooseWallpaper(chosen: Wallpaper): void {
  show(chosen)
  if (isSameWallpaper(chosen, ownWallpaper)) removeStored(storageKey)
  else writeStored(storageKey, writeWallpaper(chosen))
}

function show(chosen: Wallpaper): void {
  const { dataset } = document.documentElement
  if (chosen.picture === null) delete dataset.wallpaper
  else dataset.wallpaper = chosen.picture
  if (chosen.placement === ownWallpaper.placement) delete dataset.placement
  else dataset.placement = chosen.placement
  wallpaper.setState(chosen, true)
}
