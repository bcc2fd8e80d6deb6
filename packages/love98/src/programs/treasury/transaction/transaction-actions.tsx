import { Suspense, useState } from 'react'
import { readSafe, type SafeContract } from '@/chain/safe/read-safe'
import { confirmRepeat } from '@/desktop/confirm-repeat'
import { type Address, isSameAddress } from '@/domain/address'
import { AppError } from '@/domain/errors'
import type { Hex } from '@/domain/hex'
import { addressesOfTransaction } from '@/safe/decode/addresses-of-call'
import { needsAcknowledgment } from '@/safe/decode/gravity'
import { executionData } from '@/safe/execution'
import { GatewayError } from '@/safe/gateway/gateway-error'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { MultisigExecution, TransactionDetails } from '@/safe/gateway/transaction-shapes'
import type { Agreement } from '@/safe/proven-signers'
import type { Review } from '@/safe/review'
import { type ProposalService, proposalServices } from '@/safe/withdrawal'
import { treasury } from '@/texts/treasury'
import { treasuryProposal } from '@/texts/treasury-proposal'
import { treasuryReview } from '@/texts/treasury-review'
import { AcknowledgeRisk } from '@/ui/acknowledge-risk/acknowledge-risk'
import { useAcknowledgment } from '@/ui/acknowledge-risk/use-acknowledgment'
import { lazyNamed } from '@/ui/lazy-named'
import { StatusText } from '@/ui/status-text/status-text'
import { signSafeTransaction, signWithdrawal } from '@/wallet/flow/safe-signatures'
import { isReview, type Press } from '@/wallet/flow/transaction-flow'
import { requestTransaction } from '@/wallet/flow/wallet-requests'
import { addPendingTransaction, markPendingSeen } from '@/wallet/safe/pending-safe-transactions'
import { FailingCall } from '@/wallet/transactions/failing-call'
import type { SentTransaction } from '@/wallet/transactions/send-transaction'
import { useWallet } from '@/wallet/use-wallet'
import type { Wallet } from '@/wallet/wallet'
import type { ListProps } from '../list/list-props'
import { ProposalDialog, ProposalReview } from '../propose/proposal-review'
import { type ReadyReview, useProposalFlow } from '../propose/use-proposal-flow'
import recipes from '../recipes.module.css'
import { isOwner, reasonNotToSign, useHostOf } from '../safe/use-safe-context'
import { type SafeNote, useSafeFlow } from '../safe/use-safe-flow'
import type { Gateway } from '../safe/use-safe-queries'
import { useLookAlikes } from './use-look-alikes'
import { signedOf } from './use-reviews'

// Lazy import: only owners who replace a transaction need the form.
const NewTransaction = lazyNamed(() => import('../propose/new-transaction'), 'NewTransaction')

type ActionsProps = ListProps & {
  details: TransactionDetails
  /** The review of these details. Actions are offered only for details whose hash was verified. */
  review: Extract<Review, { kind: 'ready' }>
  /** True until the chain facts that the risks depend on are read, or have failed to load. */
  isReading: boolean
  /** A description of the transaction, decoded from its bytes. */
  what: string
  /** The contract of the Safe; undefined until it is read. */
  contract: SafeContract | undefined
  /** Verified signatures of owners; undefined until they are read, null if the chain did not answer. */
  agreements: readonly Agreement[] | null | undefined
  onWithdrawn: () => void
}

/** The actions of an owner on a pending transaction. The owner has to acknowledge its risks first. */
export function TransactionActions({
  details,
  review,
  isReading,
  what,
  contract,
  agreements,
  onWithdrawn,
  ...props
}: ActionsProps) {
  const { safe, state, viewer } = props
  const actions = useOwnerActions(props, onWithdrawn)
  const [isReplacing, setIsReplacing] = useState(false)
  const [result, setResult] = useState('')
  const rejection = useProposalFlow({ ...props, onDone: setResult })
  const host = useHostOf(safe)
  // A later answer of the chain can add risks, which the owner has to acknowledge again.
  const acknowledgment = useAcknowledgment(review.riskFlags.join())
  const alike = useLookAlikes(props, addressesOfTransaction(review.transaction, review.call))
  const info = details.detailedExecutionInfo
  if (info?.type !== 'MULTISIG') return null
  if (!isOwner(state, viewer)) return <span className={recipes.reason}>{reasonNotToSign(host, viewer)}</span>

  // Without the contract nothing can be executed, but the owner can still sign the reviewed transaction.
  const hasSigned = agreements?.some(({ owner }) => isSameAddress(owner, viewer)) ?? false
  const isNext = contract !== undefined && contract.nonce === review.transaction.nonce
  const given = agreements?.length ?? 0
  const canSign = !hasSigned && agreements !== undefined
  const canExecute = isNext && given >= contract.threshold
  // The executing owner approves implicitly (msg.sender), so no extra signature is needed.
  const canDoBoth = canSign && isNext && given === contract.threshold - 1
  const executeAs = (signs: boolean) => {
    if (viewer) void actions.press({ kind: 'execute', ready: review, info, what, sender: viewer, signs })
  }
  const isRejection = review.call.action.kind === 'reject'
  const isBusy = actions.isBusy || rejection.isBusy
  const isRefused = review.gravity === 'refused'
  const isLocked =
    isBusy ||
    isReading ||
    isRefused ||
    (needsAcknowledgment(review.gravity) && !acknowledgment.isAcknowledged) ||
    alike.isOpen
  const status = actions.status.text ? actions.status : rejection.status
  const text = status.text || result
  return (
    <>
      {(canSign || canExecute) && alike.warnings}
      {needsAcknowledgment(review.gravity) && (canSign || canExecute) && (
        <AcknowledgeRisk label={treasury.warningsRead} acknowledgment={acknowledgment} />
      )}
      <StatusText isProblem={status.isAlert} className={recipes.reason}>
        {text || (isReading && (canSign || canExecute) ? treasuryReview.reading : '')}
      </StatusText>
      {canSign && (
        <button
          type="button"
          disabled={isLocked}
          onClick={() => void actions.press({ kind: 'sign', ready: review })}
        >
          {treasury.sign}
        </button>
      )}
      {canDoBoth && (
        <button type="button" disabled={isLocked} onClick={() => executeAs(true)}>
          {treasuryProposal.signAndExecute}
        </button>
      )}
      {!isRejection && (
        <button
          type="button"
          disabled={isBusy}
          onClick={() => void rejection.submit({ rejected: review.transaction })}
        >
          {treasury.reject}
        </button>
      )}
      <button type="button" disabled={isBusy} onClick={() => setIsReplacing(true)}>
        {treasuryProposal.replace}
      </button>
      {isSameAddress(info.proposer?.value ?? '', viewer) && (
        <button
          type="button"
          disabled={isBusy}
          onClick={() => void actions.press({ kind: 'withdraw', safeTxHash: review.safeTxHash })}
        >
          {treasury.withdraw}
        </button>
      )}
      {canExecute && (
        <button type="button" disabled={isLocked} onClick={() => executeAs(false)}>
          {treasury.execute}
        </button>
      )}
      {isReplacing && (
        <Suspense fallback={null}>
          <NewTransaction
            {...props}
            nonce={review.transaction.nonce}
            onClose={(text) => {
              setResult(text)
              setIsReplacing(false)
            }}
          />
        </Suspense>
      )}
      {isReview(rejection.now) && (
        <ProposalDialog flow={rejection}>
          <ProposalReview
            gateway={props.gateway}
            safe={safe}
            state={state}
            nativeSymbol={props.nativeSymbol}
            viewer={viewer}
            flow={rejection}
          />
        </ProposalDialog>
      )}
    </>
  )
}

type Services = { wallet: Wallet; gateway: Gateway; safe: SafeId }

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

type OwnerAction =
  | { kind: 'sign'; ready: ReadyReview }
  | ({ kind: 'execute' } & Execution)
  /** Only the proposer may withdraw a proposal, and only before the execution. */
  | { kind: 'withdraw'; safeTxHash: Hex }

/** The actions of an owner on a reviewed transaction. The details of the transaction are the review. */
export function useOwnerActions(
  { gateway, safe }: { gateway: Gateway; safe: SafeId },
  onWithdrawn: () => void,
) {
  const services = { wallet: useWallet(), gateway, safe }
  return useSafeFlow<never, never, OwnerAction>(safe, {
    prepare: (none) => none,
    async act(_, press, action) {
      const result = await resultOf(services, action, press)
      if (action.kind === 'withdraw') onWithdrawn()
      return { to: 'form', note: typeof result === 'string' ? { text: result, isAlert: false } : result }
    },
  })
}

/** Performs an action. Resolves to the text about its result, or to the problem that prevented it. */
async function resultOf(services: Services, action: OwnerAction, press: Press): Promise<string | SafeNote> {
  const { wallet, gateway, safe } = services
  switch (action.kind) {
    case 'sign': {
      const { transaction, safeTxHash } = action.ready
      const { signature } = await signSafeTransaction(wallet.config, safe, transaction, press)
      await gateway.mutations.confirm(safe.chainId, safeTxHash, signature)
      return treasury.signed
    }
    case 'execute':
      return execute(services, action, press)
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
 * Executes with the signatures that are verified at one block. A simulation first checks that the Safe
 * accepts them, because a refused execution costs its fees.
 */
async function execute(
  { wallet, safe }: Services,
  action: Execution,
  press: Press,
): Promise<string | SafeNote> {
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
  if (!data || contract.nonce !== transaction.nonce) return problem(treasuryProposal.notEnough)
  const execution = { ...safe, from: sender, to: safe.address, value: 0n, data, description: what }
  // An owner that is a Safe executes by a proposal, which its own owners still have to execute.
  const onSent = ({ hash, isProposal }: SentTransaction) => {
    if (!isProposal) addPendingTransaction({ ...safe, safeTxHash, what, executionHash: hash })
  }
  const sent = await confirmRepeat((allowsRepeat) =>
    requestTransaction(wallet, execution, press, { onSent, allowsRepeat }),
  ).catch(signatureProblem)
  if (typeof sent === 'string') return problem(treasuryProposal.signaturesRefused(sent))
  return sent.isProposal ? treasury.proposed : treasury.sentToChain
}

function problem(text: string): SafeNote {
  return { text, isAlert: true }
}

/** Returns the error code of a Safe that does not accept the signatures. @throws any other error */
function signatureProblem(error: unknown): string {
  if (error instanceof AppError && error.cause instanceof FailingCall) {
    const { reason } = error.cause
    if (reason instanceof Object && 'text' in reason && /^GS02\d$/.test(reason.text)) return reason.text
  }
  throw error
}

/**
 * Withdraws a proposal. A gateway does not say which service keeps it, so a signature that is refused under
 * the name of one is asked for again under the name of the next.
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
