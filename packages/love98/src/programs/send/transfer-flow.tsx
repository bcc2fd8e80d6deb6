import { confirmRepeat } from '@/desktop/confirm-repeat'
import { type Address, shortenAddress } from '@/domain/address'
import { amountText } from '@/safe/amount'
import { send as sendTexts } from '@/texts/send'

import { type FlowDefinition, isReview } from '@/wallet/flow/transaction-flow'
import { useTransactionFlow } from '@/wallet/flow/use-transaction-flow'
import { requestTransaction } from '@/wallet/flow/wallet-requests'
import { addRecipient } from '@/wallet/recipient/recent-recipients'
import { sendFailureText } from '@/wallet/transactions/send-failure-text'
import type { SentTransaction } from '@/wallet/transactions/send-transaction'
import type { Account } from '@/wallet/transactions/transaction-store'
import { useWallet } from '@/wallet/use-wallet'
import type { Wallet } from '@/wallet/wallet'
import { lastAssets } from './stored-assets'
import { type Transfer, transferCall } from './transfer'
import { TransferReceipt } from './transfer-receipt'
import { TransferReview } from './transfer-review'

type TransferFlowProps = {
  account: Account
  /** The transfer that the form describes. */
  transfer: Transfer
  onBack: () => void
  /** The visitor wants to send something else. */
  onAnother: () => void
}

/** A transfer from its review to its receipt. */
export function TransferFlow({ account, transfer, onBack, onAnother }: TransferFlowProps) {
  const wallet = useWallet()
  const flow = useTransactionFlow(transferDefinition(wallet, account, transfer))
  const { now } = flow
  if (now.phase === 'receipt') return <TransferReceipt {...{ account, ...now, onAnother }} />
  if (!isReview(now)) return null
  const { review } = now
  return (
    <TransferReview
      // A confirmation of one address is not valid for another one.
      key={review.to}
      {...{ account, onBack }}
      transfer={review}
      isAsking={now.busy === 'wallet'}
      note={now.note ?? ''}
      onMoved={(to: Address) => flow.revise({ ...review, to, before: review.before ?? review.to })}
      onSend={(isNameSame) => void flow.press(isNameSame)}
      onStop={flow.stop}
    />
  )
}

/** A transfer that the wallet accepted. */
type Receipt = { readonly phase: 'receipt'; readonly transfer: Transfer; readonly sent: SentTransaction }

/** Resolves to the problem of the recipient's name; null if the transfer may be sent. */
export type NameCheck = () => Promise<string | null>

function transferDefinition(
  wallet: Wallet,
  account: Account,
  transfer: Transfer,
): FlowDefinition<Transfer, Transfer, string, Receipt, NameCheck> {
  const { chainId, address: from } = account
  return {
    start: { phase: 'review', review: transfer, note: null, busy: null },
    prepare: (review) => ({ to: 'review', review }),
    async recheck(review, checkName) {
      const problem = await checkName()
      return problem === null ? { to: 'wallet', review } : { to: 'stay', note: problem }
    },
    async act(review, press) {
      const sent = review ?? transfer
      const { asset, amount, to, name } = sent
      const outgoing = {
        ...{ chainId, from, ...transferCall(sent) },
        description: sendTexts.description(
          amountText(String(amount), asset.decimals),
          asset.symbol,
          shortenAddress(to),
        ),
      }
      const onSent = () => {
        addRecipient({ chainId, address: to, name })
        lastAssets.write(new Map(lastAssets.read()).set(chainId, asset.token))
      }
      const answer = await confirmRepeat((allowsRepeat) =>
        requestTransaction(wallet, outgoing, press, { onSent, allowsRepeat }),
      )
      return { to: 'result', result: { phase: 'receipt', transfer: sent, sent: answer } }
    },
    onError: (error, { isStopped }) => ({
      to: 'stay',
      note: isStopped ? sendTexts.stopped : sendFailureText(error),
    }),
  }
}
