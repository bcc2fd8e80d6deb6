import { readStored, removeStored, writeStored } from '@/browser/storage'
import { openRequestsKey } from '@/domain/wallet/storage-keys'

type OpenRequest = { intent: string; askedAt: number }

const version = 1
/** The time after which a request counts as closed, because a wallet closes its prompt earlier, ms. */
const openFor = 3_600_000
const most = 20

/** The open requests of this page. A wallet shows one prompt at a time. */
const ownOpen = new Set<string>()

/**
 * `here`: this page waits for the wallet's answer. `elsewhere`: another tab waits for it, or this tab did before a
 * reload.
 */
export type RequestOwner = 'here' | 'elsewhere' | null

export function openRequest(intent: string): RequestOwner {
  if (ownOpen.has(intent)) return 'here'
  return read().some((one) => one.intent === intent) ? 'elsewhere' : null
}

export function hasOpenRequest(): boolean {
  return ownOpen.size > 0 || read().length > 0
}

/**
 * Stores a request until the wallet answers it. It is in the browser's storage, because a reload of the page loses the
 * wallet's answer.
 * @returns a function that removes the request
 */
export function storeRequest(intent: string): () => void {
  ownOpen.add(intent)
  write([{ intent, askedAt: Date.now() }, ...othersThan(intent)].slice(0, most))
  return () => {
    ownOpen.delete(intent)
    write(othersThan(intent))
  }
}

/** Stops waiting on this page because another tab waits. The stored request belongs to that tab. */
export function abandonRequest(intent: string): void {
  ownOpen.delete(intent)
}

const othersThan = (intent: string) => read().filter((one) => one.intent !== intent)

function write(requests: readonly OpenRequest[]): void {
  if (requests.length === 0) removeStored(openRequestsKey)
  else writeStored(openRequestsKey, JSON.stringify({ version, requests }))
}

/** Entries with another shape are ignored. */
function read(): readonly OpenRequest[] {
  try {
    const stored = JSON.parse(readStored(openRequestsKey) ?? '{}')
    if (stored.version !== version || !Array.isArray(stored.requests)) return []
    const now = Date.now()
    return stored.requests.slice(0, most).filter((one: unknown): one is OpenRequest => {
      const { intent, askedAt } = Object(one)
      return typeof intent === 'string' && Number.isFinite(askedAt) && Math.abs(now - askedAt) < openFor
    })
  } catch {
    return []
  }
}
