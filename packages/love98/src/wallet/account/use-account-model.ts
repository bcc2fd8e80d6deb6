import type { Address } from '@/domain/address'
import { accountName } from '@/domain/wallet/connection-name'
import { useEnsAvatar, useEnsName } from '@/wallet/names/use-ens-name'
import { useHasPendingTransactions } from '@/wallet/transactions/use-recent-transactions'
import { useConnectionState } from '@/wallet/use-connection-state'
import type { Balance } from './balance-reader'
import { useBalance } from './use-balance'

/** The account model of the connection kit `[S3.14]`; unknown values are `null`. */
export type AccountModel = {
  address: Address
  displayName: string
  ensName: string | null
  ensAvatar: string | null
  balanceDecimals: number | null
  balanceFormatted: string | null
  balanceSymbol: string | null
  displayBalance: string | null
  hasPendingTransactions: boolean
}

export function useAccountModel(): AccountModel | null {
  const connection = useConnectionState()
  const balance = useBalance()
  const name = useEnsName()
  const avatar = useEnsAvatar(name)
  const hasPending = useHasPendingTransactions()
  return connection.status === 'connected'
    ? accountModel(connection.address, { balance, name, avatar, hasPending })
    : null
}

type AccountFacts = {
  balance: Balance | null
  name: string | null
  avatar: string | null
  hasPending: boolean
}

export function accountModel(
  address: Address,
  { balance, name, avatar, hasPending }: AccountFacts,
): AccountModel {
  return {
    address,
    displayName: accountName(address, name),
    ensName: name,
    ensAvatar: avatar,
    balanceDecimals: balance?.decimals ?? null,
    balanceFormatted: balance?.formatted ?? null,
    balanceSymbol: balance?.symbol ?? null,
    displayBalance: balance?.display ?? null,
    hasPendingTransactions: hasPending,
  }
}
