import { useEffect } from 'react'
import { notify } from '@/desktop/notifications/notifications'
import { transactionState } from '@/domain/wallet/tracked-transaction'
import { transactionTexts } from '@/texts/en/wallet/account'
import { inLocale } from '@/texts/locale'
import { requestDialog } from '@/wallet/boot'
import { type EndedTransaction, endedTransactions } from '@/wallet/transactions/transaction-events'

/** Tells in a balloon how a transaction of this browser ended, whatever the visitor is doing then. */
export function useTransactionNotifications(): void {
  // The chain is followed outside of React.
  useEffect(() => endedTransactions.subscribe(({ last }) => last && tell(last)), [])
}

function tell({ hash, description, outcome }: EndedTransaction): void {
  const texts = inLocale(transactionTexts)
  notify({
    id: `transaction-${hash}`,
    kind: outcome.status === 'failed' || outcome.differs ? 'error' : 'information',
    title: description,
    text: transactionState(outcome, texts),
    onOpen: () => requestDialog('account'),
  })
}
