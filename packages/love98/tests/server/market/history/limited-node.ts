import { type Client, createClient, custom, RpcRequestError } from 'viem'

type Call = { readonly method: string; readonly params?: readonly unknown[] }

/** The differences between the test's node and the real node behind it. */
export type Limits = {
  /** The most blocks in one range, and the message that rejects a larger one. */
  readonly range?: { readonly blocks: number; readonly words: (from: bigint, to: bigint) => string }
  /** The number of the call (from 1) at which the node goes offline. */
  readonly leavesAt?: number
  /** Logs have no block time. */
  readonly isWithoutTimes?: boolean
  readonly change?: (call: Call, answer: unknown) => unknown
}

export function limitedNode(behind: Client, limits: Limits = {}) {
  const seen = { calls: [] as Call[], refused: 0, inFlight: 0, mostInFlight: 0 }
  const ask = async (call: Call): Promise<unknown> => {
    seen.calls.push(call)
    if (seen.calls.length >= (limits.leavesAt ?? Number.POSITIVE_INFINITY))
      throw new Error('The node is gone')
    const blocks = rangeOf(call)
    if (blocks && limits.range && blocks.to - blocks.from + 1n > BigInt(limits.range.blocks)) {
      seen.refused += 1
      const message = limits.range.words(blocks.from, blocks.to)
      throw new RpcRequestError({ body: {}, url: '', error: { code: -32_000, message } })
    }
    const answer: unknown = await behind.request(call as never)
    return limits.change ? limits.change(call, answer) : answer
  }
  const request = async (call: Call) => {
    seen.mostInFlight = Math.max(seen.mostInFlight, ++seen.inFlight)
    try {
      const answer = await ask(call)
      return limits.isWithoutTimes && call.method === 'eth_getLogs' ? withoutTimes(answer) : answer
    } finally {
      seen.inFlight -= 1
    }
  }
  const client = createClient({ transport: custom({ request: request as never }, { retryCount: 0 }) })
  return { client: client as Client, seen }
}

function rangeOf({ method, params }: Call): { from: bigint; to: bigint } | null {
  const [filter] = (params ?? []) as [{ fromBlock?: string; toBlock?: string }?]
  if (method !== 'eth_getLogs' || !filter?.fromBlock || !filter.toBlock) return null
  return { from: BigInt(filter.fromBlock), to: BigInt(filter.toBlock) }
}

function withoutTimes(logs: unknown): unknown {
  return (logs as Record<string, unknown>[]).map(({ blockTimestamp: _time, ...log }) => log)
}
