import { handle, refuseMethod } from '@/server/http/handle'
import { limitSender, senderRange } from '@/server/http/rate-limit'
import { readJson } from '@/server/http/read-json'
import { answerRpc, maxRequestBytes, nodeOf } from '@/server/rpc/rpc-proxy'
import { askNodeAt } from '@/server/rpc/served-nodes'
import { swapContracts } from '@/server/rpc/simulated-swap'
import { deployment } from '../../deployment'

type Context = { params: Promise<{ chainId: string }> }

/** Reads a chain through our node: JSON-RPC in and out, with a list of calls and limits of size, cost and number. */
export const POST = handle<Context>(async (request, { params }) => {
  await limitSender(request, 'rpc')
  const { settings, nodes } = deployment()
  const { chainId } = await params
  const askNode = askNodeAt(nodeOf({ settings, nodes }, chainId))
  const asker = { sender: senderRange(request), signal: request.signal }
  const answer = await answerRpc(await readJson(request, { maxBytes: maxRequestBytes }), {
    ask: (calls) => askNode(calls, asker),
    // The request itself counted as one already.
    admit: async (weight) => {
      if (weight > 1) await limitSender(request, 'rpc', Date.now(), weight - 1)
    },
    chainId: Number(chainId),
    isDemo: settings.demo,
    contracts: swapContracts(settings, Number(chainId)),
  })
  return Response.json(answer)
})

export const GET = refuseMethod('POST')
