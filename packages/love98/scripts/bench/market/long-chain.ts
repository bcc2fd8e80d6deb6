import { createServer } from 'node:http'
import { type Address, encodeAbiParameters, toHex } from 'viem'
import { listen } from '../listen.ts'

/** The number of blocks of the chain, 12 s apart. Every eighth has a trade with a `Sync` and a `Swap`: 50,000 logs. */
const blocks = 200_000
const between = 8

/**
 * A node with a long chain, which anvil would take half an hour to create. It answers the calls that read the history.
 */
export async function startLongChain(
  pools: readonly Address[],
  topics: { sync: string; swap: string },
): Promise<{ url: string; calls: () => number; stop: () => Promise<void> }> {
  let calls = 0
  const start = Math.floor(Date.now() / 1000) - blocks * 12
  const hashOf = (number: number) => toHex(number + 1, { size: 32 })
  const headOf = (number: number) => ({
    number: toHex(number),
    hash: hashOf(number),
    parentHash: hashOf(number - 1),
    timestamp: toHex(start + number * 12),
    logsBloom: `0x${'f'.repeat(512)}`,
  })
  const logsOf = (number: number) => {
    const place = {
      address: pools[(number / between) % pools.length],
      blockNumber: toHex(number),
      blockHash: hashOf(number),
      blockTimestamp: toHex(start + number * 12),
      transactionHash: hashOf(number),
      removed: false,
    }
    const wave = BigInt(Math.round(1e6 * (2 + Math.sin(number / 5_000))))
    return [
      { ...place, logIndex: '0x0', topics: [topics.sync], data: words([wave * 10n ** 15n, 10n ** 21n]) },
      {
        ...place,
        logIndex: '0x1',
        topics: [topics.swap],
        data: words([10n ** 18n, 0n, 0n, wave * 10n ** 12n]),
      },
    ]
  }
  const answer = ({ method, params }: Call) => {
    calls += 1
    const [filter] = params
    if (method === 'eth_getBlockByNumber') return headOf(filter === 'latest' ? blocks - 1 : Number(filter))
    if (method !== 'eth_getLogs' || typeof filter === 'string')
      throw new Error(`The long chain knows no ${method}`)
    const { blockHash, fromBlock, toBlock } = filter
    const from = blockHash ? Number(blockHash) - 1 : Number(fromBlock)
    const to = blockHash ? from : Number(toBlock)
    const logs = []
    for (let number = from; number <= to; number++) if (number % between === 0) logs.push(...logsOf(number))
    return logs
  }
  const server = createServer(async (request, response) => {
    const parts = []
    for await (const part of request) parts.push(part)
    const call = JSON.parse(Buffer.concat(parts).toString())
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ jsonrpc: '2.0', id: call.id, result: answer(call) }))
  })
  return { ...(await listen(server)), calls: () => calls }
}

/** `params`: a block by number, or a filter of logs by number or hash. */
type Call = { id: number; method: string; params: [string | Filter] }

type Filter = { blockHash?: string; fromBlock?: string; toBlock?: string }

function words(numbers: readonly bigint[]) {
  return encodeAbiParameters(
    numbers.map(() => ({ type: 'uint256' })),
    [...numbers],
  )
}
