import { type AbiParameter, type DecodeAbiParametersReturnType, type ParseAbiItem, parseAbiItem } from 'viem'
import { decodeAbiParameters, encodeAbiParameters } from 'viem/utils'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import type { Action, ArgumentValue, Call, DescribedCall } from './described-call'

/** A function whose calls are understood. */
export type KnownFunction = {
  /** `transfer(address to, uint256 amount)` */
  signature: string
  /**
   * Decodes call data that is the canonical encoding (Solidity ABI) of its arguments; null for any other bytes. A contract
   * accepts more than one encoding of the same values, and a decoder that does too can be shown other values than the contract.
   */
  decode(call: Pick<Call, 'to' | 'value' | 'data'>): Omit<DescribedCall, 'call'> | null
}

type Parsed<Signature extends string> = Extract<ParseAbiItem<`function ${Signature}`>, { type: 'function' }>
type ArgumentsOf<Signature extends string> = DecodeAbiParametersReturnType<Parsed<Signature>['inputs']>

/**
 * @param signature in Solidity's words, with names
 * @param actionOf what a call does, from its arguments, the contract that is called and the value in wei; null when the
 *   arguments make no sense together
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
      // The decoder follows the same signature that the type was made from.
      const action = actionOf(values as unknown as ArgumentsOf<Signature>, to, value)
      return action && { action, function: signature.slice(0, signature.indexOf('(')), arguments: named }
    },
  }
}

/** The values that these bytes encode, null unless encoding them again gives the same bytes. */
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

/** Small integers, which viem gives as numbers, as bigints; structs by field name. */
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
