import fc from 'fast-check'
import { encodeAbiParameters, getContractAddress, type Hex, keccak256, parseAbiParameters } from 'viem'
import { expect, test } from 'vitest'
import { v3PoolAddress } from '@/chain/prices/pool-address'
import { v3Artifacts } from '../../../scripts/demo/exchange/artifacts.ts'

const [usdc, weth] = [
  '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
] as const

test('the pool of USDC and WETH on Ethereum has its published address, in either order of the tokens', () => {
  const factory = '0x1F98431c8aD98523631AE4a59f267346ea31F984'
  const pool = '0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640'
  expect(v3PoolAddress(factory, usdc, weth, 500)).toBe(pool)
  expect(v3PoolAddress(factory, weth, usdc, 500)).toBe(pool)
})

test('the address of a pool is that of the published byte code, for any factory and fee', () => {
  const code = v3Artifacts()?.pool.bytecode as Hex
  const factory = fc
    .bigInt(0n, 2n ** 160n - 1n)
    .map((value): Hex => `0x${value.toString(16).padStart(40, '0')}`)
  fc.assert(
    fc.property(factory, fc.integer({ min: 0, max: 999_999 }), (from, fee) => {
      const salt = keccak256(
        encodeAbiParameters(parseAbiParameters('address, address, uint24'), [usdc, weth, fee]),
      )
      const created = getContractAddress({ opcode: 'CREATE2', from, salt, bytecode: code })
      expect(v3PoolAddress(from, weth, usdc, fee)).toBe(created)
    }),
    { numRuns: 20 },
  )
})
