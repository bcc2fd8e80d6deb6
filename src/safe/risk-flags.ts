import { isSameAddress } from '@/domain/address'
import { callsInBatch, isBatch } from './batch'
import type { SafeId } from './gateway/gateway-queries'
import type { SafeTransaction } from './safe-transaction'

/** Parts of a transaction that can take control of the Safe from its owners; each is shown before signing. */
export type RiskFlag =
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
  /** The gateway's description does not match the call data. */
  | 'misdescribed'

/** Functions of a Safe that change itself, by the first four bytes of their call data. */
const ownFunctions: Readonly<Record<string, RiskFlag>> = {
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

/** The riskFlags of a transaction and of every call in its batch, each once. */
export function findRiskFlags(safe: SafeId, transaction: SafeTransaction): readonly RiskFlag[] {
  const batch = callsInBatch(transaction.data)
  const calls = [transaction, ...(batch ?? [])]
  const found = new Set(calls.flatMap((call) => riskFlagsOfCall(safe, call)))
  if (isBatch(transaction.data) && batch === null) found.add('unreadable-batch')
  if (transaction.gasPrice > 0n) found.add('refund')
  return [...found]
}

function riskFlagsOfCall(
  safe: SafeId,
  { to, data, operation }: Pick<SafeTransaction, 'to' | 'data' | 'operation'>,
): RiskFlag[] {
  // Code that runs as the Safe itself can do anything, also when it is only said to be a batch.
  const delegated: RiskFlag[] = operation === 1 ? ['delegate-call'] : []
  if (!isSameAddress(to, safe.address) || data === '0x') return delegated
  return [...delegated, ownFunctions[data.slice(0, 10).toLowerCase()] ?? 'own-call']
}
