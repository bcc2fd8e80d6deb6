import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import { describeCall } from '../describe-call'
import type { ArgumentValue, Call } from '../described-call'
import { defineKnownFunction } from '../known-function'
import type { AccountCall } from './message-meaning'

/** A function whose arguments are calls of an account; `account` is the caller of calls that do not name one. */
type CallsOf = {
  signature: string
  callsOf(values: readonly ArgumentValue[], account: Address): readonly { by: Address; call: Call }[] | null
}

const callOf = (to: unknown, value: unknown, data: unknown, operation: unknown = 0n) =>
  ({ to, value, data, operation: Number(operation) }) as Call
type Item = Readonly<Record<string, ArgumentValue>>

const single: CallsOf['callsOf'] = ([to, value, data, operation = 0n], account) =>
  operation === 0n || operation === 1n ? [{ by: account, call: callOf(to, value, data, operation) }] : null
const ofModule = '(address to, uint256 value, bytes data, uint8 operation)'

/** Functions of accounts that an ERC-4337 entry point calls, by selector. */
export const accountFunctions: Readonly<Record<string, CallsOf>> = {
  '0x7bb37428': { signature: `executeUserOp${ofModule}`, callsOf: single },
  '0x541d63c8': { signature: `executeUserOpWithErrorString${ofModule}`, callsOf: single },
  '0xb61d27f6': { signature: 'execute(address to, uint256 value, bytes data)', callsOf: single },
  '0x34fcd5be': {
    signature: 'executeBatch((address to, uint256 value, bytes data)[] calls)',
    callsOf: ([list], account) =>
      (list as readonly Item[]).map(({ to, value, data }) => ({
        by: account,
        call: callOf(to, value, data),
      })),
  },
}

/** Functions of the Ethereum Vault Connector that make calls, by selector; each call names its account. */
export const connectorFunctions: Readonly<Record<string, CallsOf>> = {
  '0x1f8b5215': {
    signature: 'call(address targetContract, address onBehalfOfAccount, uint256 value, bytes data)',
    callsOf: ([to, by, value, data]) => [{ by: by as Address, call: callOf(to, value, data) }],
  },
  '0xc16ae7a4': {
    signature:
      'batch((address targetContract, address onBehalfOfAccount, uint256 value, bytes data)[] items)',
    callsOf: ([list]) =>
      (list as readonly Item[]).map(({ targetContract, onBehalfOfAccount, value, data }) => ({
        by: onBehalfOfAccount as Address,
        call: callOf(targetContract, value, data),
      })),
  },
}

/** Returns the calls in call data; null unless it is the canonical encoding of a known function. */
export function callsIn(
  data: Hex,
  account: Address,
  functions: Readonly<Record<string, CallsOf>>,
): readonly AccountCall[] | null {
  const selector = data.slice(0, 10).toLowerCase()
  const one = Object.hasOwn(functions, selector) ? functions[selector] : undefined
  const lower = data.toLowerCase() as Hex
  const decoded =
    one &&
    defineKnownFunction(one.signature, () => ({ kind: 'nothing' })).decode({
      to: account,
      value: 0n,
      data: lower,
    })
  const calls =
    decoded &&
    one.callsOf(
      decoded.arguments.map((argument) => argument.value),
      account,
    )
  return calls?.map(({ by, call }) => ({ caller: by, call: describeCall(by, call) })) ?? null
}
