import type { Address } from '@/domain/address'
import { AppError } from '@/domain/errors'
import type { Hex } from '@/domain/hex'
import type { InjectedProvider } from '@/wallet/connectors/guarded-provider'
import { requireChainProvider } from '@/wallet/connectors/require-chain-provider'
import { safeHost } from '@/wallet/safe/safe-host'
import type { Wallet } from '@/wallet/wallet'
import { toWalletError } from '@/wallet/wallet-error'

/** The account that the review showed. */
export type Sender = { chainId: number; from: Address }

/** One call of a contract, or a payment. `value` is in wei. */
export type Call = { to: Address; value: bigint; data: Hex }

/** @throws {AppError} `not-connected`, `wrong-network`, `account-changed` if another account is connected now */
export function requireSender(
  { connection: store }: Pick<Wallet, 'connection'>,
  { chainId, from }: Sender,
): void {
  const connection = store.getState()
  if (connection.status !== 'connected') throw new AppError('not-connected')
  if (connection.chainId !== chainId) throw new AppError('wrong-network')
  if (connection.address.toLowerCase() !== from.toLowerCase()) throw new AppError('account-changed')
}

type Request = (call: { method: string; params: readonly unknown[] }) => Promise<unknown>

/**
 * Checks that the connected wallet is on the chain. If this function throws, nothing was requested.
 * @param signal aborted when the visitor cancels
 * @returns a function that sends a request to the wallet, and throws its errors as `AppError`
 * @throws {AppError} as `requireSender`
 * @throws the signal's reason
 */
export async function readyWallet(wallet: Wallet, sender: Sender, signal?: AbortSignal): Promise<Request> {
  requireSender(wallet, sender)
  const provider: InjectedProvider = await requireChainProvider(wallet.config, sender.chainId)
  // Checks again, because the account may have changed while the chain was requested.
  requireSender(wallet, sender)
  signal?.throwIfAborted()
  return async (call) => {
    try {
      return await provider.request(call)
    } catch (error) {
      throw toWalletError(error)
    }
  }
}

/**
 * Sends a request to the connected wallet after checking that it is on the chain.
 * @throws {AppError}
 */
export async function requestOnChain(
  wallet: Wallet,
  sender: Sender,
  call: Parameters<Request>[0],
): Promise<unknown> {
  const request = await readyWallet(wallet, sender)
  return request(call)
}

export function hostOf({ chainId, from }: Sender) {
  const host = safeHost.getState()
  const isOwn =
    host.phase === 'inside' &&
    host.info.chainId === chainId &&
    host.info.address.toLowerCase() === from.toLowerCase()
  return isOwn ? host.client : null
}

/**
 * Returns a hash in lower case.
 * @throws {AppError} `unexpected` if the wallet's answer is not a hash
 */
export function hashOf(answer: unknown): Hex {
  if (typeof answer !== 'string' || !/^0x[0-9a-f]{64}$/i.test(answer)) throw new AppError('unexpected')
  return answer.toLowerCase() as Hex
}

/** Ends the wait but not the request, because a page cannot close the prompt of a wallet. */
export function withAbort<Value>(promise: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason)
    if (signal.aborted) end()
    signal.addEventListener('abort', end, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', end))
  })
}
