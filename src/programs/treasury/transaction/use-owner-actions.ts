import { readSafe } from '@/chain/safe/read-safe'
import { confirmRepeat } from '@/desktop/confirm-repeat'
import type { Address } from '@/domain/address'
import { LoveError } from '@/domain/errors'
import type { Hex } from '@/domain/hex'
import { executionData } from '@/safe/execution'
import { GatewayError } from '@/safe/gateway/gateway-error'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { MultisigExecution } from '@/safe/gateway/transaction-shapes'
import { type ProposalService, proposalServices } from '@/safe/withdrawal'
import { treasury } from '@/texts/treasury'
import { treasuryProposal } from '@/texts/treasury-proposal'

import { signSafeTransaction, signWithdrawal } from '@/wallet/flow/safe-signatures'
import type { Press } from '@/wallet/flow/transaction-flow'
import { requestTransaction } from '@/wallet/flow/wallet-requests'
import { addPendingTransaction, markPendingSeen } from '@/wallet/safe/pending-safe-transactions'
import { FailingCall } from '@/wallet/transactions/failing-call'
import type { SentTransaction } from '@/wallet/transactions/send-transaction'
import { useWallet } from '@/wallet/use-wallet'
import type { Wallet } from '@/wallet/wallet'
import type { ReadyReview } from '../propose/use-proposal-flow'
import type { Gateway } from '../safe/use-gateway'
import { useSafeFlow } from '../safe/use-safe-flow'
import { signedOf } from './use-reviews'

type Place = { wallet: Wallet; gateway: Gateway; safe: SafeId }

type Execution = {
  ready: ReadyReview
  /** The signatures that the gateway lists. */
  info: MultisigExecution
  what: string
  /** The connected account. */
  sender: Address
  /** True if the sender is the owner whose signature is missing. */
  signs: boolean
}

export type OwnerAction =
  | { kind: 'sign'; ready: ReadyReview }
  | ({ kind: 'execute' } & Execution)
  /** Only the proposer may withdraw a proposal, and only before the execution. */
  | { kind: 'withdraw'; safeTxHash: Hex }

/** The actions of an owner on a reviewed transaction. The details of the transaction are the review. */
export function useOwnerActions(
  { gateway, safe }: { gateway: Gateway; safe: SafeId },
  onWithdrawn: () => void,
) {
  const place = { wallet: useWallet(), gateway, safe }
  return useSafeFlow<never, never, OwnerAction>(safe, {
    prepare: (none) => none,
    async act(_, press, action) {
      const text = await resultOf(place, action, press)
      if (action.kind === 'withdraw') onWithdrawn()
      return { to: 'form', note: { text, isAlert: false } }
    },
  })
}

/** Performs an action. Resolves to the text about its result. */
async function resultOf(place: Place, action: OwnerAction, press: Press): Promise<string> {
  const { wallet, gateway, safe } = place
  switch (action.kind) {
    case 'sign': {
      const { transaction, safeTxHash } = action.ready
      const { signature } = await signSafeTransaction(wallet.config, safe, transaction, press)
      await gateway.mutations.confirm(safe.chainId, safeTxHash, signature)
      return treasury.signed
    }
    case 'execute':
      return execute(place, action, press)
    case 'withdraw': {
      const { safeTxHash } = action
      await withdrawProposal(
        (service) => signWithdrawal(wallet.config, safe, safeTxHash, service, press),
        (signature) => gateway.mutations.withdraw(safe.chainId, safeTxHash, signature),
      )
      // The row stays, because the signatures remain valid without the service.
      markPendingSeen(safeTxHash)
      return treasury.withdrawn
    }
  }
}

/**
 * Executes with the signatures that are verified at one block. A simulation first checks that the Safe accepts them, because a
 * refused execution costs its fees.
 */
async function execute({ wallet, safe }: Place, action: Execution, press: Press): Promise<string> {
  const { ready, info, what, sender, signs } = action
  const { transaction, safeTxHash } = ready
  const client = wallet.client(safe.chainId)
  const [{ readAgreements }, contract] = await Promise.all([
    import('./read-agreements'),
    readSafe(client, safe.address),
  ])
  const agreements = await readAgreements(
    { client, safe: safe.address, contract },
    signedOf(safe, transaction, info),
  )
  press.signal.throwIfAborted()
  // The Safe may have changed since the button was rendered. Never adds a signature that the button does not name.
  const { threshold } = contract
  const data = executionData(transaction, { agreements, threshold }, signs ? sender : null)
  if (!data || contract.nonce !== transaction.nonce) return treasuryProposal.notEnough
  const execution = { ...safe, from: sender, to: safe.address, value: 0n, data, description: what }
  // An owner that is a Safe executes by a proposal, which its own owners still have to execute.
  const onSent = ({ hash, isProposal }: SentTransaction) => {
    if (!isProposal) addPendingTransaction({ ...safe, safeTxHash, what, executionHash: hash })
  }
  const sent = await confirmRepeat((allowsRepeat) =>
    requestTransaction(wallet, execution, press, { onSent, allowsRepeat }),
  ).catch(signatureProblem)
  if (typeof sent === 'string') return treasuryProposal.signaturesRefused(sent)
  return sent.isProposal ? treasury.proposed : treasury.sentToChain
}

/** Returns the error code of a Safe that does not accept the signatures. @throws any other error */
function signatureProblem(error: unknown): string {
  if (error instanceof LoveError && error.cause instanceof FailingCall) {
    const { reason } = error.cause
    if (reason instanceof Object && 'text' in reason && /^GS02\d$/.test(reason.text)) return reason.text
  }
  throw error
}

/**
 * Withdraws a proposal. A gateway does not say which service keeps it, so a signature that is refused under the name of one is
 * asked for again under the name of the next.
 * @throws {GatewayError} of the last one, or any error that another signature would not change
 */
export async function withdrawProposal(
  sign: (service: ProposalService) => Promise<Hex>,
  send: (signature: Hex) => Promise<unknown>,
): Promise<void> {
  let refusal: unknown
  for (const service of proposalServices)
    try {
      await send(await sign(service))
      return
    } catch (error) {
      if (!isRefusedSignature(error)) throw error
      refusal = error
    }
  throw refusal
}

function isRefusedSignature(error: unknown): boolean {
  return error instanceof GatewayError && [400, 401, 403, 422].includes(error.detail.status)
}
