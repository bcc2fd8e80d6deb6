import { expect, type Page } from '@playwright/test'
import { type Address, createClient, http, parseAbi, parseEther } from 'viem'
import { getBlockNumber, readContract, sendTransaction, writeContract } from 'viem/actions'
import { deployedPools } from '@/chain/market/market-pools'
import { readSpotPrice } from '@/chain/swap/quote-route'
import { settingsOfPair } from '@/domain/community/chain-settings'
import { parseSettings, type Settings } from '@/domain/community/deployment-settings'
import { type Price, priceText } from '@/domain/swap/price'
import { receiptOf } from '../../support/receipt-of'
import { fullRun } from '../full-run'
import { openDesktop, openIcon } from '../support/desktop'
import { test } from '../support/product-test'
import { taskButton, windowNamed } from '../support/windows'
import { tokenOf } from '../swap/swap-window'

/** Errors that the browser logs for the failures in these tests. */
test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of 503/] })

const client = createClient({ transport: http(process.env.DEMO_CHAIN_URL), pollingInterval: 50 })
/** An account near the end of the node's list, whose balance no other test reads. */
const trader: Address = '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f'

const pairs = [
  ...['CAT-ETH', 'CAT-USDC', 'CAT-cbBTC', 'CAT-DEGEN', 'FISH-ETH', 'CAT-PURR'],
  ...['CAT-MEOW', 'CAT-TOSHI', 'CAT-SPX', 'CAT-BITCOIN', 'CAT-PAWS'],
]

const abi = parseAbi([
  'function getPair(address, address) view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function token0() view returns (address)',
  'function deposit() payable',
  'function transfer(address, uint256) returns (bool)',
  'function swap(uint256, uint256, address, bytes)',
])

async function settingsOf(page: Page): Promise<Settings> {
  return parseSettings(await (await page.request.get('/api/config')).json())
}

/** Reads the factory and the pool directly, not through the market service that the page uses. */
async function poolOf(settings: Settings, pair: string) {
  const { exchange, tokens } = settingsOfPair(settings, pair)
  const { factory, wrappedNative } = exchange
  const { publicRpcUrl } = settings.chains.find(({ id }) => id === exchange.chainId) ?? {}
  const node = createClient({ transport: http(publicRpcUrl) })
  if (!factory || !wrappedNative) throw new Error('there is no exchange')
  const [base, token] = pair
    .split('-')
    .map((symbol) =>
      symbol === 'ETH'
        ? { address: wrappedNative, decimals: 18 }
        : { address: tokens[symbol]?.address as Address, decimals: tokens[symbol]?.decimals ?? 0 },
    )
  if (!base || !token) throw new Error(`${pair} has no two sides`)
  const args = [base.address, token.address] as const
  const pool = await readContract(node, { address: factory, abi, functionName: 'getPair', args })
  const [first, second] = await readContract(node, { address: pool, abi, functionName: 'getReserves' })
  const isFirst = (await readContract(node, { address: pool, abi, functionName: 'token0' })) === base.address
  const [ofBase, ofToken] = isFirst ? [first, second] : [second, first]
  const price: Price = {
    numerator: ofToken * 10n ** BigInt(base.decimals),
    denominator: ofBase * 10n ** BigInt(token.decimals),
  }
  return { pool, isFirst, ofBase, ofToken, price }
}

/** Reads the price of a pool of V3 or V4 from its contract. */
async function concentratedPrice(settings: Settings, name: string): Promise<Price> {
  const [pool] = deployedPools(settings, [{ name }])
  if (!pool) throw new Error(`${name} has no pool`)
  const { source, base, token } = pool
  const block = await getBlockNumber(client, { cacheTime: 0 })
  const spot = await readSpotPrice(client, { source, path: [base.address, token.address] }, block)
  if (!spot) throw new Error(`${name} has no price`)
  return {
    numerator: spot.numerator * 10n ** BigInt(base.decimals),
    denominator: spot.denominator * 10n ** BigInt(token.decimals),
  }
}

/** Buys the base asset of an ETH pair directly from the pool (0.3 % fee, constant product). */
async function buy(
  settings: Settings,
  { pool, isFirst, ofBase, ofToken }: Awaited<ReturnType<typeof poolOf>>,
) {
  const paid = parseEther('1')
  const withFee = paid * 997n
  const bought = (withFee * ofBase) / (ofToken * 1000n + withFee)
  // The swap runs in a later block than the gas estimate: the pool then also updates its price accumulators, which
  // costs more gas.
  const from = { account: trader, chain: null, gas: 500_000n } as const
  const weth = { ...from, address: tokenOf(settings, 'ETH'), abi }
  const hashes = [
    await writeContract(client, { ...weth, functionName: 'deposit', value: paid }),
    await writeContract(client, { ...weth, functionName: 'transfer', args: [pool, paid] }),
    await writeContract(client, {
      ...from,
      address: pool,
      abi,
      functionName: 'swap',
      args: isFirst ? [bought, 0n, trader, '0x'] : [0n, bought, trader, '0x'],
    }),
  ]
  for (const hash of hashes) {
    const { status } = await receiptOf(client, hash)
    if (status !== 'success') throw new Error(`the swap failed: ${hash}`)
  }
}

/** Counts the requests for the market of the main chain. */
function countCalls(page: Page): { count: number } {
  const calls = { count: 0 }
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/market' && search === '') calls.count++
  })
  return calls
}

// Proves S2.13, S3.9, S3.10
test('eleven prices equal the reserves or the state of their pools', async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Swap Pairs')
  const window = windowNamed(page, 'Swap Pairs')
  await expect(window.locator('tbody th')).toHaveText(pairs)
  const settings = await settingsOf(page)
  for (const pair of pairs) {
    const isOnV2 = !settings.pairs || !Object.hasOwn(settings.pairs, pair)
    const price = isOnV2 ? (await poolOf(settings, pair)).price : await concentratedPrice(settings, pair)
    await expect(window.locator(`[data-pair="${pair}"] td`).first()).toHaveText(
      `${priceText(price)} ${pair.split('-')[1]}`,
    )
  }
})

// Proves S2.13
test('after a swap on the pool the new price is shown, with one call for each refresh', async ({ page }) => {
  const calls = countCalls(page)
  await openDesktop(page)
  const start = performance.now()
  await openIcon(page, 'Swap Pairs')
  const cell = windowNamed(page, 'Swap Pairs').locator('[data-pair="CAT-ETH"] td').first()
  const settings = await settingsOf(page)
  const before = await poolOf(settings, 'CAT-ETH')
  await expect(cell).toHaveText(`${priceText(before.price)} ETH`)
  await buy(settings, before)
  const after = await poolOf(settings, 'CAT-ETH')
  expect(priceText(after.price)).not.toBe(priceText(before.price))
  await expect(cell).toHaveText(`${priceText(after.price)} ETH`)
  // One request at the start and one every 3.6 to 4 seconds, however long the swap took.
  expect(calls.count).toBeGreaterThanOrEqual(2)
  expect(calls.count).toBeLessThanOrEqual(1 + Math.floor((performance.now() - start) / 3_600))
})

test(
  'prices are refreshed while the window is visible and not while it is minimized',
  fullRun,
  async ({ page }) => {
    await page.clock.install()
    const calls = countCalls(page)
    await openDesktop(page)
    await openIcon(page, 'Swap Pairs')
    const window = windowNamed(page, 'Swap Pairs')
    await expect(window.locator('[data-pair="CAT-ETH"]')).toContainText(/\d ETH/)
    // When this request is answered, all earlier requests of the page have been counted.
    const countNow = async () => {
      await page.evaluate(() => fetch('/api/config'))
      return calls.count
    }
    const first = await countNow()
    await page.clock.fastForward(4_000)
    expect(await countNow()).toBeGreaterThan(first)
    await window.getByRole('button', { name: 'Minimize' }).click()
    const then = await countNow()
    await page.clock.fastForward(60_000)
    expect(await countNow()).toBe(then)
    await taskButton(page, 'Swap Pairs').click()
    await expect.poll(() => calls.count).toBeGreaterThan(then)
  },
)

const down = { status: 503, json: { code: 'node-unavailable' } }

test(
  'a node that does not answer is reported with the age of the prices, which stay, until it answers',
  fullRun,
  async ({ page }) => {
    await page.clock.install()
    await openDesktop(page)
    await openIcon(page, 'Swap Pairs')
    const window = windowNamed(page, 'Swap Pairs')
    const cell = window.locator('[data-pair="CAT-USDC"] td').first()
    const bar = window.locator('.status-bar')
    await expect(cell).toHaveText(/\d USDC/)
    const fresh = /^[^:]+: As of block [\d,]+/
    await expect(bar).toContainText(fresh)
    await expect(bar).toContainText(/: As of block [\d,]+$/)
    // The requests for the other chain have a query, which this address does not match.
    await page.route('**/api/market', (route) => route.fulfill(down))
    await page.clock.fastForward(4_000)
    await expect(window.locator('[data-pair="CAT-USDC"][data-old]')).toBeVisible()
    await expect(window.locator('[data-pair="FISH-ETH"]:not([data-old])')).toContainText(/\d ETH/)
    await expect(bar).toContainText(/: As of block [\d,]+$/)
    await expect(bar).toContainText(
      /is not responding.* These prices are as of block [\d,]+, \d+ seconds? ago/,
    )
    await expect(window.getByRole('status').filter({ hasText: 'not responding' })).toHaveCount(1)
    await page.clock.fastForward(60_000)
    await expect(bar).toContainText(/\d\d+ seconds ago|\d minutes ago/)
    await expect(cell).toHaveText(/\d USDC/)
    await page.unroute('**/api/market')
    await page.clock.fastForward(4_000)
    await expect(bar).toContainText(fresh)
  },
)

test(
  'a node that never answers is reported continuously while the page retries',
  fullRun,
  async ({ page }) => {
    await page.clock.install()
    let asked = 0
    await page.route('**/api/market', (route) => {
      asked++
      return route.fulfill(down)
    })
    await openDesktop(page)
    await openIcon(page, 'Swap Pairs')
    const window = windowNamed(page, 'Swap Pairs')
    await expect(window.locator('.status-bar')).toContainText('not responding')
    await window.evaluate((element) => {
      const looks: (string | null)[] = []
      const look = () => looks.push(element.querySelector('.status-bar')?.textContent ?? null)
      new MutationObserver(look).observe(element, { subtree: true, childList: true, characterData: true })
      Reflect.set(element.ownerDocument, 'looks', looks)
    })
    for (let round = 0; round < 3; round++) {
      const before = asked
      await page.clock.fastForward(4_000)
      await expect.poll(() => asked).toBeGreaterThan(before)
    }
    await expect(window.locator('[data-pair="CAT-USDC"] td').first()).toHaveText('not loaded')
    await page.unroute('**/api/market')
    await page.clock.fastForward(4_000)
    await expect(window.locator('[data-pair="CAT-USDC"]')).toContainText(/\d USDC/)
    const looks = await page.evaluate(() => Reflect.get(document, 'looks') as string[])
    expect(looks.filter((text) => !/not responding|As of block/.test(text))).toEqual([])
    expect(looks.at(-1)).toMatch(/^[^:]+: As of block/)
  },
)

test('the trader’s account has enough for the tests', async () => {
  // The node signs for its own accounts. Without a balance, the swap above would prove nothing.
  const hash = await sendTransaction(client, { account: trader, chain: null, to: trader, value: 1n })
  expect((await receiptOf(client, hash)).status).toBe('success')
})
