import type { QueryClient } from '@tanstack/react-query'

const restored = new WeakMap<QueryClient, Promise<void>>()

/** Restores the persisted names once for each cache. Never rejects. */
export function restoreOnce(queryClient: QueryClient): Promise<void> {
  const attempt =
    restored.get(queryClient) ??
    import('./name-cache').then(
      ({ restoreNames }) => restoreNames(queryClient),
      () => undefined,
    )
  restored.set(queryClient, attempt)
  return attempt
}
