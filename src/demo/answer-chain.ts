import { demoWalletTexts as texts } from '@/texts/en/wallet/demo-wallet'
import { requestApproval } from './approval-prompts'
import type { DemoWallet } from './demo-wallet'
import { parameter, quantityOf, recordOf } from './parameters'
import { invalid, ProviderError, unknownChain } from './provider-error'

/** `wallet_switchEthereumChain` (EIP-3326). @throws {ProviderError} 4902 when the wallet does not know the chain */
export async function switchChain(wallet: DemoWallet, params: unknown): Promise<null> {
  const chainId = chainIdOf(params)
  const { chainId: current, chainIds } = wallet.memory()
  if (!chainIds.includes(chainId)) throw unknownChain(chainId)
  if (chainId === current) return null
  await requestApproval(texts.switchChain, [
    [texts.facts.from, chainName(wallet, current)],
    [texts.facts.to, chainName(wallet, chainId)],
  ])
  wallet.change({ chainId })
  return null
}

/** `wallet_addEthereumChain` (EIP-3085); a chain that was added is switched to, as wallets do. */
export async function addChain(wallet: DemoWallet, params: unknown): Promise<null> {
  const chainId = chainIdOf(params)
  const { chainName: name, rpcUrls, nativeCurrency } = recordOf(parameter(params, 0), 'chain')
  const { chainIds } = wallet.memory()
  if (!chainIds.includes(chainId)) {
    const urls = Array.isArray(rpcUrls) ? rpcUrls.filter(isNodeUrl) : []
    if (typeof name !== 'string' || urls.length === 0) throw invalid('a chain needs chainName and rpcUrls')
    // The wallet reads every chain through this site's server, which knows the configured ones only.
    if (!wallet.settings.chains.some(({ id }) => id === chainId))
      throw new ProviderError(4901, texts.errors.unreachableChain(chainId))
    await requestApproval(texts.addChain, [
      [texts.facts.network, texts.chain(name, chainId)],
      [texts.facts.node, urls.join(', ')],
      [texts.facts.currency, String(recordOf(nativeCurrency, 'nativeCurrency').symbol)],
    ])
    wallet.change({ chainIds: [...chainIds, chainId], chainId })
    return null
  }
  return switchChain(wallet, params)
}

/** What a chain is called in the wallet's boxes. */
export function chainName({ settings }: DemoWallet, chainId: number): string {
  const name =
    settings.chains.find(({ id }) => id === chainId)?.name ??
    (chainId === 1 ? 'Ethereum' : texts.unnamedChain)
  return texts.chain(name, chainId)
}

function chainIdOf(params: unknown): number {
  const chainId = quantityOf(recordOf(parameter(params, 0), 'chain').chainId, 'chainId')
  if (chainId < 1n || chainId > BigInt(Number.MAX_SAFE_INTEGER)) throw invalid('chainId is out of range')
  return Number(chainId)
}

function isNodeUrl(url: unknown): url is string {
  return typeof url === 'string' && /^https?:\/\//.test(url)
}
