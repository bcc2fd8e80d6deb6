import type { AppError } from '@/domain/errors'

/** Returns a JSON-RPC request, without `params` if they are undefined. */
export function rpcCall(method: string, id: unknown = 1, params?: unknown) {
  return { jsonrpc: '2.0', id, method, ...(params === undefined ? {} : { params }) }
}

export async function failureOf(promise: Promise<unknown>): Promise<AppError> {
  const outcome = await promise.then(
    (value) => ({ value }),
    (error: AppError) => ({ error }),
  )
  if ('error' in outcome) return outcome.error
  throw new Error(`It did not fail: ${JSON.stringify(outcome.value)}`)
}
