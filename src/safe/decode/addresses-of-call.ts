import { type Address, isSameAddress } from '@/domain/address'
import { type SafeTransaction, zeroAddress } from '../safe-transaction'
import type { ArgumentValue, DescribedCall } from './described-call'

/**
 * Every address that a transaction names as one: its fields, and the addresses among the arguments and acts of its calls, each
 * once. Hex inside a text, or inside bytes that were not decoded, names no account, and neither does the zero address.
 */
export function addressesOfTransaction(
  { to, gasToken, refundReceiver }: Pick<SafeTransaction, 'to' | 'gasToken' | 'refundReceiver'>,
  call: DescribedCall,
): readonly Address[] {
  const found = new Set<string>([to, gasToken, refundReceiver])
  collect(call, found)
  return ([...found] as Address[]).filter((address) => !isSameAddress(address, zeroAddress))
}

function collect({ call, action, arguments: values }: DescribedCall, found: Set<string>): void {
  found.add(call.to)
  for (const { type, value } of values) if (/^(address|tuple)/.test(type)) collectIn(value, found)
  collectIn(action, found)
}

/** Fields of an act that hold texts. */
const texts: ReadonlySet<string> = new Set(['name', 'signature', 'version'])

function collectIn(value: ArgumentValue | DescribedCall | object | null, found: Set<string>): void {
  if (typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value)) found.add(value)
  if (typeof value !== 'object' || value === null) return
  if ('call' in value && 'action' in value && 'arguments' in value) collect(value as DescribedCall, found)
  else for (const [name, inner] of Object.entries(value)) if (!texts.has(name)) collectIn(inner, found)
}
