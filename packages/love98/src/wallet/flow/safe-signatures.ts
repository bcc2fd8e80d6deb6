import { recoverAddress, serializeTypedData } from 'viem/utils'
import type { Config } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import type { Address } from '@/domain/address'
import { AppError } from '@/domain/errors'
import type { Hex } from '@/domain/hex'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { HostClient } from '@/safe/host/host-client'
import { safeMessageHash, typedMessage } from '@/safe/safe-message'
import { type SafeTransaction, safeTransactionHash, typedTransaction } from '@/safe/safe-transaction'
import { type ProposalService, proposalDeletionHash, typedWithdrawal } from '@/safe/withdrawal'
import type { InjectedProvider } from '@/wallet/connectors/guarded-provider'
import { requireChainProvider } from '@/wallet/connectors/require-chain-provider'
import { toWalletError } from '@/wallet/wallet-error'
import type { Press } from './transaction-flow'

const domainFields = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
] as const

/**
 * Requests an owner's signature of a Safe transaction (EIP-712), and verifies its signer and hash.
 * @param press void when the visitor cancels; the wallet then receives no further request
 * @throws {AppError} `wrong-network`, `user-rejected`, or `signing-failed` if another account signed or another text
 *   was signed
 */
export async function signSafeTransaction(
  config: Config,
  safe: SafeId,
  transaction: SafeTransaction,
  { signal }: Press,
): Promise<{ signature: Hex; sender: Address; safeTxHash: Hex }> {
  const safeTxHash = safeTransactionHash(safe, transaction)
  const signed = await signTyped(
    config,
    safe.chainId,
    typedTransaction(safe, transaction),
    safeTxHash,
    signal,
  )
  return { ...signed, safeTxHash }
}

/**
 * Requests an owner's signature of a Safe message (EIP-712), and verifies its signer and hash.
 * @throws {AppError} as for a transaction; `signing-failed` also for invalid typed data
 */
export async function signSafeMessage(
  config: Config,
  safe: SafeId,
  message: string | Record<string, unknown>,
  { signal }: Press,
): Promise<{ signature: Hex; messageHash: Hex }> {
  const typed = typedMessage(safe, message)
  const messageHash = safeMessageHash(safe, message)
  if (!typed || !messageHash) throw new AppError('signing-failed', new Error('not typed data'))
  const { signature } = await signTyped(config, safe.chainId, typed, messageHash, signal)
  return { signature, messageHash }
}

/**
 * Requests the connected owner's signature to withdraw a transaction that the owner proposed.
 * @throws {AppError} as for a transaction
 */
export async function signWithdrawal(
  config: Config,
  safe: SafeId,
  safeTxHash: Hex,
  service: ProposalService,
  { signal }: Press,
): Promise<Hex> {
  const now = Date.now()
  const typed = typedWithdrawal(safe, safeTxHash, now, service)
  const { signature } = await signTyped(
    config,
    safe.chainId,
    typed,
    proposalDeletionHash(safe, safeTxHash, now, service),
    signal,
  )
  return signature
}

/**
 * Requests the owners' signatures of a message from the page that contains this one.
 * @returns the claimed signature, or the transaction that signs on the chain
 * @throws {HostError} 4001 if its dialog was closed
 */
export function requestHostSignature(
  host: HostClient,
  message: string,
  { signal }: Press,
): ReturnType<HostClient['signMessage']> {
  return host.signMessage(message, { signal })
}

type Typed =
  | ReturnType<typeof typedTransaction>
  | NonNullable<ReturnType<typeof typedMessage>>
  | ReturnType<typeof typedWithdrawal>

async function signTyped(
  config: Config,
  chainId: number,
  { types, domain, primaryType, message }: Typed,
  hash: Hex,
  signal: AbortSignal,
): Promise<{ signature: Hex; sender: Address }> {
  const { provider, address } = await walletOnChain(config, chainId)
  const text = serializeTypedData({
    primaryType,
    message,
    domain: { ...domain, chainId: BigInt(domain.chainId) },
    types: { EIP712Domain: domainFields.filter(({ name }) => name in domain), ...types },
  } as Parameters<typeof serializeTypedData>[0])
  // The visitor may have canceled while the chain of the wallet was requested.
  signal.throwIfAborted()
  const signature = await requestHex(provider, 'eth_signTypedData_v4', [address, text])
  const signer = await recoverAddress({ hash, signature }).catch(() => null)
  if (signer !== address) throw new AppError('signing-failed', new Error(`${signer} signed, not ${address}`))
  return { signature, sender: address }
}

async function walletOnChain(
  config: Config,
  chainId: number,
): Promise<{ provider: InjectedProvider; address: Address }> {
  const connection = getConnection(config)
  if (connection.status !== 'connected') throw new AppError('not-connected')
  if (connection.chainId !== chainId) throw new AppError('wrong-network')
  return { provider: await requireChainProvider(config, chainId), address: connection.address }
}

async function requestHex(
  provider: InjectedProvider,
  method: string,
  params: readonly unknown[],
): Promise<Hex> {
  let answer: unknown
  try {
    answer = await provider.request({ method, params })
  } catch (error) {
    throw toWalletError(error)
  }
  if (typeof answer !== 'string' || !/^0x([0-9a-fA-F]{2})+$/.test(answer)) throw new AppError('unexpected')
  // The pattern above has checked the format.
  return answer as Hex
}
