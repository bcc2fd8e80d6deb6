import * as v from 'valibot'
import type { Address } from '@/domain/address'
import { forwardCall } from '@/server/gateway/forward-call'
import { limitSender } from '@/server/http/rate-limit'
import { readJson } from '@/server/http/read-json'
import { type Call, route } from '@/server/http/route'
import { marketClient } from '@/server/market/node-client'
import { readRecipientHistory } from '@/server/recipients/recipient-history'
import { createRecipientHistories } from '@/server/recipients/served-histories'
import { answerRpc, maxRequestBytes, nodeOf } from '@/server/rpc/rpc-proxy'
import { askNodeAt } from '@/server/rpc/served-nodes'
import { swapContracts } from '@/server/rpc/simulated-swap'
import { deployment } from './deployment'
import { ports } from './ports'

const historyQuery = v.strictObject({
  account: v.pipe(v.string(), v.regex(/^0x[0-9a-f]{40}$/i), v.toLowerCase()),
  frame: v.optional(v.string()),
})

const histories = createRecipientHistories()

const safePath = '/api/safe/'

/** Forwards calls to the configured Safe gateway: allowed calls about configured chains, with limits of size, time and number. */
function forward(call: Call): Promise<Response> {
  const { pathname } = new URL(call.request.url)
  return forwardCall(ports().gateway, call, pathname.slice(safePath.length).split('/').map(decoded))
}

/** A part of a path that cannot be decoded stays as it is, which no segment may. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export const chainRoutes = [
  /** Reads a chain through our node: JSON-RPC in and out, with a list of calls and limits of size, cost and number. */
  route({
    method: 'POST',
    path: '/api/rpc/[chainId]',
    limit: 'rpc',
    async answer({ request, sender, parameters: { chainId = '' } }) {
      const { settings, nodes } = deployment()
      const askNode = askNodeAt(nodeOf({ settings, nodes }, chainId))
      const asker = { sender: sender.range, signal: request.signal }
      // After the chain: a call to one that is not there is a 404 whatever it says.
      const answer = await answerRpc(await readJson(request, { maxBytes: maxRequestBytes }), {
        ask: (calls) => askNode(calls, asker),
        // The request itself counted as one already.
        admit: async (weight) => {
          if (weight > 1) await limitSender(sender, 'rpc', Date.now(), weight - 1)
        },
        chainId: Number(chainId),
        isDemo: settings.demo,
        contracts: swapContracts(settings, Number(chainId)),
      })
      return Response.json(answer)
    },
  }),
  /** The accounts that the transfers of one account name: `RecipientHistory`. */
  route({
    method: 'GET',
    path: '/api/recipients/[chainId]',
    limit: 'recipients',
    query: historyQuery,
    async answer({ sender, parameters: { chainId = '' }, query }) {
      const { settings, nodes } = deployment()
      const account = query.account as Address
      const url = nodeOf({ settings, nodes }, chainId)
      const tokens = [...(swapContracts(settings, Number(chainId))?.tokens ?? [])] as Address[]
      return Response.json(
        await histories.of(`${chainId} ${account}`, sender, () =>
          readRecipientHistory(marketClient(url), account, tokens),
        ),
      )
    },
  }),
  route({ method: 'GET', path: `${safePath}[...path]`, limit: 'safe', answer: forward }),
  route({ method: 'POST', path: `${safePath}[...path]`, limit: 'safe', answer: forward }),
  route({ method: 'DELETE', path: `${safePath}[...path]`, limit: 'safe', answer: forward }),
]
