/**
 * The weight of a risk before signing, from the lightest to the heaviest: a caution is read; an `acknowledged` one is a caution that
 * the visitor must acknowledge, since what is not recognized is never silent; a danger is acknowledged too; what is refused cannot be
 * signed here.
 */
export type Gravity = 'none' | 'caution' | 'acknowledged' | 'danger' | 'refused'

/** The weight of a risk, which is never none. */
export type RiskLevel = Exclude<Gravity, 'none'>

/** The heaviest of some weights; `none` without any. */
export function highestGravity(levels: Iterable<RiskLevel>): Gravity {
  const given = new Set<Gravity>(levels)
  return (
    (['refused', 'danger', 'acknowledged', 'caution'] as const).find((level) => given.has(level)) ?? 'none'
  )
}

/** True when buttons wait until the visitor says that the warnings were read. */
export function needsAcknowledgment(gravity: Gravity): boolean {
  return gravity === 'danger' || gravity === 'acknowledged'
}
