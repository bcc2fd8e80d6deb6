import { type AbiParameter, type DecodeAbiParametersReturnType, type ParseAbiItem, parseAbiItem } from 'viem'
import { decodeAbiParameters, encodeAbiParameters } from 'viem/utils'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import type { Action, ArgumentValue, Call, DescribedCall } from './described-call'

export type KnownFunction = {
  /** `transfer(address to, uint256 amount)` */
  signature: string
  /**
   * Decodes call data that is the canonical encoding (Solidity ABI) of its arguments; null for any other bytes. A
   * contract accepts several encodings of the same values; a decoder that does too could show other values than the
   * contract uses.
   */
  decode(call: Pick<Call, 'to' | 'value' | 'data'>): Omit<DescribedCall, 'call'> | null
}

type Parsed<Signature extends string> = Extract<ParseAbiItem<`function ${Signature}`>, { type: 'function' }>
type ArgumentsOf<Signature extends string> = DecodeAbiParametersReturnType<Parsed<Signature>['inputs']>

/**
 * Defines a function by its signature.
 * @param signature in Solidity, with names
 * @param actionOf returns the effect of a call from its arguments, the called contract and the value in wei; null if
 * the arguments contradict each other
 */
export function defineKnownFunction<const Signature extends string>(
  signature: Signature,
  actionOf: (values: ArgumentsOf<Signature>, to: Address, value: bigint) => Action | null,
): KnownFunction {
  let inputs: readonly AbiParameter[] | null = null
  return {
    signature,
    decode({ to, value, data }) {
      inputs ??= inputsOf(signature)
      const values = decodeCanonical(inputs, `0x${data.slice(10)}`)
      if (!values) return null
      const named = inputs.map(({ name = '', type, ...rest }, index) => ({
        name,
        type,
        value: plainValue(values[index], 'components' in rest ? rest.components : []),
      }))
      // The decoder uses the signature from which the type was derived.
      const action = actionOf(values as unknown as ArgumentsOf<Signature>, to, value)
      return action && { action, function: signature.slice(0, signature.indexOf('(')), arguments: named }
    },
  }
}

/** Decodes bytes; null unless encoding the values again gives the same bytes. */
export function decodeCanonical(inputs: readonly AbiParameter[], bytes: Hex): readonly unknown[] | null {
  if (inputs.length === 0) return bytes === '0x' ? [] : null
  try {
    const values = decodeAbiParameters(inputs, bytes) as readonly unknown[]
    return encodeAbiParameters(inputs, values) === bytes.toLowerCase() ? values : null
  } catch {
    return null
  }
}

function inputsOf(signature: string): readonly AbiParameter[] {
  const item = parseAbiItem(`function ${signature}` as string) as { inputs: readonly AbiParameter[] }
  return item.inputs
}

/** Converts small integers, which viem returns as numbers, to bigints, and structs to objects by field name. */
function plainValue(value: unknown, fields: readonly AbiParameter[]): ArgumentValue {
  if (typeof value === 'number') return BigInt(value)
  if (Array.isArray(value)) return value.map((item) => plainValue(item, fields))
  if (typeof value !== 'object' || value === null) return value as ArgumentValue
  return Object.fromEntries(
    fields.map((field) => [
      field.name ?? '',
      plainValue(Reflect.get(value, field.name ?? ''), 'components' in field ? field.components : []),
    ]),
  )
}
