import { useEffect, useState } from 'react'
import { readBalanceWithBlock } from '@/chain/tokens/read-balance-with-block'
import type { Address } from '@/domain/address'
import { settingsOn } from '@/domain/community/chain-settings'
import { formatNumber } from '@/domain/format-number'
import { amountText } from '@/safe/amount'
import { useConnectionState } from '@/wallet/use-connection-state'
import { useWallet } from '@/wallet/use-wallet'
import type { Wallet } from '@/wallet/wallet'

/** The community's own token, which is the first one of its file. */
type OwnToken = { readonly symbol: string; readonly address: Address; readonly decimals: number }

/** Exact texts of an amount in whole tokens and of the number of the block at which it was read. */
type Amount = { readonly amount: string; readonly block: string }

export type OwnTokenRead = {
  readonly symbol: string
  /** `none`: the chain of the account has no contract of the token. */
  readonly state: 'reading' | 'failed' | 'none' | Amount
}

/**
 * Reads the connected account's balance of the community's own token once, at the newest block.
 * @returns null without an account, and without a token
 */
export function useOwnToken(): OwnTokenRead | null {
  const wallet = useWallet()
  const connection = useConnectionState()
  const address = connection.status === 'connected' ? connection.address : null
  const chainId = connection.status === 'connected' && connection.supported ? connection.chainId : null
  const [symbol] = Object.keys(wallet.settings.tokens)
  const token = chainId === null || symbol === undefined ? null : ownTokenOn(wallet.settings, chainId, symbol)
  const subject = `${chainId} ${address} ${token?.address}`
  const [read, setRead] = useState<{ subject: string; state: Amount | 'failed' } | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the subject names the account and the token
  useEffect(() => {
    if (address === null || chainId === null || !token) return
    let isCurrent = true
    readBalanceWithBlock(wallet.client(chainId), address, token.address).then(
      ({ balance, block }) => {
        const state = { amount: amountText(String(balance), token.decimals), block: formatNumber(block) }
        if (isCurrent) setRead({ subject, state })
      },
      () => isCurrent && setRead({ subject, state: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [wallet, subject])

  if (address === null || symbol === undefined) return null
  if (!token) return { symbol, state: 'none' }
  return { symbol, state: read?.subject === subject ? read.state : 'reading' }
}

function ownTokenOn(settings: Wallet['settings'], chainId: number, symbol: string): OwnToken | null {
  const token = settingsOn(settings, chainId).tokens[symbol]
  return token?.address ? { symbol, address: token.address, decimals: token.decimals } : null
}
