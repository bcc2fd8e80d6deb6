import { getAddress } from 'viem/utils'
import type { CreateConnectorFn } from 'wagmi'
import type { SafeInfo } from '@/safe/host/host-answers'
import type { HostClient } from '@/safe/host/host-client'
import { createSafeProvider } from '@/safe/host/safe-provider'

/** The id under which the connect dialog finds it. */
export const safeConnectorId = 'safe'

/**
 * The Safe around us as a wallet. It is created after the host has answered, so it connects without a prompt. It
 * cannot switch chains: another chain is another Safe.
 */
export function safeConnector(client: HostClient, info: SafeInfo): CreateConnectorFn {
  const provider = createSafeProvider(client, info)
  const accounts = [getAddress(info.address)]
  return ({ emitter }) => ({
    id: safeConnectorId,
    name: 'Safe',
    type: safeConnectorId,
    async connect<WithCapabilities extends boolean = false>({
      withCapabilities,
    }: {
      isReconnecting?: boolean | undefined
      withCapabilities?: WithCapabilities | boolean | undefined
    } = {}) {
      const result = withCapabilities ? accounts.map((address) => ({ address, capabilities: {} })) : accounts
      // wagmi's signature is generic in `withCapabilities`.
      return { accounts: result as never, chainId: info.chainId }
    },
    disconnect: async () => undefined,
    getAccounts: async () => accounts,
    getChainId: async () => info.chainId,
    getProvider: async () => provider,
    isAuthorized: async () => true,
    onAccountsChanged: () => undefined,
    onChainChanged: () => undefined,
    onDisconnect: () => emitter.emit('disconnect'),
  })
}
