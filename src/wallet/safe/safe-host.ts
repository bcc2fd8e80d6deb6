import { createStore } from 'zustand/vanilla'
import type { SafeInfo } from '@/safe/host/host-answers'
import type { HostClient } from '@/safe/host/host-client'

/**
 * The page of a Safe around us: `outside` there is none, `asking` it has not said which Safe it is, `inside` it has, and
 * `failed` it is one that we know, and did not say it.
 */
export type SafeHost =
  | { phase: 'outside' | 'asking' | 'failed'; info: null; client: null }
  | { phase: 'inside'; info: SafeInfo; client: HostClient }

export const safeHost = createStore<SafeHost>(() => ({ phase: 'outside', info: null, client: null }))

/** Where the page stands: alone, in a frame of a page that may be a Safe, or in one that certainly is none. */
export type FramePlace = 'alone' | 'known host' | 'unknown' | 'foreign'

/**
 * Finds out without a message whether the page is framed, and by whom. Chromium and Safari have `ancestorOrigins`; elsewhere
 * the referrer may name the parent, and otherwise the answer to the first message decides.
 */
export function framePlace(page: Window, hosts: readonly string[]): FramePlace {
  if (page.parent === page) return 'alone'
  const [nearest] = page.location.ancestorOrigins ?? []
  const origin = nearest ?? originOf(page.document.referrer)
  if (origin === null) return 'unknown'
  return hosts.includes(origin) ? 'known host' : 'foreign'
}

function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null
}
