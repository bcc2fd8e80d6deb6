import { type Hex, hexToText } from '@/domain/hex'
import { demoWallet } from '@/texts/demo-wallet'

import { requestApproval } from './approval-prompts'
import type { DemoWallet } from './demo-wallet'
import { hexOf, parameter, recordOf, textOf } from './parameters'
import { permitted } from './permitted'
import { invalid } from './provider-error'

/** `personal_sign` (EIP-191): the prompt shows the whole text. */
export async function signMessage(wallet: DemoWallet, params: unknown): Promise<Hex> {
  const message = hexOf(parameter(params, 0), 'message')
  const account = permitted(wallet, parameter(params, 1))
  await requestApproval(demoWallet.signMessage, [
    [demoWallet.facts.account, account],
    [demoWallet.facts.message, readable(message)],
  ])
  const { sign } = await import('./sign')
  return sign.message(account, message)
}

/** `eth_signTypedData_v4` (EIP-712). @throws {ProviderError} -32602 when it is meant for another chain */
export async function signTypedData(wallet: DemoWallet, params: unknown): Promise<Hex> {
  const account = permitted(wallet, parameter(params, 0))
  const given = parameter(params, 1)
  const data = recordOf(typeof given === 'string' ? parsed(given) : given, 'typed data')
  const domain = recordOf(data.domain, 'domain')
  const { chainId } = wallet.memory()
  if (domain.chainId !== undefined && Number(domain.chainId) !== chainId)
    throw invalid(`the data is meant for chain ${String(domain.chainId)}, the wallet is on ${chainId}`)
  await requestApproval(demoWallet.signData, [
    [demoWallet.facts.account, account],
    [demoWallet.facts.for, JSON.stringify(domain)],
    [textOf(data.primaryType, 'primaryType'), JSON.stringify(data.message, null, 2)],
  ])
  const { sign } = await import('./sign')
  return sign.typedData(account, data)
}

/** The text of UTF-8 bytes, other bytes in hex. */
function readable(bytes: Hex): string {
  try {
    return hexToText(bytes)
  } catch {
    return bytes
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw invalid('typed data is not JSON')
  }
}
