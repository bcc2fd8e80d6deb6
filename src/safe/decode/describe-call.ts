import { type Address, isSameAddress } from '@/domain/address'
import type { Action, Call, DescribedCall } from './described-call'
import { type KnownFunction, known } from './known-function'
import { knownFunctions } from './known-functions'
import { callsOfMultiSend, isMultiSend } from './multi-send'

/** Batches in batches: a Safe needs one level; what is deeper than this cannot be read, nor fill the stack. */
const deepest = 16

const execution = known(
  'execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
  () => ({ kind: 'unknown', selector: '0x6a761202' }),
)

/**
 * What a call of a Safe does, read from its bytes and from nothing else. It never throws; what it does not know it calls
 * unknown, and two different calls never have the same description.
 * @param safe that makes the call
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
    // A batch that is called, and not delegated to, makes its calls itself.
    const caller = operation === 1 ? safe : to
    return plain({ kind: 'batch', calls: calls.map((inner) => describe(caller, inner, depth + 1)) })
  }
  if (operation === 1) return plain({ kind: 'delegate' })
  if (data === '0x') {
    if (value > 0n) return plain({ kind: 'pay' })
    return plain({ kind: isSameAddress(to, safe) ? 'reject' : 'nothing' })
  }
  const selector = data.slice(0, 10)
  if (selector === '0x6a761202') return execute(call, depth) ?? malformed(call, execution)
  const meaning = Object.hasOwn(knownFunctions, selector) ? knownFunctions[selector] : undefined
  if (!meaning)
    return plain({ kind: 'unknown', selector: data.length < 10 ? null : (selector as Call['data']) })
  const decoded = meaning.decode(call)
  return decoded ? { call, ...decoded } : malformed(call, meaning)
}

/** A transaction of another Safe. */
function execute(call: Call, depth: number): DescribedCall | null {
  const decoded = depth < deepest ? execution.decode(call) : null
  if (!decoded) return null
  const [to, value, data, operation] = decoded.arguments.map((argument) => argument.value)
  if (operation !== 0n && operation !== 1n) return null
  const inner = { to, value, data, operation: Number(operation) } as Call
  return { call, ...decoded, action: { kind: 'execute', call: describe(call.to, inner, depth + 1) } }
}

function malformed(call: Call, { signature }: KnownFunction): DescribedCall {
  return { call, action: { kind: 'malformed', signature }, function: null, arguments: [] }
}
