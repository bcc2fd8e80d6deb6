import type { Config } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import { AppError } from '@/domain/errors'
import { toWalletError } from '@/wallet/wallet-error'
import { type InjectedProvider, isProvider } from './guarded-provider'
import { chainIdOf } from './wallet-answers'

/**
 * The provider of the connected wallet, after checking that it is on a chain: a wallet that switched without an event
 * would sign for another chain than the page shows.
 * @throws {AppError} `not-connected`, `provider-required` `[S8.7]`, `other-chain` `[S8.9]`
 */
export async function requireChainProvider(config: Config, chainId: number): Promise<InjectedProvider> {
  const { connector } = getConnection(config)
  if (!connector) throw new AppError('not-connected')
  const provider = await connector.getProvider()
  if (!isProvider(provider)) throw new AppError('provider-required')
  let current: number
  try {
    current = chainIdOf(await provider.request({ method: 'eth_chainId' }))
  } catch (error) {
    throw toWalletError(error)
  }
  if (current !== chainId) throw new AppError('other-chain', new Error(`The wallet is on chain ${current}.`))
  return provider
}
