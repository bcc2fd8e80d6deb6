import { notify } from '@/desktop/notifications/notifications'
import { transactionState } from '@/domain/wallet/transaction-state'
import { transactionTexts } from '@/texts/en/wallet/account'
import { inLocale } from '@/texts/locale'
import { requestDialog } from '@/wallet/boot'
import type { EndedTransaction } from '@/wallet/transactions/transaction-events'

/** Tells in a balloon how a transaction ended. */
export function tellTransaction({ hash, description, outcome }: EndedTransaction): void {
  const texts = inLocale(transactionTexts)
  notify({
    id: `transaction-${hash}`,
    kind: outcome.status === 'failed' || outcome.differs ? 'error' : 'information',
    title: description,
    text: transactionState(outcome, texts),
    onOpen: () => requestDialog('account'),
  })
}
