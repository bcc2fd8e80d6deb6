import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'

/** The Safe whose page shows this desktop in a frame. `isReadOnly`: the viewer is not an owner. */
export type SafeInfo = {
  address: Address
  chainId: number
  owners: readonly Address[]
  threshold: number
  isReadOnly: boolean
}

export type AddressBookEntry = { address: Address; name: string; chainId: string }
export type Permission = { parentCapability: string; isRefused: boolean }
/**
 * The answer of a Safe to a message: a signature once enough owners have signed, or the transaction that will sign on
 * the chain.
 */
export type SignedMessage = { signature: string } | { safeTxHash: Hex }

export function readSafeInfo(answer: unknown): SafeInfo | null {
  const { safeAddress, chainId, owners, threshold, isReadOnly } = fieldsOf(answer)
  const known = Array.isArray(owners) ? owners.filter(isAddress) : []
  const isWhole = isAddress(safeAddress) && isPositive(chainId) && isPositive(threshold) && known.length > 0
  if (!isWhole) return null
  // A missing field counts as read-only, because a wrongly offered action would fail only later, in the Safe.
  return { address: safeAddress, chainId, owners: known, threshold, isReadOnly: isReadOnly !== false }
}

/**
 * Reads a list of permissions; returns null if it is not a list. A remembered refusal is a permission with a caveat.
 */
export function readPermissions(answer: unknown): readonly Permission[] | null {
  if (!Array.isArray(answer)) return null
  return answer.flatMap((entry) => {
    const { parentCapability, caveats } = fieldsOf(entry)
    if (typeof parentCapability !== 'string') return []
    const isRefused =
      Array.isArray(caveats) &&
      caveats.some((caveat) => {
        const { type, value } = fieldsOf(caveat)
        return type === 'userRestricted' && value === true
      })
    return [{ parentCapability, isRefused }]
  })
}

export function readAddressBook(answer: unknown): readonly AddressBookEntry[] | null {
  if (!Array.isArray(answer)) return null
  return answer.flatMap((entry) => {
    const { address, name, chainId } = fieldsOf(entry)
    return isAddress(address) ? [{ address, name: textOf(name), chainId: textOf(chainId) }] : []
  })
}

export function readSafeTxHash(answer: unknown): Hex | null {
  const { safeTxHash } = fieldsOf(answer)
  return isHash(safeTxHash) ? safeTxHash : null
}

export function readSignedMessage(answer: unknown): SignedMessage | null {
  const { signature, safeTxHash } = fieldsOf(answer)
  if (typeof signature === 'string' && /^0x([0-9a-fA-F]{2})+$/.test(signature)) return { signature }
  return isHash(safeTxHash) ? { safeTxHash } : null
}

export function isAddress(value: unknown): value is Address {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value)
}

export function isHash(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{64}$/.test(value)
}

export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function isPositive(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}
