import * as v from 'valibot'
import { deployedPools } from '@/chain/market/market-pools'
import type { Address } from '@/domain/address'
import { settingsOn } from '@/domain/community/chain-settings'
import { forwardCall } from '@/server/gateway/forward-call'
import { limitSender, minute, rateLimit } from '@/server/http/rate-limit'
import { readJson } from '@/server/http/read-json'
import { type Call, route } from '@/server/http/route'
import { readRecipientHistory } from '@/server/recipients/recipient-history'
import { createRecipientHistories } from '@/server/recipients/served-histories'
import { nodeClient } from '@/server/rpc/node-client'
import { answerRpc, maxRequestBytes, nodeOf } from '@/server/rpc/rpc-proxy'
import { nodeCallsAt } from '@/server/rpc/served-nodes'
import { type SwapContracts, swapContracts } from '@/server/rpc/simulated-swap'
import { community } from '../community'
import { deployment, ports } from './deployment'

const historyQuery = v.strictObject({
  account: v.pipe(v.string(), v.regex(/^0x[0-9a-f]{40}$/i), v.toLowerCase()),
  frame: v.optional(v.string()),
})

const histories = createRecipientHistories()

const safePath = '/api/safe/'

/** Forwards allowed calls about configured chains to the Safe gateway, with limits of size, time and number. */
function forward(call: Call): Promise<Response> {
  const { pathname } = new URL(call.request.url)
  return forwardCall(ports().gateway, call, pathname.slice(safePath.length).split('/').map(decoded))
}

/** Decodes a segment of a path. Invalid encodings stay unchanged; no route accepts them. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Counts calls by their weight (`server/rpc/rpc-methods.ts`). */
const rpcLimit = rateLimit('rpc', 900, minute)

const contracts = new Map<number, SwapContracts | null>()

/** Returns the contracts for simulations on a chain. The addresses of pools are computed once. */
function contractsOn(chainId: number): SwapContracts | null {
  const known = contracts.get(chainId)
  if (known !== undefined) return known
  const { settings } = deployment()
  const onChain = settingsOn(settings, chainId)
  const found = swapContracts(onChain, chainId, deployedPools(onChain, community.pairs))
  // Pages ask for configured chains only, so the map stays small.
  if (settings.chains.some(({ id }) => id === chainId)) contracts.set(chainId, found)
  return found
}

export const chainRoutes = [
  /** Reads a chain through our node: JSON-RPC in and out, with a list of calls and limits of size, cost and number. */
  route({
    method: 'POST',
    path: '/api/rpc/[chainId]',
    limit: rpcLimit,
    async answer({ request, sender, parameters: { chainId = '' } }) {
      const { settings, nodes } = deployment()
      const askNode = nodeCallsAt(nodeOf({ settings, nodes }, chainId))
      const asker = { sender: sender.range, signal: request.signal }
      // After the chain: a call to an unknown chain is a 404, whatever its body is.
      const answer = await answerRpc(await readJson(request, { maxBytes: maxRequestBytes }), {
        ask: (calls) => askNode(calls, asker),
        // The dispatcher has already counted the request as one.
        admit: async (weight) => {
          if (weight > 1) await limitSender(sender, rpcLimit, Date.now(), weight - 1)
        },
        chainId: Number(chainId),
        isDemo: settings.demo,
        contracts: contractsOn(Number(chainId)),
      })
      return Response.json(answer)
    },
  }),
  /** The accounts in the transfers of one account: `RecipientHistory`. */
  route({
    method: 'GET',
    path: '/api/recipients/[chainId]',
    limit: rateLimit('recipients', 30, minute),
    query: historyQuery,
    async answer({ sender, parameters: { chainId = '' }, query }) {
      const { settings, nodes } = deployment()
      const account = query.account as Address
      const url = nodeOf({ settings, nodes }, chainId)
      const tokens = [...(contractsOn(Number(chainId))?.tokens ?? [])] as Address[]
      return Response.json(
        await histories.get(`${chainId} ${account}`, sender, () =>
          readRecipientHistory(nodeClient(url), account, tokens),
        ),
      )
    },
  }),
  route({
    method: ['GET', 'POST', 'DELETE'],
    path: `${safePath}[...path]`,
    limit: rateLimit('safe', 300, minute),
    answer: forward,
  }),
]
