// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createConfig, http } from 'wagmi'
import { getConnection, signMessage } from 'wagmi/actions'
import { kitChains } from '@/chain/to-viem-chain'
import { connectWallet } from '@/wallet/connect/connect-wallet'
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

/** A page with the connector alone. */
function page() {
  const chains = kitChains(testSettings.chains)
  const config = createConfig({
    chains,
    connectors: [
      walletConnectConnector(
        { projectId: 'test', relayUrl: relay.url },
        // Pages of one process would share one client otherwise.
        { name: 'Love98', storage: { database: ':memory:', prefix: crypto.randomUUID() } },
      ),
    ],
    transports: Object.fromEntries(chains.map(({ id }) => [id, http()])),
    storage: null,
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
  // What fails is asserted by who asked.
  asked.catch(() => undefined)
  await expect.poll(() => uris.length).toBe(before + 1)
  await phone.scan(uris.at(-1) ?? '')
  await asked
}

test('[S3.13] without a press nothing is opened', async () => {
  const before = relay.connections()
  expect(await shown.connector.getProvider()).toBeUndefined()
  expect(relay.connections()).toBe(before)
})

test('[S3.13] a code that is scanned and approved connects, signs, and ends', async () => {
  await scanned()
  expect(getConnection(shown.config)).toMatchObject({
    status: 'connected',
    address: phone.address,
    chainId: 31337,
  })
  expect(await signMessage(shown.config, { message: 'love' })).toMatch(/^0x[0-9a-f]{130}$/)
  await disconnectWallet(shown.config)
  await expect.poll(() => phone.sessions.length).toBe(0)
}, 60_000)

test('[S8.1] a refused proposal is a rejection, and the next code is another one', async () => {
  phone.mode = 'reject'
  const refused = await scanned().catch((error: unknown) => toWalletError(error).code)
  expect(refused).toBe('user-rejected')
  phone.mode = 'approve'
  await scanned()
  expect(new Set(shown.uris).size).toBe(2)
  expect(getConnection(shown.config).status).toBe('connected')
}, 60_000)

test('[S8.1] a refused signature is a rejection', async () => {
  await scanned()
  phone.mode = 'reject'
  const refused = await signMessage(shown.config, { message: 'love' }).catch(
    (error: unknown) => toWalletError(error).code,
  )
  expect(refused).toBe('user-rejected')
}, 60_000)

test('[S4.1] a session that the wallet ends is over here too', async () => {
  await scanned()
  await phone.endSessions()
  await expect.poll(() => getConnection(shown.config).status).toBe('disconnected')
}, 60_000)

test('[S4.1] after the sockets were cut the next request works', async () => {
  await scanned()
  relay.cut()
  expect(await signMessage(shown.config, { message: 'again' })).toMatch(/^0x[0-9a-f]{130}$/)
}, 90_000)

test('[S8.1] what is approved after giving up leads nowhere', async () => {
  const dialog = new AbortController()
  const { config, connector, uris } = shown
  const given = connectWallet(config, connector, dialog.signal).catch(
    (error: unknown) => toWalletError(error).code,
  )
  await expect.poll(() => uris.length).toBe(1)
  dialog.abort()
  expect(await given).toBe('user-rejected')
  await phone.scan(uris[0] ?? '')
  await expect.poll(() => phone.sessions.length).toBe(0)
  expect(getConnection(config).status).toBe('disconnected')
}, 60_000)
