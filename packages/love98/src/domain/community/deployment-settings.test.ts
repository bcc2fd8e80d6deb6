import { expect, test } from 'vitest'
import { parseSettings } from './deployment-settings'

const address = '0xcA11bde05977b3631167028862bE2a173976CA11'
const settings = {
  demo: false,
  chains: [
    {
      id: 1,
      name: 'Ethereum',
      network: 'homestead',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      publicRpcUrl: 'https://node.example',
      explorer: { name: 'Explorer', url: 'https://explorer.example' },
      testnet: false,
      multicall3: address,
      universalResolver: null,
      nameRegistry: { address, reverseRoot: '80000001.reverse', suffix: '.cat.eth' },
    },
  ],
  nameChainId: 1,
  tokens: { CAT: { name: 'CAT', decimals: 18, address: null, chainId: 8453 } },
  exchange: {
    chainId: 1,
    factory: address,
    initCodeHash: `0x${'0a'.repeat(32)}`,
    wrappedNative: address,
    router: address,
    v3Factory: null,
    v3Quoter: null,
    v4Quoter: address,
    poolManager: address,
    universalRouter: address,
    permit2: address,
  },
  otherExchanges: [
    {
      ...{ chainId: 8453, factory: address, initCodeHash: `0x${'0a'.repeat(32)}`, wrappedNative: null },
      ...{ router: null, v3Factory: null, v3Quoter: null, v4Quoter: null, poolManager: null },
      ...{ universalRouter: null, permit2: null },
    },
  ],
  pairs: {
    'CAT-USDC': { pool: { kind: 'v3', fee: 500 } },
    'CAT-ETH': { pool: { kind: 'v4', fee: 3_000, tickSpacing: 60, hooks: null } },
    'CAT-DOG': { pool: { kind: 'v2' } },
    'CAT-FISH': { pool: null },
  },
  walletConnect: { projectId: 'a1', relayUrl: 'wss://relay.example' },
  safe: {
    hosts: ['https://app.safe.global'],
    gatewayOrigin: 'https://safe-client.safe.global',
    treasury: null,
  },
}
const [chain] = settings.chains

test('valid settings are accepted, without unknown fields', () => {
  expect(parseSettings(settings)).toEqual(settings)
  expect(parseSettings({ ...settings, nodeUrl: 'https://node.example/key' })).toEqual(settings)
})

test('settings without a chain of names are valid', () => {
  expect(parseSettings({ ...settings, nameChainId: null }).nameChainId).toBeNull()
})

test('tokens without a chain and settings without other chains are valid', () => {
  const tokens = { CAT: { name: 'CAT', decimals: 18, address: null } }
  const parsed = parseSettings({ ...settings, tokens, otherExchanges: undefined })
  expect([parsed.tokens, parsed.otherExchanges]).toEqual([tokens, null])
})

test('without pairs of V3 or V4 there is no list of them', () => {
  expect(parseSettings({ ...settings, pairs: undefined }).pairs).toBeNull()
})

test('a chain without a registry of names is valid', () => {
  const chains = [{ ...chain, nameRegistry: undefined }]
  expect(parseSettings({ ...settings, chains }).chains[0]?.nameRegistry).toBeNull()
})

test.each<[change: unknown, problem: string]>([
  [{ demo: 'no' }, 'demo: not true or false'],
  [{ chains: {} }, 'chains: not a list'],
  [{ pairs: { 'CAT-USDC': { pool: { kind: 'v5' } } } }, 'pairs.CAT-USDC.pool.kind: not as expected'],
  [{ pairs: { 'CAT-USDC': { pool: { kind: 'v3' } } } }, 'pairs.CAT-USDC.pool.fee: is missing'],
  [
    { pairs: { 'CAT-USDC': { pool: { kind: 'v4', fee: 1, tickSpacing: 0 } } } },
    'pairs.CAT-USDC.pool.tickSpacing: not a whole number',
  ],
  [{ chains: [null] }, 'chains: not an object'],
  [{ chains: [{ ...chain, id: '1' }] }, 'chains.id: not a whole number'],
  [{ chains: [{ ...chain, id: 0 }] }, 'chains.id: not a whole number'],
  [{ chains: [{ ...chain, id: 2 ** 60 }] }, 'chains.id: not a whole number'],
  [{ chains: [{ ...chain, name: '' }] }, 'chains.name: not a text'],
  [{ chains: [{ ...chain, testnet: undefined }] }, 'chains.testnet: not true or false'],
  [{ chains: [{ ...chain, publicRpcUrl: 'data:,' }] }, 'chains.publicRpcUrl: not as expected'],
  [
    { chains: [{ ...chain, explorer: { name: 'x', url: 'javascript:alert(1)' } }] },
    'chains.explorer.url: not as expected',
  ],
  [{ chains: [{ ...chain, explorer: undefined }] }, 'chains.explorer: not an object'],
  [{ chains: [{ ...chain, multicall3: '0x' }] }, 'chains.multicall3: not as expected'],
  [
    { chains: [{ ...chain, nameRegistry: { ...chain?.nameRegistry, address: 'x' } }] },
    'chains.nameRegistry.address: not as expected',
  ],
  [
    { chains: [{ ...chain, nameRegistry: { ...chain?.nameRegistry, suffix: '' } }] },
    'chains.nameRegistry.suffix: not a text',
  ],
  [{ nameChainId: 1.5 }, 'nameChainId: not a whole number'],
  [{ tokens: [] }, 'tokens: not an object'],
  [{ tokens: { CAT: { name: 'CAT', decimals: 1e9, address: null } } }, 'tokens.CAT.decimals: not a whole'],
  [{ tokens: { CAT: { name: 'CAT', decimals: 18, address: 'x' } } }, 'tokens.CAT.address: not as expected'],
  [
    { tokens: { CAT: { name: 'CAT', decimals: 18, address: null, chainId: 0 } } },
    'tokens.CAT.chainId: not a whole',
  ],
  [{ otherExchanges: [{ chainId: 1 }] }, 'otherExchanges.factory: is missing'],
  [{ exchange: null }, 'exchange: not an object'],
  [{ exchange: { ...settings.exchange, initCodeHash: '0x0' } }, 'exchange.initCodeHash: not as expected'],
  [{ walletConnect: 'a1' }, 'walletConnect: not an object'],
  [{ walletConnect: { projectId: 'a1', relayUrl: 'https://x' } }, 'walletConnect.relayUrl: not as expected'],
  [{ safe: { ...settings.safe, hosts: ['*'] } }, 'safe.hosts: not as expected'],
  [
    { safe: { ...settings.safe, treasury: { chainId: 1, address: 'x' } } },
    'safe.treasury.address: not as expected',
  ],
])('the settings are refused: %j', (change, problem) => {
  expect(() => parseSettings({ ...settings, ...Object(change) })).toThrow(new RegExp(`^${problem}`))
})

test.each([null, undefined, 'html', 7, []])('%j is not a set of settings', (answer) => {
  expect(() => parseSettings(answer)).toThrow('settings: not an object')
})

test('a token may have the name of a property of Object', () => {
  const hostile: unknown = JSON.parse(
    JSON.stringify({ ...settings, tokens: {} }).replace(
      '"tokens":{}',
      '"tokens":{"__proto__":{"name":"x","decimals":1,"address":null}}',
    ),
  )
  const { tokens } = parseSettings(hostile)
  expect(Object.getPrototypeOf(tokens)).toBe(Object.prototype)
  expect(Object.keys(tokens)).toEqual(['__proto__'])
})
