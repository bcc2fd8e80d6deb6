/** The sizes of controls, by their Windows 98 names. A size sets the geometry of every skin, never its colors. */
export const densities = ['standard', 'large', 'extra-large'] as const

export type DensityId = (typeof densities)[number]

export const defaultDensity: DensityId = 'standard'

export function isDensityId(text: string | null): text is DensityId {
  return densities.some((id) => id === text)
}
