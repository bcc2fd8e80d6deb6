import { readStored, removeStored, writeStored } from '@/browser/storage'
import { openRequestsKey } from '@/domain/wallet/storage-keys'

type OpenRequest = { intent: string; askedAt: number }

const version = 1
/** A wallet's own prompt does not outlive this, ms. */
const openFor = 3_600_000
const most = 20

/** Those of this page. A wallet shows one prompt at a time. */
const ownOpen = new Set<string>()

/** `here`: this page waits for the wallet's answer; `elsewhere`: another tab does, or this one did before it was reloaded. */
export type OpenPlace = 'here' | 'elsewhere' | null

/** Whether a wallet was asked for the same before and has not answered. */
export function openRequest(intent: string): OpenPlace {
  if (ownOpen.has(intent)) return 'here'
  return read().some((one) => one.intent === intent) ? 'elsewhere' : null
}

/** Whether a wallet was asked for anything, by this page or another tab, and has not answered. */
export function hasOpenRequest(): boolean {
  return ownOpen.size > 0 || read().length > 0
}

/**
 * Remembers a request until the wallet answers it: in the storage of the browser, since the answer of a wallet is lost when
 * the page is reloaded meanwhile. @returns what forgets it
 */
export function noteRequest(intent: string): () => void {
  ownOpen.add(intent)
  write([{ intent, askedAt: Date.now() }, ...othersThan(intent)].slice(0, most))
  return () => {
    ownOpen.delete(intent)
    write(othersThan(intent))
  }
}

/** This page no longer waits, since another tab does: what is stored is that tab's. */
export function leaveRequest(intent: string): void {
  ownOpen.delete(intent)
}

const othersThan = (intent: string) => read().filter((one) => one.intent !== intent)

function write(requests: readonly OpenRequest[]): void {
  if (requests.length === 0) removeStored(openRequestsKey)
  else writeStored(openRequestsKey, JSON.stringify({ version, requests }))
}

/** Anything of another shape is ignored. */
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
