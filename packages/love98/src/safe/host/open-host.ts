import { createHostClient, type HostClient } from './host-client'
import { guardMessages } from './message-guard'

let opened: Promise<HostClient> | null = null

/**
 * Opens the connection to the embedding page, once per page: the guard listens before the SDK is loaded.
 * @param hosts trusted origins
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

/** Returns a pattern that matches exactly one origin. */
function exactly(origin: string): RegExp {
  return new RegExp(`^${origin.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)
}
