import { type Address, numberToHex } from 'viem'

type Listener = (value: unknown) => void

export type Mode = 'approve' | 'reject' | 'pending' | 'empty' | 'silent'

export const [first, second] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
] as const satisfies readonly Address[]

/** A wallet as an extension injects it into the page (EIP-1193), without the permissions of EIP-2255. */
export class TestProvider {
  mode: Mode = 'approve'
  chainMode: 'approve' | 'reject' | 'unsupported' = 'approve'
  accounts: readonly Address[] = []
  knownChains: number[] = [31337]
  chainId = 31337
  readonly asked: { method: string; params: unknown }[] = []
  private readonly listeners = new Map<string, Set<Listener>>()
  private waiting: (() => void)[] = []

  async request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    this.asked.push({ method, params })
    switch (method) {
      case 'eth_accounts':
        return this.accounts
      case 'eth_chainId':
        return numberToHex(this.chainId)
      case 'eth_requestAccounts':
        return this.connect()
      case 'wallet_switchEthereumChain':
        return this.switchTo(chainIdOf(params), false)
      case 'wallet_addEthereumChain':
        return this.switchTo(chainIdOf(params), true)
      default:
        throw rpcError(4200, `${method} is not supported`)
    }
  }

  on(event: string, listener: Listener): void {
    this.listeners.set(event, (this.listeners.get(event) ?? new Set()).add(listener))
  }

  removeListener(event: string, listener: Listener): void {
    this.listeners.get(event)?.delete(listener)
  }

  emit(event: string, value: unknown): void {
    for (const listener of [...(this.listeners.get(event) ?? [])]) listener(value)
  }

  /** Approves the pending requests of the silent wallet. */
  approveNow(): void {
    this.accounts = [first]
    for (const answer of this.waiting.splice(0)) answer()
    this.emit('accountsChanged', this.accounts)
  }

  countOf(method: string): number {
    return this.asked.filter((call) => call.method === method).length
  }

  private async connect(): Promise<readonly Address[]> {
    if (this.mode === 'reject') throw rpcError(4001, 'User rejected the request.')
    if (this.mode === 'pending') throw rpcError(-32002, 'Already pending')
    if (this.mode === 'empty') return []
    if (this.mode === 'silent') await new Promise<void>((resolve) => this.waiting.push(resolve))
    if (this.accounts.length === 0) this.accounts = [first]
    return this.accounts
  }

  private switchTo(chainId: number, adds: boolean): null {
    if (this.chainMode === 'unsupported') throw rpcError(4200, 'not supported')
    if (!adds && !this.knownChains.includes(chainId)) throw rpcError(4902, 'Unrecognized chain ID')
    if (this.chainMode === 'reject') throw rpcError(4001, 'User rejected the request.')
    if (adds) this.knownChains.push(chainId)
    this.chainId = chainId
    this.emit('chainChanged', numberToHex(chainId))
    return null
  }
}

/**
 * Announces a wallet through EIP-6963 whenever the page requests it.
 * @returns a function that stops the announcements
 */
export function announce(provider: TestProvider, rdns = 'test.wallet', name = 'Test Wallet'): () => void {
  const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
  const detail = Object.freeze({ info: { uuid: crypto.randomUUID(), name, icon, rdns }, provider })
  const tell = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', tell)
  tell()
  return () => window.removeEventListener('eip6963:requestProvider', tell)
}

function chainIdOf(params: unknown): number {
  const [chain] = params as [{ chainId: string }]
  return Number(chain.chainId)
}

function rpcError(code: number, message: string): Error {
  return Object.assign(new Error(message), { code })
}
