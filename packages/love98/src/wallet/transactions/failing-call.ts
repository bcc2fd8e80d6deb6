import type { RevertReason } from '@/chain/safe/revert-reason'

/** The node's reason why a call would fail; the cause of a `transaction-fails`. */
export class FailingCall extends Error {
  override readonly name = 'FailingCall'
  readonly code = 'call-fails'
  constructor(readonly reason: RevertReason | 'funds') {
    super(
      reason === null
        ? ''
        : JSON.stringify(reason, (_key, value) => (typeof value === 'bigint' ? `${value}` : value)),
    )
  }
}
