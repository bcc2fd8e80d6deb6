import { useState } from 'react'
import { type Address, isSameAddress } from '@/domain/address'
import type { TransactionSummary } from '@/safe/gateway/transaction-shapes'
import { type QueueGroup, queueGroups, reportedNonce } from '@/safe/queue-groups'
import { treasury } from '@/texts/treasury'
import { treasuryReview } from '@/texts/treasury-review'
import { useDescriptionContext } from '../assets/use-token-facts'
import { ListNotice, StaleLine, unreadableRows } from '../list/list-notice'
import type { ListProps } from '../list/list-props'
import { cellsOf, RowList, type RowWithCells } from '../list/row-list'
import { ProposeButton } from '../propose/propose-button'
import { useSafeContract } from '../safe/use-safe-context'
import { useNextPage, useSafeQueue } from '../safe/use-safe-queries'
import { callLine } from '../transaction/call-text'
import { Details } from '../transaction/lazy-details'
import { describeTransaction, translateValue } from '../transaction/reported-text'
import { useReviews } from '../transaction/use-reviews'
import { signingState, useSigners } from '../transaction/use-signers'
import { PendingList } from './pending-list'

/** The pending transactions: the next one, the queued ones, and those that exclude each other. */
export function Queue(props: ListProps) {
  const { safe, nativeSymbol, viewer } = props
  const { columns } = treasury
  const query = useSafeQueue(props)
  const onEnd = useNextPage(query)
  const [chosen, setChosen] = useState<string | null>(null)
  const [drawn, setDrawn] = useState<readonly string[]>([])
  const items = (query.data?.pages ?? []).flatMap(({ results }) => results)
  const ids = [
    ...new Set(items.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction.id] : []))),
  ]
  const { byId: reviews } = useReviews(props, { ids, drawn }, props.state?.txQueuedTag)
  /** Returns the nonce that was hashed; until it is read, the gateway's. */
  const nonceOf = (transaction: TransactionSummary) => {
    const hashed = reviews.get(transaction.id)?.transaction.nonce
    return hashed === undefined ? reportedNonce(transaction) : Number(hashed)
  }
  const groups = queueGroups(items, nonceOf)
  const read = [...reviews.values()].flatMap((ready) => ready ?? [])
  const textContext = useDescriptionContext(
    read.map(({ call }) => call),
    { chainId: safe.chainId, nativeSymbol },
  )
  const contract = useSafeContract(safe, props.state)
  const signersOf = useSigners(
    safe,
    read.map(({ signed }) => signed),
    contract.data,
  )
  const labels: Readonly<Record<string, string>> = { Next: treasury.next, Queued: treasury.queued }

  let hasReported = false
  const reported = (text: string) => {
    hasReported = true
    return treasuryReview.reported(text)
  }
  const rows: RowWithCells[] = []
  let heading = null as { key: string; name: string } | null
  let conflict: string | null = null
  for (const group of groups) {
    const key = group.transactions.length > 1 && group.nonce !== null ? `conflict-${group.nonce}` : null
    // The end of the indented rows ends a conflict. The list of its rows continues without another heading.
    const isAfter = conflict !== null && key === null
    const name = labelOf(group) ?? (isAfter ? treasury.queued : null)
    if (name !== null && name !== heading?.name) {
      heading = { key: `label-${group.transactions[0]?.id}`, name }
      rows.push({ key: heading.key, isHeading: true, cells: [name] })
    }
    conflict = key
    if (key !== null && group.nonce !== null)
      rows.push({ key, isHeading: true, cells: [conflictOf(group, group.nonce)] })
    for (const transaction of group.transactions)
      rows.push({
        key: transaction.id,
        isHeading: false,
        under: key,
        heading: isAfter ? heading?.key : undefined,
        cells: [
          group.nonce === null ? '' : treasury.nonce(group.nonce),
          whatOf(transaction),
          stateOf(transaction),
        ],
      })
  }

  /** Only a transaction with the contract's nonce is `Next`. A heading of the gateway is marked as such. */
  function labelOf(group: QueueGroup): string | null {
    const next = contract.data && Number(contract.data.nonce)
    if (isHashed(group) && next !== undefined && group.nonce !== null && group.nonce >= next)
      return group.nonce === next ? treasury.next : treasury.queued
    return group.label === null ? null : reported(translateValue(labels, group.label))
  }

  function isHashed({ transactions }: QueueGroup): boolean {
    return transactions.every(({ id }) => reviews.get(id))
  }

  /** Describes a group with one nonce. If the contract has used the nonce, none of its transactions can be executed. */
  function conflictOf(group: QueueGroup, nonce: number): string {
    if (!isHashed(group) || !contract.data) return reported(treasury.conflict(nonce))
    return nonce < Number(contract.data.nonce) ? treasuryReview.conflictOver(nonce) : treasury.conflict(nonce)
  }

  /** Describes a transaction from its bytes. Until they are read, the gateway's text is shown and marked as such. */
  function whatOf({ id, txInfo }: TransactionSummary): string {
    const ready = reviews.get(id)
    if (ready) return callLine(ready.call, safe.address, textContext)
    return ready === undefined ? treasuryReview.reading : reported(describeTransaction(txInfo, nativeSymbol))
  }

  /**
   * Returns the state by contract and signatures. If they cannot be read, it is the gateway's state, marked
   * as such.
   */
  function stateOf(transaction: TransactionSummary): string {
    const ready = reviews.get(transaction.id)
    const proven = ready ? signersOf(ready.signed) : null
    const isReading = ready === undefined || (contract.data && proven === undefined)
    if (isReading || contract.isPending) return treasuryReview.reading
    if (!ready || !proven || !contract.data) return reported(reportedState(transaction, viewer))
    const { nonce, threshold } = contract.data
    if (ready.transaction.nonce < nonce) return treasuryReview.nonceUsed
    const isNext = ready.transaction.nonce === nonce
    if (isNext && proven.length >= threshold) return treasury.statuses.AWAITING_EXECUTION
    return signingState(proven, contract.data, viewer)
  }

  return (
    <>
      <StaleLine query={query} />
      <PendingList {...props} />
      <ListNotice
        query={query}
        isEmpty={rows.length === 0}
        empty={treasury.noQueue}
        unreadable={unreadableRows(query.data?.pages)}
      />
      {rows.length > 0 && (
        <RowList
          label={treasury.queue}
          columns={[columns.nonce, columns.what, columns.state]}
          rows={rows}
          cellsOf={cellsOf}
          chosen={chosen}
          onChoose={setChosen}
          onEnd={onEnd}
          onDrawn={setDrawn}
          hasReported={hasReported}
        />
      )}
      {chosen !== null && (
        <Details
          {...props}
          id={chosen}
          revision={props.state?.txQueuedTag}
          onClose={() => setChosen(null)}
          waiting={read
            .filter(({ signed }) => (signersOf(signed)?.length ?? 0) > 0)
            .map(({ transaction }) => transaction.nonce)}
        />
      )}
      <ProposeButton {...props} kinds={['transaction', 'contract-call']} />
    </>
  )
}

/** Describes the state that the gateway reports. */
function reportedState({ txStatus, executionInfo }: TransactionSummary, viewer: Address | null): string {
  const { confirmationsSubmitted: given, confirmationsRequired: needed, missingSigners } = executionInfo ?? {}
  const isYours = missingSigners?.some(({ value }) => isSameAddress(value, viewer))
  const areCounted = typeof given === 'number' && typeof needed === 'number'
  if (isYours) return areCounted ? treasury.needsYoursOf(given, needed) : treasury.needsYourSignature
  if (areCounted && txStatus === 'AWAITING_CONFIRMATIONS') return treasury.signatures(given, needed)
  return translateValue(treasury.statuses, txStatus)
}
