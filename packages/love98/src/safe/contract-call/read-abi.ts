import type { AbiFunction, AbiParameter } from 'viem'
import { parseAbiItem } from 'viem/utils'

export type AbiProblem = 'too-long' | 'not-an-abi' | 'no-functions' | 'too-many-functions'

/** The maximum number of characters, of functions, and of arguments of one function. */
const [longest, mostFunctions, mostInputs] = [200_000, 300, 40] as const
/** The maximum length of one signature; viem parses it with regular expressions. */
const longestSignature = 1_000
const deepest = 6

const identifier = /^[A-Za-z_$][\w$]{0,99}$/
const base =
  /^(address|bool|string|bytes|bytes([1-9]|[12]\d|3[0-2])|u?int(\d{1,3})?|tuple)((\[\d{0,4}\]){0,4})$/

/**
 * Reads the functions of a contract that can change something from pasted text: an ABI in JSON, alone or in a
 * compiler's file, or signatures in Solidity, one per line. The text is untrusted, so the result is validated again.
 */
export function readAbi(text: string): readonly AbiFunction[] | AbiProblem {
  const source = text.trim()
  if (source.length > longest) return 'too-long'
  const items = /^[[{]/.test(source) ? itemsOfJson(source) : itemsOfSignatures(source)
  if (items === null) return 'not-an-abi'
  const functions = items.flatMap((item) => functionOf(item) ?? [])
  if (functions.length === 0) return 'no-functions'
  return functions.length <= mostFunctions ? functions : 'too-many-functions'
}

function itemsOfJson(source: string): readonly unknown[] | null {
  try {
    const value: unknown = JSON.parse(source)
    const list = Array.isArray(value) ? value : Object(value).abi
    return Array.isArray(list) ? list : null
  } catch {
    return null
  }
}

function itemsOfSignatures(source: string): readonly unknown[] | null {
  const lines = source
    .split(/[\n;]/)
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => line !== '')
  if (lines.length > mostFunctions || lines.some((line) => line.length > longestSignature)) return null
  try {
    return lines.map((line): unknown =>
      parseAbiItem((line.startsWith('function ') ? line : `function ${line}`) as string),
    )
  } catch {
    return null
  }
}

/** Returns null for everything except a function that can change something. */
function functionOf(item: unknown): AbiFunction | null {
  const { type, name, inputs, stateMutability } = Object(item)
  if (type !== 'function' || stateMutability === 'view' || stateMutability === 'pure') return null
  if (typeof name !== 'string' || !identifier.test(name)) return null
  const read = parametersOf(inputs ?? [], 0)
  if (!read || read.length > mostInputs) return null
  const mutability = stateMutability === 'payable' ? 'payable' : 'nonpayable'
  return { type: 'function', name, inputs: read, outputs: [], stateMutability: mutability }
}

function parametersOf(list: unknown, depth: number): readonly AbiParameter[] | null {
  if (!Array.isArray(list) || list.length > mostInputs || depth > deepest) return null
  const read = list.map((item) => parameterOf(item, depth))
  return read.every((one) => one !== null) ? read : null
}

function parameterOf(item: unknown, depth: number): AbiParameter | null {
  const { type, name, components } = Object(item)
  const [, kind = '', , bits, lists = ''] = (typeof type === 'string' ? base.exec(type) : null) ?? []
  if (kind === '' || (bits !== undefined && !isWidth(Number(bits)))) return null
  const own = typeof name === 'string' && identifier.test(name) ? name : ''
  if (kind !== 'tuple') return { name: own, type: `${/^u?int$/.test(kind) ? `${kind}256` : kind}${lists}` }
  const fields = parametersOf(components, depth + 1)
  return fields && fields.length > 0 ? { name: own, type: `tuple${lists}`, components: fields } : null
}

function isWidth(bits: number): boolean {
  return bits >= 8 && bits <= 256 && bits % 8 === 0
}
