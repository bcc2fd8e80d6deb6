import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import type { DehydratedState, QueryClient } from '@tanstack/react-query'
import {
  type PersistedClient,
  persistQueryClientRestore,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client'
import { readStored, removeStored, writeStored } from '@/browser/storage'
import { nameCacheKey } from '@/domain/wallet/storage-keys'
import { sanitizeIcon } from '@/domain/wallet/untrusted-metadata'
import { isStoredName, nameCache } from './cached-names'

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

type StoredQuery = DehydratedState['queries'][number]

/**
 * Parses the stored names and images. Invalid entries are dropped one by one.
 * @throws {TypeError | SyntaxError} if the text is not such a record
 */
function parseNames(text: string): PersistedClient {
  const { timestamp, buster, clientState } = JSON.parse(text)
  const queries: unknown[] = clientState.queries
  return {
    timestamp: Number(timestamp),
    buster: String(buster),
    clientState: { mutations: [], queries: queries.flatMap((query) => parseQuery(query) ?? []) },
  }
}

/** Returns a stored query that has a result, or `null`. All fields except the result are created again. */
function parseQuery(stored: unknown): StoredQuery | null {
  const { queryKey, state } = Object(stored)
  const { data, dataUpdatedAt, status } = Object(state)
  if (!Array.isArray(queryKey) || queryKey.length !== 3) return null
  const [kind, chainId, subject]: unknown[] = queryKey
  const isValid = kind === 'ens-name' ? isStoredName : kind === 'ens-avatar' ? isPicture : () => false
  if (!Number.isSafeInteger(chainId) || !(typeof subject === 'string' || subject === null)) return null
  if (status !== 'success' || !(data === null || isValid(data))) return null
  if (!Number.isSafeInteger(dataUpdatedAt) || dataUpdatedAt > Date.now()) return null
  return {
    dehydratedAt: dataUpdatedAt,
    // The same hash that TanStack Query computes for a list of primitive values.
    queryHash: JSON.stringify(queryKey),
    queryKey,
    state: {
      data,
      dataUpdatedAt,
      dataUpdateCount: 1,
      error: null,
      errorUpdateCount: 0,
      errorUpdatedAt: 0,
      fetchFailureCount: 0,
      fetchFailureReason: null,
      fetchMeta: null,
      fetchStatus: 'idle',
      isInvalidated: false,
      status,
    },
  }
}

function isPicture(data: unknown): boolean {
  return sanitizeIcon(data) !== null
}
