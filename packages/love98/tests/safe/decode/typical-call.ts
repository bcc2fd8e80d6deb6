import { type AbiParameter, concatHex, encodeAbiParameters, encodePacked, type Hex, parseAbiItem } from 'viem'
import { sender, settle, single, take } from '../../support/router-calls'
import { at } from './encode'

/** Returns values for the arguments of a function: none is zero, empty or false, and every account is a stranger's. */
export function typicalArguments(signature: string): Hex {
  const { inputs } = parseAbiItem(`function ${signature}` as string) as unknown as { inputs: AbiParameter[] }
  return inputs.length > 0 ? encodeAbiParameters(inputs, inputs.map(valueFor)) : '0x'
}

export function typicalData(selector: string, signature: string): Hex {
  return concatHex([selector as Hex, typicalArguments(signature)])
}

/** Actions of V4 that pay, swap, and take all for the sender. */
const actionsOfV4 = [
  settle(at('c'), 10n ** 20n, true),
  single({ currency0: at('c'), currency1: at('d'), fee: 500, tickSpacing: 10, hooks: at('e') }, true),
  take(at('d'), sender),
]

function valueFor({ name = '', type, ...rest }: AbiParameter): unknown {
  const list = /^(.*)\[\]$/.exec(type)
  if (name === 'targets') return [at('c')]
  if (/^(payloads|datas|calldatas)$/.test(name)) return ['0x12345678']
  if (type === 'address[]') return [at('c'), at('d')]
  if (name === 'params') return actionsOfV4.map(([, input]) => input)
  if (type === 'bytes[]') return []
  if (list) return [valueFor({ ...rest, name, type: list[1] ?? '' } as AbiParameter)]
  if ('components' in rest)
    return Object.fromEntries(rest.components.map((field) => [field.name ?? '', valueFor(field)]))
  if (type === 'address') return at(name === 'token' ? 'd' : 'e')
  if (type === 'bool') return true
  if (type === 'string') return 'name'
  if (name === 'path') return encodePacked(['address', 'uint24', 'address'], [at('c'), 500, at('d')])
  if (name === 'commands') return '0x'
  if (name === 'actions') return '0x0b060e'
  if (type === 'bytes') return '0x12'
  if (type.startsWith('bytes')) return `0x${'12'.repeat(Number(type.slice(5)))}`
  // Operation 0 is a call.
  if (name === 'operation' && type === 'uint8') return 0
  const bits = Number(type.slice(4))
  const most = 2n ** BigInt(bits) - 1n
  const value = 10n ** 20n < most ? 10n ** 20n : most
  return bits <= 48 ? Number(value) : value
}
