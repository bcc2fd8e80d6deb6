import type { SafeId } from './gateway/reading'
import type { SafeTransaction } from './safe-transaction'

/** What in a transaction can take the Safe away from its owners; each is shown before anybody can sign. */
export type Danger =
  | 'delegate-call'
  | 'owners'
  | 'threshold'
  | 'module'
  | 'guard'
  | 'fallback-handler'
  | 'contract'
  | 'own-call'
  | 'refund'
  | 'unreadable-batch'
  /** The words that came with it belong to other bytes. */
  | 'misdescribed'

type Call = Pick<SafeTransaction, 'to' | 'data' | 'operation'>

/** Functions of a Safe that change itself, by the first four bytes of their call data. */
const ownFunctions: Readonly<Record<string, Danger>> = {
  '0x0d582f13': 'owners', // addOwnerWithThreshold(address,uint256)
  '0xf8dc5dd9': 'owners', // removeOwner(address,address,uint256)
  '0xe318b52b': 'owners', // swapOwner(address,address,address)
  '0x694e80c3': 'threshold', // changeThreshold(uint256)
  '0x610b5925': 'module', // enableModule(address)
  '0xe009cfde': 'module', // disableModule(address,address)
  '0xe19a9dd9': 'guard', // setGuard(address)
  '0xe068df37': 'guard', // setModuleGuard(address)
  '0xf08a0323': 'fallback-handler', // setFallbackHandler(address)
  '0x7de7edef': 'contract', // changeMasterCopy(address)
}
const multiSend = '0x8d80ff0a' // multiSend(bytes)

/** The dangers of a transaction and of every call in its batch, each once. */
export function dangersOf(safe: SafeId, transaction: SafeTransaction): readonly Danger[] {
  const calls = [transaction, ...(batchIn(transaction.data) ?? [])]
  const found = new Set(calls.flatMap((call) => dangersOfCall(safe, call)))
  if (transaction.data.startsWith(multiSend) && batchIn(transaction.data) === null)
    found.add('unreadable-batch')
  if (transaction.gasPrice > 0n) found.add('refund')
  return [...found]
}

function dangersOfCall(safe: SafeId, { to, data, operation }: Call): Danger[] {
  // Code that runs as the Safe itself can do anything, also when it is only said to be a batch.
  const delegated: Danger[] = operation === 1 ? ['delegate-call'] : []
  if (to.toLowerCase() !== safe.address.toLowerCase() || data === '0x') return delegated
  return [...delegated, ownFunctions[data.slice(0, 10).toLowerCase()] ?? 'own-call']
}

/**
 * The calls of a batch: for each its operation, recipient, value and data, packed one after another. Null when the data is
 * no batch, or cannot be read to its end.
 */
function batchIn(data: string): readonly Call[] | null {
  if (!data.toLowerCase().startsWith(multiSend)) return null
  // After the four bytes of the function: the place of the bytes, their length, then they themselves.
  const hex = data.slice(10 + 64)
  const length = sizeAt(hex, 0)
  const packed = length === null ? '' : hex.slice(64, 64 + 2 * length)
  if (length === null || packed.length !== 2 * length) return null
  const calls: Call[] = []
  for (let at = 0; at < packed.length; ) {
    const operation = packed.slice(at, at + 2)
    const to = packed.slice(at + 2, at + 42)
    const size = sizeAt(packed, at + 106)
    if (!/^0[01]$/.test(operation) || size === null || at + 170 + 2 * size > packed.length) return null
    const body = packed.slice(at + 170, at + 170 + 2 * size)
    calls.push({ operation: operation === '01' ? 1 : 0, to: `0x${to}`, data: `0x${body}` })
    at += 170 + 2 * size
  }
  return calls
}

/** A number of bytes as 32 bytes of hex; null when there are none, or it is more than any call has. */
function sizeAt(hex: string, at: number): number | null {
  const word = hex.slice(at, at + 64)
  const size = Number(`0x${word || '0'}`)
  return word.length === 64 && Number.isSafeInteger(size) && size < 10_000_000 ? size : null
}
