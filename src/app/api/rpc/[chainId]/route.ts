import { handle, refuseMethod } from '@/server/http/handle'
import { limitSender } from '@/server/http/rate-limit'
import { readJson } from '@/server/http/read-json'
import { answerRpc, maxRequestBytes, nodeOf } from '@/server/rpc/rpc-proxy'
import { deployment } from '../../deployment'

type Context = { params: Promise<{ chainId: string }> }

/** Reads a chain through our node: JSON-RPC in and out, with a list of methods and limits of size. */
export const POST = handle<Context>(async (request, { params }) => {
  await limitSender(request, 'rpc')
  const node = nodeOf(deployment(), (await params).chainId)
  return Response.json(await answerRpc(await readJson(request, { maxBytes: maxRequestBytes }), node))
})

export const GET = refuseMethod('POST')
