import { createStore } from 'zustand/vanilla'
import { readStored, writeStored } from '@/browser/storage'

/** Where the chosen skin is kept `[S3.6]`. */
const storageKey = 'fileTheme'
const classPrefix = 'theme-'

/** The skin on screen; the class on `body` is the truth, set before the first paint by the script in the page's head. */
export const skin = createStore<{ id: string | null }>(() => ({ id: null }))

/** Reads which skin the page was painted with; called once the page is alive. */
export function adoptPaintedSkin(): void {
  const painted = [...document.body.classList].find((name) => name.startsWith(classPrefix))
  skin.setState({ id: painted?.slice(classPrefix.length) ?? null })
}

/** Shows a skin and remembers it `[S4.6]`. */
export function chooseSkin(id: string): void {
  showSkin(id)
  writeStored(storageKey, id)
}

/** Another window of the same browser chose a skin: follow it. */
export function followStoredSkin(known: readonly string[]): void {
  const stored = readStored(storageKey)
  if (stored !== null && known.includes(stored)) showSkin(stored)
}

function showSkin(id: string): void {
  for (const name of [...document.body.classList])
    if (name.startsWith(classPrefix)) document.body.classList.remove(name)
  document.body.classList.add(`${classPrefix}${id}`)
  skin.setState({ id })
}
