import { holdLock } from '@/browser/hold-lock'
import { keptCalls } from '@/chain/transactions/batch-transaction'
import { callDigest } from '@/chain/transactions/call-digest'
import { readAsked } from '@/chain/transactions/find-sent'
import { tryCall } from '@/chain/transactions/try-call'
import { LoveError } from '@/domain/errors'
import { pendingWithIntent } from '@/domain/wallet/pending-with-intent'
import type { Asked, NewTransaction } from '@/domain/wallet/tracked-transaction'
import { addPendingTransaction } from '@/wallet/safe/pending-safe-transactions'
import type { Wallet } from '@/wallet/wallet'
import { toWalletError } from '@/wallet/wallet-error'
import { FailingCall } from './failing-call'
import { codeOf, invalidParams, unlessLost } from './lost-answer'
import { leaveRequest, noteRequest, openRequest } from './open-requests'
import {
  type Call,
  hashOf,
  hostOf,
  orAborted,
  readyWallet,
  requireSender,
  type Sender,
} from './sending-wallet'
import { transactionsOf } from './shared-transaction-store'

/** A transaction as it was reviewed; `value` in wei. */
export type Outgoing = Sender &
  Call & {
    /** What it does, as the balloon and the list say it. */
    description: string
    /**
     * What must not be sent twice while it is under way, for calls that change from block to block (`swap LOVE-ETH`).
     * @default the call itself
     */
    intent?: string
  }

export type SendOptions = {
  /** Ends the wait: the wallet is not asked any more. One that was asked may still answer, which is tracked. */
  signal?: AbortSignal
  /** Called with what the wallet sent, also when that comes after the wait was ended. */
  onSent?: (sent: Sent) => void
  /** The visitor was told that the same is under way already, and wants it once more. */
  again?: boolean
}

/**
 * `isProposal`: the hash is that of a Safe's transaction (`safeTxHash`), which its owners have yet to execute. `isUnnamed`: it is
 * the number under which a batch is tracked until the wallet names its transaction.
 */
export type Sent = { hash: `0x${string}`; isProposal: boolean; isUnnamed?: boolean }

/**
 * Sends a transaction from the connected account; the only way to do so, also into a Safe that hosts us. It is tried on the
 * node first, and tracked afterwards: list, balloon and receipt follow by themselves `[S4.7]`.
 * @throws {LoveError} `not-connected`, `wrong-network`, `other-chain`, `account-changed`; `transaction-fails` with a
 * `FailingCall` as its cause; `request-pending` while this page waits for the same; `transaction-repeated` when the same is
 * under way; `transaction-unknown` when the wallet may have sent it, which is tracked as that; `user-rejected` and how else a wallet
 * refuses
 * @throws {TypeError} without a description `[S5.3]`
 */
export async function sendTransaction(
  wallet: Wallet,
  outgoing: Outgoing,
  { signal, onSent, again = false }: SendOptions = {},
): Promise<Sent> {
  const { chainId, from, to, value, data } = outgoing
  signal?.throwIfAborted()
  const call = callDigest({ chainId, from, to, value, data })
  const forget = await claim(wallet, outgoing, { call, again })
  const work = async () => {
    try {
      const client = wallet.client(chainId)
      const [trial, asked] = await Promise.all([tryCall(client, outgoing), readAsked(client, from)])
      if (trial.kind === 'fails') throw new LoveError('transaction-fails', new FailingCall(trial.reason))
      signal?.throwIfAborted()
      const host = hostOf(outgoing)
      // The answer of a host is waited for also when the visitor does not: it may come after the window is closed.
      const ask = host
        ? () => host.send([{ to, value: String(value), data }])
        : await ofWallet(wallet, outgoing, signal)
      const answer = async () => requireNew(wallet, outgoing, await ask())
      // The page of a Safe may name any proposal: its execution is compared with the call.
      const calls = host ? keptCalls([outgoing]) : undefined
      const before = asked ? { asked: { ...asked, ...(calls && { calls }) } } : {}
      // A Safe sends no transactions of its own that could be looked for.
      const lost = { ...(!host && before), hash: randomHash(), unnamed: 'request' } as const
      const hash = await unlessLost(answer, () => add(wallet, outgoing, lost, call))
      const sent = track(wallet, outgoing, { hash, isProposal: host !== null, ...before }, call)
      onSent?.(sent)
      return sent
    } finally {
      forget()
    }
  }
  return orAborted(work(), signal)
}

/** ms in which no person agrees to anything: a wallet that refuses earlier has not shown its prompt. */
const soonest = 300

/**
 * Returns the function that requests the transaction from the wallet, with the chain that it is meant for (EIP-1193 wallets compare
 * it): the wallet may switch chains after it was asked for its own. A wallet that does not know the field, and says so before a person
 * can have seen a prompt, is asked without it.
 */
async function ofWallet(
  wallet: Wallet,
  outgoing: Outgoing,
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
      // The refusal stays the cause: nothing was sent, also where the visitor gave up meanwhile.
      const requestAgain = await readyWallet(wallet, outgoing, signal).catch((now: unknown) => {
        throw new LoveError(toWalletError(now).code, error)
      })
      return requestAgain(call(plain))
    }
  }
}

/** A number for a transaction that has no hash yet. */
export function randomHash(): `0x${string}` {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

export type Described = Sender & { description: string; intent?: string }

/**
 * Checks that the same is not under way, and remembers the request until the wallet answers. The storage does not tell one tab at
 * once what another wrote: a lock decides between two that are pressed in the same moment.
 * @returns what forgets it
 * @throws {LoveError} `request-pending`, `transaction-repeated`, and as `requireSender`
 */
export async function claim(
  wallet: Wallet,
  { chainId, from, description, intent }: Described,
  { call, again }: { call: string; again: boolean },
): Promise<() => void> {
  if (description.trim() === '') throw new TypeError('a transaction needs a description')
  requireSender(wallet, { chainId, from })
  const key = intent === undefined ? call : intentKey({ chainId, from }, intent)
  const open = openRequest(key)
  if (open === 'here') throw new LoveError('request-pending')
  const isPending = () =>
    pendingWithIntent(transactionsOf(wallet).of({ address: from, chainId }), key) !== undefined
  if (!again && (open || isPending())) throw new LoveError('transaction-repeated')
  // Before anything is waited for: a second press in this page finds it.
  const forget = noteRequest(key)
  const release = await holdLock(`love98 sends ${key}`)
  if (!again && release === null) {
    leaveRequest(key)
    throw new LoveError('transaction-repeated')
  }
  const end = () => {
    forget()
    release?.()
  }
  if (again || !isPending()) return end
  end()
  throw new LoveError('transaction-repeated')
}

const intentKey = ({ chainId, from }: Sender, intent: string) => `${chainId} ${from} ${intent}`.toLowerCase()

/** Of one call: `0x` and 64 digits. The transaction of several calls, or of a Safe, is another call, and is not compared. */
const digestLength = 66

/**
 * The hash that a wallet answered, in lower case. @throws {LoveError} `unexpected` for anything else, `wallet-failed` for the hash of
 * an earlier transaction
 */
function requireNew(wallet: Wallet, { chainId, from }: Sender, answer: unknown): `0x${string}` {
  const hash = hashOf(answer)
  if (
    transactionsOf(wallet)
      .of({ address: from, chainId })
      .some((known) => known.hash === hash)
  )
    throw new LoveError('wallet-failed', new Error(`${hash} is an earlier transaction`))
  return hash
}

/** Adds what the wallet answered to the transactions of this browser. */
export function track(
  wallet: Wallet,
  described: Described,
  { hash, isProposal, asked }: Sent & { asked?: Asked },
  call: string,
): Sent {
  const { chainId, from, description } = described
  add(wallet, described, { hash, ...(isProposal && { isProposal }), ...(asked && { asked }) }, call)
  if (isProposal) addPendingTransaction({ chainId, address: from, safeTxHash: hash, what: description })
  return { hash, isProposal }
}

type Added = Omit<NewTransaction, 'description' | 'call' | 'intent'>

/** Adds something that was sent, or may have been, to the transactions of this browser. */
export function add(
  wallet: Wallet,
  { chainId, from, description, intent }: Described,
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
