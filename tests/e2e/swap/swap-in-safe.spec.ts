import { expect, test } from '@playwright/test'
import { createClient, http, parseEther } from 'viem'
import { readContract } from 'viem/actions'
import { poolAddress } from '@/chain/prices/pool-address'
import { agree, asks, badge, openInHost, watchProblems, withSafeProduct } from '../support/safe-product'
import { abi, swapWindow } from './swap-window'

const product = withSafeProduct()
const problems = watchProblems()

type Deployment = ReturnType<typeof product>['deployment']

/** What the pool of LOVE-ETH holds, by the token itself. */
function loveInPool({ chains, exchange, tokens }: Deployment): Promise<bigint> {
  const [chain, love] = [chains[0], tokens.LOVE]
  if (!chain || !love) throw new Error('the demo has a chain and LOVE')
  const pool = poolAddress(exchange, love.address, exchange.wrappedNative)
  const client = createClient({ transport: http(chain.rpcUrl) })
  return readContract(client, { address: love.address, abi, functionName: 'balanceOf', args: [pool] })
}

test('inside a Safe permission and swap are one batch, which its owners execute on the chain', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const { host, deployment } = product()
  const app = await openInHost(page, host.url, '?path=p/swap/LOVE-ETH')
  await agree(app)
  await expect(badge(app)).toBeVisible()
  const { window, wizard, type, press, pressInWizard } = swapWindow(app, 'LOVE-ETH')
  await expect(window.getByText(/^Balance: [\d<]/)).toHaveCount(2)
  await press('Reverse')
  await type('100')
  await press('Swap…')
  await expect(wizard.getByRole('heading', { name: 'Permission and swap' })).toBeVisible()
  const before = await loveInPool(deployment)
  await pressInWizard('Allow and Swap')
  await asks(page).getByRole('button', { name: 'confirm' }).click()
  await expect(wizard).toContainText('The swap is in the queue of your Safe.')
  const hash = (await wizard.getByText(/^0x[0-9a-f]{64}$/).innerText()) as `0x${string}`
  expect(await loveInPool(deployment)).toBe(before)
  await host.executeUntil(hash)
  expect((await loveInPool(deployment)) - before).toBe(parseEther('100'))
  expect(problems).toEqual([])
})
