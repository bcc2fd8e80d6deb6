import { loadChunk } from '@/browser/load-chunk'
import { addChain, switchChain } from './answer-chain'
import { connect, permissions, revoke } from './answer-connection'
import { signMessage, signTypedData } from './answer-signature'
import { watchAsset } from './answer-token'
import type { DemoWallet } from './demo-wallet'
import { callNode } from './node'

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
