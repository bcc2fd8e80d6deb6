import { createStore } from 'zustand/vanilla'
import type { SafeInfo } from '@/safe/host/host-answers'
import type { HostClient } from '@/safe/host/host-client'

/**
 * The Safe that shows the page in a frame. `outside`: no Safe; `asking`: it has not answered yet; `inside`: it has
 * answered; `failed`: a known host did not answer.
 */
export type SafeHost =
  | { phase: 'outside' | 'asking' | 'failed'; info: null; client: null }
  | { phase: 'inside'; info: SafeInfo; client: HostClient }

export const safeHost = createStore<SafeHost>(() => ({ phase: 'outside', info: null, client: null }))

/** Not in a frame, in a frame of a trusted host, in a frame of an unknown page, or in a frame of another site. */
export type FrameKind = 'alone' | 'known host' | 'unknown' | 'foreign'

/**
 * Returns the kind of frame that contains the page, without sending a message. It uses `ancestorOrigins` (Chromium,
 * Safari), or else the referrer, and returns `unknown` if the browser has neither.
 */
export function frameKind(page: Window, hosts: readonly string[]): FrameKind {
  if (page.parent === page) return 'alone'
  const [nearest] = page.location.ancestorOrigins ?? []
  const origin = nearest ?? originOf(page.document.referrer)
  if (origin === null) return 'unknown'
  return hosts.includes(origin) ? 'known host' : 'foreign'
}

function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null
}
