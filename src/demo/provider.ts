import type { Settings } from '@/domain/settings'
import { addChain, switchChain } from './answer-chain'
import { connect, permissions, revoke } from './answer-connection'
import { sendTransaction, signMessage, signTypedData } from './answer-signature'
import { watchAsset } from './answer-token'
import type { DemoWallet } from './demo-wallet'
import { keepMemory, readMemory } from './memory'
import { callNode } from './node'

export type RequestArguments = { method: string; params?: unknown }
type Listener = (value: never) => void

type Answer = (wallet: DemoWallet, params: unknown) => unknown

/** A chain of the outside world that the wallet can be switched to, to see what "Wrong network" looks like. */
const outsideChainId = 1

const accounts: Answer = (wallet) => {
  const { account } = wallet.memory()
  return account ? [account] : []
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
  eth_sendTransaction: sendTransaction,
  wallet_switchEthereumChain: switchChain,
  wallet_addEthereumChain: addChain,
  wallet_watchAsset: watchAsset,
}

/**
 * A wallet in the page (EIP-1193) that holds the development accounts. It asks in a message box before it shows an
 * account, signs or changes anything; every other call goes to the node of its chain.
 */
export function createDemoProvider(settings: Settings) {
  const listeners = new Map<string, Set<Listener>>()
  let memory = readMemory([settings.chains[0]?.id ?? outsideChainId, outsideChainId])
  const emit = (event: string, value: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(value as never)
  }
  const wallet: DemoWallet = {
    settings,
    memory: () => memory,
    change(part) {
      const before = memory
      memory = { ...memory, ...part }
      keepMemory(memory)
      if (memory.chainId !== before.chainId) emit('chainChanged', `0x${memory.chainId.toString(16)}`)
      if (memory.account !== before.account) emit('accountsChanged', memory.account ? [memory.account] : [])
    },
  }
  return {
    async request({ method, params }: RequestArguments): Promise<unknown> {
      const answer = answers[method]
      return answer ? answer(wallet, params) : callNode(memory.chainId, method, params)
    },
    on(event: string, listener: Listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener)
    },
  }
}
