import { z } from 'zod'
import { LoveError } from '@/domain/errors'
import { Refusal } from '@/server/http/refusal'

/** One call as a page sends it (https://www.jsonrpc.org/specification). */
export type RpcCall = z.output<typeof call>

/** The calls of one request, and whether they came as a batch, which is answered as one. */
export type RpcRequest = { calls: readonly RpcCall[]; isBatch: boolean }

const maxBatch = 20

/**
 * Checks the shape of a JSON-RPC request. A call without an id wants no answer, which makes no sense for a read.
 * @throws {LoveError} `bad-request`
 * @throws {Refusal} 413 when a batch has more than 20 calls
 */
export function parseRpcRequest(body: unknown): RpcRequest {
  const isBatch = Array.isArray(body)
  if (isBatch && body.length > maxBatch)
    throw new Refusal(413, 'too-large', `A batch may have ${maxBatch} calls`)
  const parsed = z
    .array(call)
    .min(1)
    .safeParse(isBatch ? body : [body])
  if (!parsed.success) throw new LoveError('bad-request', parsed.error)
  return { calls: parsed.data, isBatch }
}

const call = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.int(), z.string().max(64)]),
  method: z
    .string()
    .max(64)
    .regex(/^[a-zA-Z0-9_]+$/),
  params: z.array(z.unknown()).max(8).default([]),
})
