import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { community } from '@/app/community'
import { marketChains, settingsOn } from '@/domain/community/chain-settings'
import { parseSettings } from '@/domain/community/deployment-settings'
import { nameChainOf } from '@/domain/community/name-chain'
import { parseDemoManifest, readDemoManifest } from '@/server/demo-manifest'
import { describeDeployment } from '@/server/deployment'
import { parseEnv } from '@/server/env'
import { demoManifest, twoChainsManifest } from './demo-deployment'

const folder = mkdtempSync(join(tmpdir(), 'love98-manifest-'))
afterAll(() => rmSync(folder, { recursive: true }))

const demo = parseDemoManifest(JSON.stringify(demoManifest))
const onDemo = describeDeployment(community, parseEnv({}), demo)
const nodes = { ETHEREUM_RPC_URL: 'https://node.example/key', RPC_URL_8453: 'https://base.example/key' }
const onPublicChains = describeDeployment(community, parseEnv(nodes), null)

describe('a deployment on public chains', () => {
  test('the chains, tokens and exchange are the configured ones', () => {
    const { chains, tokens, nameChainId } = community
    const { exchange } = community
    expect(onPublicChains.settings).toEqual({
      demo: false,
      chains,
      tokens,
      exchange,
      otherExchanges: [],
      pairs: {},
      nameChainId,
      walletConnect: null,
      safe: {
        hosts: ['https://app.safe.global'],
        gatewayOrigin: 'https://safe-client.safe.global',
        treasury: null,
      },
    })
  })

  test('without a chain of names none is looked up, and owners of the guestbook sign on the chain of the exchange', () => {
    const owners = ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'] as const
    const exchange = { ...community.exchange, chainId: 1 }
    const given = { ...community, exchange, nameChainId: null, guestbook: { owners: [...owners] } }
    const { settings, guestbook } = describeDeployment(given, parseEnv({}), null)
    expect(settings.nameChainId).toBeNull()
    expect(nameChainOf(settings)).toBeNull()
    expect(guestbook).toEqual({ owners, ownerChainId: 1 })
  })

  test('the colors of coins are not sent to browsers', () => {
    const tokens = { DOG: { name: 'Dog', decimals: 18, address: null, color: '#ff8800' } }
    for (const manifest of [null, demo])
      expect(describeDeployment({ ...community, tokens }, parseEnv({}), manifest).settings.tokens).toEqual({
        DOG: { name: 'Dog', decimals: 18, address: null },
      })
  })

  test('the history is the configured one, and 64 blocks are the default finality', () => {
    expect(onPublicChains.history).toEqual({
      days: 30,
      finality: new Map(community.chains.map(({ id }) => [id, 64])),
    })
    const history = { days: 0 }
    const chains = community.chains.map((chain) => ({ ...chain, finality: 12 }))
    const other = describeDeployment({ ...community, history, chains }, parseEnv({}), null)
    expect(other.history).toEqual({
      days: 0,
      finality: new Map(community.chains.map(({ id }) => [id, 12])),
    })
    expect(describeDeployment({ ...community, history }, parseEnv({}), demo).history).toEqual({
      days: 0,
      finality: new Map(demo?.chains.map(({ id }) => [id, 3])),
    })
  })

  // Proves S7.3
  test('each chain has the node of the environment, or none', () => {
    expect([...onPublicChains.nodes]).toEqual([
      [1, nodes.ETHEREUM_RPC_URL],
      [8453, nodes.RPC_URL_8453],
    ])
    expect([...describeDeployment(community, parseEnv({}), null).nodes]).toEqual([])
  })

  // Proves S7.3
  test('a node without a configured chain is not used', () => {
    const env = parseEnv({ ...nodes, SEPOLIA_RPC_URL: 'https://sepolia.example/key' })
    expect([...describeDeployment(community, env, null).nodes.keys()]).toEqual([1, 8453])
  })

  // Proves S7.3
  test('the public settings contain no address of a node', () => {
    const text = JSON.stringify(onPublicChains.settings)
    for (const url of Object.values(nodes)) expect(text).not.toContain(new URL(url).host)
  })

  test('WalletConnect is offered when a project id is set', () => {
    const settings = (env: Record<string, string>) =>
      describeDeployment(community, parseEnv(env), null).settings
    expect(settings({ WALLETCONNECT_PROJECT_ID: 'a1' }).walletConnect).toEqual({
      projectId: 'a1',
      relayUrl: null,
    })
    const relay = { WALLETCONNECT_RELAY_URL: 'ws://127.0.0.1:9' }
    expect(settings({ WALLETCONNECT_PROJECT_ID: 'a1', ...relay }).walletConnect?.relayUrl).toBe(
      'ws://127.0.0.1:9',
    )
    expect(settings(relay).walletConnect).toBe(null)
  })
})

describe('a deployment on the demo chains', () => {
  // Proves S7.3
  test('the demo has two chains, and the seeded one has contracts and names', () => {
    const shared = {
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      explorer: null,
      testnet: true,
    }
    expect(onDemo.settings.demo).toBe(true)
    expect(onDemo.settings.nameChainId).toBe(31337)
    expect(onDemo.settings.chains).toEqual([
      {
        ...shared,
        id: 31337,
        name: 'Cat Club Demo',
        network: 'demo',
        publicRpcUrl: 'http://127.0.0.1:8545',
        multicall3: demoManifest.multicall3,
        universalResolver: demoManifest.universalResolver,
        nameRegistry: null,
      },
      {
        ...shared,
        id: 31338,
        name: 'Cat Club Demo 2',
        network: 'demo-2',
        publicRpcUrl: 'http://127.0.0.1:8546',
        multicall3: null,
        universalResolver: null,
        nameRegistry: null,
      },
    ])
    expect([...onDemo.nodes]).toEqual([
      [31337, 'http://127.0.0.1:8545'],
      [31338, 'http://127.0.0.1:8546'],
    ])
  })

  test('the tokens are the deployed ones, without any address of a public chain', () => {
    expect(Object.keys(onDemo.settings.tokens)).toEqual(Object.keys(community.tokens))
    expect(onDemo.settings.tokens.USDC).toEqual(demoManifest.tokens.USDC)
    expect(onDemo.settings.tokens.DEGEN).toEqual({ name: 'Degen', decimals: 18, address: null })
    const text = JSON.stringify(onDemo.settings)
    for (const { address } of Object.values(community.tokens))
      if (address) expect(text).not.toContain(address)
  })

  test('the exchange is the deployed one', () => {
    expect(onDemo.settings.exchange).toMatchObject(demoManifest.exchange)
  })

  test('a token of the second chain has its exchange there, and both chains have Multicall3', () => {
    const { settings } = describeDeployment(
      community,
      parseEnv({}),
      parseDemoManifest(JSON.stringify(twoChainsManifest)),
    )
    expect(settings.tokens.FISH).toEqual(twoChainsManifest.tokens.FISH)
    expect(settings.tokens.CAT?.chainId).toBeUndefined()
    expect(settings.otherExchanges).toEqual([
      {
        ...twoChainsManifest.otherExchanges[0],
        ...{ v3Factory: null, v3Quoter: null, v4Quoter: null },
        ...{ poolManager: null, universalRouter: null, permit2: null },
      },
    ])
    expect(settings.chains.map(({ multicall3 }) => multicall3)).toEqual([
      demoManifest.multicall3,
      demoManifest.multicall3,
    ])
    expect(settings.chains.map(({ universalResolver }) => universalResolver)).toEqual([
      demoManifest.universalResolver,
      null,
    ])
    expect(marketChains(settings, community.pairs)).toEqual([31337, 31338])
    // The contracts have equal addresses, and the views of the chains keep them apart.
    expect(Object.keys(settingsOn(settings, 31338).tokens)).toEqual(['FISH'])
    expect(settingsOn(settings, 31337).tokens.FISH).toBeUndefined()
    expect(parseSettings(JSON.parse(JSON.stringify(settings)))).toEqual(settings)
  })

  test('a token of another chain that the demo did not deploy has neither its address nor its chain', () => {
    const tokens = {
      ...community.tokens,
      TOSHI: { ...community.tokens.TOSHI, chainId: 1 } as (typeof community.tokens)[string],
    }
    const { settings } = describeDeployment({ ...community, tokens }, parseEnv({}), demo)
    expect(settings.tokens.TOSHI).toEqual({ name: 'Toshi', decimals: 18, address: null })
    expect(marketChains(settings, community.pairs)).toEqual([31337])
  })

  test('a node of the environment is not used, so that the demo never reaches mainnet', () => {
    expect([...describeDeployment(community, parseEnv(nodes), demo).nodes.keys()]).toEqual([31337, 31338])
  })
})

test.each([
  ['the demo', onDemo],
  ['public chains', onPublicChains],
])('the settings of %s reach the browser unchanged', (_, { settings }) => {
  expect(parseSettings(JSON.parse(JSON.stringify(settings)))).toEqual(settings)
})

describe('the demo manifest', () => {
  const problem = (change: object) => {
    try {
      parseDemoManifest(JSON.stringify({ ...demoManifest, ...change }))
    } catch (error) {
      return error instanceof Error
        ? error.message
            .split('\n')
            .slice(1)
            .map((line) => line.trim())
        : error
    }
    return []
  }

  test('addresses in the manifest get their checksum', () => {
    expect(problem({})).toEqual([])
    const multicall3 = demoManifest.multicall3.toLowerCase()
    expect(parseDemoManifest(JSON.stringify({ ...demoManifest, multicall3 })).multicall3).toBe(
      demoManifest.multicall3,
    )
  })

  test.each<[change: object, problem: string]>([
    [{ chains: [] }, 'chains: at least one chain is needed'],
    [{ chains: [{ id: 31337, rpcUrl: 'anvil' }] }, 'chains[0].rpcUrl: not a web address (http://…)'],
    [{ chains: [{ id: 5, rpcUrl: 'http://127.0.0.1:1' }] }, 'exchange.chainId: is not one of the chains'],
    [{ tokens: undefined }, 'tokens: is missing'],
    [{ tokens: { CAT: [] } }, 'tokens.CAT: must be an object'],
    [
      { tokens: { CAT: { ...demoManifest.tokens.CAT, address: '0x1' } } },
      'tokens.CAT.address: not an address',
    ],
    [
      { tokens: { CAT: { ...demoManifest.tokens.CAT, decimals: 37 } } },
      'tokens.CAT.decimals: must be at most 36',
    ],
    [{ universalResolver: '0x1' }, 'universalResolver: not an address'],
    [
      { tokens: twoChainsManifest.tokens, otherExchanges: [] },
      'tokens: a token is on a chain without an exchange',
    ],
    [
      { otherExchanges: [demoManifest.exchange] },
      'otherExchanges: must be on other chains of the list than the one of exchange',
    ],
    [
      { otherExchanges: [{ ...twoChainsManifest.otherExchanges[0], chainId: 5 }] },
      'otherExchanges: must be on other chains of the list than the one of exchange',
    ],
    [
      { exchange: { ...demoManifest.exchange, initCodeHash: '0x' } },
      'exchange.initCodeHash: not a 32-byte hash',
    ],
  ])('the manifest with %j is reported', (change, expected) => {
    expect(problem(change)).toEqual([`DEMO_MANIFEST: ${expected}`])
  })

  test('the manifest is read from its file', () => {
    const file = join(folder, 'deployment.json')
    writeFileSync(file, JSON.stringify(demoManifest))
    expect(readDemoManifest(file)).toEqual(demo)
  })

  test('a manifest file that is missing or not JSON is reported with the remedy', () => {
    const file = join(folder, 'none.json')
    expect(() => readDemoManifest(file)).toThrow(
      `DEMO_MANIFEST: ${file} cannot be read (ENOENT); "npm start" writes it`,
    )
    expect(() => parseDemoManifest('{')).toThrow(
      'DEMO_MANIFEST: the file is not JSON; start the demo chains again',
    )
  })
})
