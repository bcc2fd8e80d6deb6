import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import type { QueryClient } from '@tanstack/react-query'
import { persistQueryClientRestore, persistQueryClientSubscribe } from '@tanstack/react-query-persist-client'
import { readStored, removeStored, writeStored } from '@/browser/storage'

/** What is kept over visits: names and avatars, nothing that tells what somebody owns. */
export const persistedQueries: readonly unknown[] = ['ens-name', 'ens-avatar']

export const nameCacheKey = 'love98-names'
/** How the copy in the storage is kept `[S9.6]` `[S9.8]`: written at most once a second, thrown away after a day. */
export const nameCache = { buster: '2', maxAge: 86_400_000, throttleTime: 1_000 } as const

/** Takes up the names of earlier visits and keeps the copy up to date from then on. Never rejects. */
export async function restoreNames(queryClient: QueryClient): Promise<void> {
  const persister = createAsyncStoragePersister({
    key: nameCacheKey,
    throttleTime: nameCache.throttleTime,
    storage: {
      getItem: async (key) => readStored(key),
      removeItem: async (key) => removeStored(key),
      setItem: async (key, value) => {
        // A visitor about whom nothing is known leaves no trace.
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
