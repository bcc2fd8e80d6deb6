import { getAddress } from 'viem/utils'
import type { CreateConnectorFn } from 'wagmi'
import type { SafeInfo } from '@/safe/host/host-answers'
import type { HostClient } from '@/safe/host/host-client'
import { createSafeProvider } from '@/safe/host/safe-provider'

export const safeConnectorId = 'safe'

/**
 * The connector of the Safe that hosts the page. It is made after the host has answered, so it connects at
 * once without a prompt. It cannot switch chains: another chain is another Safe.
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
      // The cast: `withCapabilities` decides the type, which one implementation cannot express.
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
