import { type Gravity, highestGravity, type RiskLevel } from '../gravity'
import { type RiskFlag, riskLevels } from '../risks'

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
} as const satisfies Readonly<Record<string, RiskLevel>>

export type MessageRisk = keyof typeof messageRiskLevels

export function gravityOfMessage({
  risks,
  callRisks,
}: {
  risks: readonly MessageRisk[]
  callRisks: readonly RiskFlag[]
}): Gravity {
  return highestGravity([
    ...risks.map((risk) => messageRiskLevels[risk]),
    ...callRisks.map((risk) => riskLevels[risk]),
  ])
}
