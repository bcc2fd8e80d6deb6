import { demoWallet } from '@/texts/demo-wallet'

import { chainName } from './answer-chain'
import { requestApproval } from './approval-prompts'
import { actionFacts, coinText } from './call-facts'
import type { DemoWallet } from './demo-wallet'
import { addressOf, hexOf, parameter, quantityOf, recordOf } from './parameters'
import { permittedAccount } from './permitted'
import { invalid } from './provider-error'

/**
 * `eth_sendTransaction`: signed here, sent to the node as a raw transaction.
 * @throws {ProviderError} -32602 for another chain
 */
export async function sendTransaction(wallet: DemoWallet, params: unknown): Promise<unknown> {
  const asked = recordOf(parameter(params, 0), 'transaction')
  const { from, to, value = '0x0', data = '0x', input = data } = asked
  const account = permittedAccount(wallet, from)
  const transaction = {
    to: to === undefined || to === null ? null : addressOf(to),
    value: quantityOf(value, 'value'),
    data: hexOf(input, 'data'),
  }
  const { chainId } = wallet.memory()
  if (asked.chainId !== undefined && Number(quantityOf(asked.chainId, 'chainId')) !== chainId)
    throw invalid('chainId')
  await requestApproval(
    demoWallet.sendTransaction,
    [
      [demoWallet.facts.from, account],
      [demoWallet.facts.to, transaction.to ?? demoWallet.newContract],
      [demoWallet.facts.value, coinText(wallet, transaction.value)],
      [demoWallet.facts.network, chainName(wallet, chainId)],
      ...(transaction.to ? actionFacts(wallet, account, { ...transaction, to: transaction.to }) : []),
      [demoWallet.facts.data, transaction.data === '0x' ? demoWallet.noData : transaction.data],
    ],
    'warning',
  )
  const { sendSigned } = await import('./send-signed')
  return sendSigned(account, chainId, transaction)
}
