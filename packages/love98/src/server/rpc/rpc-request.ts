import * as v from 'valibot'
import { AppError } from '@/domain/errors'
import { describeInvalidFields } from '@/server/http/describe-invalid-fields'
import { Refusal } from '@/server/http/refusal'

/** One call as a page sends it (https://www.jsonrpc.org/specification). */
export type RpcCall = v.InferOutput<typeof call>

/** The calls of one request, and whether they were a batch, which is answered as one. */
export type RpcRequest = { calls: readonly RpcCall[]; isBatch: boolean }

const maxBatch = 20

/**
 * Checks the form of a JSON-RPC request. A call without an id expects no answer, which makes no sense for a read.
 * @throws {AppError} `bad-request`
 * @throws {Refusal} 413 if a batch has more than 20 calls
 */
export function parseRpcRequest(body: unknown): RpcRequest {
  const isBatch = Array.isArray(body)
  if (isBatch && body.length > maxBatch)
    throw new Refusal(413, 'too-large', `A batch may have ${maxBatch} calls`)
  const parsed = v.safeParse(calls, isBatch ? body : [body])
  if (!parsed.success) throw new AppError('bad-request', describeInvalidFields(parsed.issues))
  return { calls: parsed.output, isBatch }
}

const call = v.object({
  jsonrpc: v.literal('2.0'),
  id: v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.maxLength(64))]),
  method: v.pipe(v.string(), v.maxLength(64), v.regex(/^[a-zA-Z0-9_]+$/)),
  params: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(8)), []),
})
const calls = v.pipe(v.array(call), v.minLength(1))
