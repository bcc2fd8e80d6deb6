import { loadChunk } from '@/browser/load-chunk'
import type { Settings } from '@/domain/community/deployment-settings'
import type { DemoWallet } from './demo-wallet'
import { keepMemory, readMemory } from './memory'

export type RequestArguments = { method: string; params?: unknown }
type Listener = (value: never) => void

/** A chain that the wallet has and the site does not (mainnet), so that the demo can show "Wrong network". */
const outsideChainId = 1

/**
 * An EIP-1193 provider that holds the development accounts. It asks in a message box before it reveals an account, signs, or
 * changes anything. The method handlers are imported with the first request.
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
      const { answerCall } = await loadChunk(() => import('./answers'))
      return answerCall(wallet, method, params)
    },
    on(event: string, listener: Listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener)
    },
  }
}
