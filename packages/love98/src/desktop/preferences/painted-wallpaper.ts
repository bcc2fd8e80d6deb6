import { readStored, writeStored } from '@/browser/storage'
import { paintedKey } from '@/domain/appearance/storage-keys'
import { type Placement, paintedAddress, paintedPicture } from '@/domain/appearance/wallpaper'
import { wallpaper } from './wallpaper'

/**
 * Gives the style sheet the picture that the visitor painted, as the script before the first paint does. It is not part
 * of the first load: only Paint and Display Properties choose that picture.
 *
 * @returns false if this browser has none
 */
export function showPainted(): boolean {
  const address = readStored(paintedKey)
  const isPicture = address !== null && paintedAddress.test(address)
  if (isPicture) document.documentElement.style.setProperty('--painted', `url(${address})`)
  return isPicture
}

/**
 * Stores a painted picture in this browser and shows it on the desktop.
 *
 * @param address a data URL of a PNG
 */
export function hangPainted(address: string, placement: Placement): void {
  writeStored(paintedKey, address)
  showPainted()
  wallpaper.choose({ picture: paintedPicture, placement })
}
