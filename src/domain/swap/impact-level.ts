/**
 * How much attention a price impact asks for, as the front end of Uniswap V2 has the limits: `noted`, `warned`, `severe` (in
 * red), `confirm` (the visitor types a word), `refused`.
 */
export type ImpactLevel = (typeof levels)[number]

/** From the mildest. */
const levels = ['none', 'noted', 'warned', 'severe', 'confirm', 'refused'] as const

/** @param bips price impact in hundredths of a percent @param allowsHigh whether more than 15 % is allowed after all */
export function impactLevel(bips: number, allowsHigh: boolean): ImpactLevel {
  if (bips > 1_500 && !allowsHigh) return 'refused'
  if (bips >= 1_000) return 'confirm'
  if (bips >= 500) return 'severe'
  if (bips >= 300) return 'warned'
  return bips >= 100 ? 'noted' : 'none'
}

/** Whether a level asks for more attention than another. */
export function isWorse(level: ImpactLevel, than: ImpactLevel): boolean {
  return levels.indexOf(level) > levels.indexOf(than)
}
