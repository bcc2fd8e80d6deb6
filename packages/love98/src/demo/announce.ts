import { loadChunk } from '@/browser/load-chunk'
import type { Settings } from '@/domain/community/deployment-settings'
import type { DemoWallet } from './demo-wallet'
import { readMemory, storeMemory } from './memory'

/** The reverse domain name of the wallet in its announcement (EIP-6963). */
const rdns = 'love98.demo'

/** A wallet on a grey plate, 32 × 32. */
const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" shape-rendering="crispEdges"><path fill="#808080" d="M0 2h16v12H0z"/><path fill="#c0c0c0" d="M1 3h14v10H1z"/><path fill="#fff" d="M1 3h14v1H1z"/><path fill="#000080" d="M3 5h9v1h1v6H3z"/><path fill="#1084d0" d="M4 6h8v1H4z"/><path fill="#ffd400" d="M10 8h3v2h-3z"/></svg>',
)}`

/**
 * Announces the Demo Wallet (EIP-6963), now and at every `eip6963:requestProvider`. Only in demo mode, because its
 * keys are public.
 * @returns its reverse domain name
 */
export function announceDemoWallet(settings: Settings): string {
  const detail = Object.freeze({
    info: Object.freeze({ uuid: crypto.randomUUID(), name: 'Demo Wallet', icon, rdns }),
    provider: createDemoProvider(settings),
  })
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
  return rdns
}

type RequestArguments = { method: string; params?: unknown }
type Listener = (value: never) => void

/** A chain that the wallet has and the site does not (mainnet), so that the demo can show "Wrong network". */
const outsideChainId = 1

/**
 * An EIP-1193 provider that holds the development accounts. It asks in a message box before it reveals an
 * account, signs, or changes anything. The method handlers are imported with the first request.
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
      storeMemory(memory)
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
