import { copyDesktopPicture } from '@/desktop/desktop-picture'
import { menus } from '@/texts/menus'
import type { MenuItem } from '@/ui/menu/menu-items'

/** Returns the rows at the end of an Edit menu that copy a picture of the desktop. */
export function copyPictureRows(): readonly MenuItem[] {
  return [
    { kind: 'separator', id: 'before-picture' },
    { kind: 'action', id: 'copy-picture', label: menus.copyPicture, onSelect: copyDesktopPicture },
  ]
}
