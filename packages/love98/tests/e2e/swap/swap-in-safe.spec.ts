import { expect, type Page, test } from '@playwright/test'
import { createClient, http, numberToHex, parseEther } from 'viem'
import { readContract } from 'viem/actions'
import { poolAddress } from '@/chain/prices/pool-address'
import { fullRun } from '../full-run'
import { openDesktop } from '../support/desktop'
import {
  agree,
  badge,
  hostRequests,
  openInHost,
  watchProblems,
  withSafeProduct,
} from '../support/safe-product'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { connectAndAgree } from '../support/wallet/wallet'
import { abi, swapWindow } from './swap-window'

const product = withSafeProduct()
const problems = watchProblems()

type Deployment = ReturnType<typeof product>['deployment']

/** Returns the CAT balance of the CAT-ETH pool, read from the token. */
function catInPool({ chains, exchange, tokens }: Deployment): Promise<bigint> {
  const [chain, cat] = [chains[0], tokens.CAT]
  if (!chain || !cat) throw new Error('the demo has a chain and CAT')
  const pool = poolAddress(exchange, cat.address, exchange.wrappedNative)
  const client = createClient({ transport: http(chain.rpcUrl) })
  return readContract(client, { address: cat.address, abi, functionName: 'balanceOf', args: [pool] })
}

test('inside a Safe permission and swap are one batch, which its owners execute on the chain', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const { host, deployment } = product()
  const app = await openInHost(page, host.url, '?path=p/swap/CAT-ETH')
  await agree(app)
  await expect(badge(app)).toBeVisible()
  const { window, wizard, type, press, pressInWizard } = swapWindow(app, 'CAT-ETH')
  await expect(window.getByText(/^Balance: [\d<]/)).toHaveCount(2)
  await type('100')
  await press('Swap…')
  await expect(wizard.getByRole('heading', { name: 'Approval and swap' })).toBeVisible()
  // The network fee depends on the executor, and includes other work of the Safe's contract.
  await expect(wizard).toContainText('your wallet shows it')
  const before = await catInPool(deployment)
  await pressInWizard('Approve and Swap')
  await hostRequests(page).getByRole('button', { name: 'confirm' }).click()
  await expect(wizard).toContainText('The swap is in the queue of your Safe.')
  const hash = (await wizard.getByText(/^0x[0-9a-f]{64}$/).innerText()) as `0x${string}`
  expect(await catInPool(deployment)).toBe(before)
  await host.executeUntil(hash)
  expect((await catInPool(deployment)) - before).toBe(parseEther('100'))
  expect(problems).toEqual([])
})

// Proves S6.2
test('Send fills in a recipient from the address book of the Safe', fullRun, async ({ page }) => {
  const app = await openInHost(page, product().host.url, '?path=p/send')
  await agree(app)
  await expect(badge(app)).toBeVisible()
  const window = app.getByRole('dialog', { name: 'Send', exact: true })
  await window.getByRole('button', { name: 'Recipients', exact: true }).click()
  await window.getByRole('button', { name: 'Address Book', exact: true }).click()
  await hostRequests(page).getByRole('button', { name: 'reject' }).click()
  await expect(window.getByText('Permissions rejected')).toBeVisible()
  await window.getByRole('button', { name: 'Address Book', exact: true }).click()
  await hostRequests(page).getByRole('button', { name: 'confirm' }).click()
  await window
    .getByRole('list', { name: 'Choose a recipient' })
    .getByRole('button', { name: /Arrow/ })
    .click()
  await expect(window.getByLabel('To:')).toHaveValue(product().deployment.safe.owners[1] ?? '')
  await window.getByLabel('Amount:').fill('0.001')
  await window.getByRole('button', { name: 'Review…', exact: true }).click()
  await expect(window.getByText('The simulation succeeded.')).toBeVisible()
  await expect(window.getByText('shown by your wallet')).toBeVisible()
  expect(problems).toEqual([])
})

/** Opens the page outside the Safe, on a chain on which no other test trades. */
async function visitAlone(page: Page) {
  const { url, deployment } = product()
  const chainUrl = deployment.chains[0]?.rpcUrl ?? ''
  const wallet = await InjectedWallet.inject(page, { chainUrl })
  await openDesktop(page, `${url}/p/swap/CAT-ETH`)
  await connectAndAgree(page)
  const swap = swapWindow(page, 'CAT-ETH')
  await expect(swap.window.getByText(/^Balance: [\d<]/)).toHaveCount(2)
  await swap.press('Reverse')
  const node = createClient({ transport: http(chainUrl) })
  const tell = (method: string, ...params: readonly unknown[]) => node.request({ method, params } as never)
  return { wallet, tell, ...swap }
}

test('an emptied pool is reported before anything is signed', fullRun, async ({ page }) => {
  const { wallet, tell, wizard, type, press } = await visitAlone(page)
  const { exchange, tokens } = product().deployment
  const pool = poolAddress(exchange, tokens.CAT?.address ?? '0x', exchange.wrappedNative)
  await type('0.1')
  // The storage slot of the reserves in a Uniswap V2 pool.
  const place = numberToHex(8, { size: 32 })
  const reserves = await tell('eth_getStorageAt', pool, place, 'latest')
  await tell('anvil_setStorageAt', pool, place, numberToHex(0, { size: 32 }))
  await press('Swap…')
  await expect(wizard.getByRole('alert')).toContainText('The swap would fail.')
  await expect(wizard.getByRole('alert')).toContainText('The pool does not hold enough.')
  expect(wallet.countOf('eth_sendTransaction')).toBe(0)
  await tell('anvil_setStorageAt', pool, place, reserves)
  expect(problems).toEqual([])
})

// This test is the last one, because the chain's clock stays one hour ahead of the page's clock.
test(
  'a deadline that passes before the block is reported, and the tokens stay',
  fullRun,
  async ({ page }) => {
    const { wallet, tell, window, wizard, type, press, pressInWizard } = await visitAlone(page)
    await press('Options…')
    const options = page.getByRole('dialog', { name: 'Swap Options' })
    await options.getByLabel(/minutes/).fill('1')
    await options.getByRole('button', { name: 'OK' }).click()
    await expect(window.getByText('1 minute', { exact: true })).toBeVisible()
    await type('0.1')
    await press('Swap…')
    const before = await catInPool(product().deployment)
    wallet.beforeSend = { happens: async () => void (await tell('evm_increaseTime', 3600)), gas: 500_000n }
    await pressInWizard('Swap')
    await expect(wizard.getByRole('alert')).toContainText('The transaction failed in its block.')
    await expect(wizard.getByRole('alert')).toContainText('The time limit has passed.')
    expect(await catInPool(product().deployment)).toBe(before)
    expect(problems).toEqual([])
  },
)
