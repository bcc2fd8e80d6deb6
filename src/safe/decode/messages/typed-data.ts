import { getTypesForEIP712Domain } from 'viem'
import { hashTypedData } from 'viem/utils'
import { encodedType } from './encoded-type'
import { type HashedField, readStruct, type Struct, type TypeTable } from './typed-struct'

/** Typed data (EIP-712) as its hash sees it. */
export type TypedMessage = {
  primaryType: string
  /** The message's and the domain's encoded types (`encodeType` of EIP-712). */
  type: string
  domainType: string
  /** In the order of `types`. */
  domain: readonly HashedField[]
  fields: readonly HashedField[]
  domainValues: Struct
  values: Struct
  /** Paths of what the typed data has beside that; no hash covers it. */
  leftOut: readonly string[]
}

const parts = ['types', 'domain', 'primaryType', 'message']

/**
 * Reads of typed data what its hash covers. Null when it cannot be hashed, when a value is not one of its type, or when the
 * names of types could make its hash that of other typed data: names are identifiers here, as EIP-712 has them.
 */
export function readTypedData(message: Record<string, unknown>): TypedMessage | null {
  const { types: given, domain, primaryType, message: content } = message
  const types = readTypes(given)
  if (!types || typeof primaryType !== 'string' || !isObject(domain ?? {})) return null
  const domainObject = (domain ?? {}) as Record<string, unknown>
  const domainTypes = types.get('EIP712Domain') ?? getTypesForEIP712Domain({ domain: domainObject })
  const all: TypeTable = new Map([...types, ['EIP712Domain', domainTypes]])
  const leftOut = Object.keys(message).filter((name) => !parts.includes(name))
  const readDomain = readStruct(domainObject, 'EIP712Domain', all)
  // The hash of a domain alone leaves the message out.
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
  if (!isObject(given)) return null
  const types = new Map<string, readonly { name: string; type: string }[]>()
  for (const [name, fields] of Object.entries(given)) {
    if (!isIdentifier(name) || !Array.isArray(fields) || !fields.every(isField)) return null
    if (new Set(fields.map((field) => field.name)).size !== fields.length) return null
    types.set(name, fields)
  }
  return types
}

/** Not a word that every object has, which a lookup by name would find. */
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

/** What was read is what is hashed: the same hash comes of the original and of the values alone. */
function hashesAlike(message: Record<string, unknown>, typed: TypedMessage, types: TypeTable): boolean {
  const { primaryType, domainValues, values } = typed
  try {
    const read = { types: Object.fromEntries(types), primaryType, domain: domainValues, message: values }
    return hashTypedData(message as never) === hashTypedData(read as never)
  } catch {
    return false
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
