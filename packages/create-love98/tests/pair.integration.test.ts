import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { poolAddress } from '@/chain/prices/pool-address'
import type { Address } from '@/domain/address'
import { pairCodeHash, publishedVenues, publishedWrappedNative } from '@/domain/community/published-venues'
import { venueOf } from '@/domain/community/venues'
import { createProgress } from '../../love98/scripts/lib/progress.mjs'
import { parseAnswers } from '../src/answers-file.ts'
import { makeProject } from '../src/make-project.ts'
import { chains, noNode } from './support/answer-questions.ts'
import { startStubChain, stubPools, stubToken } from './support/stub-chain.ts'

const repository = fileURLToPath(new URL('../../../', import.meta.url))
const cat: Address = '0x6982508145454Ce325dDbE47a25d4ec3d2311933'
const dog: Address = '0xE0f63A424a4439cBE457D80E4f4b51aD25b2c56C'
const hostile: Address = '0xaaeE1A9723aaDB7afA2810263653A34bA2C21C7a'
const lonely: Address = '0x72e4f9F808C49A2a61dE9C5896298920Dc4EEEa9'
const factory = venueOf(publishedVenues(8453), 'v2')?.factory as Address
const factoryOfEthereum = venueOf(publishedVenues(1), 'v2')?.factory as Address
const wrappedEther = publishedWrappedNative(1) as Address

let place = ''
let folder = ''
let chain: Awaited<ReturnType<typeof startStubChain>>
let second: typeof chain
beforeAll(async () => {
  chain = await startStubChain(8453, {
    [dog]: stubToken('cbDOG', `Dog's "coin"`, 8),
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a hostile symbol
    [hostile]: stubToken('\u202e`x`, ${y}\n</b>', 'Hostile', 18),
    [lonely]: stubToken('ALONE', 'Alone', 18),
    ...stubPools(factory, cat, [
      { address: dog, reserve: 5n },
      { address: hostile, reserve: 5n },
    ]),
  })
  second = await startStubChain(1, {
    [lonely]: stubToken('ALONE', 'Alone', 18),
    ...stubPools(factoryOfEthereum, lonely, [{ address: wrappedEther, reserve: 5n }]),
  })
  place = await mkdtemp(join(tmpdir(), 'love98-pair-'))
  folder = join(place, 'cat-club')
  await makeProject({
    target: folder,
    version: '0.1.0',
    source: undefined,
    install: false,
    answer: () =>
      parseAnswers(
        { name: 'Cat Club', chain: 8453, token: { symbol: 'CAT', address: cat }, pairs: ['ETH'] },
        'answers.json',
        { chains, connect: noNode },
      ),
    signal: new AbortController().signal,
    progress: createProgress({ write: () => {} }),
  })
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'), 'junction')
})
afterAll(async () => {
  await Promise.all([chain.stop(), second.stop()])
  await rm(place, { recursive: true, force: true })
})

/** Runs `love98 pair` in the project, which checks the whole file of the community before and after. */
async function pair(...args: string[]) {
  const child = spawn(
    process.execPath,
    [join(repository, 'packages/love98/bin/love98.mjs'), 'pair', ...args],
    {
      cwd: folder,
      env: { ...process.env, RPC_URL_8453: chain.url, RPC_URL_1: second.url, LOVE98_PROJECT: folder },
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  const [code] = await once(child, 'close')
  return { code, output }
}

const config = () => readFile(join(folder, 'community/config.ts'), 'utf8')

test('a pair is added by the address of its token, and again by its pool is refused', async () => {
  const before = await config()
  const { code, output } = await pair(dog.toLowerCase())
  expect(code, output).toBe(0)
  const token = `cbDOG: { name: "Dog's \\"coin\\"", decimals: 8, address: '${dog}' }`
  const added = `{ name: 'CAT-cbDOG', token: '${dog}', baseAsset: 'CAT' }`
  expect(output).toContain(`community/config.ts: added to tokens\n  ${token},`)
  expect(output).toContain(`community/config.ts: added to pairs\n  ${added},`)
  const after = await config()
  expect(after).toContain(`    ${token},\n`)
  // Only lines were added.
  const lines = after.split('\n')
  let at = 0
  for (const line of before.split('\n').filter((each) => !each.includes('pairs: ['))) {
    at = lines.indexOf(line, at) + 1
    expect(at, line).toBeGreaterThan(0)
  }
  const pool = poolAddress({ factory, initCodeHash: pairCodeHash }, cat, dog)
  expect(await pair(pool)).toMatchObject({
    code: 1,
    output: expect.stringContaining('has the pair CAT-cbDOG already'),
  })
})

test.each<[string, string[], string]>([
  ['a token without a pool', [lonely], 'Uniswap has no pool of ALONE with CAT, ETH, '],
  ['a hostile symbol', [hostile], 'which cannot be a symbol. Choose one: --symbol <symbol>'],
  [
    'a symbol that looks like another',
    [hostile, '--symbol', 'cat'],
    'The symbol cat is like CAT of another token.',
  ],
])('%s is explained, and the file stays as it was', async (_, args, message) => {
  const before = await config()
  const { code, output } = await pair(...args)
  expect(output).toContain(message)
  expect(output).not.toContain('\u202e')
  expect(code).toBe(1)
  expect(await config()).toBe(before)
})

test('a pair of another chain names it, and a chain without venues is explained', async () => {
  const missing = await pair(lonely, '--chain', '1')
  expect(missing).toMatchObject({
    code: 1,
    output: expect.stringMatching(/(is not one of the chains of|has no venues on chain 1)/),
  })
  const written = await config()
  const ethereum = { id: 1, name: 'Ethereum', network: 'homestead', publicRpcUrl: 'https://node.example' }
  const defined = {
    ...ethereum,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    ...{ explorer: null, testnet: false, multicall3: null, universalResolver: null },
  }
  await writeFile(
    join(folder, 'community/config.ts'),
    written
      .replace('venues: [8453]', 'venues: [8453, 1]')
      .replace(/chains: \[/, `chains: [${JSON.stringify(defined)},`),
  )
  const { code, output } = await pair(lonely, '--chain', '1')
  expect(code, output).toBe(0)
  expect(output.replace(/\s+/g, ' ')).toContain(
    `ALONE: { name: 'Alone', decimals: 18, address: '${lonely}', chainId: 1, },`,
  )
  expect(output).toContain("{ name: 'ALONE-ETH', token: 'ETH', baseAsset: 'ALONE' },")
  expect(output).not.toContain('links to the swap site')
})
