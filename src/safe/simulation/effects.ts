import { decodeAbiParameters, getAddress, hexToBigInt, keccak256, slice, stringToHex } from 'viem/utils'
import { type Address, isSameAddress } from '@/domain/address'
import { countedOnce, isNativeCoin } from '@/domain/wallet/native-transfer-logs'

type Hex = `0x${string}`
type Log = { address: Address; topics: readonly Hex[]; data: Hex }

/** What a simulated execution does to a Safe, as the contracts report it; amounts in smallest units. */
export type Effect =
  | { kind: 'coin'; from: Address; to: Address; amount: bigint }
  | { kind: 'token'; token: Address; from: Address; to: Address; amount: bigint; unit: 'amount' | 'id' }
  /** Some of one id of a collection (ERC-1155). */
  | { kind: 'items'; token: Address; from: Address; to: Address; id: bigint; amount: bigint }
  | { kind: 'allow'; token: Address; spender: Address; amount: bigint; unit: 'amount' | 'id' }
  | { kind: 'allow-all'; token: Address; operator: Address; isAllowed: boolean }
  /** The threshold is not among them: it is set to 1 for a simulation, so the contract reports changes of it wrongly. */
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
 * What the logs of a simulated execution say that happens to a Safe, in their order. Logs of what happens between others, and
 * those that are not encoded as their event is, are left out; a transfer of the native coin that is reported twice counts once.
 */
export function effectsOn(safe: Address, logs: readonly Log[]): readonly Effect[] {
  return countedOnce(logs).flatMap((log) => {
    try {
      return effectsOf(safe, log)
    } catch {
      return []
    }
  })
}

function effectsOf(safe: Address, { address, topics, data }: Log): readonly Effect[] {
  const [event, one, two, three] = topics
  const token = getAddress(address)
  if (isSameAddress(address, safe) && event !== undefined) {
    // The argument is a topic since 1.4.0, and the first word of the data before.
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

/** The last argument: a topic for an NFT, else the only word of the data. */
function amountIn(topic: Hex | undefined, data: Hex): bigint | null {
  if (topic) return data === '0x' ? hexToBigInt(topic) : null
  return data.length === 66 ? hexToBigInt(data) : null
}

/** @throws {Error} when the word is no address */
function addressIn(word: Hex): Address {
  if (!/^0x0{24}/.test(word)) throw new Error('no address')
  return getAddress(slice(word, 12))
}
