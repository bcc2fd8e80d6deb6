import { useEffect } from 'react'
import { notify } from '@/desktop/notifications/notifications'
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
  const isFailed = outcome.status === 'failed'
  notify({
    id: `transaction-${hash}`,
    kind: isFailed ? 'error' : 'information',
    title: description,
    text: isFailed && outcome.reason ? texts[outcome.reason] : texts[outcome.status],
    onOpen: () => requestDialog('account'),
  })
}
