import { type Address, encodeFunctionData, type Hex, parseAbi, parseEther, parseEventLogs } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Side } from '../../../scripts/demo/exchange/pool-price.ts'
import {
  type ExchangeChain,
  nativeCoin,
  startExchangeChain,
  type TestPool,
} from '../../support/exchange-chain'

const poolAbi = parseAbi(['function getReserves() view returns (uint112, uint112, uint32)'])

let chain: ExchangeChain
beforeAll(async () => {
  chain = await startExchangeChain()
})
afterAll(() => chain?.stop())

test('deploys', async () => {
  const pool = await chain.createPool({ kind: 'v3' }, [
    { address: chain.tokens.CAT, amount: parseEther('1000') },
    { address: chain.tokens.USD, amount: 5_000_000n },
  ])
  console.log(pool)
  const r = await chain.addLiquidity(pool, [
    { address: chain.tokens.CAT, amount: parseEther('1000') },
    { address: chain.tokens.USD, amount: 5_000_000n },
  ])
  const s = await chain.swapOnPool(pool, { address: chain.tokens.CAT, amount: parseEther('1') })
  console.log(s.logs.length)
  for (const first of [nativeCoin, chain.tokens.CAT] as const) {
    const sides: [Side, Side] = [
      { address: first, amount: parseEther('1000') },
      { address: chain.tokens.USD, amount: 5_000_000n },
    ]
    const v4 = await chain.createPool({ kind: 'v4' }, sides)
    await chain.addLiquidity(v4, sides)
    const x = await chain.swapOnPool(v4, { address: first, amount: parseEther('1') })
    console.log(x.logs.length)
  }
})
