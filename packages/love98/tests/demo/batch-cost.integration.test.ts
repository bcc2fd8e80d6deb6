// @vitest-environment happy-dom

import community from '@community/config'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { transferCall } from '@/chain/swap/swap-calls'
import { demoAccounts } from '@/demo/accounts'
import { batchGas } from '@/domain/swap/batch-gas'
import { developmentAccount } from '../../scripts/demo/development-accounts.ts'
import { demoRoute, demoSwapRequest, prepared, readBalance, sendCall } from '../chain/swap/demo-swaps'
import { type DemoChains, startChains } from '../support/demo-chains'
import { walletOn } from './demo-chain-wallet'
import { press } from './demo-wallet-setup'

let chains: DemoChains
let provider: ReturnType<typeof walletOn>['provider']
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())
beforeEach(async () => {
  localStorage.clear()
  provider = walletOn(chains).provider
  const asked = provider.request({ method: 'eth_requestAccounts' })
  await press('Account 3')
  await asked
})

const [, , account] = demoAccounts
const holder = developmentAccount(0).address

/** Sells a token, the allowance and the swap in one transaction. @returns the share of the estimated gas in the gas paid */
async function readShownShare(name: string, presses: number): Promise<number> {
  const route = demoRoute(chains, name, 'sell')
  const amountIn = (await readBalance(chains, route.from.address, holder)) / 100n
  await sendCall(chains, holder, transferCall(route.from.address, account, amountIn))
  await chains.client.increaseTime({ seconds: 2 })
  const { steps, simulated } = await prepared(chains, await demoSwapRequest(chains, route, account, amountIn))
  expect(steps).toHaveLength(2)
  await chains.client.increaseTime({ seconds: 2 })
  const calls = steps.map(({ call: { to, value, data } }) => ({
    ...{ to, data },
    value: `0x${value.toString(16)}`,
  }))
  const sent = provider.request({
    method: 'wallet_sendCalls',
    params: [{ version: '2.0.0', chainId: '0x7a69', from: account, atomicRequired: true, calls }],
  })
  for (let count = 0; count < presses; count++) await press('Approve')
  const { id } = (await sent) as { id: string }
  const status = await provider.request({ method: 'wallet_getCallsStatus', params: [id] })
  const { receipts } = status as { receipts: readonly [{ gasUsed: string }] }
  return Number(batchGas(simulated?.gasUsed ?? 0n, steps.length)) / Number(receipts[0].gasUsed)
}

test('the estimated gas of a batch is within a tenth of the actual gas, with and without the upgrade of the account', async () => {
  for (const [index, { name }] of community.pairs.entries())
    for (const presses of index === 0 ? [2, 1] : [1]) {
      const part = await readShownShare(name, presses)
      expect(Math.abs(part - 1), name).toBeLessThan(0.1)
    }
})
