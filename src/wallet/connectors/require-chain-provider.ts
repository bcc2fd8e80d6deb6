import type { Config } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import { LoveError } from '@/domain/errors'
import { toWalletError } from '@/wallet/wallet-error'
import { type InjectedProvider, isProvider } from './flagged-injected-provider'

/**
 * The connected wallet, ready to sign for a chain. It is asked where it stands: one that changed its chain without
 * telling would sign for another one than the page shows.
 * @throws {LoveError} `not-connected`, `provider-required` `[S8.7]`, `other-chain` `[S8.9]`
 */
export async function requireChainProvider(config: Config, chainId: number): Promise<InjectedProvider> {
  const { connector } = getConnection(config)
  if (!connector) throw new LoveError('not-connected')
  const provider = await connector.getProvider()
  if (!isProvider(provider)) throw new LoveError('provider-required')
  const asked = provider.request({ method: 'eth_chainId' })
  const current = Number(
    await asked.catch((error: unknown) => {
      throw toWalletError(error)
    }),
  )
  if (current !== chainId) throw new LoveError('other-chain', new Error(`The wallet is on chain ${current}.`))
  return provider
}
