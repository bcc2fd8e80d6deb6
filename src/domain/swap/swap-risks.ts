import type { ImpactLevel } from './impact-level'

/** The losses of a visitor beside the price, in hundredths of a percent. */
export type SwapLosses = {
  readonly level: ImpactLevel
  readonly impactBips: number
  /** By how much the quote fell since the form showed it. */
  readonly fallBips: number
  /** The most that is kept by one token, or by both together. */
  readonly keptBips: number
}

/** A loss that the visitor confirms by a word. */
export type ConfirmedLoss = readonly [of: 'impact' | 'fall' | 'tax', bips: number]

/** By how much an amount is below what was expected, hundredths of a percent, rounded down; 0 where it is not below. */
export function shortfallBips(expected: bigint, actual: bigint): number {
  return expected > actual ? Number(((expected - actual) * 10_000n) / expected) : 0
}

/** True for a difference that is shown: more than 1 %. */
export function isNoticeable(bips: number): boolean {
  return bips > 100
}

/** The losses that must be confirmed: a price impact of 10 %, a fall of more than 1 % since the form, taxes of more than 10 %. */
export function confirmedLosses({
  level,
  impactBips,
  fallBips,
  keptBips,
}: SwapLosses): readonly ConfirmedLoss[] {
  const losses: ConfirmedLoss[] = []
  if (level === 'confirm') losses.push(['impact', impactBips])
  if (isNoticeable(fallBips)) losses.push(['fall', fallBips])
  if (keptBips > 1_000) losses.push(['tax', keptBips])
  return losses
}
