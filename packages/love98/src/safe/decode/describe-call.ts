import { type Address, isSameAddress } from '@/domain/address'
import { zeroAddress } from '../safe-transaction'
import { migrationOf } from '../versions/migrations'
import type { Action, Call, DescribedCall } from './described-call'
import type { KnownFunction } from './known-function'
import { knownFunctions } from './known-functions'
import { callsOfMultiSend, isMultiSend } from './multi-send'
import { batchContractAt } from './multi-send-deployments'
import { nestedFunctions } from './nested-calls'

/** The maximum nesting depth of batches. A Safe needs one level; the limit protects the stack. */
const deepest = 16

/**
 * Describes a call of a Safe from its bytes alone. It never throws. Calls that it does not recognize are `unknown`, and
 * two different calls never have the same description.
 * @param safe the Safe that makes the call
 */
export function describeCall(safe: Address, call: Call): DescribedCall {
  return describe(safe, { ...call, data: call.data.toLowerCase() as Call['data'] }, 0)
}

function describe(safe: Address, call: Call, depth: number): DescribedCall {
  const { to, value, data, operation } = call
  const plain = (action: Action): DescribedCall => ({ call, action, function: null, arguments: [] })
  if (isMultiSend(data)) {
    const calls = depth < deepest ? callsOfMultiSend(data) : null
    if (!calls) return plain({ kind: 'unreadable-batch' })
    const contract = batchContractAt(to)
    // A delegate call runs code of an unknown contract as the Safe, which may do anything with these bytes.
    if (operation === 1 && !contract) return plain({ kind: 'delegate' })
    // If a batch contract is called without delegation, the contract makes the calls itself.
    const caller = operation === 1 ? safe : to
    const described = calls.map((inner) =>
      contract?.zeroIsSelf && isSameAddress(inner.to, zeroAddress)
        ? { ...describe(caller, { ...inner, to: caller }, depth + 1), isZeroReplaced: true }
        : describe(caller, inner, depth + 1),
    )
    return plain({ kind: 'batch', calls: described })
  }
  if (operation === 1) {
    const migration = migrationOf(to, data)
    if (!migration) return plain({ kind: 'delegate' })
    const { name, ...change } = migration
    return { call, action: { kind: 'migrate', ...change }, function: name, arguments: [] }
  }
  if (data === '0x') {
    if (value > 0n) return plain({ kind: 'pay' })
    return plain({ kind: isSameAddress(to, safe) ? 'reject' : 'nothing' })
  }
  const selector = data.slice(0, 10)
  const nested = Object.hasOwn(nestedFunctions, selector) ? nestedFunctions[selector] : undefined
  if (nested) {
    const decoded = depth < deepest ? nested.function.decode(call) : null
    const action =
      decoded &&
      nested.actionOf(
        decoded.arguments.map((argument) => argument.value),
        { call, caller: safe, describe: (by, inner) => describe(by, inner, depth + 1) },
      )
    return action ? { call, ...decoded, action } : malformed(call, nested.function)
  }
  const meaning = Object.hasOwn(knownFunctions, selector) ? knownFunctions[selector] : undefined
  if (!meaning)
    return plain({ kind: 'unknown', selector: data.length < 10 ? null : (selector as Call['data']) })
  const decoded = meaning.decode(call)
  return decoded ? { call, ...decoded } : malformed(call, meaning)
}

function malformed(call: Call, { signature }: KnownFunction): DescribedCall {
  return { call, action: { kind: 'malformed', signature }, function: null, arguments: [] }
}
