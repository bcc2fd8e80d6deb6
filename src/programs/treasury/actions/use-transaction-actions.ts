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
import { common } from '@/texts/common'
import { treasury } from '@/texts/treasury'
import { treasuryProposal } from '@/texts/treasury-proposal'
import { treasuryReview } from '@/texts/treasury-review'

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
  const wallet = useWallet()
  const { config, client } = wallet
  const { pending, run, cancel, press } = usePendingAction()

  /** @param again true after the visitor confirmed a call that is already signed with another nonce */
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
    return treasury.proposed
  }

  /** Resolves to true if the same call is signed with another nonce that is unused, or that the chain does not report as used. */
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
    }, treasuryReview.preparing)
    return prepared
  }

  return {
    pending,
    cancel,
    press,
    /** Signs a reviewed transaction; others cannot be signed. */
    sign: ({ transaction, safeTxHash }: Ready) =>
      run(async (signal) => {
        const { signature } = await signSafeTransaction(config, safe, transaction, signal)
        await gateway.mutations.confirm(safe.chainId, safeTxHash, signature)
        return treasury.signed
      }, common.answerInWallet),
    /** Prepares the rejection that replaces a transaction. It is reviewed before the wallet opens. */
    prepareReject: ({ transaction }: Ready) =>
      prepare(() => prepareRejection(place(), transaction, treasury.rejects)),
    /** Withdraws a proposal. Only its proposer may do so, and only before the execution. */
    withdraw: (safeTxHash: `0x${string}`) =>
      run(async (signal) => {
        await withdrawProposal(
          (service) => signWithdrawal(config, safe, safeTxHash, service, signal),
          (signature) => gateway.mutations.withdraw(safe.chainId, safeTxHash, signature),
        )
        // The row stays, because the signatures remain valid without the service.
        notePendingSeen(safeTxHash)
        return treasury.withdrawn
      }, common.answerInWallet),
    /**
     * Executes with the signatures that are verified at one block. A simulation first checks that the Safe accepts them, because a
     * refused execution costs its fees.
     * @param info the signatures that the gateway lists
     * @param sender the connected account; `signs`: this account is the owner whose signature is missing
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
        // The Safe may have changed since the button was rendered. Never adds a signature that the button does not name.
        const { threshold } = contract
        const data = executionData(transaction, { agreements, threshold }, signs ? sender : null)
        if (!data || contract.nonce !== transaction.nonce) return treasuryProposal.notEnough
        const execution = { ...safe, from: sender, to: safe.address, value: 0n, data, description: what }
        // An owner that is a Safe executes by a proposal, which its own owners still have to execute.
        const onSent = ({ hash, isProposal }: Sent) => {
          if (!isProposal) addPendingTransaction({ ...safe, safeTxHash, what, executionHash: hash })
        }
        const sent = await askToRepeat((again) =>
          sendTransaction(wallet, execution, { signal, onSent, again }),
        ).catch(signatureProblem)
        if (typeof sent === 'string') return treasuryProposal.signaturesRefused(sent)
        return sent.isProposal ? treasury.proposed : treasury.sentToChain
      }, common.answerInWallet),
    /**
     * Inside the Safe's own page, that page reviews and proposes the calls, also several at once.
     * @param mayBeSigned called before the Safe's page opens; nothing is proposed if it resolves to false
     */
    start({ calls, what }: Proposal, mayBeSigned = always): Promise<string | null> {
      const host = currentHost(safe)
      if (host)
        return run(async (signal) => {
          if (!(await mayBeSigned())) return ''
          signal.throwIfAborted()
          const proposed = { ...safe, from: safe.address, calls, description: what }
          await askToRepeat((again) => sendCalls(wallet, proposed, { signal, again }))
          return treasury.proposed
        }, treasury.answerInSafe)
      throw new LoveError('unexpected')
    },
    /** Prepares the transaction of a proposal for the review before the wallet opens; null if that failed. */
    prepare: (proposal: Proposal) => prepare((signal) => prepareProposal(place(), proposal, signal)),
    /**
     * Signs the reviewed transaction and proposes it to the other owners.
     * @param mayBeSigned called at the press; nothing is signed if it resolves to false
     */
    proposeReviewed: ({ transaction }: Ready, what: string, note: string, mayBeSigned = always) =>
      run(async (signal) => {
        if (!(await mayBeSigned())) return ''
        return askToRepeat((again) => propose({ transaction, what, note }, signal, again))
      }, common.answerInWallet),
  }
}

/** Returns the error code of a Safe that does not accept the signatures. @throws any other error */
function signatureProblem(error: unknown): string {
  if (error instanceof LoveError && error.cause instanceof FailingCall) {
    const { reason } = error.cause
    if (reason instanceof Object && 'text' in reason && /^GS02\d$/.test(reason.text)) return reason.text
  }
  throw error
}
