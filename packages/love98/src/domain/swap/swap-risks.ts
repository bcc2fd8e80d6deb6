import type { ImpactLevel } from './impact-level'

/** The losses of a visitor beside the price, in hundredths of a percent. */
export type SwapLosses = {
  readonly level: ImpactLevel
  readonly impactBips: number
  /** The decrease of the quote since the form showed it. */
  readonly fallBips: number
  /** The largest part that one token, or both together, keep of a transfer. */
  readonly keptBips: number
}

/** A loss that the visitor confirms by a word. */
export type ConfirmedLoss = readonly [cause: 'impact' | 'fall' | 'tax', bips: number]

/**
 * Returns how far an amount is below the expected one, in hundredths of a percent, rounded down; 0 if it is not
 * below.
 */
export function shortfallBips(expected: bigint, actual: bigint): number {
  return expected > actual ? Number(((expected - actual) * 10_000n) / expected) : 0
}

/** True for a difference that is shown: more than 1 %. */
export function isNoticeable(bips: number): boolean {
  return bips > 100
}

/**
 * Returns the losses to confirm: a price impact of 10 %, a fall of more than 1 % since the form, taxes of more than 10
 * %.
 */
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
