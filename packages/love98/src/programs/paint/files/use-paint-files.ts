import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { pickFile } from '@/browser/pick-file'
import { saveBlob } from '@/browser/save-blob'
import { showMessageBox } from '@/desktop/message-boxes'
import { createRaster, largest, pixelOf } from '@/domain/paint/raster'
import { resized } from '@/domain/paint/whole-picture'
import { plainText } from '@/domain/plain-text'
import { common } from '@/texts/common'
import { paint } from '@/texts/paint'
import type { PaintCommands } from '../menus'
import type { PaintSession } from '../session/session'

type Options = {
  /** Resolves when the text that was typed last is part of the picture. */
  readonly typed: RefObject<Promise<void>>
  /** Shows a sentence in the status bar. */
  readonly tell: (text: string) => void
}

type FileCommands = Pick<PaintCommands, 'create' | 'open' | 'save' | 'share'>

/** The format of PNG is loaded when it is needed. */
const loadFormat = () => import('./png-file')
const pngType = 'image/png'

/** The longest name of a file that the title shows, characters. */
const longestName = 60

/** The commands for files. A picture leaves the page only by Save and Share. */
export function usePaintFiles(session: PaintSession, { typed, tell }: Options) {
  const fileName = () => session.getState().name ?? paint.untitled
  const ask = (text: string, buttons: readonly string[], icon: 'question' | 'warning' | 'error') =>
    showMessageBox({ title: paint.name, text, icon, buttons, cancel: buttons.at(-1) ?? common.cancel })

  /** Completes the picture: ends the text and puts down a moved part. */
  const complete = async () => {
    flushSync(() => session.leaveText())
    await typed.current
    session.settle()
    return session.picture()
  }
  const save = async () => {
    const name = fileName()
    const { encodeFile } = await loadFormat()
    saveBlob(`${name}.png`, await encodeFile(await complete()))
    session.saved(name)
    tell(paint.saved(`${name}.png`))
  }
  const mayDiscard = async () => {
    await complete()
    if (!session.getState().isDirty) return true
    const answer = await ask(paint.unsaved(fileName()), [paint.yes, common.no, common.cancel], 'warning')
    if (answer === paint.yes) await save()
    return answer === paint.yes || answer === common.no
  }
  const create = async () => {
    if (!(await mayDiscard())) return
    const { size, background } = session.getState()
    session.replace(createRaster(size.width, size.height, pixelOf(background)), null)
  }
  const open = async () => {
    // The browser's dialog needs a press that is not long ago, so the question comes after it.
    const file = await pickFile(pngType)
    if (!file || !(await mayDiscard())) return
    const { decodeFile } = await loadFormat()
    const read = await decodeFile(file)
    if (typeof read === 'string') {
      await ask(paint.problems[read], [common.ok], 'error')
      return
    }
    const { width, height } = read
    const isTooLarge = width > largest.width || height > largest.height
    if (
      isTooLarge &&
      (await ask(paint.cutOpened(width, height), [common.ok, common.cancel], 'warning')) !== common.ok
    )
      return
    const [cutWidth, cutHeight] = [Math.min(width, largest.width), Math.min(height, largest.height)]
    const name = plainText(file.name.replace(/\.png$/i, ''), longestName) || paint.untitled
    session.replace(isTooLarge ? resized(read, cutWidth, cutHeight, 0) : read, name)
    tell(paint.opened(name))
  }
  const share = async () => {
    const name = `${fileName()}.png`
    const { encodeFile, sharePicture } = await loadFormat()
    const outcome = await sharePicture(name, complete().then(encodeFile))
    if (outcome === 'failed') return save()
    if (outcome === 'copied') tell(paint.copied)
  }
  const hang = async (placement: 'center' | 'tile') => {
    const { encodeFile, hangPicture, mostKilobytes } = await loadFormat()
    const isHung = await hangPicture(await encodeFile(await complete()), placement)
    if (isHung) tell(paint.wallpaperSet)
    else await ask(paint.wallpaperTooLarge(mostKilobytes), [common.ok], 'error')
  }
  const commands: FileCommands & Pick<PaintCommands, 'wallpaper'> = {
    create: () => void create(),
    open: () => void open(),
    save: () => void save(),
    share: () => void share(),
    wallpaper: (placement) => void hang(placement),
  }
  return { commands, mayDiscard }
}
