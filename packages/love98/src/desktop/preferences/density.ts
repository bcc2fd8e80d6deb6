import { createPreference } from '@/desktop/preferences/create-preference'
import { type DensityId, defaultDensity, isDensityId } from '@/domain/appearance/density'
import { densityKey } from '@/domain/storage-keys'

/**
 * The size of the controls: `data-density` on the root, which the script in the page's head sets before the
 * first paint.
 */
export const density = createPreference<DensityId>({
  key: densityKey,
  initial: defaultDensity,
  parse: densityOf,
  serialize: (id) => (id === defaultDensity ? null : id),
  apply(id) {
    const { dataset } = document.documentElement
    if (id === defaultDensity) delete dataset.density
    else dataset.density = id
  },
  painted: () => densityOf(document.documentElement.dataset.density ?? null),
})

function densityOf(text: string | null): DensityId {
  return isDensityId(text) ? text : defaultDensity
}
