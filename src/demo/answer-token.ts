import { demoWallet } from '@/texts/demo-wallet'

import { requestApproval } from './approval-prompts'
import type { DemoWallet } from './demo-wallet'
import { parameter, recordOf, textOf } from './parameters'
import { invalid } from './provider-error'

/** `wallet_watchAsset` (EIP-747). Its parameters are one object, which some pages wrap in a list. */
export async function watchAsset(_wallet: DemoWallet, params: unknown): Promise<true> {
  const request = recordOf(Array.isArray(params) ? parameter(params, 0) : params, 'asset')
  if (request.type !== 'ERC20') throw invalid('only ERC20 tokens can be watched')
  const { address, symbol, decimals } = recordOf(request.options, 'options')
  await requestApproval(demoWallet.watchToken, [
    [demoWallet.facts.token, textOf(symbol, 'symbol')],
    [demoWallet.facts.contract, textOf(address, 'address')],
    [demoWallet.facts.decimals, String(decimals)],
  ])
  return true
}
