import type { Address } from '@/domain/address'
import type { Allowance } from './message-meaning'
import type { TypedMessage } from './typed-data'
import type { Struct, Value } from './typed-struct'

const most = (bits: bigint) => (1n << bits) - 1n

/**
 * The allowances of an ERC-2612 permit, DAI's, ERC-4494's (an NFT), and those of Uniswap's Permit2, by the names of their
 * fields; null for anything else.
 */
export function allowancesOf({
  primaryType,
  domainValues,
  values,
}: TypedMessage): readonly Allowance[] | null {
  const spender = addressOf(values.spender)
  if (spender === null) return null
  if (primaryType === 'Permit') {
    const token = addressOf(domainValues.verifyingContract)
    return token && permit(token, spender, values)
  }
  const until = numberOf(values.sigDeadline) ?? numberOf(values.deadline)
  const list = values.details ?? values.permitted
  const items = Array.isArray(list) ? list : [list]
  const allowances = items.map((item) => permit2(item, spender, until))
  return items.length > 0 && allowances.every((one) => one !== null) ? allowances : null
}

function permit(token: Address, spender: Address, values: Struct): readonly Allowance[] | null {
  const owner = addressOf(values.owner) ?? addressOf(values.holder)
  const deadline = numberOf(values.deadline) ?? numberOf(values.expiry)
  const id = numberOf(values.tokenId)
  const isAllowed = values.allowed
  // DAI: an expiry of zero is none.
  const until = typeof isAllowed === 'boolean' && deadline === 0n ? null : deadline
  const amount =
    typeof isAllowed === 'boolean' ? (isAllowed ? most(256n) : 0n) : (id ?? numberOf(values.value))
  if (amount === null) return null
  const isUnlimited = id === null && amount === most(256n)
  return [{ token, owner, spender, amount, isUnlimited, unit: id === null ? 'amount' : 'id', until }]
}

function permit2(item: Value | undefined, spender: Address, deadline: bigint | null): Allowance | null {
  if (typeof item !== 'object' || Array.isArray(item)) return null
  const { token, amount, expiration } = item as Struct
  const contract = addressOf(token)
  const units = numberOf(amount)
  if (contract === null || units === null) return null
  const isUnlimited = units === most(160n) || units === most(256n)
  // An allowance lasts until its own expiration; a transfer has the deadline of its signature only.
  const until = numberOf(expiration) ?? deadline
  return { token: contract, owner: null, spender, amount: units, isUnlimited, unit: 'amount', until }
}

export function addressOf(value: Value | undefined): Address | null {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value) ? (value as Address) : null
}

export function numberOf(value: Value | undefined): bigint | null {
  return typeof value === 'bigint' ? value : null
}
