import { loadChunk } from '@/browser/load-chunk'
import { type Hex, hexToText } from '@/domain/hex'
import { demoWallet } from '@/texts/demo-wallet'
import { addChain, switchChain } from './answer-chain'
import { requestAccount, requestApproval } from './approval-prompts'
import type { DemoWallet } from './demo-wallet'
import { callNode } from './node'
import { hexOf, parameter, recordOf, textOf } from './parameters'
import { permittedAccount } from './permitted'
import { invalid } from './provider-error'

/** `wallet_watchAsset` (EIP-747). Its parameters are one object, which some pages wrap in a list. */
async function watchAsset(_wallet: DemoWallet, params: unknown): Promise<true> {
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

/** `personal_sign` (EIP-191): the prompt shows the whole text. */
async function signMessage(wallet: DemoWallet, params: unknown): Promise<Hex> {
  const message = hexOf(parameter(params, 0), 'message')
  const account = permittedAccount(wallet, parameter(params, 1))
  await requestApproval(demoWallet.signMessage, [
    [demoWallet.facts.account, account],
    [demoWallet.facts.message, readable(message)],
  ])
  const { sign } = await import('./sign')
  return sign.message(account, message)
}

/** `eth_signTypedData_v4` (EIP-712). @throws {ProviderError} -32602 if the data is for another chain */
async function signTypedData(wallet: DemoWallet, params: unknown): Promise<Hex> {
  const account = permittedAccount(wallet, parameter(params, 0))
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

/** Decodes UTF-8; other bytes stay in hex. */
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

/** Prompts for an account even if one is permitted already, so that the visitor can choose another one. */
async function connect(wallet: DemoWallet): Promise<void> {
  wallet.change({ account: await requestAccount() })
}

/** The page's permissions (EIP-2255). */
function permissions(wallet: DemoWallet): readonly unknown[] {
  const { account } = wallet.memory()
  return account
    ? [
        {
          parentCapability: 'eth_accounts',
          invoker: window.location.origin,
          caveats: [{ type: 'restrictReturnedAccounts', value: [account] }],
        },
      ]
    : []
}

/** `wallet_revokePermissions` (MIP-2). */
function revoke(wallet: DemoWallet): null {
  wallet.change({ account: null })
  return null
}

type Answer = (wallet: DemoWallet, params: unknown) => unknown

const accounts: Answer = (wallet) => {
  const { account } = wallet.memory()
  return account ? [account] : []
}

/** Loads the handlers of batches on first use, because connecting does not need them. */
const batch =
  (name: 'capabilities' | 'sendCalls' | 'callsStatus'): Answer =>
  async (wallet, params) => {
    const answer = await loadChunk(() => import('./answer-batch'))
    return answer[name](wallet, params)
  }

const answers: Readonly<Record<string, Answer>> = {
  eth_accounts: accounts,
  eth_chainId: (wallet) => `0x${wallet.memory().chainId.toString(16)}`,
  net_version: (wallet) => String(wallet.memory().chainId),
  eth_requestAccounts: async (wallet) => {
    if (!wallet.memory().account) await connect(wallet)
    return accounts(wallet, undefined)
  },
  wallet_requestPermissions: async (wallet) => {
    await connect(wallet)
    return permissions(wallet)
  },
  wallet_getPermissions: permissions,
  wallet_revokePermissions: revoke,
  personal_sign: signMessage,
  eth_signTypedData_v4: signTypedData,
  eth_sendTransaction: async (wallet, params) => {
    const { sendTransaction } = await loadChunk(() => import('./answer-transaction'))
    return sendTransaction(wallet, params)
  },
  wallet_switchEthereumChain: switchChain,
  wallet_addEthereumChain: addChain,
  wallet_watchAsset: watchAsset,
  wallet_getCapabilities: batch('capabilities'),
  wallet_sendCalls: batch('sendCalls'),
  wallet_getCallsStatus: batch('callsStatus'),
}

/** Answers a request of the page; methods without a handler are passed to the node of the wallet's chain. */
export async function answerCall(wallet: DemoWallet, method: string, params: unknown): Promise<unknown> {
  const answer = answers[method]
  return answer ? answer(wallet, params) : callNode(wallet.memory().chainId, method, params)
}
