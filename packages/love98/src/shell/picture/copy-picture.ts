import { saveBlob } from '@/browser/save-blob'
import { notify } from '@/desktop/notifications/notifications'
import { basePath } from '@/domain/build/base-path'
import { desktopPicture } from '@/texts/desktop-picture'
import { paintDesktop } from './paint-desktop'

const type = 'image/png'

/**
 * Copies a picture of the desktop to the clipboard, or saves it as a file where the browser copies no pictures. A
 * balloon reports the outcome. The picture leaves the browser only if the visitor pastes or sends it.
 * @param isFromKey true for a key that the system uses too: no file is saved, and nothing happens while a program of the
 * system has the focus
 */
export async function copyDesktopPicture(isFromKey = false): Promise<void> {
  const report = (title: string, text: string, kind: 'information' | 'error' = 'information') =>
    void notify({ id: 'desktop-picture', kind, icon: 'display', title, text })
  if (isFromKey && !document.hasFocus()) return
  // The menu that chose the command is closed in the next frame.
  const picture = nextFrame().then(() => pictureOf(`${location.host}${basePath}`))
  // Reported below, and by the clipboard, which may not wait for it.
  picture.catch(() => undefined)
  try {
    // Safari requires that the press passes the promise of the picture, and not the finished picture.
    await navigator.clipboard.write([new ClipboardItem({ [type]: picture })])
    report(desktopPicture.copied, desktopPicture.copiedText)
  } catch {
    // The system has copied its own picture for this key.
    if (isFromKey) return
    try {
      saveBlob(desktopPicture.fileName, await picture)
      report(desktopPicture.saved, desktopPicture.savedText(desktopPicture.fileName))
    } catch {
      report(desktopPicture.failed, desktopPicture.failedText, 'error')
    }
  }
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}

async function pictureOf(plate: string): Promise<Blob> {
  const canvas = await paintDesktop(plate)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), type)
  })
}
