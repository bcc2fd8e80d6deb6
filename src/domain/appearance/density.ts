/** How large the controls are, as Windows 98 named it: the geometry of every skin, never its colours. */
export const densities = [
  { id: 'standard', name: 'Windows Standard' },
  { id: 'large', name: 'Windows Standard (large)' },
  { id: 'extra-large', name: 'Windows Standard (extra large)' },
] as const

export type DensityId = (typeof densities)[number]['id']

export const defaultDensity: DensityId = 'standard'

/** Whether a text, from storage say, names a size. */
export function isDensityId(text: string | null): text is DensityId {
  return densities.some(({ id }) => id === text)
}
