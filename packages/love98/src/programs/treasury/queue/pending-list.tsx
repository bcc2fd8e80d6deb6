import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { RevertReason } from '@/chain/safe/revert-reason'
import { readSafeExecution, type SafeExecution } from '@/chain/safe/safe-execution'
import { isSameAddress } from '@/domain/address'
import { isExecutionOf } from '@/safe/execution'
import { GatewayError } from '@/safe/gateway/gateway-error'
import type { TransactionDetails } from '@/safe/gateway/transaction-shapes'
import { plainText } from '@/safe/plain-text'
import { safeTransactionHash, toSafeTransaction } from '@/safe/safe-transaction'
import { nextStatusRead, outcomeOf, type StatusRead } from '@/safe/transaction-outcome'
import { common } from '@/texts/common'
import { treasury } from '@/texts/treasury'
import { treasuryStatus } from '@/texts/treasury-status'
import { Icon } from '@/ui/icon'
import { ListBox } from '@/ui/list-box/list-box'
import {
  markPendingSeen,
  type PendingSafeTransaction,
  pendingSafeTransactions,
  removePendingTransaction,
  submissions,
} from '@/wallet/safe/pending-safe-transactions'
import { useWallet } from '@/wallet/use-wallet'
import type { ListProps } from '../list/list-props'
import recipes from '../recipes.module.css'
import { failureText } from '../safe/failure-text'
import { stateKey } from '../safe/use-safe-queries'
import { translateValue } from '../transaction/reported-text'
import styles from './pending-list.module.css'

/**
 * Transactions that this browser submitted for the Safe, with their status; kept over reloads until they are
 * dismissed.
 */
export function PendingList(props: ListProps) {
  const all = useStore(pendingSafeTransactions)
  const [chosen, setChosen] = useState<string | null>(null)
  const { chainId, address } = props.safe
  const own = all.filter((entry) => entry.chainId === chainId && isSameAddress(entry.address, address))
  // The next click on Dismiss must not dismiss another transaction when the chosen one has gone.
  const selected = chosen === null ? own[0] : own.find(({ safeTxHash }) => safeTxHash === chosen)
  if (own.length === 0) return null

  function dismiss(gone: PendingSafeTransaction) {
    const left = own.filter((entry) => entry !== gone)
    setChosen(left[Math.min(own.indexOf(gone), left.length - 1)]?.safeTxHash ?? null)
    removePendingTransaction(gone.safeTxHash)
  }

  return (
    <div className={styles.pending}>
      <ListBox
        label={treasury.submittedHere}
        rows={own.map((transaction) => ({
          id: transaction.safeTxHash,
          content: <Pending transaction={transaction} {...props} />,
        }))}
        selected={selected?.safeTxHash}
        onSelect={setChosen}
        className={styles.list}
      />
      {own.map((transaction) => (
        <PendingNews key={transaction.safeTxHash} transaction={transaction} {...props} />
      ))}
      <div className={recipes.buttons}>
        {selected ? (
          <Dismiss transaction={selected} {...props} onDismiss={dismiss} />
        ) : (
          <button type="button" disabled>
            {treasury.dismiss}
          </button>
        )}
      </div>
    </div>
  )
}

type PendingProps = ListProps & { transaction: PendingSafeTransaction }

function Pending({ transaction, ...props }: PendingProps) {
  const { status, error } = usePendingStatus(transaction, props)
  const isProblem = status ? status.isFailed : error !== null
  return (
    <span className={styles.row}>
      <span>{transaction.what}</span>
      <span className={styles.state}>
        {isProblem && <Icon name="error" size={16} />}
        <span>{statusText(status, error)}</span>
      </span>
    </span>
  )
}

/** Announces the status of a transaction. A row of a list box is a button, in which nothing is announced. */
function PendingNews({ transaction, ...props }: PendingProps) {
  const { chainId, address } = props.safe
  const queryClient = useQueryClient()
  const { status, error } = usePendingStatus(transaction, props)
  const isOver = status?.isOver ?? false

  // The outcome changes the Safe: read it now instead of at the next poll.
  useEffect(() => {
    if (isOver) void queryClient.invalidateQueries({ queryKey: stateKey({ chainId, address }) })
  }, [isOver, queryClient, chainId, address])

  return (
    <span role="status" className="visually-hidden">
      {transaction.what} {statusText(status, error)}
    </span>
  )
}

type DismissProps = PendingProps & { onDismiss: (transaction: PendingSafeTransaction) => void }

function Dismiss({ transaction, onDismiss, ...props }: DismissProps) {
  const { status } = usePendingStatus(transaction, props)
  return (
    <button
      type="button"
      disabled={!status?.isOver}
      // The second click of a double click, and a key that is held, would dismiss the next transaction.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onClick={({ detail }) => detail < 2 && onDismiss(transaction)}
    >
      {treasury.dismiss}
    </button>
  )
}

function statusText(status: PendingStatus | null, error: Error | null): string {
  return status?.text ?? (error ? failureText(error) : common.loading)
}

/** The intervals between two readings, ms: confirmations may take days, an execution takes seconds. */
const [confirmationInterval, executionInterval] = [15_000, 4_000]

/** The status of a submitted transaction, read from the gateway and from the chain until it is settled. */
export function usePendingStatus(
  transaction: PendingSafeTransaction,
  { gateway, safe, visible }: Pick<ListProps, 'gateway' | 'safe' | 'visible'>,
): { status: PendingStatus | null; error: Error | null } {
  const wallet = useWallet()
  const queryClient = useQueryClient()
  const isSubmitting = useStore(submissions).has(transaction.safeTxHash)
  const { safeTxHash, executionHash, submittedAt = 0, isSeen = false } = transaction
  const statusOf = (read: PendingRead) => pendingStatus(read, { age: Date.now() - submittedAt, isSeen })

  const { data, error } = useQuery({
    queryKey: ['safe', safe.chainId, safe.address.toLowerCase(), 'pending', safeTxHash],
    async queryFn({ queryKey, signal }): Promise<PendingRead> {
      const details = await gateway.queries.transaction(safe.chainId, safeTxHash, signal).catch(missing)
      if (details) markPendingSeen(safeTxHash)
      const chain = await readChain(details)
      const previous = queryClient.getQueryData<PendingRead>(queryKey)?.gateway ?? undefined
      return { gateway: details && nextStatusRead(previous, details, Date.now()), chain }
    },
    enabled: visible && !isSubmitting,
    refetchInterval({ state }) {
      if (!state.data) return executionInterval
      const { isOver, isSettled } = statusOf(state.data)
      if (isSettled) return false
      const isSigned = state.data.gateway?.details.txStatus !== 'AWAITING_CONFIRMATIONS'
      return isSigned && !isOver ? executionInterval : confirmationInterval
    },
  })
  return { status: data ? statusOf(data) : null, error }

  async function readChain(details: TransactionDetails | null): Promise<PendingRead['chain']> {
    const client = clientOf()
    if (!client) return 'no-node'
    const claimed = details && toSafeTransaction(details)
    // Fields with another hash belong to another transaction.
    const own = claimed && safeTransactionHash(safe, claimed) === safeTxHash ? claimed : null
    const txHashes = [...new Set([executionHash, details?.txHash].flatMap((hash) => hash ?? []))]
    return readSafeExecution(client, {
      safe: safe.address,
      safeTxHash,
      nonce: own?.nonce ?? null,
      // A delegate call cannot be repeated from outside the Safe.
      call: own?.operation === 0 ? own : null,
      txHashes,
      // The execution that this browser sent is recognized without the gateway.
      isAttempt: (txHash, input) => (own === null ? txHash === executionHash : isExecutionOf(own, input)),
    }).catch((): 'silent' => 'silent')
  }

  function clientOf() {
    const isKnown = wallet.settings.chains.some(({ id }) => id === safe.chainId)
    return isKnown ? wallet.client(safe.chainId) : null
  }
}

/** A gateway indexes a new transaction with a delay, and removes a withdrawn one, so a 404 is not an error. */
function missing(error: unknown): null {
  if (error instanceof GatewayError && error.detail.status === 404) return null
  throw error
}

/** One reading of a submitted transaction, from the gateway and from the chain. */
export type PendingRead = {
  /** Null if the gateway does not have the transaction. */
  gateway: StatusRead | null
  /** `no-node`: this deployment has no node for the chain; `silent`: the node did not answer. */
  chain: SafeExecution | 'no-node' | 'silent'
}

/**
 * `isOver`: nothing is pending, and the row may be dismissed; `isSettled`: the status is final and is not
 * read again; `isFailed`: the execution failed or was reverted.
 */
type PendingStatus = { text: string; isOver: boolean; isSettled: boolean; isFailed: boolean }

/**
 * Time in ms that a gateway may need to index a transaction, and time after which its status is final without
 * a node.
 */
const [indexingTime, unprovenTime] = [600_000, 1_200_000]

/**
 * Describes the status of a submitted transaction. The chain takes precedence over the gateway, and nothing
 * is settled before its block is final.
 * @param age ms since it was submitted here
 * @param isSeen true if the gateway had it at an earlier reading
 */
export function pendingStatus(
  { gateway, chain }: PendingRead,
  { age, isSeen }: { age: number; isSeen: boolean },
): PendingStatus {
  const over = (text: string, isSettled: boolean, isFailed = false) => ({
    ...{ text, isSettled, isFailed },
    isOver: true,
  })
  const open = (text: string) => ({ text, isOver: false, isSettled: false, isFailed: false })
  if (chain instanceof Object && (chain.kind === 'executed' || chain.kind === 'failed')) {
    const why = chain.kind === 'failed' ? reasonText(chain.reason) : ''
    const text = chain.kind === 'executed' ? treasury.ends.SUCCESS : treasury.ends.FAILED
    return over(
      treasuryStatus.withReason(text, why) + (chain.isFinal ? '' : treasuryStatus.notFinal),
      chain.isFinal,
      chain.kind === 'failed',
    )
  }
  if (chain instanceof Object && chain.kind === 'reverted')
    return over(treasuryStatus.reverted(reasonText(chain.reason)), false, true)
  if (!gateway) {
    if (isSeen) return over(treasuryStatus.notListed, false)
    return age < indexingTime ? open(treasury.processing) : over(treasuryStatus.unknownToService, false)
  }

  const { txStatus, detailedExecutionInfo: info } = gateway.details
  const isEnd = txStatus === 'SUCCESS' || txStatus === 'FAILED' || txStatus === 'CANCELLED'
  const isAgreed = outcomeOf(gateway) === 'final'
  if (isEnd && chain === 'silent') return open(treasuryStatus.nodeSilent)
  if (isEnd && chain === 'no-node') {
    if (!isAgreed) return open(treasury.confirmingOutcome)
    const isOld = gateway.readAt - gateway.statusSince >= unprovenTime
    return over(
      treasuryStatus.statusFromService(translateValue(treasury.ends, txStatus)),
      isOld,
      txStatus === 'FAILED',
    )
  }
  // A used nonce does not show which transaction used it: a gateway can withhold the execution of this one.
  const isUsed = chain instanceof Object && chain.kind === 'nonce-used'
  if (isUsed && txStatus === 'CANCELLED' && isAgreed && chain.isFinal)
    return over(treasuryStatus.onlyNonceUsed(treasuryStatus.statusFromService(treasury.ends.CANCELLED)), true)
  if (isUsed && txStatus !== 'SUCCESS' && txStatus !== 'FAILED') return open(treasuryStatus.nonceUsed)
  if (isEnd) return open(treasuryStatus.notOnChain(translateValue(treasury.ends, txStatus)))
  if (txStatus === 'AWAITING_CONFIRMATIONS' && info?.type === 'MULTISIG')
    return open(
      treasuryStatus.statusFromService(
        treasury.awaiting(info.confirmations.length, info.confirmationsRequired),
      ),
    )
  return open(treasuryStatus.statusFromService(translateValue(treasury.ends, txStatus)))
}

/** Describes the reason of a revert; empty without a reason. Texts of contracts are reduced to plain text. */
export function reasonText(reason: RevertReason): string {
  if (reason === null) return ''
  if ('panic' in reason) return treasuryStatus.panic(`0x${reason.panic.toString(16)}`)
  if ('selector' in reason) return treasuryStatus.customError(reason.selector)
  const text = plainText(reason.text, 120)
  return Object.hasOwn(treasuryStatus.safeErrors, text)
    ? `${treasuryStatus.safeErrors[text as keyof typeof treasuryStatus.safeErrors]} (${text})`
    : treasuryStatus.contractMessage(text)
}
