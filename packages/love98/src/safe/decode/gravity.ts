/**
 * The weight of a risk before signing, in ascending order: a caution is read; an `acknowledged` risk is a caution that
 * the visitor must acknowledge, because unrecognized content is never silent; a danger must be acknowledged too; a
 * refused one cannot be signed here.
 */
export type Gravity = 'none' | 'caution' | 'acknowledged' | 'danger' | 'refused'

export type RiskLevel = Exclude<Gravity, 'none'>

/** Returns the highest gravity; `none` for an empty list. */
export function highestGravity(levels: Iterable<RiskLevel>): Gravity {
  const given = new Set<Gravity>(levels)
  return (
    (['refused', 'danger', 'acknowledged', 'caution'] as const).find((level) => given.has(level)) ?? 'none'
  )
}

/** Returns whether the buttons wait until the visitor acknowledges the warnings. */
export function needsAcknowledgment(gravity: Gravity): boolean {
  return gravity === 'danger' || gravity === 'acknowledged'
}
