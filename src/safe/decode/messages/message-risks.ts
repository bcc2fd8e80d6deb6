import { type RiskFlag, riskLevels } from '../risks'

/**
 * By weight: a caution is read, one that is `acknowledged` is read and acknowledged, and so is a danger. The risks of calls in a
 * message have the weights of transactions; what is refused cannot be signed here.
 */
export const messageRiskLevels = {
  empty: 'caution',
  'left-out': 'caution',
  'any-chain': 'caution',
  'unknown-form': 'acknowledged',
  'unread-sign-in': 'acknowledged',
  'own-site': 'acknowledged',
  'data-text': 'acknowledged',
  'hash-text': 'danger',
  allowance: 'danger',
  transfer: 'danger',
  manager: 'danger',
  debt: 'danger',
  order: 'danger',
  blind: 'danger',
  'account-calls': 'danger',
  code: 'danger',
  'unknown-amount': 'danger',
  'unknown-bytes': 'danger',
  'other-chain': 'danger',
  'other-site': 'danger',
  'other-account': 'danger',
  'other-safe': 'danger',
} as const satisfies Readonly<Record<string, 'caution' | 'acknowledged' | 'danger'>>

export type MessageRisk = keyof typeof messageRiskLevels
export type MessageGravity = 'none' | 'caution' | 'acknowledged' | 'danger' | 'refused'

/** The weight of the heaviest risk of a message, with those of the calls in it. */
export function gravityOfMessage({
  risks,
  callRisks,
}: {
  risks: readonly MessageRisk[]
  callRisks: readonly RiskFlag[]
}): MessageGravity {
  const levels = new Set<MessageGravity>([
    ...risks.map((risk) => messageRiskLevels[risk]),
    ...callRisks.map((risk) => riskLevels[risk]),
  ])
  const heaviest = (['refused', 'danger', 'acknowledged', 'caution'] as const).find((level) =>
    levels.has(level),
  )
  return heaviest ?? 'none'
}

/** Whether a message of this weight is signed only after the owner acknowledged its risks. */
export function needsAcknowledgment(gravity: MessageGravity): boolean {
  return gravity === 'danger' || gravity === 'acknowledged'
}
