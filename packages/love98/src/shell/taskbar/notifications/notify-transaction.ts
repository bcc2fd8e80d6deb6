import { notify } from '@/desktop/notifications/notifications'
import { transactionState } from '@/domain/wallet/transaction-state'

import { requestDialog } from '@/wallet/boot'
import type { EndedTransaction } from '@/wallet/transactions/transaction-events'

export function notifyTransaction({ hash, description, outcome }: EndedTransaction): void {
  notify({
    id: `transaction-${hash}`,
    kind: outcome.status === 'failed' || outcome.differs ? 'error' : 'information',
    title: description,
    text: transactionState(outcome),
    onOpen: () => requestDialog('account'),
  })
}
