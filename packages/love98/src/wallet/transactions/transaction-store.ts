import { createStore, type StoreApi } from 'zustand/vanilla'
import { readStored, writeStored } from '@/browser/storage'
import type { Address } from '@/domain/address'
import { isRecord } from '@/domain/is-record'
import { transactionsKey } from '@/domain/wallet/storage-keys'
import {
  canDismiss,
  type NewTransaction,
  onlyPending,
  parseTransaction,
  type TrackedTransaction,
  type TransactionOutcome,
  transactionProblems,
  withOutcome,
  withTransaction,
} from '@/domain/wallet/tracked-transaction'

export type Account = { address: Address; chainId: number }

/** The transactions of every account of this browser, for all its tabs `[S4.7]`. */
export type TransactionStore = {
  changes: StoreApi<{ count: number }>
  transactionsOf: (account: Account) => readonly TrackedTransaction[]
  /** @throws {TypeError} with one line per problem `[S5.3]` */
  add: (account: Account, transaction: NewTransaction) => void
  settle: (account: Account, hash: string, outcome: TransactionOutcome) => void
  /** Removes a transaction whose end the visitor looked up. */
  dismiss: (account: Account, hash: string) => void
  clear: (account: Account) => void
}

/** The version of the stored format `[S9.6]`. */
const version = 2
type Lists = Record<string, readonly TrackedTransaction[]>

/**
 * A store over localStorage. It is read before every change, so that two tabs do not overwrite each other's entries;
 * changes of other tabs arrive by the `storage` event.
 */
export function transactionStore(): TransactionStore {
  const changes = createStore(() => ({ count: 0 }))
  const emitChange = () => changes.setState(({ count }) => ({ count: count + 1 }))
  window.addEventListener('storage', ({ key }) => {
    if (key === transactionsKey || key === null) emitChange()
  })

  let known: { text: string | null; lists: Lists } = { text: null, lists: {} }
  /** Returns the same arrays for the same text, so that React renders once. */
  function read(): Lists {
    const text = readStored(transactionsKey)
    if (text !== known.text) known = { text, lists: parseLists(text) }
    return known.lists
  }

  function change(
    account: Account,
    next: (list: readonly TrackedTransaction[]) => readonly TrackedTransaction[],
  ) {
    const lists = read()
    const changed = { ...lists, [keyOf(account)]: next(lists[keyOf(account)] ?? []) }
    writeStored(transactionsKey, JSON.stringify({ version, lists: changed }))
    emitChange()
  }

  return {
    changes,
    transactionsOf: (account) => read()[keyOf(account)] ?? none,
    add(account, transaction) {
      const problems = transactionProblems(transaction)
      if (problems.length > 0) throw new TypeError(['Unable to add transaction', ...problems].join('\n'))
      change(account, (list) =>
        withTransaction(list, { ...transaction, status: 'pending', addedAt: Date.now() }),
      )
    },
    settle: (account, hash, outcome) => change(account, (list) => withOutcome(list, hash, outcome)),
    dismiss: (account, hash) =>
      change(account, (list) => list.filter((one) => one.hash !== hash || !canDismiss(one))),
    clear: (account) => change(account, onlyPending),
  }
}

const none: readonly TrackedTransaction[] = []

function keyOf({ address, chainId }: Account): string {
  return `${address} ${chainId}`
}

/** The stored lists; anything of another shape is ignored. */
function parseLists(text: string | null): Lists {
  try {
    const stored = JSON.parse(text ?? 'null') as { version?: unknown; lists?: unknown } | null
    if (stored?.version !== version || !isRecord(stored.lists)) return {}
    return Object.fromEntries(
      Object.entries(stored.lists).map(([key, list]: [string, unknown]) => [
        key,
        Array.isArray(list) ? list.flatMap((one) => parseTransaction(one) ?? []) : [],
      ]),
    )
  } catch {
    return {}
  }
}
