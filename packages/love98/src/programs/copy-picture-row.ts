import { copyDesktopPicture } from '@/desktop/desktop-picture'
import { notify } from '@/desktop/notifications/notifications'
import { errorMessage } from '@/domain/errors'
import { menus } from '@/texts/menus'
import type { MenuItem } from '@/ui/menu/menu-items'

/** Returns the rows at the end of an Edit menu that copy a picture of the desktop. */
export function copyPictureRows(): readonly MenuItem[] {
  return [
    { kind: 'separator', id: 'before-picture' },
    { kind: 'action', id: 'copy-picture', label: menus.copyPicture, onSelect: copyPicture },
  ]
}

/** Copies a picture of the desktop; without a network a balloon says that its code did not load. */
export function copyPicture(): void {
  copyDesktopPicture().catch((failure: unknown) => {
    notify({
      id: 'desktop-picture',
      kind: 'error',
      title: menus.copyPicture,
      text: errorMessage(failure),
    })
  })
}
