import { type Address, isSameAddress } from '@/domain/address'
import { type Hex, hexToText } from '@/domain/hex'
import { formatBalance } from '@/domain/wallet/balance'
import { demoWalletTexts as texts } from '@/texts/en/wallet/demo-wallet'
import { demoAccounts } from './accounts'
import { chainName } from './answer-chain'
import { requestApproval } from './approval-prompts'
import type { DemoWallet } from './demo-wallet'
import { parameter, quantityOf, recordOf, textOf } from './parameters'
import { invalid, unauthorized } from './provider-error'

/** `personal_sign` (EIP-191): the prompt shows the whole text. */
export async function signMessage(wallet: DemoWallet, params: unknown): Promise<Hex> {
  const message = hexOf(parameter(params, 0), 'message')
  const account = permitted(wallet, parameter(params, 1))
  await requestApproval(texts.signMessage, [
    [texts.facts.account, account],
    [texts.facts.message, readable(message)],
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
  await requestApproval(texts.signData, [
    [texts.facts.account, account],
    [texts.facts.for, JSON.stringify(domain)],
    [textOf(data.primaryType, 'primaryType'), JSON.stringify(data.message, null, 2)],
  ])
  const { sign } = await import('./sign')
  return sign.typedData(account, data)
}

/** `eth_sendTransaction`: signed here, sent to the node as a raw transaction. */
export async function sendTransaction(wallet: DemoWallet, params: unknown): Promise<unknown> {
  const { from, to, value = '0x0', data = '0x', input = data } = recordOf(parameter(params, 0), 'transaction')
  const account = permitted(wallet, from)
  const transaction = {
    to: to === undefined || to === null ? null : addressOf(to),
    value: quantityOf(value, 'value'),
    data: hexOf(input, 'data'),
  }
  const { chainId } = wallet.memory()
  const symbol = wallet.settings.chains.find(({ id }) => id === chainId)?.nativeCurrency.symbol ?? 'ETH'
  await requestApproval(
    texts.sendTransaction,
    [
      [texts.facts.from, account],
      [texts.facts.to, transaction.to ?? texts.newContract],
      [texts.facts.value, texts.amount(formatBalance(transaction.value, 18), symbol, transaction.value)],
      [texts.facts.network, chainName(wallet, chainId)],
      [texts.facts.data, transaction.data === '0x' ? texts.noData : transaction.data],
    ],
    'warning',
  )
  const { sendSigned } = await import('./send-signed')
  return sendSigned(account, chainId, transaction)
}

/** @throws {ProviderError} 4100 when the page has no permission for the account */
function permitted(wallet: DemoWallet, asked: unknown): (typeof demoAccounts)[number] {
  const { account } = wallet.memory()
  const own = demoAccounts.find((address) => address === account)
  if (!own || typeof asked !== 'string' || !isSameAddress(asked, own)) throw unauthorized()
  return own
}

function hexOf(value: unknown, what: string): Hex {
  if (typeof value !== 'string' || !/^0x([0-9a-fA-F]{2})*$/.test(value)) throw invalid(`${what} is not hex`)
  return value as Hex
}

function addressOf(value: unknown): Address {
  if (typeof value !== 'string' || !/^0x[0-9a-fA-F]{40}$/.test(value)) throw invalid('to is not an address')
  return value as Address
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
