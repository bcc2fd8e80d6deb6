/**
 * The severity of a price impact, with the limits of the Uniswap V2 interface: `noted`, `warned`, `severe` (in red),
 * `confirm` (the visitor types a word), `refused`.
 */
export type ImpactLevel = (typeof levels)[number]

/** From the least to the most severe. */
const levels = ['none', 'noted', 'warned', 'severe', 'confirm', 'refused'] as const

/**
 * @param bips price impact in hundredths of a percent
 * @param allowsHigh true if the visitor allows more than 15%
 */
export function impactLevel(bips: number, allowsHigh: boolean): ImpactLevel {
  if (bips > 1_500 && !allowsHigh) return 'refused'
  if (bips >= 1_000) return 'confirm'
  if (bips >= 500) return 'severe'
  if (bips >= 300) return 'warned'
  return bips >= 100 ? 'noted' : 'none'
}

export function isWorse(level: ImpactLevel, than: ImpactLevel): boolean {
  return levels.indexOf(level) > levels.indexOf(than)
}
