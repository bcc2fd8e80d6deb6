import { expect, type Locator, type Page } from '@playwright/test'
import { formatBalance } from '@/domain/wallet/balance'
import { askNode } from '../demo-chain'

export const nodeBalance = async (address: string) => `${formatBalance(await balanceOf(address), 18)} ETH`

export async function balanceOf(address: string): Promise<bigint> {
  return BigInt((await askNode('eth_getBalance', [address, 'latest'])) as string)
}

/** Expects the balance that the node reports now. It changes, because other tests pay gas from the same account. */
export async function expectBalance(part: Locator, address: string) {
  await expect(async () => {
    await expect(part).toContainText(await nodeBalance(address), { timeout: 1_000 })
  }).toPass()
}

export async function chains(page: Page) {
  const response = await page.request.get(`${process.env.BASE_URL}/api/config`)
  const settings = (await response.json()) as {
    chains: [{ name: string; publicRpcUrl: string }, { name: string; publicRpcUrl: string }]
  }
  return settings.chains
}
