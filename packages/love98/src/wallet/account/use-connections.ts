import { useSyncExternalStore } from 'react'
import type { Connector } from 'wagmi'
import { disconnect, getConnections, switchConnection, watchConnections } from 'wagmi/actions'
import type { Address } from '@/domain/address'
import { useWallet } from '@/wallet/use-wallet'
import { toWalletError } from '@/wallet/wallet-error'

export type ConnectedWallet = {
  id: string
  name: string
  addresses: readonly Address[]
  isCurrent: boolean
  connector: Connector
}

export function useConnections(): {
  wallets: readonly ConnectedWallet[]
  /** @throws {AppError} */
  choose: (wallet: ConnectedWallet) => Promise<void>
  /** @throws {AppError} */
  leave: (wallet: ConnectedWallet) => Promise<void>
} {
  const { config } = useWallet()
  const connections = useSyncExternalStore(
    (onChange) => watchConnections(config, { onChange }),
    () => getConnections(config),
    () => getConnections(config),
  )
  const wallets = connections.map(({ connector, accounts }) => ({
    id: connector.uid,
    name: connector.name,
    addresses: accounts,
    isCurrent: connector.uid === config.state.current,
    connector,
  }))
  return {
    wallets,
    async choose({ connector }) {
      await switchConnection(config, { connector }).catch(throwWalletError)
    },
    async leave({ connector }) {
      await disconnect(config, { connector }).catch(throwWalletError)
    },
  }
}

function throwWalletError(error: unknown): never {
  throw toWalletError(error)
}
