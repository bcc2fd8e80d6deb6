import { LoveError } from '@/domain/errors'
import { executionData } from '@/safe/execution'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { MultisigExecution } from '@/safe/gateway/transaction-shapes'
import type { Review } from '@/safe/review'
import { plainTransaction, proposalOf, rejection, type SafeTransaction } from '@/safe/safe-transaction'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { useTexts } from '@/texts/use-texts'
import { addPendingTransaction, removePendingTransaction } from '@/wallet/safe/pending-safe-transactions'
import { sendCall, signSafeTransaction, signWithdrawal } from '@/wallet/safe/safe-signing'
import { useWallet } from '@/wallet/use-wallet'
import type { Gateway } from '../gateway/use-gateway'
import type { Payment } from '../proposal/parse-payment'
import { currentHost } from '../safe-context'
import { usePendingAction } from './use-pending-action'

type Ready = Extract<Review, { kind: 'ready' }>

/** Signing, rejecting, executing and proposing transactions of a Safe. */
export function useTransactionActions({ gateway, safe }: { gateway: Gateway; safe: SafeId }) {
  const texts = useTexts(treasuryTexts)
  const { config } = useWallet()
  const { pending, run, cancel } = usePendingAction()

  async function propose(transaction: SafeTransaction, what: string, note: string, signal: AbortSignal) {
    const signed = await signSafeTransaction(config, safe, transaction)
    signal.throwIfAborted()
    await gateway.mutations.propose(safe, proposalOf(transaction, note ? { ...signed, note } : signed))
    addPendingTransaction({ ...safe, safeTxHash: signed.safeTxHash, what })
    return texts.proposed
  }

  return {
    pending,
    cancel,
    /** Only what was reviewed can be signed. */
    sign: ({ transaction, safeTxHash }: Ready) =>
      run(async () => {
        const { signature } = await signSafeTransaction(config, safe, transaction)
        await gateway.mutations.confirm(safe.chainId, safeTxHash, signature)
        return texts.signed
      }, texts.answerInWallet),
    reject: ({ transaction }: Ready) =>
      run(
        (signal) => propose(rejection(safe, Number(transaction.nonce)), texts.rejects, '', signal),
        texts.answerInWallet,
      ),
    /** Only the proposer may withdraw, and only before the execution. */
    withdraw: (safeTxHash: `0x${string}`) =>
      run(async () => {
        const signature = await signWithdrawal(config, safe, safeTxHash)
        await gateway.mutations.withdraw(safe.chainId, safeTxHash, signature)
        removePendingTransaction(safeTxHash)
        return texts.withdrawn
      }, texts.answerInWallet),
    execute: ({ transaction, safeTxHash }: Ready, info: MultisigExecution, what: string) =>
      run(async () => {
        const data = executionData(transaction, info)
        if (!data) throw new LoveError('unexpected')
        const executionHash = await sendCall(config, safe.chainId, { to: safe.address, data })
        addPendingTransaction({ ...safe, safeTxHash, what, executionHash })
        return texts.sentToChain
      }, texts.answerInWallet),
    /** Inside the Safe itself its own page proposes, several at once too; elsewhere an owner's wallet signs one here. */
    start(payments: readonly Payment[], note: string): Promise<string | null> {
      const host = currentHost(safe)
      const [first] = payments
      const what = payments.length === 1 && first ? first.what : texts.batchOf(payments.length)
      if (host)
        return run(async (signal) => {
          const calls = payments.map(({ to, value, data }) => ({ to, value: String(value), data }))
          const safeTxHash = await host.client.send(calls, undefined, { signal })
          addPendingTransaction({ ...safe, safeTxHash, what })
          return texts.proposed
        }, texts.answerInSafe)
      return run(async (signal) => {
        if (!first || payments.length > 1) throw new LoveError('unexpected')
        const { to, value, data } = first
        const call = { to, value: String(value), data, operation: 0 } as const
        const { recommendedNonce: nonce, safeTxGas } = await gateway.queries.estimate(safe, call, signal)
        const transaction = plainTransaction({ to, value, data, nonce, safeTxGas: BigInt(safeTxGas) })
        return propose(transaction, what, note, signal)
      }, texts.answerInWallet)
    },
  }
}
