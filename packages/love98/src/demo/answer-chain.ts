import { demoWallet } from '@/texts/demo-wallet'

import { requestApproval } from './approval-prompts'
import type { DemoWallet } from './demo-wallet'
import { parameter, quantityOf, recordOf } from './parameters'
import { invalid, ProviderError, unknownChain } from './provider-error'

/** `wallet_switchEthereumChain` (EIP-3326). @throws {ProviderError} 4902 if the chain was not added to the wallet */
export async function switchChain(wallet: DemoWallet, params: unknown): Promise<null> {
  const chainId = chainIdOf(params)
  const { chainId: current, chainIds } = wallet.memory()
  if (!chainIds.includes(chainId)) throw unknownChain(chainId)
  if (chainId === current) return null
  await requestApproval(demoWallet.switchChain, [
    [demoWallet.facts.from, chainName(wallet, current)],
    [demoWallet.facts.to, chainName(wallet, chainId)],
  ])
  wallet.change({ chainId })
  return null
}

/** `wallet_addEthereumChain` (EIP-3085). Like other wallets, it switches to the added chain. */
export async function addChain(wallet: DemoWallet, params: unknown): Promise<null> {
  const chainId = chainIdOf(params)
  const { chainName: name, rpcUrls, nativeCurrency } = recordOf(parameter(params, 0), 'chain')
  const { chainIds } = wallet.memory()
  if (!chainIds.includes(chainId)) {
    const urls = Array.isArray(rpcUrls) ? rpcUrls.filter(isNodeUrl) : []
    if (typeof name !== 'string' || urls.length === 0) throw invalid('a chain needs chainName and rpcUrls')
    // The wallet reads every chain through this site's server, which has nodes only for the configured chains.
    if (!wallet.settings.chains.some(({ id }) => id === chainId))
      throw new ProviderError(4901, demoWallet.errors.unreachableChain(chainId))
    await requestApproval(demoWallet.addChain, [
      [demoWallet.facts.network, demoWallet.chain(name, chainId)],
      [demoWallet.facts.node, urls.join(', ')],
      [demoWallet.facts.currency, String(recordOf(nativeCurrency, 'nativeCurrency').symbol)],
    ])
    wallet.change({ chainIds: [...chainIds, chainId], chainId })
    return null
  }
  return switchChain(wallet, params)
}

export function chainName({ settings }: DemoWallet, chainId: number): string {
  const name =
    settings.chains.find(({ id }) => id === chainId)?.name ??
    (chainId === 1 ? 'Ethereum' : demoWallet.unnamedChain)
  return demoWallet.chain(name, chainId)
}

function chainIdOf(params: unknown): number {
  const chainId = quantityOf(recordOf(parameter(params, 0), 'chain').chainId, 'chainId')
  if (chainId < 1n || chainId > BigInt(Number.MAX_SAFE_INTEGER)) throw invalid('chainId is out of range')
  return Number(chainId)
}

function isNodeUrl(url: unknown): url is string {
  return typeof url === 'string' && /^https?:\/\//.test(url)
}
