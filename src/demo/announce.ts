import type { Settings } from '@/domain/community/deployment-settings'
import { createDemoProvider } from './provider'

/** The reverse domain name under which it announces itself (EIP-6963). */
const rdns = 'love98.demo'

/** A heart on a grey plate, 32 × 32. */
const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" shape-rendering="crispEdges"><path fill="#808080" d="M0 2h16v12H0z"/><path fill="#c0c0c0" d="M1 3h14v10H1z"/><path fill="#fff" d="M1 3h14v1H1z"/><path fill="#d0104c" d="M4 5h3v1h2V5h3v1h1v2h-1v1h-1v1h-1v1H9v1H7v-1H6v-1H5V9H4V8H3V6h1z"/></svg>',
)}`

/**
 * Announces the Demo Wallet (EIP-6963), now and at every `eip6963:requestProvider`. In demo mode only: its keys are
 * public.
 *
 * @returns the reverse domain name that it announces
 */
export function announceDemoWallet(settings: Settings): string {
  const detail = Object.freeze({
    info: Object.freeze({ uuid: crypto.randomUUID(), name: 'Demo Wallet', icon, rdns }),
    provider: createDemoProvider(settings),
  })
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
  return rdns
}
