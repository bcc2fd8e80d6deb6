import { createClient, custom, defineChain, encodeAbiParameters, type Hex, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnsAvatar } from '@/chain/names/ens-avatar'
import { readEnsName } from '@/chain/names/ens-name'
import { noRecordErrors } from '@/chain/names/ens-resolver'
import { developmentAccount } from '../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../support/demo-chains'

const resolver = '0x00000000000000000000000000000000000000aa'
const account = developmentAccount(0).address

/** Creates a client of a chain whose node answers `eth_call` by a function. */
function chainAnswering(answer: (data: Hex) => Hex) {
  const chain = defineChain({
    id: 1,
    name: 'Answers',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
    contracts: { ensUniversalResolver: { address: resolver } },
  })
  const asked: string[] = []
  const request = async ({ method, params }: { method: string; params: [{ data: Hex }] }) => {
    asked.push(method)
    return answer(params[0].data)
  }
  return { client: createClient({ chain, transport: custom({ request }, { retryCount: 0 }) }), asked }
}

/** A reverted call, as a node reports it: code 3 and the revert data. */
function revert(data: Hex): never {
  throw Object.assign(new Error('execution reverted'), { code: 3, data })
}

describe('names on the demo chain', () => {
  let chains: DemoChains
  beforeAll(async () => {
    chains = await startChains()
  })
  afterAll(() => chains?.stop())

  // Proves S3.14
  test('names and avatars equal the results of viem', async () => {
    const { client, deployment } = chains
    for (const [name, address] of Object.entries(deployment.names))
      expect([await readEnsName(client, address), name]).toEqual([name, name])
    expect(await readEnsAvatar(client, 'friend.eth')).toBe(await client.getEnsAvatar({ name: 'friend.eth' }))
  })

  test('an account without a name, and a name without an avatar, read null', async () => {
    const { client } = chains
    expect(await readEnsName(client, developmentAccount(8).address)).toBeNull()
    for (const name of ['shy.eth', 'unregistered.eth', 'a_b.eth'])
      expect([name, await readEnsAvatar(client, name)]).toEqual([name, null])
  })
})

describe('answers of the universal resolver', () => {
  const named = (name: string) =>
    encodeAbiParameters(
      [{ type: 'string' }, { type: 'address' }, { type: 'address' }],
      [name, zeroAddress, zeroAddress],
    )

  test.each(noRecordErrors)('the error %s means that there is no record', async (selector) => {
    const { client, asked } = chainAnswering(() => revert(`${selector}${'0'.repeat(64)}`))
    expect(await readEnsName(client, account)).toBeNull()
    expect(await readEnsAvatar(client, 'friend.eth')).toBeNull()
    expect(asked).toEqual(['eth_call', 'eth_call'])
  })

  test.each([
    ['friend.eth', 'friend.eth'],
    ['café.eth', 'café.eth'],
    ['Friend.eth', null],
    ['friеnd.eth', null],
    ['<img src=x>.eth', null],
    ['0x52908400098527886e0f7030069857d2e4169ee7.eth', null],
    ['0x5290-9ee7.eth', null],
    ['', null],
  ])('the reverse record %j is read as %j', async (name, shown) => {
    expect(await readEnsName(chainAnswering(() => named(name)).client, account)).toBe(shown)
  })

  test.each(['0x', `0x${'f'.repeat(64)}`, `0x${'0'.repeat(62)}20`, named('friend.eth').slice(0, 200)])(
    'a malformed answer throws: %s',
    async (answer) => {
      await expect(readEnsName(chainAnswering(() => answer as Hex).client, account)).rejects.toThrow(
        RangeError,
      )
    },
  )

  test('the error of an unreachable node is passed on', async () => {
    const { client } = chainAnswering(() => {
      throw new Error('connection refused')
    })
    await expect(readEnsName(client, account)).rejects.toThrow('connection refused')
  })
})
