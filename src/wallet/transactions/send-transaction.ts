import { holdLock } from '@/browser/hold-lock'
import { callDigest } from '@/chain/transactions/call-digest'
import { tryCall } from '@/chain/transactions/try-call'
import { LoveError } from '@/domain/errors'
import { pendingWithIntent } from '@/domain/wallet/pending-with-intent'
import { addPendingTransaction } from '@/wallet/safe/pending-safe-transactions'
import type { Wallet } from '@/wallet/wallet'
import { FailingCall } from './failing-call'
import { leaveRequest, noteRequest, openRequest } from './open-requests'
import {
  type Call,
  hashOf,
  hostOf,
  orAborted,
  requestOnChain,
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
  /** Ends the wait for the wallet; its answer is tracked all the same when it comes. */
  signal?: AbortSignal
  /** The visitor was told that the same is under way already, and wants it once more. */
  again?: boolean
}

/** `isProposal`: the hash is that of a Safe's transaction (`safeTxHash`), which its owners have yet to execute. */
export type Sent = { hash: `0x${string}`; isProposal: boolean }

/**
 * Sends a transaction from the connected account; the only way to do so, also into a Safe that hosts us. It is tried on the
 * node first, and tracked afterwards: list, balloon and receipt follow by themselves `[S4.7]`.
 * @throws {LoveError} `not-connected`, `wrong-network`, `other-chain`, `account-changed`; `transaction-fails` with a
 * `FailingCall` as its cause; `request-pending` while this page waits for the same; `transaction-repeated` when the same is
 * under way; `user-rejected` and what else wallets answer
 * @throws {TypeError} without a description `[S5.3]`
 */
export async function sendTransaction(
  wallet: Wallet,
  outgoing: Outgoing,
  { signal, again = false }: SendOptions = {},
): Promise<Sent> {
  const { chainId, from, to, value, data } = outgoing
  const call = callDigest({ chainId, from, to, value, data })
  const forget = await claim(wallet, outgoing, { call, again })
  const work = async () => {
    try {
      const trial = await tryCall(wallet.client(chainId), outgoing)
      if (trial.kind === 'fails') throw new LoveError('transaction-fails', new FailingCall(trial.reason))
      signal?.throwIfAborted()
      const host = hostOf(outgoing)
      if (host) {
        const hash = await host.send([{ to, value: String(value), data }], undefined, signal && { signal })
        return track(wallet, outgoing, { hash, isProposal: true }, call)
      }
      const params = [{ from, to, value: `0x${value.toString(16)}`, data }]
      const answer = await requestOnChain(wallet, outgoing, { method: 'eth_sendTransaction', params })
      return track(wallet, outgoing, { hash: hashOf(answer), isProposal: false }, call)
    } finally {
      forget()
    }
  }
  return orAborted(work(), signal)
}

type Described = Sender & { description: string; intent?: string }

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
 * Adds what the wallet answered to the transactions of this browser.
 * @throws {LoveError} `wallet-failed` when the hash is that of an earlier transaction, so this one was not sent
 */
export function track(
  wallet: Wallet,
  { chainId, from, description, intent }: Described,
  { hash, isProposal }: Sent,
  call: string,
): Sent {
  const store = transactionsOf(wallet)
  const account = { address: from, chainId }
  if (store.of(account).some((known) => known.hash === hash))
    throw new LoveError('wallet-failed', new Error(`${hash} is an earlier transaction`))
  store.add(account, {
    hash,
    description,
    ...(call.length === digestLength && !isProposal ? { call } : { intent: call }),
    ...(intent !== undefined && { intent: intentKey({ chainId, from }, intent) }),
    ...(isProposal && { isProposal }),
  })
  if (isProposal) addPendingTransaction({ chainId, address: from, safeTxHash: hash, what: description })
  return { hash, isProposal }
}
