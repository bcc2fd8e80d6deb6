// @vitest-environment happy-dom
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Core } from '@walletconnect/core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createConfig, createStorage, http } from 'wagmi'
import { getConnection, reconnect, signMessage, switchChain } from 'wagmi/actions'
import { kitChains } from '@/chain/to-viem-chain'
import { connectWallet } from '@/wallet/connect/connect-wallet'
import { walletConnectId } from '@/wallet/connectors/connector-ids'
import { walletConnectConnector } from '@/wallet/connectors/walletconnect-connector'
import { disconnectWallet } from '@/wallet/disconnect-wallet'
import { toWalletError } from '@/wallet/wallet-error'
import { testSettings } from './test-settings'
import { Phone } from './walletconnect-phone'
import { type Relay, startRelay } from './walletconnect-relay'

let relay: Relay
let phone: Phone

beforeAll(async () => {
  relay = await startRelay()
  phone = await Phone.switchOn(relay.url, [31337, 31338])
})

afterAll(async () => {
  await phone.switchOff()
  await relay.stop()
})

/** The storage of a browser whose last wallet was WalletConnect. */
const used = createStorage({
  storage: {
    getItem: () => JSON.stringify(walletConnectId),
    setItem: () => undefined,
    removeItem: () => undefined,
  },
})

/**
 * Creates a page with only this connector. Without different prefixes, the pages of one process would share a client.
 */
function page(
  sessions = { database: ':memory:', prefix: crypto.randomUUID() as string },
  storage: typeof used | null = null,
) {
  const chains = kitChains(testSettings.chains)
  const config = createConfig({
    chains,
    connectors: [
      walletConnectConnector(
        { projectId: 'test', relayUrl: relay.url },
        { name: 'Cat Club', storage: sessions },
      ),
    ],
    transports: Object.fromEntries(chains.map(({ id }) => [id, http()])),
    storage,
  })
  const [connector] = config.connectors
  if (!connector) throw new Error('no connector')
  const uris: string[] = []
  connector.emitter.on('message', ({ type, data }) => {
    if (type === 'display_uri') uris.push(String(data))
  })
  return { config, connector, uris }
}

let shown: ReturnType<typeof page>
beforeEach(() => {
  shown = page()
  phone.mode = 'approve'
  phone.asked.length = 0
})
afterEach(async () => {
  await disconnectWallet(shown.config)
  await expect.poll(() => phone.sessions.length).toBe(0)
})

async function scanned(signal = new AbortController().signal): Promise<void> {
  const { config, connector, uris } = shown
  const before = uris.length
  const asked = connectWallet(config, connector, signal)
  // The caller asserts the failure; this only avoids an unhandled rejection.
  asked.catch(() => undefined)
  await expect.poll(() => uris.length).toBe(before + 1)
  await phone.scan(uris.at(-1) ?? '')
  await asked
}

// Proves S3.13
test('no connection is opened without a press', async () => {
  const before = relay.connections()
  expect(await shown.connector.getProvider()).toBeUndefined()
  expect(relay.connections()).toBe(before)
})

// Proves S3.13
test('a scanned and approved code connects, signs, and ends', async () => {
  await scanned()
  expect(getConnection(shown.config)).toMatchObject({
    status: 'connected',
    address: phone.address,
    chainId: 31337,
  })
  expect(await signMessage(shown.config, { message: 'hello' })).toMatch(/^0x[0-9a-f]{130}$/)
  await disconnectWallet(shown.config)
  await expect.poll(() => phone.sessions.length).toBe(0)
}, 60_000)

// Proves S8.1
test('a refused proposal is a rejection, and the next code is a new one', async () => {
  phone.mode = 'reject'
  const refused = await scanned().catch((error: unknown) => toWalletError(error).code)
  expect(refused).toBe('user-rejected')
  phone.mode = 'approve'
  await scanned()
  expect(new Set(shown.uris).size).toBe(2)
  expect(getConnection(shown.config).status).toBe('connected')
}, 60_000)

// Proves S8.1
test('a refused signature is a rejection', async () => {
  await scanned()
  phone.mode = 'reject'
  const refused = await signMessage(shown.config, { message: 'hello' }).catch(
    (error: unknown) => toWalletError(error).code,
  )
  expect(refused).toBe('user-rejected')
}, 60_000)

// Proves S4.1
test('a session ended by the wallet ends on the page too', async () => {
  await scanned()
  await phone.endSessions()
  await expect.poll(() => getConnection(shown.config).status).toBe('disconnected')
}, 60_000)

// Proves S4.1
test('the next request works after the sockets were cut', async () => {
  await scanned()
  relay.cut()
  expect(await signMessage(shown.config, { message: 'again' })).toMatch(/^0x[0-9a-f]{130}$/)
}, 90_000)

// Proves S8.1
test('an approval after the cancellation has no effect', async () => {
  const dialog = new AbortController()
  const { config, connector, uris } = shown
  const given = connectWallet(config, connector, dialog.signal).catch(
    (error: unknown) => toWalletError(error).code,
  )
  await expect.poll(() => uris.length).toBe(1)
  dialog.abort()
  expect(await given).toBe('user-rejected')
  await phone.scan(uris[0] ?? '')
  await expect
    .poll(() => ({ sessions: phone.sessions.length, status: getConnection(config).status }))
    .toEqual({ sessions: 0, status: 'disconnected' })
}, 60_000)

// Proves S4.1
test('the chain changes by a press on the page or in the wallet', async () => {
  await scanned()
  const { config } = shown
  await switchChain(config, { chainId: 31338 })
  expect(getConnection(config)).toMatchObject({ chainId: 31338, address: phone.address })
  await phone.changeChain(31337)
  await expect.poll(() => getConnection(config).chainId).toBe(31337)
  expect(await signMessage(config, { message: 'hello' })).toMatch(/^0x[0-9a-f]{130}$/)
}, 60_000)

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
// Proves S4.1
test.each([
  ['a list', [`eip155:31337:${other}`], other],
  ['a text', `eip155:31337:${other}`, other],
  ['an address', other, other],
])(
  'an account reported as %s is connected',
  async (_, reported, expected) => {
    await scanned()
    await phone.changeAccount(31337, reported)
    await expect.poll(() => getConnection(shown.config).address).toBe(expected)
  },
  60_000,
)

// Proves S4.1
test('an empty list of accounts ends the connection', async () => {
  await scanned()
  await phone.changeAccount(31337, [])
  await expect.poll(() => getConnection(shown.config).status).toBe('disconnected')
  await phone.endSessions()
}, 60_000)

/**
 * Writes the stored data of a browser and a phone, with a session that would have expired by now. Its folder is removed
 * with the temporary files of the run, because WalletConnect still writes after the end of a session.
 * @returns the folder
 */
async function storedBefore(entries: Record<string, unknown>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'love98-session-'))
  const { storage } = new Core({
    projectId: 'test',
    telemetryEnabled: false,
    storageOptions: { database: folder },
    customStoragePrefix: crypto.randomUUID(),
  })
  const expiry = Math.floor(Date.now() / 1_000) + 86_400
  const text = JSON.stringify(entries).replace(/"expiry":\d+/g, `"expiry":${expiry}`)
  for (const [key, value] of Object.entries(JSON.parse(text))) await storage.setItem(key, value)
  return folder
}

// Proves S4.1
test('a session that `@walletconnect/ethereum-provider` stored is restored on its chain, signs and ends', async () => {
  const stored = JSON.parse(await readFile('tests/wallet/ethereum-provider-session.json', 'utf8'))
  const folders = await Promise.all([storedBefore(stored.page), storedBefore(stored.phone)])
  const [ofPage = '', ofPhone = ''] = folders
  const kept = await Phone.switchOn(relay.url, [31337, 31338], {
    database: ofPhone,
    prefix: 'restored-phone',
  })
  try {
    const { config, uris } = page({ database: ofPage, prefix: 'restored-page' }, used)
    expect(await reconnect(config)).toHaveLength(1)
    expect(getConnection(config)).toMatchObject({
      status: 'connected',
      address: phone.address,
      chainId: 31338,
    })
    expect(uris).toEqual([])
    expect(await signMessage(config, { message: 'hello' })).toMatch(/^0x[0-9a-f]{130}$/)
    await disconnectWallet(config)
    await expect.poll(() => kept.sessions.length).toBe(0)
  } finally {
    await kept.switchOff()
  }
}, 60_000)
