import { useCallback, useEffect, useState } from 'react'

/** Uses the status names of TanStack Query. */
export type RequestResult<Data> =
  | { readonly status: 'pending' }
  | { readonly status: 'success'; readonly data: Data }
  | { readonly status: 'error'; readonly error: unknown }

/**
 * Sends a request on mount, when its key changes, and on `retry`. The answer to an outdated request is dropped.
 * TanStack Query is not used, because it must not load without a wallet (docs/decisions/0010).
 * @param key identifies the request, as a query key does
 */
export function useRequest<Data>(key: string, send: () => Promise<Data>) {
  const [stored, setStored] = useState<{ key: string; result: RequestResult<Data> }>({
    key,
    result: { status: 'pending' },
  })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the function that sends the request
  useEffect(() => {
    let isCurrent = true
    const settle = (result: RequestResult<Data>) => isCurrent && setStored({ key, result })
    settle({ status: 'pending' })
    send().then(
      (data) => settle({ status: 'success', data }),
      (error: unknown) => settle({ status: 'error', error }),
    )
    return () => {
      isCurrent = false
    }
  }, [key, attempt])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const request: RequestResult<Data> = stored.key === key ? stored.result : { status: 'pending' }
  return { request, retry }
}
