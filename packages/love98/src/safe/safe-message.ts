import { hashMessage, hashTypedData } from 'viem/utils'
import type { Hex } from '@/domain/hex'
import type { SafeId } from './gateway/gateway-queries'
import type { SafeMessage } from './gateway/message-shapes'
import type { Confirmation } from './proven-signers'

const fields = [{ name: 'message', type: 'bytes' }] as const

/**
 * Builds the typed data (EIP-712) that owners sign for a message of their Safe: the hash of the text (EIP-191) or of
 * the typed data, bound to the chain and the Safe. Returns null if the message cannot be hashed, because its typed data
 * is invalid.
 * @param message a text, or typed data
 */
export function typedMessage({ chainId, address }: SafeId, message: string | Record<string, unknown>) {
  const content = contentHash(message)
  if (content === null) return null
  return {
    domain: { chainId, verifyingContract: address },
    types: { SafeMessage: fields },
    primaryType: 'SafeMessage',
    message: { message: content },
  } as const
}

export function safeMessageHash(safe: SafeId, message: string | Record<string, unknown>): Hex | null {
  const typed = typedMessage(safe, message)
  return typed && hashTypedData(typed)
}

export function messageConfirmations(confirmations: SafeMessage['confirmations']): readonly Confirmation[] {
  return confirmations.map(({ owner, signature }) => ({ owner: owner.value, signature }))
}

function contentHash(message: string | Record<string, unknown>): Hex | null {
  if (typeof message === 'string') return hashMessage(message)
  try {
    return hashTypedData(message as never)
  } catch {
    return null
  }
}
