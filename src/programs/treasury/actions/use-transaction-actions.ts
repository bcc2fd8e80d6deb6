import { readBlockNumber } from '@/chain/block-number'
import { readRevertReason } from '@/chain/safe/revert-reason'
import type { Address } from '@/domain/address'
import { LoveError } from '@/domain/errors'
import { executionData } from '@/safe/execution'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { MultisigExecution } from '@/safe/gateway/transaction-shapes'
import type { Review } from '@/safe/review'
import { proposalOf, type SafeTransaction } from '@/safe/safe-transaction'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { treasuryProposalTexts } from '@/texts/en/programs/treasury-proposal'
import { treasuryReviewTexts } from '@/texts/en/programs/treasury-review'
import { useTexts } from '@/texts/use-texts'
import { addPendingTransaction, removePendingTransaction } from '@/wallet/safe/pending-safe-transactions'
import { sendCall, signSafeTransaction, signWithdrawal } from '@/wallet/safe/safe-signing'
import { useWallet } from '@/wallet/use-wallet'
import type { Gateway } from '../gateway/use-gateway'
import { type Prepared, type Proposal, prepareProposal, prepareRejection } from '../proposal/prepare-proposal'
import { currentHost } from '../safe-context'
import { usePendingAction } from './use-pending-action'
import { withdrawProposal } from './withdraw-proposal'

type Ready = Extract<Review, { kind: 'ready' }>

/** Signing, rejecting, executing and proposing transactions of a Safe. */
export function useTransactionActions({ gateway, safe }: { gateway: Gateway; safe: SafeId }) {
  const texts = useTexts(treasuryTexts)
  const review = useTexts(treasuryReviewTexts)
  const proposal = useTexts(treasuryProposalTexts)
  const { config, client } = useWallet()
  const { pending, run, cancel } = usePendingAction()

  async function propose(transaction: SafeTransaction, what: string, note: string, signal: AbortSignal) {
    const signed = await signSafeTransaction(config, safe, transaction)
    signal.throwIfAborted()
    await gateway.mutations.propose(safe, proposalOf(transaction, note ? { ...signed, note } : signed))
    addPendingTransaction({ ...safe, safeTxHash: signed.safeTxHash, what })
    return texts.proposed
  }

  const place = () => ({ client: client(safe.chainId), gateway, safe })

  async function prepare(read: (signal: AbortSignal) => Promise<Prepared>): Promise<Prepared | null> {
    let prepared: Prepared | null = null
    await run(async (signal) => {
      prepared = await read(signal)
      return ''
    }, review.preparing)
    return prepared
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
    /** What takes the place of a transaction, to be reviewed before the wallet opens. */
    prepareReject: ({ transaction }: Ready) =>
      prepare(() => prepareRejection(place(), transaction, texts.rejects)),
    /** Only the proposer may withdraw, and only before the execution. */
    withdraw: (safeTxHash: `0x${string}`) =>
      run(async () => {
        await withdrawProposal(
          (service) => signWithdrawal(config, safe, safeTxHash, service),
          (signature) => gateway.mutations.withdraw(safe.chainId, safeTxHash, signature),
        )
        removePendingTransaction(safeTxHash)
        return texts.withdrawn
      }, texts.answerInWallet),
    /**
     * The signatures come from the gateway, so the chain is asked first whether the Safe accepts them: a refused execution
     * costs its fees.
     * @param sender the connected account; `signs`: it is the owner whose signature is missing
     */
    execute: (
      { transaction, safeTxHash }: Ready,
      info: MultisigExecution,
      what: string,
      { sender, signs }: { sender: Address; signs: boolean },
    ) =>
      run(async (signal) => {
        const data = executionData(transaction, info, signs ? sender : null)
        if (!data) throw new LoveError('unexpected')
        const node = client(safe.chainId)
        // Without an answer of this node, the wallet's own decides.
        const reason = await readBlockNumber(node)
          .then((block) => readRevertReason(node, { from: sender, to: safe.address, data }, block))
          .catch(() => null)
        signal.throwIfAborted()
        if (reason && 'text' in reason && /^GS02\d$/.test(reason.text))
          return proposal.signaturesRefused(reason.text)
        const executionHash = await sendCall(config, safe.chainId, { to: safe.address, data })
        addPendingTransaction({ ...safe, safeTxHash, what, executionHash })
        return texts.sentToChain
      }, texts.answerInWallet),
    /** Inside the Safe itself its own page reviews and proposes, several at once too. */
    start({ calls, what }: Proposal): Promise<string | null> {
      const host = currentHost(safe)
      if (host)
        return run(async (signal) => {
          const sent = calls.map(({ to, value, data }) => ({ to, value: String(value), data }))
          const safeTxHash = await host.client.send(sent, undefined, { signal })
          addPendingTransaction({ ...safe, safeTxHash, what })
          return texts.proposed
        }, texts.answerInSafe)
      throw new LoveError('unexpected')
    },
    /** The transaction of a proposal, to be reviewed before the wallet opens; null when it could not be made. */
    prepare: (proposal: Proposal) => prepare((signal) => prepareProposal(place(), proposal, signal)),
    /** Signs what was reviewed and proposes it to the other owners. */
    proposeReviewed: ({ transaction }: Ready, what: string, note: string) =>
      run((signal) => propose(transaction, what, note, signal), texts.answerInWallet),
  }
}
