import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import type { QueryClient } from '@tanstack/react-query'
import { persistQueryClientRestore, persistQueryClientSubscribe } from '@tanstack/react-query-persist-client'
import { readStored, removeStored, writeStored } from '@/browser/storage'
import { nameCacheKey } from '@/domain/wallet/storage-keys'
import { nameCache } from './cached-names'
import { parseNames } from './parse-names'

/** The persisted queries: names and avatars, nothing about what an account owns (docs/decisions/0024). */
export const persistedQueries: readonly unknown[] = ['ens-name', 'ens-avatar']

/** Restores the names of earlier visits, then persists changes. Never rejects. */
export async function restoreNames(queryClient: QueryClient): Promise<void> {
  const persister = createAsyncStoragePersister({
    key: nameCacheKey,
    throttleTime: nameCache.throttleTime,
    deserialize: parseNames,
    storage: {
      getItem: async (key) => readStored(key),
      removeItem: async (key) => removeStored(key),
      setItem: async (key, value) => {
        // Store nothing before there is a name.
        if (!isEmpty(value) || readStored(key) !== null) writeStored(key, value)
      },
    },
  })
  const options = {
    queryClient,
    persister,
    buster: nameCache.buster,
    dehydrateOptions: {
      shouldDehydrateQuery: ({
        queryKey,
        state,
      }: {
        queryKey: readonly unknown[]
        state: { status: string }
      }) => state.status === 'success' && persistedQueries.includes(queryKey[0]),
      shouldDehydrateMutation: () => false,
    },
  }
  await persistQueryClientRestore({ ...options, maxAge: nameCache.maxAge }).catch(() =>
    removeStored(nameCacheKey),
  )
  persistQueryClientSubscribe(options)
}

function isEmpty(text: string): boolean {
  return !text.includes('"queryKey"')
}
