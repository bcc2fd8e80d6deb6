import type { MessageDescription } from '@/safe/decode/messages/describe-message'
import { messageRiskLevels } from '@/safe/decode/messages/message-risks'
import { riskLevels } from '@/safe/decode/risks'
import { treasuryMessages } from '@/texts/treasury-messages'
import { treasuryReview } from '@/texts/treasury-review'

import { Warnings } from '../transaction/warnings'

/**
 * The risks of a message and of the calls in it.
 * @param problem why it cannot be signed here; null where it can
 */
export function MessageWarnings({
  described,
  problem,
}: {
  described: MessageDescription | null
  problem: string | null
}) {
  const { riskFlags } = treasuryReview
  const { risks = [], callRisks = [] } = described ?? {}
  const linesOf = (...levels: readonly string[]) => [
    ...risks
      .filter((risk) => levels.includes(messageRiskLevels[risk]))
      .map((risk) => treasuryMessages.risks[risk]),
    ...callRisks.filter((risk) => levels.includes(riskLevels[risk])).map((risk) => riskFlags[risk]),
  ]
  return (
    <>
      <Warnings icon="error" lines={problem === null ? [] : [problem, ...linesOf('refused')]} />
      <Warnings icon="warning" lines={linesOf('danger')} />
      <Warnings icon="info" lines={linesOf('acknowledged', 'caution')} />
    </>
  )
}
