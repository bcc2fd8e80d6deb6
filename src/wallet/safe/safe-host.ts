import { createStore } from 'zustand/vanilla'
import type { SafeInfo } from '@/safe/host/host-answers'
import type { HostClient } from '@/safe/host/host-client'

/**
 * The Safe that hosts the page in a frame: `outside` none, `asking` it has not answered yet, `inside` it has, `failed` a
 * known host did not answer.
 */
export type SafeHost =
  | { phase: 'outside' | 'asking' | 'failed'; info: null; client: null }
  | { phase: 'inside'; info: SafeInfo; client: HostClient }

export const safeHost = createStore<SafeHost>(() => ({ phase: 'outside', info: null, client: null }))

/** Not in a frame, in a frame of a trusted host, of an unknown one, or of another site. */
export type FramePlace = 'alone' | 'known host' | 'unknown' | 'foreign'

/**
 * Whether the page is in a frame, and whose, without a message: by `ancestorOrigins` (Chromium, Safari), else by the
 * referrer; `unknown` where neither is given.
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
