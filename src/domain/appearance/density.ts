/** How large the controls are, as Windows 98 named it: the geometry of every skin, never its colors. */
export const densities = ['standard', 'large', 'extra-large'] as const

export type DensityId = (typeof densities)[number]

export const defaultDensity: DensityId = 'standard'

/** Whether a text, from storage say, names a size. */
export function isDensityId(text: string | null): text is DensityId {
  return densities.some((id) => id === text)
}
