import { type Address, isSameAddress } from '@/domain/address'
import type { Action, DescribedCall, Hex } from './described-call'
import { routerCommands } from './router-commands'

/** The commands of one call, one byte each, and the arguments of each. */
type Plan = { commands: Hex; inputs: readonly Hex[] }
/** `until` in s since 1970; null for a call without an end. */
type Place = { router: Address; caller: Address; until: bigint | null }

/** Addresses that stand for the caller and for the router itself. */
const [messageSender, routerItself] = [
  '0x0000000000000000000000000000000000000001',
  '0x0000000000000000000000000000000000000002',
] as const
/** Commands within a command: what is deeper is not read. */
const deepest = 8
const noEnd = (1n << 256n) - 1n
const subPlan = 0x21

/**
 * The commands of Uniswap's Universal Router as calls of the router, each with its own words. A command that is not known, or
 * that is not encoded canonically, stands as one, with its bytes. Null where the router would refuse the plan.
 */
export function stepsOfRouter(plan: Plan, place: Place, depth = 0): readonly DescribedCall[] | null {
  const commands = plan.commands.slice(2).match(/../g) ?? []
  if (commands.length !== plan.inputs.length) return null
  return commands.map((command, index) => stepOf(command, plan.inputs[index] ?? '0x', place, depth))
}

function stepOf(command: string, input: Hex, place: Place, depth: number): DescribedCall {
  const call = { to: place.router, value: 0n, data: input, operation: 0 } as const
  // The highest bit only says that the plan goes on when this command fails; the next is read differently by each version.
  const code = Number.parseInt(command, 16) & 0x7f
  const mayFail = (Number.parseInt(command, 16) & 0x80) !== 0
  const known = Object.hasOwn(routerCommands, code) ? routerCommands[code] : undefined
  const plain = (action: Action): DescribedCall => ({ call, mayFail, action, function: null, arguments: [] })
  if (!known) return plain({ kind: 'unknown', selector: `0x${command}` })
  const decoded = known.decode({ ...call, data: `0x00000000${input.slice(2)}` })
  if (!decoded) return plain({ kind: 'malformed', signature: known.signature })
  if (code !== subPlan) return { call, mayFail, ...decoded, action: inPlace(decoded.action, place) }
  const [commands, inputs] = decoded.arguments.map(({ value }) => value) as [Hex, readonly Hex[]]
  const calls = depth < deepest ? stepsOfRouter({ commands, inputs }, place, depth + 1) : null
  return calls
    ? { call, mayFail, ...decoded, action: { kind: 'multicall', calls } }
    : plain({ kind: 'malformed', signature: known.signature })
}

/** An action with the addresses that its placeholders stand for. */
function inPlace(action: Action, place: Place): Action {
  const { router, caller, until } = place
  const who = (address: Address) => {
    if (isSameAddress(address, messageSender)) return caller
    return isSameAddress(address, routerItself) ? router : address
  }
  if (action.kind === 'swap') return { ...action, to: who(action.to), deadline: until ?? noEnd }
  if (action.kind === 'payout' || action.kind === 'send') return { ...action, to: who(action.to) }
  // A batch of payments has no placeholders: the router hands it on as it is.
  return action
}
