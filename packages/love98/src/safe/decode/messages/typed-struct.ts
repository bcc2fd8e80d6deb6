/** One hashed value by its path, such as `details.token` or `offer[0].amount`. */
export type HashedField = { path: string; type: string; value: bigint | boolean | string }

export type TypeTable = ReadonlyMap<string, readonly { name: string; type: string }[]>
export type Value = bigint | boolean | string | readonly Value[] | Struct
export type Struct = { readonly [name: string]: Value }

type StructReading = { fields: HashedField[]; leftOut: string[] }

/** The maximum depth and number of values, more than any message has; they limit stack and memory. */
const deepest = 12
const mostFields = 2_000

/** Reads the values of a struct by its type, in its order; null if one is missing or does not have its type. */
export function readStruct(value: unknown, type: string, types: TypeTable) {
  const read: StructReading = { fields: [], leftOut: [] }
  const values = structOf(value, type, types, '', 0, read)
  return values && { ...read, values }
}

function structOf(
  value: unknown,
  type: string,
  types: TypeTable,
  path: string,
  depth: number,
  read: StructReading,
): Struct | null {
  const members = types.get(type)
  if (!members || depth > deepest || typeof value !== 'object' || value === null) return null
  const values: [string, Value][] = []
  for (const member of members) {
    if (!Object.hasOwn(value, member.name)) return null
    const place = path ? `${path}.${member.name}` : member.name
    const one = valueAt(Reflect.get(value, member.name), member.type, types, place, depth, read)
    if (one === null) return null
    values.push([member.name, one])
  }
  for (const name of Object.keys(value))
    if (!members.some((member) => member.name === name)) read.leftOut.push(path ? `${path}.${name}` : name)
  return Object.fromEntries(values)
}

function valueAt(
  value: unknown,
  type: string,
  types: TypeTable,
  path: string,
  depth: number,
  read: StructReading,
): Value | null {
  const list = /^(.*)\[(\d*)\]$/.exec(type)
  if (list) {
    const [, item = '', length = ''] = list
    if (!Array.isArray(value) || (length !== '' && value.length !== Number(length))) return null
    if (value.length > mostFields || depth > deepest) return null
    if (value.length === 0) read.fields.push({ path, type, value: '[]' })
    const items = value.map((one, index) => valueAt(one, item, types, `${path}[${index}]`, depth + 1, read))
    return items.every((one) => one !== null) ? items : null
  }
  if (types.has(type)) return structOf(value, type, types, path, depth + 1, read)
  const atom = atomOf(value, type)
  if (atom === null || read.fields.length >= mostFields) return null
  read.fields.push({ path, type, value: atom })
  return atom
}

function atomOf(value: unknown, type: string): bigint | boolean | string | null {
  if (type === 'bool') return typeof value === 'boolean' ? value : null
  if (type === 'string') return typeof value === 'string' ? value : null
  if (type === 'address') return typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value) ? value : null
  const [, bytes, size] = /^(bytes)(\d*)$/.exec(type) ?? []
  if (bytes) {
    const isHex = typeof value === 'string' && /^0x([0-9a-fA-F]{2})*$/.test(value)
    return isHex && (size === '' || value.length === 2 + 2 * Number(size)) ? value : null
  }
  const [, sign, bits] = /^(u?)int(\d+)$/.exec(type) ?? []
  return bits === undefined ? null : integerOf(value, sign === 'u', Number(bits))
}

function integerOf(value: unknown, isUnsigned: boolean, bits: number): bigint | null {
  const isText = typeof value === 'string' && /^(0x[0-9a-fA-F]{1,64}|-?\d{1,78})$/.test(value)
  if (!isText && !Number.isSafeInteger(value)) return null
  if (bits < 8 || bits > 256 || bits % 8 !== 0) return null
  const number = BigInt(value as string | number)
  const half = 1n << BigInt(bits - 1)
  const [least, limit] = isUnsigned ? [0n, 2n * half] : [-half, half]
  return number >= least && number < limit ? number : null
}
