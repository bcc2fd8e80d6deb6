import { decodeAbiParameters, getAddress, hexToBigInt, keccak256, slice, stringToHex } from 'viem/utils'
import { type Address, isSameAddress } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import { isNativeCoin, withoutDuplicates } from '@/domain/wallet/native-transfer-logs'

type Log = { address: Address; topics: readonly Hex[]; data: Hex }

/** A change to a Safe in a simulated execution, as the contracts report it; amounts in smallest units. */
export type Effect =
  | { kind: 'coin'; from: Address; to: Address; amount: bigint }
  | { kind: 'token'; token: Address; from: Address; to: Address; amount: bigint; unit: 'amount' | 'id' }
  /** An amount of one id of a collection (ERC-1155). */
  | { kind: 'items'; token: Address; from: Address; to: Address; id: bigint; amount: bigint }
  | { kind: 'allow'; token: Address; spender: Address; amount: bigint; unit: 'amount' | 'id' }
  | { kind: 'allow-all'; token: Address; operator: Address; isAllowed: boolean }
  /**
   * The growth of the Safe's balance of the native coin. It replaces the logged transfers of the coin if these do not
   * add up to it.
   */
  | { kind: 'coin-gained'; amount: bigint }
  /** An event that contains the Safe's address or comes from the Safe itself, and has no description here. */
  | { kind: 'unread'; token: Address; event: Hex | null }
  /** The threshold is not included: a simulation sets it to 1, so the contract reports wrong changes of it. */
  | { kind: 'setting'; setting: Setting; value: Address }

export type Setting = (typeof settingEvents)[number][1]

const settingEvents = [
  ['AddedOwner(address)', 'AddedOwner'],
  ['RemovedOwner(address)', 'RemovedOwner'],
  ['EnabledModule(address)', 'EnabledModule'],
  ['DisabledModule(address)', 'DisabledModule'],
  ['ChangedGuard(address)', 'ChangedGuard'],
  ['ChangedModuleGuard(address)', 'ChangedModuleGuard'],
  ['ChangedFallbackHandler(address)', 'ChangedFallbackHandler'],
] as const

const topicOf = (signature: string) => keccak256(stringToHex(signature))
const settings = new Map<string, Setting>(
  settingEvents.map(([signature, name]) => [topicOf(signature), name]),
)
const [transfer, approval, approvalForAll, single, batch] = [
  'Transfer(address,address,uint256)',
  'Approval(address,address,uint256)',
  'ApprovalForAll(address,address,bool)',
  'TransferSingle(address,address,address,uint256,uint256)',
  'TransferBatch(address,address,address,uint256[],uint256[])',
].map(topicOf)

/**
 * Events that have no line of their own: other lines or the transaction's description cover them, or they have no
 * meaning alone.
 */
const silent: ReadonlySet<string> = new Set(
  [
    // A Safe: the execution itself, the native coin that it receives, and the threshold, which a simulation changes.
    'ExecutionSuccess(bytes32,uint256)',
    'SafeReceived(address,uint256)',
    'SafeMultiSigTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes,bytes)',
    'ChangedThreshold(uint256)',
    // Pools of Uniswap V2 and V3: the logs of the tokens contain the amounts.
    'Swap(address,uint256,uint256,uint256,uint256,address)',
    'Swap(address,address,int256,int256,uint160,uint128,int24)',
    'Burn(address,uint256,uint256,address)',
  ].map(topicOf),
)

/**
 * Returns the changes to a Safe in a simulated execution: first losses and allowances, then unrecognized events, then
 * receipts. The first reports of all contracts come before the further reports of any contract, so that one contract
 * cannot bury the reports of the others.
 * @param run `gained`: growth of the Safe's balance of the native coin, in wei
 */
export function effectsOfRun(
  safe: Address,
  { logs, gained }: { logs: readonly Log[]; gained: bigint },
): readonly Effect[] {
  const all = effectsOn(safe, logs)
  const isIn = ({ to }: { to: Address }) => isSameAddress(to, safe)
  const isOut = ({ from }: { from: Address }) => isSameAddress(from, safe)
  const logged = all.reduce((sum, effect) => {
    if (effect.kind !== 'coin') return sum
    return sum + (isIn(effect) ? effect.amount : 0n) - (isOut(effect) ? effect.amount : 0n)
  }, 0n)
  const reported: readonly Effect[] =
    logged === gained
      ? all
      : [{ kind: 'coin-gained', amount: gained }, ...all.filter(({ kind }) => kind !== 'coin')]
  const rankOf = (effect: Effect) => {
    if (effect.kind === 'unread') return 1
    return 'from' in effect && !isOut(effect) ? 2 : 0
  }
  const counts = new Map<string, number>()
  const placed = reported.map((effect) => {
    const rank = rankOf(effect)
    const source = `${rank} ${'token' in effect ? effect.token : effect.kind}`
    const turn = counts.get(source) ?? 0
    counts.set(source, turn + 1)
    return { effect, rank, turn }
  })
  return placed
    .sort((one, other) => one.rank - other.rank || one.turn - other.turn)
    .map(({ effect }) => effect)
}

/**
 * Returns the changes to a Safe that the logs of a simulated execution report, in their order. Logs about only other
 * accounts are skipped. A log that contains the Safe's address but is not a known event, or does not have its encoding,
 * becomes an `unread` effect. A transfer of the native coin that is reported twice counts once.
 */
export function effectsOn(safe: Address, logs: readonly Log[]): readonly Effect[] {
  return withoutDuplicates(logs).flatMap((log) => {
    const found = readEffects(safe, log)
    return found.length === 0 && isUnread(safe, log)
      ? [{ kind: 'unread', token: getAddress(log.address), event: log.topics[0] ?? null }]
      : found
  })
}

function readEffects(safe: Address, log: Log): readonly Effect[] {
  try {
    return effectsOf(safe, log)
  } catch {
    return []
  }
}

function isUnread(safe: Address, { address, topics, data }: Log): boolean {
  if (silent.has(topics[0] ?? '')) return false
  const name = safe.slice(2).toLowerCase()
  return isSameAddress(address, safe) || [...topics, data].some((words) => words.toLowerCase().includes(name))
}

function effectsOf(safe: Address, { address, topics, data }: Log): readonly Effect[] {
  const [event, one, two, three] = topics
  const token = getAddress(address)
  if (isSameAddress(address, safe) && event !== undefined) {
    // The argument is a topic since 1.4.0; before, it was the first word of the data.
    const word = one ?? (data.length === 66 ? data : null)
    const setting = settings.get(event)
    return setting && word !== null ? [{ kind: 'setting', setting, value: addressIn(word) }] : []
  }
  if (!one || !two) return []
  const [from, to] = [addressIn(one), addressIn(two)]
  const isOurs = (...parties: readonly Address[]) => parties.some((party) => isSameAddress(party, safe))
  if (event === transfer && isOurs(from, to)) {
    const number = amountIn(three, data)
    if (number === null) return []
    if (isNativeCoin(address)) return three ? [] : [{ kind: 'coin', from, to, amount: number }]
    return [{ kind: 'token', token, from, to, amount: number, unit: three ? 'id' : 'amount' }]
  }
  if (event === approval && isOurs(from)) {
    const number = amountIn(three, data)
    return number === null
      ? []
      : [{ kind: 'allow', token, spender: to, amount: number, unit: three ? 'id' : 'amount' }]
  }
  if (event === approvalForAll && isOurs(from) && data.length === 66)
    return [{ kind: 'allow-all', token, operator: to, isAllowed: hexToBigInt(data) !== 0n }]
  if (!three || !isOurs(to, addressIn(three))) return []
  const parties = { from: to, to: addressIn(three) }
  if (event === single) {
    const [id, amount] = decodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], data)
    return [{ kind: 'items', token, ...parties, id, amount }]
  }
  if (event !== batch) return []
  const [ids, amounts] = decodeAbiParameters([{ type: 'uint256[]' }, { type: 'uint256[]' }], data)
  return ids.map((id, index) => ({ kind: 'items', token, ...parties, id, amount: amounts[index] ?? 0n }))
}

/** Returns the last argument: a topic for an NFT, otherwise the only word of the data. */
function amountIn(topic: Hex | undefined, data: Hex): bigint | null {
  if (topic) return data === '0x' ? hexToBigInt(topic) : null
  return data.length === 66 ? hexToBigInt(data) : null
}

/** @throws {Error} if the word is not an address */
function addressIn(word: Hex): Address {
  if (!/^0x0{24}/.test(word)) throw new Error('no address')
  return getAddress(slice(word, 12))
}
