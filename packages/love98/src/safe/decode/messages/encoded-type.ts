import type { TypeTable } from './typed-struct'

/**
 * Returns the encoded type of a struct (`encodeType` of EIP-712): its fields in their order, then every struct in it
 * by name. Two structs have the same type hash exactly if this is the same.
 */
export function encodedType(primary: string, types: TypeTable): string {
  const found = new Set<string>()
  collect(primary, types, found)
  found.delete(primary)
  return [primary, ...[...found].sort()]
    .map((name) => `${name}(${(types.get(name) ?? []).map((field) => `${field.type} ${field.name}`)})`)
    .join('')
}

function collect(name: string, types: TypeTable, found: Set<string>) {
  const fields = types.get(name)
  if (!fields || found.has(name)) return
  found.add(name)
  for (const { type } of fields) collect(type.replace(/(\[\d*\])+$/, ''), types, found)
}

/** Returns the plain types in an encoded type, including those in lists and structs: `address`, `uint256`, `bytes`. */
export function plainTypes(encoded: string): ReadonlySet<string> {
  return new Set([...encoded.matchAll(/[(,](\w+)(?:\[\d*\])* \w+/g)].map(([, type = '']) => type))
}
