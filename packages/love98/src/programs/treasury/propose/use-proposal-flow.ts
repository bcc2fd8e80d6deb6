import { readSafe } from '@/chain/safe/read-safe'
import { callDigest } from '@/chain/transactions/call-digest'
import { confirmRepeat } from '@/desktop/confirm-repeat'
import { AppError } from '@/domain/errors'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { Review } from '@/safe/review'
import { proposalOf, type SafeTransaction } from '@/safe/safe-transaction'
import { treasury } from '@/texts/treasury'
import { signSafeTransaction } from '@/wallet/flow/safe-signatures'
import type { Press } from '@/wallet/flow/transaction-flow'
import { requestBatch } from '@/wallet/flow/wallet-requests'
import { type ResolvedRecipient, useNameCheck } from '@/wallet/recipient/use-current-address'
import { pendingWithCall, submitTransaction } from '@/wallet/safe/pending-safe-transactions'
import { useWallet } from '@/wallet/use-wallet'
import type { Wallet } from '@/wallet/wallet'
import { currentHost } from '../safe/use-safe-context'
import { type SafeSteps, useSafeFlow } from '../safe/use-safe-flow'
import type { Gateway } from '../safe/use-safe-queries'
import {
  type CallsToPropose,
  type PreparedProposal,
  prepareProposal,
  prepareRejection,
} from './prepare-proposal'

export type ReadyReview = Extract<Review, { kind: 'ready' }>

/** A filled-in form: the calls, and what is checked before they are reviewed. */
export type FilledForm = CallsToPropose & {
  /** Recipients whose names must still have the same addresses, now and at the press. */
  readonly recipients?: readonly ResolvedRecipient[]
  /** Resolves to a problem of the calls, or to an empty text. */
  readonly verify?: () => Promise<string>
}

/** The calls of a form, or the rejection of a pending transaction. */
type ProposalInput = FilledForm | { readonly rejected: SafeTransaction }

type ReviewedProposal = {
  readonly prepared: PreparedProposal
  readonly recipients: readonly ResolvedRecipient[]
}

type ProposalAction =
  /** `ready` has the nonce that the visitor typed. `note`: for the other owners. */
  | { readonly kind: 'sign'; readonly ready: ReadyReview; readonly what: string; readonly note: string }
  /** The Safe's own page reviews and proposes the calls, also several at once. */
  | { readonly kind: 'propose-in-safe'; readonly form: FilledForm }

export type ProposalDeps = {
  readonly wallet: Wallet
  readonly gateway: Gateway
  readonly safe: SafeId
  /** Resolves to the problem of a name, or to an empty text. */
  readonly checkNames: (recipients: readonly ResolvedRecipient[]) => Promise<string>
  /** Called with the text about the result. */
  readonly onDone: (text: string) => void
}

export type ProposalFlow = ReturnType<typeof useProposalFlow>

/** Proposes a transaction to the owners of a Safe: form, review, signature, and the request to the Safe service. */
export function useProposalFlow({
  gateway,
  safe,
  onDone,
}: Pick<ProposalDeps, 'gateway' | 'safe' | 'onDone'>) {
  const wallet = useWallet()
  const checkNames = useNameCheck(safe.chainId)
  const flow = useSafeFlow(safe, proposalSteps({ wallet, gateway, safe, checkNames, onDone }))
  return {
    ...flow,
    /** Shows the review of a filled-in form. Inside the Safe its own page shows it. */
    propose(form: FilledForm) {
      void (currentHost(safe) ? flow.press({ kind: 'propose-in-safe', form }) : flow.submit(form))
    },
  }
}

/** Returns the steps of a proposal. */
export function proposalSteps(
  deps: ProposalDeps,
): SafeSteps<ProposalInput, ReviewedProposal, ProposalAction> {
  const { wallet, gateway, safe, checkNames, onDone } = deps
  const services = () => ({ client: wallet.client(safe.chainId), gateway, safe })
  return {
    async prepare(input, signal) {
      if ('rejected' in input) {
        const prepared = await prepareRejection(services(), input.rejected, treasury.rejects)
        return { to: 'review', review: { prepared, recipients: [] } }
      }
      const { recipients = [], verify } = input
      const problem = (await checkNames(recipients)) || (await verify?.())
      if (problem) return { to: 'form', note: { text: problem, isAlert: true } }
      signal.throwIfAborted()
      const prepared = await prepareProposal(services(), input, signal)
      return { to: 'review', review: { prepared, recipients } }
    },
    async recheck(review) {
      const problem = await checkNames(review.recipients)
      return problem ? { to: 'form', note: { text: problem, isAlert: true } } : { to: 'wallet', review }
    },
    async act(_, press, action) {
      if (action.kind === 'propose-in-safe') {
        const { calls, description, recipients = [], verify } = action.form
        const problem = (await checkNames(recipients)) || (await verify?.())
        if (problem) return { to: 'form', note: { text: problem, isAlert: true } }
        press.signal.throwIfAborted()
        const batch = { ...safe, from: safe.address, calls, description }
        await confirmRepeat((allowsRepeat) => requestBatch(wallet, batch, press, { allowsRepeat }))
      } else await confirmRepeat((again) => signAndSubmit(deps, action, press, again))
      onDone(treasury.proposed)
      return { to: 'result', result: { phase: 'done', text: treasury.proposed } }
    },
  }
}

/** @param again true after the visitor confirmed a call that is already signed with another nonce */
async function signAndSubmit(
  { wallet, gateway, safe }: ProposalDeps,
  { ready: { transaction }, what, note }: Extract<ProposalAction, { kind: 'sign' }>,
  press: Press,
  again: boolean,
): Promise<void> {
  const { to, value, data } = transaction
  const call = callDigest({ chainId: safe.chainId, from: safe.address, to, value, data })
  const nonce = String(transaction.nonce)
  if (!again && (await isSignedAlready(wallet, safe, { call, nonce })))
    throw new AppError('transaction-repeated')
  press.signal.throwIfAborted()
  const signed = await signSafeTransaction(wallet.config, safe, transaction, press)
  press.signal.throwIfAborted()
  await submitTransaction({ ...safe, safeTxHash: signed.safeTxHash, what, call, nonce }, () =>
    gateway.mutations.propose(safe, proposalOf(transaction, note ? { ...signed, note } : signed)),
  )
}

/**
 * Resolves to true if the same call is signed with another nonce that is unused, or that the chain does not
 * report as used.
 */
async function isSignedAlready(
  { client }: Wallet,
  safe: SafeId,
  wanted: { call: string; nonce: string },
): Promise<boolean> {
  const same = pendingWithCall(safe, wanted)
  if (same.length === 0) return false
  const contract = await readSafe(client(safe.chainId), safe.address).catch(() => null)
  return same.some(({ nonce = '0' }) => !contract || BigInt(nonce) >= contract.nonce)
}
