import { acquireTabLock } from '@/browser/tab-lock'
import { storedCalls } from '@/chain/transactions/batch-transaction'
import { callDigest } from '@/chain/transactions/call-digest'
import { readRequestState } from '@/chain/transactions/find-sent-transaction'
import { testCall } from '@/chain/transactions/test-call'
import { AppError } from '@/domain/errors'
import type { Hex } from '@/domain/hex'
import { pendingWithIntent } from '@/domain/wallet/pending-with-intent'
import type { NewTransaction, RequestState } from '@/domain/wallet/tracked-transaction'
import { addPendingTransaction } from '@/wallet/safe/pending-safe-transactions'
import type { Wallet } from '@/wallet/wallet'
import { toWalletError } from '@/wallet/wallet-error'
import { FailingCall } from './failing-call'
import { codeOf, detectLostAnswer, invalidParams } from './lost-answer'
import { abandonRequest, openRequest, storeRequest } from './open-requests'
import {
  type Call,
  hashOf,
  hostOf,
  readyWallet,
  requireSender,
  type Sender,
  withAbort,
} from './sending-wallet'
import { transactionsOf } from './shared-transaction-store'

/** A transaction as the visitor reviewed it. `value` is in wei. */
export type OutgoingTransaction = Sender &
  Call & {
    description: string
    /**
     * Identifies transactions that must not be sent twice at the same time, for calls that change from block to block
     * (`swap CAT-ETH`).
     * @default the call itself
     */
    intent?: string
  }

export type SendOptions = {
  /**
   * Ends the wait, so that the wallet receives no further request. A request that the wallet already has may still be
   * answered; the result is tracked.
   */
  signal?: AbortSignal
  /** Called with the sent transaction, also if it arrives after the wait ended. */
  onSent?: (sent: SentTransaction) => void
  /** The visitor has seen that the same transaction is pending, and wants to send it again. */
  allowsRepeat?: boolean
}

/**
 * `isProposal`: the hash is a `safeTxHash`, and the owners of the Safe have not executed it yet. `isUnnamed`: the hash
 * is a temporary id, until the wallet returns the transaction of the batch.
 */
export type SentTransaction = { hash: Hex; isProposal: boolean; isUnnamed?: boolean }

/**
 * Sends a transaction from the connected account, or as a proposal to the Safe that contains this page. This is the
 * only function that sends one. It simulates the transaction on the node first and tracks it afterwards, which updates
 * the list, the balloon and the receipt `[S4.7]`.
 * @throws {AppError} `not-connected`, `wrong-network`, `other-chain`, `account-changed`; `transaction-fails` with a
 *   `FailingCall` as its cause; `request-pending` while this page waits for the same request; `transaction-repeated` if
 *   the same transaction is pending; `transaction-unknown` if the wallet may have sent it, which is tracked with that
 *   status; `user-rejected` and the other refusals of wallets
 * @throws {TypeError} without a description `[S5.3]`
 */
export async function sendTransaction(
  wallet: Wallet,
  outgoing: OutgoingTransaction,
  { signal, onSent, allowsRepeat = false }: SendOptions = {},
): Promise<SentTransaction> {
  const { chainId, from, to, value, data } = outgoing
  signal?.throwIfAborted()
  const call = callDigest({ chainId, from, to, value, data })
  const forget = await claim(wallet, outgoing, { call, again: allowsRepeat })
  const work = async () => {
    try {
      const client = wallet.client(chainId)
      const [trial, asked] = await Promise.all([testCall(client, outgoing), readRequestState(client, from)])
      if (trial.kind === 'fails') throw new AppError('transaction-fails', new FailingCall(trial.reason))
      signal?.throwIfAborted()
      const host = hostOf(outgoing)
      // The code waits for the answer of a host after the visitor cancels, because the answer may arrive after the
      // window is closed.
      const ask = host
        ? () => host.send([{ to, value: String(value), data }])
        : await ofWallet(wallet, outgoing, signal)
      const answer = async () => requireNew(wallet, outgoing, await ask())
      // A Safe's page may return any proposal, so its execution is compared with the call.
      const calls = host ? storedCalls([outgoing]) : undefined
      const before = asked ? { asked: { ...asked, ...(calls && { calls }) } } : {}
      // A Safe sends no transactions of its own, so there is nothing to search for on the chain.
      const lost = { ...(!host && before), hash: randomHash(), unnamed: 'request' } as const
      const hash = await detectLostAnswer(answer, () => add(wallet, outgoing, lost, call))
      const sent = track(wallet, outgoing, { hash, isProposal: host !== null, ...before }, call)
      onSent?.(sent)
      return sent
    } finally {
      forget()
    }
  }
  return withAbort(work(), signal)
}

/** The time in which no person can confirm a prompt, ms. A wallet that rejects sooner has not shown one. */
const soonest = 300

/**
 * Returns the function that requests the transaction from the wallet. The request contains the chain, which EIP-1193
 * wallets compare, because the wallet may switch chains after it has returned its own. If a wallet rejects the field
 * before a person can have seen a prompt, the request is sent again without it.
 */
async function ofWallet(
  wallet: Wallet,
  outgoing: OutgoingTransaction,
  signal: AbortSignal | undefined,
): Promise<() => Promise<unknown>> {
  const { chainId, from, to, value, data } = outgoing
  const request = await readyWallet(wallet, outgoing, signal)
  const plain = { from, to, value: `0x${value.toString(16)}`, data }
  const call = (transaction: object) => ({ method: 'eth_sendTransaction', params: [transaction] })
  return async () => {
    const askedAt = performance.now()
    try {
      return await request(call({ ...plain, chainId: `0x${chainId.toString(16)}` }))
    } catch (error) {
      if (codeOf(error) !== invalidParams || performance.now() - askedAt > soonest) throw error
      // The rejection stays as the cause, because nothing was sent, even if the visitor has canceled.
      const requestAgain = await readyWallet(wallet, outgoing, signal).catch((now: unknown) => {
        throw new AppError(toWalletError(now).code, error)
      })
      return requestAgain(call(plain))
    }
  }
}

export function randomHash(): Hex {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

export type TransactionDescription = Sender & { description: string; intent?: string }

/**
 * Checks that no request with the same intent is open, and stores the request until the wallet answers. Storage changes
 * of one tab reach another tab with a delay, so a lock decides between two tabs that send at the same moment.
 * @returns a function that removes the request
 * @throws {AppError} `request-pending`, `transaction-repeated`, and the errors of `requireSender`
 */
export async function claim(
  wallet: Wallet,
  { chainId, from, description, intent }: TransactionDescription,
  { call, again }: { call: string; again: boolean },
): Promise<() => void> {
  if (description.trim() === '') throw new TypeError('a transaction needs a description')
  requireSender(wallet, { chainId, from })
  const key = intent === undefined ? call : intentKey({ chainId, from }, intent)
  const open = openRequest(key)
  if (open === 'here') throw new AppError('request-pending')
  const isPending = () =>
    pendingWithIntent(transactionsOf(wallet).transactionsOf({ address: from, chainId }), key) !== undefined
  if (!again && (open || isPending())) throw new AppError('transaction-repeated')
  // Stored before the first `await`, so that a second click on this page finds it.
  const forget = storeRequest(key)
  const release = await acquireTabLock(`love98 sends ${key}`)
  if (!again && release === null) {
    abandonRequest(key)
    throw new AppError('transaction-repeated')
  }
  const end = () => {
    forget()
    release?.()
  }
  if (again || !isPending()) return end
  end()
  throw new AppError('transaction-repeated')
}

const intentKey = ({ chainId, from }: Sender, intent: string) => `${chainId} ${from} ${intent}`.toLowerCase()

/**
 * The length of the digest of one call: `0x` and 64 digits. The transaction of a batch or of a Safe is a different call
 * and is not compared.
 */
const digestLength = 66

/**
 * Returns the hash from the wallet's answer, in lower case.
 * @throws {AppError} `unexpected` for any other value, `wallet-failed` for the hash of an earlier transaction
 */
function requireNew(wallet: Wallet, { chainId, from }: Sender, answer: unknown): Hex {
  const hash = hashOf(answer)
  if (
    transactionsOf(wallet)
      .transactionsOf({ address: from, chainId })
      .some((known) => known.hash === hash)
  )
    throw new AppError('wallet-failed', new Error(`${hash} is an earlier transaction`))
  return hash
}

export function track(
  wallet: Wallet,
  described: TransactionDescription,
  { hash, isProposal, asked }: SentTransaction & { asked?: RequestState },
  call: string,
): SentTransaction {
  const { chainId, from, description } = described
  add(wallet, described, { hash, ...(isProposal && { isProposal }), ...(asked && { asked }) }, call)
  if (isProposal) addPendingTransaction({ chainId, address: from, safeTxHash: hash, what: description })
  return { hash, isProposal }
}

type Added = Omit<NewTransaction, 'description' | 'call' | 'intent'>

/** Adds a transaction that was sent, or may have been sent, to the transactions of this browser. */
export function add(
  wallet: Wallet,
  { chainId, from, description, intent }: TransactionDescription,
  added: Added,
  call: string,
): void {
  transactionsOf(wallet).add(
    { address: from, chainId },
    {
      ...added,
      description,
      ...(call.length === digestLength && !added.isProposal ? { call } : { intent: call }),
      ...(intent !== undefined && { intent: intentKey({ chainId, from }, intent) }),
    },
  )
}
