import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import type { MessageMeaning } from './message-meaning'
import type { TypedMessage } from './typed-data'
import type { Value } from './typed-struct'

/** Recognized typed data: identified by its encoded type and its domain, never by names of single fields. */
export type MessageForm = {
  id: string
  /** The encoded type of EIP-712; a pattern where the standard leaves a part of it open. */
  type: string | RegExp
  /** The domains of its contracts: any standard one with a contract, or the one of this form. */
  domain: DomainForm
  /** Returns null for values that contradict each other; the form is then not recognized. */
  read(typed: FormValues): MessageMeaning | null
  source: string
}

/** `contract`: a standard domain that names a contract. */
export type DomainForm = 'contract' | 'permit2' | 'safe' | 'entry-point' | 'snapshot' | 'any'

export type FormValues = {
  values: Readonly<Record<string, Value>>
  contract: Address
  chainId: number | null
  at(name: string): Address
  number(name: string): bigint
  bytes(name: string): Hex
}

/** The fields of a domain by EIP-712; a domain has some of them, in this order. */
const standardFields = [
  'string name',
  'string version',
  'uint256 chainId',
  'address verifyingContract',
  'bytes32 salt',
]

function isStandard(domainType: string): boolean {
  const fields = domainType.slice('EIP712Domain('.length, -1).split(',')
  return standardFields.filter((field) => fields.includes(field)).join() === fields.join()
}

const ofSafe = 'EIP712Domain(uint256 chainId,address verifyingContract)'
/** Safes before version 1.3.0. */
const ofFormerSafe = 'EIP712Domain(address verifyingContract)'
const ofPermit2 = 'EIP712Domain(string name,uint256 chainId,address verifyingContract)'
const ofEntryPoint = 'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)'
const ofSnapshot = 'EIP712Domain(string name,string version)'

export function hasDomain({ domainType, domainValues }: TypedMessage, form: DomainForm): boolean {
  const { name, verifyingContract } = domainValues
  switch (form) {
    case 'any':
      return true
    case 'contract':
      return isStandard(domainType) && verifyingContract !== undefined
    case 'safe':
      return domainType === ofSafe || domainType === ofFormerSafe
    case 'permit2':
      return domainType === ofPermit2 && name === 'Permit2'
    case 'entry-point':
      return domainType === ofEntryPoint && name === 'ERC4337'
    case 'snapshot':
      return domainType === ofSnapshot && name === 'snapshot'
  }
}

/** Returns typed readers of the values; the encoded type of a form guarantees the types. */
export function valuesOf({ domainValues, values }: TypedMessage): FormValues {
  const { chainId, verifyingContract } = domainValues
  return {
    values,
    contract: verifyingContract as Address,
    chainId: typeof chainId === 'bigint' && chainId <= Number.MAX_SAFE_INTEGER ? Number(chainId) : null,
    ...readersOf(values),
  }
}

/** The same for a struct in a message. */
export function readersOf(values: Readonly<Record<string, Value>>) {
  return {
    at: (name: string) => values[name] as Address,
    number: (name: string) => values[name] as bigint,
    bytes: (name: string) => values[name] as Hex,
  }
}
