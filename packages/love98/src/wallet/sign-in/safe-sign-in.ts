import type { Client } from 'viem'
import { verifySignature } from '@/chain/verify-signature'
import type { Address } from '@/domain/address'
import { AppError } from '@/domain/errors'
import type { Hex } from '@/domain/hex'
import type { PreparedMessage } from '@/domain/sign-in/sign-in'
import type { HostClient } from '@/safe/host/host-client'
import { safeMessageHash } from '@/safe/safe-message'

/**
 * The transaction by which a Safe signs on the chain. `nonce` is its position in the queue, or null while it is
 * unknown.
 */
export type QueuedSignature = { safeTxHash: Hex; nonce: number | null }

export type SafeSigner = { host: HostClient; client: Client; address: Address; chainId: number }

/** The interval between two checks of the owners' signatures, and the time that a host has for each answer, ms. */
const pause = 4_000

/**
 * Requests the owners' signatures in the dialog of the page that contains this one.
 * @returns the signature, or the transaction that signs on the chain, which waits for its owners
 * @throws {HostError} 4001 if the dialog was closed, which an owner may also do after signing
 * @throws {AppError} `signing-failed` for a signature that the Safe's contract does not confirm (EIP-1271)
 */
export async function requestOwnerSignatures(
  { host, client, address }: SafeSigner,
  { message }: PreparedMessage,
  signal: AbortSignal,
): Promise<{ signature: Hex } | { queued: QueuedSignature }> {
  const signed = await host.signMessage(message, { signal })
  if ('safeTxHash' in signed) return { queued: { safeTxHash: signed.safeTxHash, nonce: null } }
  // A host can return any value as the signature. A wrong signature would use up the nonce on the server.
  const signature = signed.signature as Hex
  if (await isSigned(client, { address, message, signature })) return { signature }
  throw new AppError('signing-failed', new Error('The Safe’s contract does not confirm the signature.'))
}

/**
 * Waits until the Safe's contract confirms the message, by the owners' signatures that the host collects or by a
 * transaction of the Safe. It polls until then. A host or a node that does not answer only causes a delay.
 * @param onQueued called with the position of the transaction in the queue
 * @returns the signature to send, which is `0x` for a signature on the chain; null if the transaction will never sign
 */
export async function waitForOwners(
  { host, client, address, chainId }: SafeSigner,
  { message }: PreparedMessage,
  safeTxHash: Hex | null,
  { signal, onQueued }: { signal: AbortSignal; onQueued: (queued: QueuedSignature) => void },
): Promise<Hex | null> {
  const messageHash = safeMessageHash({ chainId, address }, message)
  while (!signal.aborted) {
    const signature = safeTxHash ? await onChain(safeTxHash) : await offChain()
    if (signature === null) return null
    if (signature && (await isSigned(client, { address, message, signature }))) return signature
    await sleep(pause, signal)
  }
  throw new AppError('user-rejected')

  async function offChain(): Promise<Hex | undefined> {
    if (messageHash === null) return undefined
    const answer = await host.offChainSignature(messageHash, { signal }).catch(() => undefined)
    return answer as Hex | undefined
  }

  async function onChain(hash: Hex): Promise<Hex | null | undefined> {
    const transaction = await host.transaction(hash, { signal }).catch(() => null)
    if (!transaction) return undefined
    onQueued({ safeTxHash: hash, nonce: transaction.nonce })
    if (transaction.txStatus === 'CANCELLED' || transaction.txStatus === 'FAILED') return null
    return transaction.txStatus === 'SUCCESS' ? '0x' : undefined
  }
}

/** Returns true if the contract confirms a signature now. It is false if the node does not answer. */
async function isSigned(client: Client, signed: { address: Address; message: string; signature: Hex }) {
  return (await verifySignature(signed, client).catch(() => null)) === 'contract'
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}
