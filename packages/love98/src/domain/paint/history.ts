import { type Box, changedBox, copyRaster, cutOut, type Raster } from './raster'

/** The most bytes of stored pixels: 26 changes of a whole picture of 640 × 480, and thousands of strokes. */
export const mostBytes = 32 * 1024 * 1024

/** The most steps that can be undone. */
export const mostSteps = 1000

/** Pixels to put back: a part at its place, or the whole picture if a change resized it. */
type Step = { readonly at: Box | null; readonly part: Raster; readonly version: number }

/** The steps of a picture, oldest first. `version` names the picture on screen. */
export type History = {
  readonly past: readonly Step[]
  readonly future: readonly Step[]
  readonly version: number
  readonly newest: number
}

export const emptyHistory: History = { past: [], future: [], version: 0, newest: 0 }

/** Adds the change between two pictures. The oldest steps beyond the limits are forgotten. */
export function remember(history: History, before: Raster, after: Raster): History {
  const isResized = before.width !== after.width || before.height !== after.height
  const at = isResized ? null : changedBox(before, after)
  if (!isResized && !at) return history
  const { version, newest } = history
  const step = { at, part: at ? cutOut(before, at) : copyRaster(before), version }
  return { past: limited([...history.past, step]), future: [], version: newest + 1, newest: newest + 1 }
}

/** Returns the picture before the last change and its history, or null if nothing can be undone. */
export function undo(history: History, picture: Raster): { history: History; picture: Raster } | null {
  const step = history.past.at(-1)
  if (!step) return null
  const { back, picture: changed } = exchange(step, picture, history.version)
  const { past, future } = history
  return {
    picture: changed,
    history: { ...history, past: past.slice(0, -1), future: [...future, back], version: step.version },
  }
}

/** Returns the picture with the last undone change and its history, or null if no change was undone. */
export function redo(history: History, picture: Raster): { history: History; picture: Raster } | null {
  const mirrored = undo({ ...history, past: history.future, future: history.past }, picture)
  if (!mirrored) return null
  const { past, future, version } = mirrored.history
  return { picture: mirrored.picture, history: { ...history, past: future, future: past, version } }
}

/** Applies a step to a copy of the picture. `back` is the step that reverses it. */
function exchange({ at, part }: Step, picture: Raster, version: number): { back: Step; picture: Raster } {
  if (!at) return { back: { at, part: picture, version }, picture: copyRaster(part) }
  const back = { at, part: cutOut(picture, at), version }
  const changed = copyRaster(picture)
  for (let row = 0; row < at.height; row++)
    changed.pixels.set(
      part.pixels.subarray(row * at.width, (row + 1) * at.width),
      (at.y + row) * changed.width + at.x,
    )
  return { back, picture: changed }
}

function limited(steps: readonly Step[]): readonly Step[] {
  let bytes = 0
  const first = steps.findLastIndex(({ part }, index) => {
    bytes += part.pixels.byteLength
    return bytes > mostBytes || steps.length - index > mostSteps
  })
  return steps.slice(first + 1)
}
