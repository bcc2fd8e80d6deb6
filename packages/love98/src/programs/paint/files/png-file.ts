import { hangPainted } from '@/desktop/preferences/painted-wallpaper'
import type { Placement } from '@/domain/appearance/wallpaper'
import type { Raster } from '@/domain/paint/raster'
import { type Inflate, type PngProblem, readPng } from '@/domain/paint/read-png'
import { writePng } from '@/domain/paint/write-png'

const pngType = 'image/png'

/** Encodes a picture as a PNG without loss. */
export async function encodeFile(picture: Raster): Promise<Blob> {
  const bytes = await writePng(picture, async (rows) => {
    const stream = new Blob([rows as BlobPart]).stream().pipeThrough(new CompressionStream('deflate'))
    return new Uint8Array(await new Response(stream).arrayBuffer())
  })
  return new Blob([bytes as BlobPart], { type: pngType })
}

/** Reads a file that the visitor chose. Its content can be anything. */
export async function decodeFile(file: Blob): Promise<Raster | PngProblem> {
  try {
    return await readPng(new Uint8Array(await file.arrayBuffer()), inflate)
  } catch {
    // The file was deleted or changed after it was chosen.
    return 'damaged'
  }
}

const inflate: Inflate = async (bytes, most) => {
  const reader = new Blob([bytes as BlobPart])
    .stream()
    .pipeThrough(new DecompressionStream('deflate'))
    .getReader()
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      length += read.value.length
      if (length > most) {
        await reader.cancel()
        return null
      }
      parts.push(read.value)
    }
  } catch {
    return null
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** The outcome of sharing a picture. */
export type Shared = 'shared' | 'canceled' | 'copied' | 'failed'

/**
 * Shares a file with the dialog of the system, or copies its picture where the browser has no such dialog. The picture
 * leaves the browser only after the visitor has chosen a recipient there.
 */
export async function sharePicture(name: string, picture: Promise<Blob>): Promise<Shared> {
  try {
    if (navigator.canShare?.({ files: [new File([], name, { type: pngType })] })) {
      await navigator.share({ files: [new File([await picture], name, { type: pngType })] })
      return 'shared'
    }
    // Safari requires that the press passes the promise of the picture, and not the finished picture.
    await navigator.clipboard.write([new ClipboardItem({ [pngType]: picture })])
    return 'copied'
  } catch (error) {
    // An AbortError means that the visitor closed the dialog of the system.
    return error instanceof DOMException && error.code === DOMException.ABORT_ERR ? 'canceled' : 'failed'
  }
}

/** The largest file of a wallpaper that the browser stores, in kilobytes of 1024 bytes. */
export const mostKilobytes = 512

/** Stores a picture in this browser and shows it on the desktop. Returns false if it is too large. */
export async function hangPicture(file: Blob, placement: Placement): Promise<boolean> {
  if (file.size > mostKilobytes * 1024) return false
  hangPainted(await dataAddress(file), placement)
  return true
}

function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read.'))
    reader.readAsDataURL(file)
  })
}
