import { keccak256 } from 'viem'
import { expect, test } from 'vitest'
import { v3Artifacts, v4Artifacts } from '../../../scripts/demo/exchange/artifacts.ts'

test('a project without the packages has no V3 and no V4', () => {
  expect(v3Artifacts('/elsewhere/project/file.js')).toBeNull()
  expect(v4Artifacts('/elsewhere/project/file.js')).toBeNull()
})

test('the pool of V3 has the code whose hash the published contracts expect', () => {
  // POOL_INIT_CODE_HASH of PoolAddress.sol in v3-periphery.
  expect(keccak256(v3Artifacts()?.pool.bytecode ?? '0x')).toBe(
    '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54',
  )
})
