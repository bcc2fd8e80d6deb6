import { createStore } from 'zustand/vanilla'
import { readStored, removeStored, writeStored } from '@/browser/storage'
import { type DensityId, defaultDensity, isDensityId } from '@/domain/appearance/density'

/** Where the chosen size is kept. The standard size, the default, leaves nothing behind. */
const storageKey = 'love98-density'

/** The size on screen; `data-density` on the root is the truth, set before the first paint by the script in the page. */
export const density = createStore<{ id: DensityId }>(() => ({ id: defaultDensity }))

/** Reads which size the page was painted in; called once the page is alive. */
export function adoptPaintedDensity(): void {
  const painted = document.documentElement.dataset.density ?? null
  density.setState({ id: isDensityId(painted) ? painted : defaultDensity })
}

/** Shows the controls in a size and remembers it. */
export function chooseDensity(id: DensityId): void {
  show(id)
  if (id === defaultDensity) removeStored(storageKey)
  else writeStored(storageKey, id)
}

/** Another tab of the same browser chose a size: follow it. */
export function followStoredDensity(): void {
  const stored = readStored(storageKey)
  show(isDensityId(stored) ? stored : defaultDensity)
}

function show(id: DensityId): void {
  const { dataset } = document.documentElement
  if (id === defaultDensity) delete dataset.density
  else dataset.density = id
  density.setState({ id })
}
