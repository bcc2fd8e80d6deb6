import type { EIP1193Provider } from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import { injected } from 'wagmi/connectors/injected'
import type { WalletDefinition } from '@/wallet/wallets/wallet-definition'
import { findFlaggedProvider } from './flagged-injected-provider'

/**
 * The connector of a wallet that is recognized by a flag of its injected provider (`isRainbow` …). It is bound to that
 * provider, never falls back to another, and adds no listeners before it is connected.
 */
export function flaggedInjectedConnector(wallet: WalletDefinition): CreateConnectorFn {
  const { id, name } = wallet
  const create = injected({
    target: {
      id,
      name,
      provider: (page) => (page ? asProvider(findFlaggedProvider(page, wallet)) : undefined),
    },
  })
  return (config) => ({ ...create(config), setup: async () => undefined, id, name, icon: undefined })
}

function asProvider(provider: unknown): EIP1193Provider | undefined {
  return (provider ?? undefined) as EIP1193Provider | undefined
}
