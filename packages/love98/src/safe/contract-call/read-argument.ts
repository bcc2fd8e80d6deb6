import type { AbiParameter } from 'viem'
import type { Hex } from '@/domain/hex'
import { type AddressProblem, readRecipient } from '../read-address'

export type ArgumentProblem =
  | AddressProblem
  | 'not-a-number'
  | 'out-of-range'
  | 'not-a-bool'
  | 'not-bytes'
  | 'not-a-list'
  | 'wrong-length'
  | 'unsafe-number'

/** A value for the encoder; structs are lists in the order of their fields. */
export type Argument = bigint | boolean | string | readonly Argument[]

type Read = { value: Argument } | { problem: ArgumentProblem }

/** The maximum length of one argument in characters, and the maximum number of entries in one list. */
const [longest, mostEntries] = [100_000, 1_000] as const

/**
 * Reads an argument as a person types it: numbers in decimal or hexadecimal digits, bytes as hex, lists and structs as
 * JSON. Addresses are checked by EIP-55.
 * @param chainId of the Safe, for addresses with a chain prefix (EIP-3770)
 */
export function readArgument(parameter: AbiParameter, text: string, chainId: number): Read {
  if (text.length > longest) return { problem: 'wrong-length' }
  if (!/\]$|^tuple$/.test(parameter.type)) return readScalar(parameter.type, text, chainId)
  try {
    return readValue(parameter, JSON.parse(text), chainId)
  } catch {
    return { problem: 'not-a-list' }
  }
}

/** Reads a value of JSON. JSON numbers are exact only up to 2^53, so larger numbers must be strings. */
function readValue(parameter: AbiParameter, value: unknown, chainId: number): Read {
  const [, inner, size] = /^(.*)\[(\d*)\]$/.exec(parameter.type) ?? []
  if (inner !== undefined) {
    if (!Array.isArray(value)) return { problem: 'not-a-list' }
    if (value.length > mostEntries || (size !== '' && value.length !== Number(size)))
      return { problem: 'wrong-length' }
    return readAll(value.map((item) => readValue({ ...parameter, type: inner }, item, chainId)))
  }
  if (parameter.type === 'tuple' && 'components' in parameter) {
    const fields = valuesOf(parameter.components, value)
    if (!fields) return { problem: 'wrong-length' }
    return readAll(parameter.components.map((field, index) => readValue(field, fields[index], chainId)))
  }
  if (typeof value === 'number' && !Number.isSafeInteger(value)) return { problem: 'unsafe-number' }
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return isPlain ? readScalar(parameter.type, String(value), chainId) : { problem: 'not-a-list' }
}

/** Returns the fields of a struct, given by name or in order; null unless exactly these fields are present. */
function valuesOf(fields: readonly AbiParameter[], value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value.length === fields.length ? value : null
  if (typeof value !== 'object' || value === null) return null
  const names = fields.map(({ name }) => name ?? '')
  const isExact = Object.keys(value).length === names.length && new Set(names).size === names.length
  if (!isExact || !names.every((name) => Object.hasOwn(value, name))) return null
  return names.map((name): unknown => Reflect.get(value, name))
}

function readAll(values: readonly Read[]): Read {
  const problem = values.find((one) => 'problem' in one)
  if (problem) return problem
  return { value: values.flatMap((one) => ('value' in one ? [one.value] : [])) }
}

function readScalar(type: string, text: string, chainId: number): Read {
  const typed = text.trim()
  if (type === 'string') return { value: text }
  if (type === 'bool') {
    if (typed !== 'true' && typed !== 'false') return { problem: 'not-a-bool' }
    return { value: typed === 'true' }
  }
  if (type === 'address') {
    const read = readRecipient(typed, chainId)
    return read.startsWith('0x') ? { value: read } : { problem: read as AddressProblem }
  }
  return type.startsWith('bytes') ? readBytes(type, typed) : readInteger(type, typed)
}

function readBytes(type: string, typed: string): Read {
  if (!/^0x([0-9a-f]{2})*$/i.test(typed)) return { problem: 'not-bytes' }
  const size = type.slice('bytes'.length)
  if (size !== '' && typed.length !== 2 + 2 * Number(size)) return { problem: 'wrong-length' }
  return { value: typed.toLowerCase() as Hex }
}

function readInteger(type: string, typed: string): Read {
  if (!/^(-?\d{1,78}|0x[0-9a-f]{1,64})$/i.test(typed)) return { problem: 'not-a-number' }
  const value = BigInt(typed)
  const bits = BigInt(type.replace(/^u?int/, ''))
  const [least, most] = type.startsWith('u')
    ? [0n, 2n ** bits - 1n]
    : [-(2n ** (bits - 1n)), 2n ** (bits - 1n) - 1n]
  return value < least || value > most ? { problem: 'out-of-range' } : { value }
}
