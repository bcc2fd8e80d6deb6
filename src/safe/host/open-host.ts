import { createHostClient, type HostClient } from './host-client'
import { guardMessages } from './message-guard'

let opened: Promise<HostClient> | null = null

/**
 * Opens the way to the page around us, once for the whole page: our guard listens before the SDK is even loaded.
 * @param hosts origins that are believed
 */
export function openHost(page: Window, hosts: readonly string[]): Promise<HostClient> {
  opened ??= open(page, hosts).catch((error: unknown) => {
    opened = null
    throw error
  })
  return opened
}

async function open(page: Window, hosts: readonly string[]): Promise<HostClient> {
  guardMessages(page, { hosts })
  const { default: SafeAppsSDK } = await import('@safe-global/safe-apps-sdk')
  return createHostClient(new SafeAppsSDK({ allowedDomains: hosts.map(exactly) }))
}

/** A pattern that fits one origin and nothing around it. */
function exactly(origin: string): RegExp {
  return new RegExp(`^${origin.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)
}
