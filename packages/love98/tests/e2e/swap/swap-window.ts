import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { type Address, createClient, http, parseAbi } from 'viem'
import { readContract, writeContract } from 'viem/actions'
import { parseSettings, type Settings } from '@/domain/community/deployment-settings'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { receiptOf } from '../../support/receipt-of'
import { askNode, chainUrl } from '../support/demo-chain'
import { openDesktop } from '../support/desktop'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { connectAndAgree } from '../support/wallet/wallet'

export const client = createClient({ transport: http(chainUrl), pollingInterval: 50 })

export const abi = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function approve(address, uint256)',
  'function getAmountsOut(uint256, address[]) view returns (uint256[])',
  'function swapExactETHForTokens(uint256, address[], address, uint256) payable',
])

/** One of the last accounts of the node, whose balance no other test reads. */
const stranger = developmentAccount(8)

export async function settingsOf(page: Page): Promise<Settings> {
  return parseSettings(await (await page.request.get('/api/config')).json())
}

export function tokenOf({ tokens, exchange }: Settings, symbol: string): Address {
  const address = symbol === 'ETH' ? exchange.wrappedNative : tokens[symbol]?.address
  if (!address) throw new Error(`${symbol} is not configured`)
  return address
}

export function routerOf({ exchange }: Settings): Address {
  if (!exchange.router) throw new Error('there is no router')
  return exchange.router
}

/** Returns the router's own quote for an amount. */
export async function quoted(settings: Settings, amount: bigint, from: string, to: string): Promise<bigint> {
  const args = [amount, [tokenOf(settings, from), tokenOf(settings, to)]] as const
  const address = routerOf(settings)
  const amounts = await readContract(client, { address, abi, functionName: 'getAmountsOut', args })
  return amounts[1] ?? 0n
}

export async function balanceOf(settings: Settings, account: Address, symbol: string): Promise<bigint> {
  if (symbol === 'ETH') return BigInt(String(await askNode('eth_getBalance', [account, 'latest'])))
  const address = tokenOf(settings, symbol)
  return readContract(client, { address, abi, functionName: 'balanceOf', args: [account] })
}

/** Buys the base asset of an ETH pair as another trader. */
export async function buyFromOtherAccount(settings: Settings, symbol: string, value: bigint): Promise<void> {
  const hash = await writeContract(client, {
    account: stranger,
    chain: null,
    address: routerOf(settings),
    abi,
    functionName: 'swapExactETHForTokens',
    args: [0n, [tokenOf(settings, 'ETH'), tokenOf(settings, symbol)], stranger.address, 2n ** 40n],
    value,
    gas: 500_000n,
  })
  const { status } = await receiptOf(client, hash)
  expect(status).toBe('success')
}

/** Sets the allowance of the router of V2, or of another spender, for an account of the test wallet. */
export async function allow(
  settings: Settings,
  wallet: InjectedWallet,
  symbol: string,
  amount: bigint,
  spender: Address = routerOf(settings),
): Promise<void> {
  const [account] = wallet.accounts
  if (!account) throw new Error('the wallet has no account')
  const args = [spender, amount] as const
  const address = tokenOf(settings, symbol)
  const hash = await writeContract(client, {
    account,
    chain: null,
    address,
    abi,
    functionName: 'approve',
    args,
  })
  await receiptOf(client, hash)
}

export function allowed(
  settings: Settings,
  owner: Address,
  symbol: string,
  spender: Address = routerOf(settings),
): Promise<bigint> {
  const args = [owner, spender] as const
  return readContract(client, { address: tokenOf(settings, symbol), abi, functionName: 'allowance', args })
}

/** A window of Swap Tokens and its wizard. */
export type SwapWindow = {
  readonly window: Locator
  readonly wizard: Locator
  readonly type: (amount: string) => Promise<void>
  readonly press: (name: string) => Promise<void>
  readonly pressInWizard: (name: string) => Promise<void>
}

export function swapWindow(page: Page | FrameLocator, pair: string): SwapWindow {
  const window = page.getByRole('dialog', { name: `${pair} - Swap`, exact: true })
  const wizard = page.getByRole('dialog', { name: 'Swap Wizard', exact: true })
  return {
    window,
    wizard,
    type: (amount) => window.getByRole('textbox', { name: /^Amount of/ }).fill(amount),
    press: (name) => window.getByRole('button', { name, exact: true }).click(),
    pressInWizard: (name) => wizard.getByRole('button', { name, exact: true }).click(),
  }
}

/** Opens a pair's address as a visitor with a connected wallet. */
export async function visitSwap(page: Page, pair: string) {
  const wallet = await InjectedWallet.inject(page, { chainUrl })
  await openDesktop(page, `/p/swap/${pair}`)
  await connectAndAgree(page)
  const swap = swapWindow(page, pair)
  await expect(swap.window.getByText(/^Balance: [\d<]/)).toHaveCount(2)
  return { wallet, settings: await settingsOf(page), ...swap }
}

/** Opens a pair's address as `visitSwap` does, and turns the form around: the second asset of the pair buys the first. */
export async function visitToBuy(page: Page, pair: string) {
  const visit = await visitSwap(page, pair)
  await visit.press('Reverse')
  return visit
}
