import type { Client } from 'viem'
import { readSupplies, type SupplyRequest } from '@/chain/market/read-supplies'
import type { Address } from '@/domain/address'
import type { BlockHead } from '@/domain/market/pool-event'
import type { MarketSupply } from '@/domain/market/snapshot'
import { createProblemLog } from '@/server/log'

/** The token of each pair whose supply is shown, by the name of the pair. */
export type SupplyTokens = ReadonlyMap<string, SupplyRequest>

export type SupplyReader = {
  /**
   * Reads the supplies in the background when they are due.
   * @param isQuiet true if the current block needed no other call than the one for its header
   */
  update: (head: BlockHead, isQuiet: boolean) => void
  /** The supplies by the name of the pair; empty before the first answer. */
  current: () => ReadonlyMap<string, MarketSupply>
}

/**
 * Times between two reads, ms. `shortest`: a read waits for a quiet block from then on, so that no block needs more than
 * two calls. `longest`: a read no longer waits.
 */
const times = { shortest: 600_000, longest: 1_200_000 } as const

/**
 * Creates the reader of the supplies of the pairs' tokens. It reads them at the start, and then rarely, in one call. If
 * the node does not answer, the last supplies stay, with their block.
 * @param now ms
 */
export function createSupplyReader(
  {
    client,
    multicall3,
    tokens,
  }: { readonly client: Client; readonly multicall3: Address; readonly tokens: SupplyTokens },
  now: () => number = () => performance.now(),
): SupplyReader {
  const problems = createProblemLog('token supplies')
  const requests = [...new Map([...tokens.values()].map((request) => [request.token, request])).values()]
  let supplies: ReadonlyMap<string, MarketSupply> = new Map()
  let readAt = Number.NEGATIVE_INFINITY

  async function read({ number, hash }: BlockHead): Promise<void> {
    try {
      const read = await readSupplies(client, multicall3, requests, hash)
      const byToken = new Map(requests.map(({ token }, index) => [token, read[index] ?? null]))
      supplies = new Map(
        [...tokens].flatMap(([pair, { token }]) => {
          const circulating = byToken.get(token) ?? null
          return circulating === null
            ? []
            : [[pair, { circulating: String(circulating), block: String(number) }] as const]
        }),
      )
      problems.ended()
    } catch (error) {
      problems.failed('The node does not give the supplies of the tokens.', error)
    }
  }

  return {
    update(head, isQuiet) {
      const age = now() - readAt
      if (requests.length === 0 || age < (isQuiet ? times.shortest : times.longest)) return
      readAt = now()
      void read(head)
    },
    current: () => supplies,
  }
}
