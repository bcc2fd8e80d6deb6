import { type Address, decodeEventLog, erc20Abi, getAddress, type Hex, toHex } from 'viem'
import { encodeWord } from '../../../src/domain/abi.ts'
import { callRpc, callRpcBatch } from '../json-rpc.ts'
import { readSafe, type SafeTransaction, safeAbi } from './safe-contract.ts'

type Confirmation = { owner: Address; signature: Hex; at: number }

/** Times in ms. */
export type Proposal = SafeTransaction & {
  safeTxHash: Hex
  proposer: Address
  confirmations: Confirmation[]
  note: string | null
  submittedAt: number
  executed: { txHash: Hex; at: number; executor: Address; succeeded: boolean } | null
}

export type Message = {
  messageHash: Hex
  message: unknown
  createdAt: number
  confirmations: Confirmation[]
  proposedBy: Address
  name: string | null
}

export type Incoming = {
  from: Address
  value: string
  token: Address | null
  txHash: Hex
  at: number
  index: number
}

/**
 * Creates the state of a gateway for one Safe: submitted proposals and messages, and the events of the chain. Times in
 * ms.
 * @param place `url` of the node
 */
export function createLedger({ url, safe }: { url: string; safe: Address }) {
  const proposals: Proposal[] = []
  const messages: Message[] = []
  const incoming: Incoming[] = []
  let creation: { txHash: Hex; at: number; creator: Address } | null = null
  let readUntil = -1
  const changed = { queue: Date.now(), history: Date.now(), messages: Date.now() }
  let reading: Promise<unknown> = Promise.resolve()

  /**
   * Reads the blocks since the last call.
   * @returns the number of the last block that was read
   */
  async function readBlocks() {
    const latest = Number(await callRpc(url, 'eth_blockNumber'))
    if (latest <= readUntil) return latest
    const range = { fromBlock: toHex(readUntil + 1), toBlock: toHex(latest) }
    const padded = `0x${encodeWord(safe)}`
    const [own, received] = await callRpcBatch(url, [
      { method: 'eth_getLogs', params: [{ ...range, address: safe }] },
      { method: 'eth_getLogs', params: [{ ...range, topics: [transferTopic, null, padded] }] },
    ])
    const logs = own as Log[]
    const transfers = received as Log[]
    // Everything is read before anything is stored: otherwise a retry after a failed call would store rows twice.
    const changes = [
      ...(await Promise.all(logs.map(readOwn))),
      ...(await Promise.all(
        transfers.map((log) => {
          const from = getAddress(`0x${log.topics[1]?.slice(26)}`)
          return readIncoming(log, from, BigInt(log.data), log.address)
        }),
      )),
    ]
    for (const store of changes) store?.()
    readUntil = latest
    return latest
  }

  /**
   * Reads the data of an event of the Safe.
   * @returns a function that stores it
   */
  async function readOwn(log: Log) {
    const event = decoded(log)
    if (!event) return null
    const { eventName, args } = event
    const at = await timeOf(log)
    if (eventName === 'SafeReceived')
      return readIncoming(log, getAddress(String(args.sender)), BigInt(String(args.value)), null)
    const sent =
      eventName === 'ExecutionSuccess' || eventName === 'ExecutionFailure'
        ? ((await callRpc(url, 'eth_getTransactionByHash', [log.transactionHash])) as { from: Address })
        : null
    return () => {
      if (eventName === 'SafeSetup')
        creation = { txHash: log.transactionHash, at, creator: getAddress(String(args.initiator)) }
      const proposal = sent && proposals.find(({ safeTxHash }) => safeTxHash === args.txHash)
      if (proposal)
        proposal.executed = {
          txHash: log.transactionHash,
          at,
          executor: getAddress(sent.from),
          succeeded: eventName === 'ExecutionSuccess',
        }
      changed.queue = changed.history = Date.now()
    }
  }

  /**
   * Reads the data of an incoming transfer.
   * @returns a function that stores it
   */
  async function readIncoming(log: Log, from: Address, value: bigint, token: Address | null) {
    const at = await timeOf(log)
    return () => {
      incoming.push({
        from,
        value: String(value),
        token: token && getAddress(token),
        txHash: log.transactionHash,
        at,
        index: incoming.length,
      })
      changed.history = Date.now()
    }
  }

  async function timeOf({ blockNumber }: Log) {
    const block = (await callRpc(url, 'eth_getBlockByNumber', [blockNumber, false])) as { timestamp: string }
    return Number(block.timestamp) * 1000
  }

  return {
    url,
    safe,
    proposals,
    messages,
    incoming,
    changed,
    creation: () => creation,
    /**
     * Returns owners, threshold and nonce of the Safe at one block, after the events of all blocks up to it were read.
     * With the nonce of a later block, an executed transaction whose event has not been read yet would appear as
     * `CANCELLED`.
     */
    now() {
      const state = reading.then(async () => readSafe(url, safe, toHex(await readBlocks())))
      // One failed call must not fail the following ones.
      reading = state.catch(() => undefined)
      return state
    },
    propose(proposal: Proposal) {
      proposals.push(proposal)
      changed.queue = Date.now()
    },
    /** @param hash a safeTxHash */
    find: (hash: string | undefined) =>
      proposals.find(({ safeTxHash }) => safeTxHash.toLowerCase() === hash?.toLowerCase()),
  }
}

export type Ledger = ReturnType<typeof createLedger>

export function statusOf(
  { executed, nonce, confirmations }: Proposal,
  safe: { nonce: number; threshold: number },
) {
  if (executed) return executed.succeeded ? 'SUCCESS' : 'FAILED'
  if (nonce < safe.nonce) return 'CANCELLED'
  return confirmations.length >= safe.threshold ? 'AWAITING_EXECUTION' : 'AWAITING_CONFIRMATIONS'
}

type Log = { address: Address; topics: [Hex, ...Hex[]]; data: Hex; blockNumber: Hex; transactionHash: Hex }

/** The topic of ERC-20's `Transfer(address,address,uint256)`. */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

function decoded({ topics, data }: Log): { eventName: string; args: Record<string, unknown> } | null {
  for (const abi of [safeAbi, erc20Abi])
    try {
      const { eventName, args } = decodeEventLog({ abi, topics, data })
      return { eventName: String(eventName), args: { ...args } }
    } catch {
      // The event has another type.
    }
  return null
}
