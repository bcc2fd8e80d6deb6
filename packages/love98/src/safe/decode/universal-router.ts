import { type Address, isSameAddress } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import type { Action, DescribedCall } from './described-call'
import { routerCommands } from './router-commands'

/** The commands of one call, one byte each, and the arguments of each. */
type Plan = { commands: Hex; inputs: readonly Hex[] }
/** `until` in seconds since 1970; null for a call without a deadline. */
type RouterContext = { router: Address; caller: Address; until: bigint | null }

/** The placeholder addresses for the caller and for the router itself. */
const [messageSender, routerItself] = [
  '0x0000000000000000000000000000000000000001',
  '0x0000000000000000000000000000000000000002',
] as const
/** The maximum nesting depth of commands; deeper ones are not decoded. */
const deepest = 8
const noEnd = (1n << 256n) - 1n
const subPlan = 0x21

/**
 * Returns the commands of Uniswap's Universal Router as calls of the router, each with its own description. A command
 * that is unknown or not encoded canonically becomes a call with its raw bytes. Returns null if the router would reject
 * the plan.
 */
export function decodeRouterSteps(
  plan: Plan,
  place: RouterContext,
  depth = 0,
): readonly DescribedCall[] | null {
  const commands = plan.commands.slice(2).match(/../g) ?? []
  if (commands.length !== plan.inputs.length) return null
  return commands.map((command, index) => stepOf(command, plan.inputs[index] ?? '0x', place, depth))
}

function stepOf(command: string, input: Hex, place: RouterContext, depth: number): DescribedCall {
  const call = { to: place.router, value: 0n, data: input, operation: 0 } as const
  // The highest bit means only that the plan continues if this command fails. Versions of the router differ on the next
  // bit, so it stays part of the code.
  const code = Number.parseInt(command, 16) & 0x7f
  const mayFail = (Number.parseInt(command, 16) & 0x80) !== 0
  const known = Object.hasOwn(routerCommands, code) ? routerCommands[code] : undefined
  const plain = (action: Action): DescribedCall => ({ call, mayFail, action, function: null, arguments: [] })
  if (!known) return plain({ kind: 'unknown', selector: `0x${command}` })
  const decoded = known.decode({ ...call, data: `0x00000000${input.slice(2)}` })
  if (!decoded) return plain({ kind: 'malformed', signature: known.signature })
  if (code !== subPlan) return { call, mayFail, ...decoded, action: inPlace(decoded.action, place) }
  const [commands, inputs] = decoded.arguments.map(({ value }) => value) as [Hex, readonly Hex[]]
  const calls = depth < deepest ? decodeRouterSteps({ commands, inputs }, place, depth + 1) : null
  return calls
    ? { call, mayFail, ...decoded, action: { kind: 'multicall', calls } }
    : plain({ kind: 'malformed', signature: known.signature })
}

function inPlace(action: Action, place: RouterContext): Action {
  const { router, caller, until } = place
  const who = (address: Address) => {
    if (isSameAddress(address, messageSender)) return caller
    return isSameAddress(address, routerItself) ? router : address
  }
  if (action.kind === 'swap') return { ...action, to: who(action.to), deadline: until ?? noEnd }
  if (action.kind === 'payout' || action.kind === 'send') return { ...action, to: who(action.to) }
  // A batch of payments has no placeholders: the router forwards it unchanged.
  return action
}
