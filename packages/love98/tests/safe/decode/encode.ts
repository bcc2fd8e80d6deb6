import { concatHex, encodeFunctionData, encodePacked, type Hex, parseAbi, size } from 'viem'
import type { Address } from '@/domain/address'
import type { CallFacts } from '@/safe/decode/call-facts'
import type { Call } from '@/safe/decode/described-call'
import { risksOfCall } from '@/safe/decode/risks'

/** MultiSendCallOnly 1.4.1, at the same address on every chain. */
export const batchContract: Address = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'

const abi = parseAbi(['function multiSend(bytes transactions)'])

export const at = (digit: string): Address => `0x${digit.repeat(40)}`

export function callOf(different: Partial<Call> = {}): Call {
  return { to: at('b'), value: 0n, data: '0x', operation: 0, ...different }
}

/** Facts of a chain on which every contract of a test is old, and no contract is a token. */
export const oldContracts: CallFacts = {
  tokens: new Map(),
  ages: new Map([...'0123456789abcdef'].map((digit) => [at(digit), 'older'])),
}

/** The same, with every contract a token of which 1,000 units are a millionth. */
export const oldTokens: CallFacts = {
  ...oldContracts,
  tokens: new Map(
    [...'0123456789abcdef'].map((digit) => [at(digit), { symbol: 'T', decimals: 9, standard: 'ERC20' }]),
  ),
}

export function packed(calls: readonly Partial<Call>[]): Hex {
  return concatHex(
    calls.map((call) => {
      const { operation, to, value, data } = callOf(call)
      return encodePacked(
        ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
        [operation, to, value, BigInt(size(data)), data],
      )
    }),
  )
}

export function batchData(calls: readonly Partial<Call>[]): Hex {
  return encodeFunctionData({ abi, args: [packed(calls)] })
}

export function encoded(signature: string, ...args: readonly unknown[]): Hex {
  // The signature determines the types of the values.
  const [item] = parseAbi([`function ${signature}` as string]) as readonly [{ name: string }]
  return encodeFunctionData({ abi: [item] as never, args } as never)
}

export const risksBesidePrice: typeof risksOfCall = (...call) =>
  risksOfCall(...call).filter((risk) => risk !== 'price-unknown')
