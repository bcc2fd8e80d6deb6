import type { Page } from '@playwright/test'
import { type Address, createClient, defineChain, type Hex, http, numberToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { estimateGas, sendTransaction } from 'viem/actions'
import { type Discovery, provideWallet } from './injected-provider'

/** The wallet's reaction to a request to connect, or (except `empty`) to sign. */
export type WalletMode = 'approve' | 'reject' | 'pending' | 'empty' | 'silent'

type Options = {
  chainUrl: string
  /**
   * The way in which the page finds the wallet: announced by EIP-6963, as `window.ethereum`, or both. @default
   * 'announced'
   */
  found?: Discovery
  name?: string
  /** The property on `window.ethereum` that identifies the wallet, such as `isMetaMask`. */
  flag?: string
  rdns?: string
  icon?: string
}

/** Well-known keys of development nodes, without value on any other chain. */
const keys: readonly Hex[] = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
]

/**
 * A wallet in the page, as an extension injects it. The code in the page only passes messages; the keys and the answers
 * are here. The wallet keeps its permissions and its chain when the page is reloaded.
 */
export class InjectedWallet {
  mode: WalletMode = 'approve'
  chainMode: 'approve' | 'reject' | 'unsupported' = 'approve'
  chainId = 31337
  knownChains = [31337]
  sign = (message: Hex): Promise<Hex> => this.account(0).signMessage({ message: { raw: message } })
  /** An action between the wallet's prompt and the transaction. The gas limit is then fixed instead of estimated. */
  beforeSend: { happens: () => Promise<void>; gas: bigint } | null = null
  /** Results of additional methods, or functions that throw the wallet's error. */
  readonly own: Record<string, () => unknown> = {}
  permitted: Address[] = []
  readonly asked: { method: string; params: unknown }[] = []
  readonly accounts = keys.map((key) => privateKeyToAccount(key))
  private waiting: (() => void)[] = []

  private constructor(
    private readonly page: Page,
    private readonly rdns: string,
    private readonly chainUrl: string,
  ) {}

  static async inject(page: Page, options: Options): Promise<InjectedWallet> {
    const { chainUrl, found = 'announced', name = 'Test Wallet', rdns = 'test.wallet', flag } = options
    const icon = options.icon ?? 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
    const wallet = new InjectedWallet(page, rdns, chainUrl)
    await page.exposeFunction(`ask ${rdns}`, (method: string, params: unknown) =>
      wallet.answer(method, params),
    )
    const info = { uuid: crypto.randomUUID(), name, rdns, icon }
    await page.addInitScript(provideWallet, { found, info, flag: flag ?? 'isTestWallet' })
    return wallet
  }

  get address(): Address {
    return this.account(0).address
  }

  get otherAddress(): Address {
    return this.account(1).address
  }

  countOf(method: string): number {
    return this.asked.filter((call) => call.method === method).length
  }

  async changeAccounts(accounts: Address[]): Promise<void> {
    this.permitted = accounts
    await this.emit('accountsChanged', accounts)
  }

  async changeChain(chainId: number): Promise<void> {
    this.chainId = chainId
    await this.emit('chainChanged', numberToHex(chainId))
  }

  async approveNow(): Promise<void> {
    this.permitted = [this.address]
    for (const answer of this.waiting.splice(0)) answer()
    await this.emit('accountsChanged', this.permitted)
  }

  signNow(): void {
    for (const answer of this.waiting.splice(0)) answer()
  }

  private async emit(event: string, value: unknown): Promise<void> {
    const detail = { event, value }
    await this.page.evaluate(
      ([rdns, message]) => window.dispatchEvent(new CustomEvent(`emit ${rdns}`, { detail: message })),
      [this.rdns, detail] as const,
    )
  }

  /** Returns errors as data: thrown errors would lose their code on the way into the page. */
  private async answer(method: string, params: unknown): Promise<{ result: unknown } | { error: unknown }> {
    this.asked.push({ method, params })
    try {
      return { result: await this.decide(method, Array.isArray(params) ? params : [params]) }
    } catch (error) {
      const { code = -32603, message = String(error) } = error as { code?: number; message?: string }
      return { error: { code, message } }
    }
  }

  private async decide(method: string, params: readonly unknown[]): Promise<unknown> {
    const own = this.own[method]
    if (own) return own()
    switch (method) {
      case 'eth_accounts':
        return this.permitted
      case 'eth_chainId':
        return numberToHex(this.chainId)
      case 'eth_requestAccounts':
        return this.connect()
      case 'personal_sign':
        this.consent()
        if (this.mode === 'silent') await new Promise<void>((resolve) => this.waiting.push(resolve))
        return this.sign(params[0] as Hex)
      case 'eth_signTypedData_v4':
        this.consent()
        // The node signs for its own accounts.
        return this.read(method, params)
      case 'eth_sendTransaction':
        this.consent()
        return this.send(params[0] as { from?: Address; to: Address; value?: Hex; data?: Hex })
      case 'wallet_switchEthereumChain':
        return this.switchTo(params[0] as { chainId: Hex }, false)
      case 'wallet_addEthereumChain':
        return this.switchTo(params[0] as { chainId: Hex }, true)
      case 'wallet_watchAsset':
        this.consent()
        return true
      case 'wallet_requestPermissions':
      case 'wallet_revokePermissions':
        throw refusal(4200, `${method} is not supported`)
      default:
        return this.read(method, params)
    }
  }

  private consent(): void {
    if (this.mode === 'reject') throw refusal(4001, 'User rejected the request.')
    if (this.mode === 'pending') throw refusal(-32002, 'Request is already pending.')
  }

  private async connect(): Promise<readonly Address[]> {
    this.consent()
    if (this.mode === 'empty') return []
    if (this.mode === 'silent') await new Promise<void>((resolve) => this.waiting.push(resolve))
    if (this.permitted.length === 0) this.permitted = [this.address]
    return this.permitted
  }

  private async switchTo(chain: { chainId: Hex }, adds: boolean): Promise<null> {
    const chainId = Number(chain.chainId)
    if (this.chainMode === 'unsupported') throw refusal(4200, 'not supported')
    if (!adds && !this.knownChains.includes(chainId)) throw refusal(4902, 'Unrecognized chain ID')
    if (this.chainMode === 'reject') throw refusal(4001, 'User rejected the request.')
    if (adds) this.knownChains.push(chainId)
    await this.changeChain(chainId)
    return null
  }

  private async send(asked: { from?: Address; to: Address; value?: Hex; data?: Hex }): Promise<Hex> {
    const { from, to, value = '0x0', data = '0x' } = asked
    const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
    const rpcUrls = { default: { http: [this.chainUrl] } }
    const chain = defineChain({ id: this.chainId, name: 'Test', nativeCurrency, rpcUrls })
    const named = this.accounts.find(({ address }) => address.toLowerCase() === from?.toLowerCase())
    const client = createClient({ account: named ?? this.account(0), chain, transport: http() })
    await this.beforeSend?.happens()
    const transaction = { to, value: BigInt(value), data }
    // A gas estimate is valid only for the state and the time of the newest block, so wallets add half of it
    // (transaction-controller of MetaMask).
    const gas = this.beforeSend?.gas ?? ((await estimateGas(client, transaction)) * 3n) / 2n
    return sendTransaction(client, { ...transaction, gas })
  }

  private async read(method: string, params: readonly unknown[]): Promise<unknown> {
    const response = await fetch(this.chainUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { result, error } = (await response.json()) as { result?: unknown; error?: { code: number } }
    if (error) throw error
    return result
  }

  private account(index: number) {
    const account = this.accounts[index]
    if (!account) throw new Error(`The test wallet has no account ${index}`)
    return account
  }
}

export function refusal(code: number, message: string): Error {
  return Object.assign(new Error(message), { code })
}
