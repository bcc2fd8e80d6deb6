import { readSafe } from '@/chain/safe/read-safe'
import { callDigest } from '@/chain/transactions/call-digest'
import { askToRepeat } from '@/desktop/ask-to-repeat'
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
import {
  addPendingTransaction,
  notePendingSeen,
  pendingWithCall,
  submitTransaction,
} from '@/wallet/safe/pending-safe-transactions'
import { signSafeTransaction, signWithdrawal } from '@/wallet/safe/safe-signing'
import { FailingCall } from '@/wallet/transactions/failing-call'
import { sendCalls } from '@/wallet/transactions/send-calls'
import { type Sent, sendTransaction } from '@/wallet/transactions/send-transaction'
import { useWallet } from '@/wallet/use-wallet'
import type { Gateway } from '../gateway/use-gateway'
import { type Prepared, type Proposal, prepareProposal, prepareRejection } from '../proposal/prepare-proposal'
import { signedOf } from '../review/use-reviews'
import { currentHost } from '../safe-context'
import { usePendingAction } from './use-pending-action'
import { withdrawProposal } from './withdraw-proposal'

type Ready = Extract<Review, { kind: 'ready' }>

const always = async () => true

/** Signing, rejecting, executing and proposing transactions of a Safe. */
export function useTransactionActions({ gateway, safe }: { gateway: Gateway; safe: SafeId }) {
  const texts = useTexts(treasuryTexts)
  const review = useTexts(treasuryReviewTexts)
  const proposal = useTexts(treasuryProposalTexts)
  const wallet = useWallet()
  const { config, client } = wallet
  const { pending, run, cancel, press } = usePendingAction()

  /** @param again the visitor was told that the same call was signed with another nonce */
  async function propose(
    { transaction, what, note }: { transaction: SafeTransaction; what: string; note: string },
    signal: AbortSignal,
    again: boolean,
  ) {
    const { to, value, data } = transaction
    const call = callDigest({ chainId: safe.chainId, from: safe.address, to, value, data })
    const nonce = String(transaction.nonce)
    if (!again && (await isUnderWay({ call, nonce }))) throw new LoveError('transaction-repeated')
    signal.throwIfAborted()
    const signed = await signSafeTransaction(config, safe, transaction, signal)
    signal.throwIfAborted()
    await submitTransaction({ ...safe, safeTxHash: signed.safeTxHash, what, call, nonce }, () =>
      gateway.mutations.propose(safe, proposalOf(transaction, note ? { ...signed, note } : signed)),
    )
    return texts.proposed
  }

  /** True when the same call was signed with another nonce that is still unused, or that the chain does not tell to be used. */
  async function isUnderWay(wanted: { call: string; nonce: string }): Promise<boolean> {
    const same = pendingWithCall(safe, wanted)
    if (same.length === 0) return false
    const contract = await readSafe(client(safe.chainId), safe.address).catch(() => null)
    return same.some(({ nonce = '0' }) => !contract || BigInt(nonce) >= contract.nonce)
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
    press,
    /** Only what was reviewed can be signed. */
    sign: ({ transaction, safeTxHash }: Ready) =>
      run(async (signal) => {
        const { signature } = await signSafeTransaction(config, safe, transaction, signal)
        await gateway.mutations.confirm(safe.chainId, safeTxHash, signature)
        return texts.signed
      }, texts.answerInWallet),
    /** What takes the place of a transaction, to be reviewed before the wallet opens. */
    prepareReject: ({ transaction }: Ready) =>
      prepare(() => prepareRejection(place(), transaction, texts.rejects)),
    /** Only the proposer may withdraw, and only before the execution. */
    withdraw: (safeTxHash: `0x${string}`) =>
      run(async (signal) => {
        await withdrawProposal(
          (service) => signWithdrawal(config, safe, safeTxHash, service, signal),
          (signature) => gateway.mutations.withdraw(safe.chainId, safeTxHash, signature),
        )
        // Its row stays: the signatures are valid without the service.
        notePendingSeen(safeTxHash)
        return texts.withdrawn
      }, texts.answerInWallet),
    /**
     * Sends the agreements that are proven now, at one block. The chain is asked first if the Safe accepts them: a refused
     * execution costs its fees.
     * @param info the signatures that the gateway lists
     * @param sender the connected account; `signs`: it is the owner whose signature is missing
     */
    execute: (
      { transaction, safeTxHash }: Ready,
      info: MultisigExecution,
      what: string,
      { sender, signs }: { sender: Address; signs: boolean },
    ) =>
      run(async (signal) => {
        const [{ readAgreements }, contract] = await Promise.all([
          import('../review/read-agreements'),
          readSafe(client(safe.chainId), safe.address),
        ])
        const agreements = await readAgreements(
          { client: client(safe.chainId), safe: safe.address, contract },
          signedOf(safe, transaction, info),
        )
        signal.throwIfAborted()
        // The Safe may have changed since the button was drawn, and an agreement that the button does not name is never added.
        const { threshold } = contract
        const data = executionData(transaction, { agreements, threshold }, signs ? sender : null)
        if (!data || contract.nonce !== transaction.nonce) return proposal.notEnough
        const execution = { ...safe, from: sender, to: safe.address, value: 0n, data, description: what }
        // An owner that is a Safe itself executes by a proposal, which its own owners have yet to execute.
        const onSent = ({ hash, isProposal }: Sent) => {
          if (!isProposal) addPendingTransaction({ ...safe, safeTxHash, what, executionHash: hash })
        }
        const sent = await askToRepeat((again) =>
          sendTransaction(wallet, execution, { signal, onSent, again }),
        ).catch(signatureProblem)
        if (typeof sent === 'string') return proposal.signaturesRefused(sent)
        return sent.isProposal ? texts.proposed : texts.sentToChain
      }, texts.answerInWallet),
    /**
     * Inside the Safe itself its own page reviews and proposes, several at once too.
     * @param mayBeSigned asked before its page is; nothing is proposed where it answers false
     */
    start({ calls, what }: Proposal, mayBeSigned = always): Promise<string | null> {
      const host = currentHost(safe)
      if (host)
        return run(async (signal) => {
          if (!(await mayBeSigned())) return ''
          signal.throwIfAborted()
          const proposed = { ...safe, from: safe.address, calls, description: what }
          await askToRepeat((again) => sendCalls(wallet, proposed, { signal, again }))
          return texts.proposed
        }, texts.answerInSafe)
      throw new LoveError('unexpected')
    },
    /** The transaction of a proposal, to be reviewed before the wallet opens; null when it could not be made. */
    prepare: (proposal: Proposal) => prepare((signal) => prepareProposal(place(), proposal, signal)),
    /**
     * Signs what was reviewed and proposes it to the other owners.
     * @param mayBeSigned asked at the press; nothing is signed where it answers false
     */
    proposeReviewed: ({ transaction }: Ready, what: string, note: string, mayBeSigned = always) =>
      run(async (signal) => {
        if (!(await mayBeSigned())) return ''
        return askToRepeat((again) => propose({ transaction, what, note }, signal, again))
      }, texts.answerInWallet),
  }
}

/** The code of a Safe that does not accept the signatures. @throws every other failure */
function signatureProblem(error: unknown): string {
  if (error instanceof LoveError && error.cause instanceof FailingCall) {
    const { reason } = error.cause
    if (reason instanceof Object && 'text' in reason && /^GS02\d$/.test(reason.text)) return reason.text
  }
  throw error
}
