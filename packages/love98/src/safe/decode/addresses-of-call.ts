import { type Address, isSameAddress } from '@/domain/address'
import { type SafeTransaction, zeroAddress } from '../safe-transaction'
import type { ArgumentValue, DescribedCall } from './described-call'
import type { MessageDescription } from './messages/describe-message'

/**
 * Returns every address in a transaction, each once: its fields, and the addresses among the arguments and actions of
 * its calls. Hex inside a text or inside undecoded bytes does not count, and neither does the zero address.
 */
export function addressesOfTransaction(
  { to, gasToken, refundReceiver }: Pick<SafeTransaction, 'to' | 'gasToken' | 'refundReceiver'>,
  call: DescribedCall,
): readonly Address[] {
  const found = new Set<string>([to, gasToken, refundReceiver])
  collect(call, found)
  return accounts(found)
}

/**
 * Returns every address in typed data, each once: its contract, its fields of this type, and those of the calls in it.
 * Texts contain none.
 */
export function addressesOfMessage({
  typed,
  meaning,
}: Pick<MessageDescription, 'typed' | 'meaning'>): readonly Address[] {
  if (!typed) return []
  const named = [...typed.domain, ...typed.fields].filter(({ type }) => type === 'address')
  const found = new Set(named.map(({ value }) => String(value)))
  if (meaning.kind === 'safe-transaction') collect(meaning.call, found)
  if (meaning.kind === 'account-calls') for (const { call } of meaning.calls ?? []) collect(call, found)
  return accounts(found)
}

function accounts(found: ReadonlySet<string>): readonly Address[] {
  return ([...found] as Address[]).filter((address) => !isSameAddress(address, zeroAddress))
}

function collect({ call, action, arguments: values }: DescribedCall, found: Set<string>): void {
  found.add(call.to)
  for (const { type, value } of values) if (/^(address|tuple)/.test(type)) collectIn(value, found)
  collectIn(action, found)
}

/** Fields of an action that contain texts. */
const texts: ReadonlySet<string> = new Set(['name', 'signature', 'version'])

function collectIn(value: ArgumentValue | DescribedCall | object | null, found: Set<string>): void {
  if (typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value)) found.add(value)
  if (typeof value !== 'object' || value === null) return
  if ('call' in value && 'action' in value && 'arguments' in value) collect(value as DescribedCall, found)
  else for (const [name, inner] of Object.entries(value)) if (!texts.has(name)) collectIn(inner, found)
}
