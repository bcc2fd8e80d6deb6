import { getTypesForEIP712Domain } from 'viem'
import { hashTypedData } from 'viem/utils'
import { isRecord } from '@/domain/is-record'
import { encodedType } from './encoded-type'
import { type HashedField, readStruct, type Struct, type TypeTable } from './typed-struct'

/** Typed data (EIP-712), reduced to the content that its hash covers. */
export type TypedMessage = {
  primaryType: string
  /** The encoded types of the message and of the domain (`encodeType` of EIP-712). */
  type: string
  domainType: string
  /** In the order of `types`. */
  domain: readonly HashedField[]
  fields: readonly HashedField[]
  domainValues: Struct
  values: Struct
  /** The paths of the other content, which no hash covers. */
  leftOut: readonly string[]
}

const parts = ['types', 'domain', 'primaryType', 'message']

/**
 * Reads the content of typed data that its hash covers. Returns null if it cannot be hashed, if a value does not have
 * its type, or if the names of types could give other typed data the same hash. Names must be identifiers, as in
 * EIP-712.
 */
export function readTypedData(message: Record<string, unknown>): TypedMessage | null {
  const { types: given, domain, primaryType, message: content } = message
  const types = readTypes(given)
  if (!types || typeof primaryType !== 'string' || !isRecord(domain ?? {})) return null
  const domainObject = (domain ?? {}) as Record<string, unknown>
  const domainTypes = types.get('EIP712Domain') ?? getTypesForEIP712Domain({ domain: domainObject })
  const all: TypeTable = new Map([...types, ['EIP712Domain', domainTypes]])
  const leftOut = Object.keys(message).filter((name) => !parts.includes(name))
  const readDomain = readStruct(domainObject, 'EIP712Domain', all)
  // The hash of a domain alone does not cover the message.
  const isDomainOnly = primaryType === 'EIP712Domain'
  const body = isDomainOnly ? emptyBody(content) : readStruct(content, primaryType, all)
  if (!readDomain || !body) return null
  const typed: TypedMessage = {
    primaryType,
    type: encodedType(primaryType, all),
    domainType: encodedType('EIP712Domain', all),
    domain: readDomain.fields,
    fields: body.fields,
    domainValues: readDomain.values,
    values: body.values,
    leftOut: [...leftOut, ...readDomain.leftOut.map((path) => `domain.${path}`), ...body.leftOut],
  }
  return hashesAlike(message, typed, all) ? typed : null
}

function readTypes(given: unknown): TypeTable | null {
  if (!isRecord(given)) return null
  const types = new Map<string, readonly { name: string; type: string }[]>()
  for (const [name, fields] of Object.entries(given)) {
    if (!isIdentifier(name) || !Array.isArray(fields) || !fields.every(isField)) return null
    if (new Set(fields.map((field) => field.name)).size !== fields.length) return null
    types.set(name, fields)
  }
  return types
}

/**
 * Returns whether a name is an identifier. A property name that every object inherits is rejected, because a lookup by
 * name would find it.
 */
function isIdentifier(name: string): boolean {
  const isAtomic = /^(address|bool|string|bytes\d*|u?int\d*)$/.test(name)
  return /^[A-Za-z_]\w*$/.test(name) && !(name in {}) && !isAtomic
}

function isField(field: unknown): field is { name: string; type: string } {
  const { name, type } = Object(field)
  const isName = typeof name === 'string' && /^[A-Za-z_]\w*$/.test(name) && !(name in {})
  return isName && typeof type === 'string' && /^[A-Za-z_]\w*(\[\d*\])*$/.test(type)
}

function emptyBody(content: unknown) {
  return { fields: [], values: {}, leftOut: Object.keys(Object(content)) }
}

/**
 * Returns whether the original and the decoded values have the same hash, so that everything that is hashed was read.
 */
function hashesAlike(message: Record<string, unknown>, typed: TypedMessage, types: TypeTable): boolean {
  const { primaryType, domainValues, values } = typed
  try {
    const read = { types: Object.fromEntries(types), primaryType, domain: domainValues, message: values }
    return hashTypedData(message as never) === hashTypedData(read as never)
  } catch {
    return false
  }
}
