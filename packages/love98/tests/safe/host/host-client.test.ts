import SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  appOrigin,
  hostOrigin,
  openFramedPage,
  ownerAddress,
  safeAddress,
  safeInfo,
  safeTxHash,
  txHash,
} from './fake-page'
import { openClient, typedData } from './open-client'

afterEach(() => vi.useRealTimers())
beforeEach(() => vi.unstubAllGlobals())

describe('the host page, used by the official SDK', () => {
  // Proves S7.23
  test('the host page answers all thirteen methods', async () => {
    const { sent, answer } = openFramedPage()
    const sdk = new SafeAppsSDK({ allowedDomains: [/^https:\/\/app\.safe\.global$/] })
    expect(await sdk.safe.getInfo()).toEqual(safeInfo)
    expect((await sdk.safe.getChainInfo()).chainName).toBe('Demo')
    expect(await sdk.safe.getEnvironmentInfo()).toEqual({ origin: hostOrigin })
    expect(await sdk.safe.experimental_getBalances()).toMatchObject({ fiatTotal: '1' })
    expect(await sdk.eth.getGasPrice()).toMatchObject({ method: 'eth_gasPrice' })
    expect(await sdk.txs.getBySafeTxHash(safeTxHash)).toMatchObject({ txHash })
    expect(await sdk.txs.send({ txs: [{ to: ownerAddress, value: '1', data: '0x' }] })).toEqual({
      safeTxHash,
    })
    expect(await sdk.txs.signMessage('I like cats')).toMatchObject({ signature: '0x1234' })
    expect(await sdk.txs.signTypedMessage(typedData)).toMatchObject({ signature: '0x1234' })
    expect(await sdk.safe.getOffChainSignature(txHash)).toBe('0x1234')
    expect(await sdk.safe.requestAddressBook()).toHaveLength(1)
    expect(new Set(sent.map(({ method }) => method)).size).toBe(13)
    answer('reject')
    await expect(sdk.txs.signMessage('x')).rejects.toThrow('Transaction was rejected')
  })

  test('the SDK takes a stored refusal for a permission', async () => {
    const { answer } = openFramedPage()
    const sdk = new SafeAppsSDK()
    answer('reject')
    await expect(sdk.safe.requestAddressBook()).rejects.toThrow('Permissions rejected')
    expect(await sdk.safe.requestAddressBook()).toEqual([])
  })
})

describe('the client of the host', () => {
  // Proves S7.23
  test('the client calls the same thirteen methods', async () => {
    const { client, sent } = openClient()
    expect(await client.safeInfo()).toEqual({
      address: safeAddress,
      chainId: 31_337,
      owners: [ownerAddress],
      threshold: 1,
      isReadOnly: false,
    })
    expect((await client.chainInfo()).chainName).toBe('Demo')
    expect(await client.environment()).toEqual({ origin: hostOrigin })
    expect(await client.balances()).toEqual({ fiatTotal: '1', items: [] })
    expect(sent.at(-1)?.params).toEqual({ currency: 'usd' })
    expect(await client.rpc('eth_getBalance', [safeAddress])).toEqual({
      method: 'eth_getBalance',
      params: [safeAddress, 'latest'],
    })
    expect(await client.transaction(safeTxHash)).toMatchObject({ txHash })
    expect(await client.send([{ to: ownerAddress, value: '1', data: '0x' }])).toBe(safeTxHash)
    expect(await client.signMessage('I like cats')).toEqual({ signature: '0x1234' })
    expect(await client.signTypedMessage(typedData)).toEqual({ signature: '0x1234' })
    expect(await client.offChainSignature(txHash)).toBe('0x1234')
    expect(await client.isMessageSigned('I like cats', '0x1234')).toBe(true)
    expect(await client.addressBook()).toEqual([{ address: ownerAddress, name: 'Rose', chainId: '31337' }])
    expect(new Set(sent.map(({ method }) => method)).size).toBe(13)
  })

  // Proves S8.6
  test('an answer that is missing after 1.5 s, empty or incomplete causes "Could not load Safe information"', async () => {
    for (const answer of [null, {}, { ...safeInfo, safeAddress: 'x' }, { ...safeInfo, owners: [] }, 'Safe']) {
      const { client, sent, say } = openClient({ silent: true })
      const asked = client.safeInfo()
      say({ id: sent[0]?.id, success: true, version: '9.1.0', data: answer })
      await expect(asked).rejects.toMatchObject({ message: 'Could not load Safe information' })
    }
    vi.useFakeTimers()
    const silent = openClient({ silent: true }).client.safeInfo()
    const rejection = expect(silent).rejects.toThrow(/^Could not load Safe information$/)
    await vi.advanceTimersByTimeAsync(1500)
    await rejection
  })

  test.each([
    ['a page that is not our parent', {}, { source: {} }],
    ['another origin', {}, { origin: 'https://evil.example' }],
    ['an origin that only begins like it', {}, { origin: `${hostOrigin}.evil.example` }],
    ['no version', { version: undefined }, {}],
    ['a version that is a number', { version: 9 }, {}],
    ['a version that is nothing', { version: null }, {}],
    ['an unknown id', { id: 'ffffffffff' }, {}],
    ['no success', { success: 'yes' }, {}],
  ])('a forged answer is ignored: %s', async (_, different, from) => {
    vi.useFakeTimers()
    const { client, sent, say } = openClient({ silent: true })
    const asked = client.safeInfo()
    const forged = { ...safeInfo, safeAddress: `0x${'e'.repeat(40)}` }
    say({ id: sent[0]?.id, success: true, version: '9.1.0', data: forged, ...different }, from)
    const rejection = expect(asked).rejects.toThrow('Could not load Safe information')
    await vi.advanceTimersByTimeAsync(1500)
    await rejection
  })

  test('malformed messages of other windows do not reach the SDK', () => {
    const { page, say } = openClient()
    const received: unknown[] = []
    page.addEventListener('message', ({ data }) => received.push(data))
    for (const junk of [null, undefined, { version: 9 }, { version: {} }]) say(junk, { source: {} })
    for (const junk of [null, 'text', { id: 1 }, {}]) say(junk)
    expect(received).toEqual([])
    say({ type: 'other' }, { source: {}, origin: appOrigin })
    expect(received).toEqual([{ type: 'other' }])
  })

  test('the first answer is used; repeated and late ones are ignored', async () => {
    const { client, sent, say } = openClient({ silent: true })
    const asked = client.environment()
    const answer = (data: unknown) => say({ id: sent[0]?.id, success: true, version: '9.1.0', data })
    answer({ origin: 'first' })
    answer({ origin: 'second' })
    expect(await asked).toEqual({ origin: 'first' })
    const cancelled = new AbortController()
    const given = client.environment({ signal: cancelled.signal })
    cancelled.abort()
    await expect(given).rejects.toMatchObject({ code: 4001 })
    say({ id: sent[1]?.id, success: true, version: '9.1.0', data: { origin: 'late' } })
  })

  test('a second request is refused while a dialog is open', async () => {
    const { client, answer, asked } = openClient({ silent: true })
    answer('confirm')
    const stop = new AbortController()
    const first = client.signMessage('one', { signal: stop.signal })
    await expect(client.send([{ to: ownerAddress, value: '0', data: '0x' }])).rejects.toMatchObject({
      code: -32_002,
    })
    stop.abort()
    await expect(first).rejects.toMatchObject({ code: 4001 })
    expect(asked).toEqual([])
  })

  // Proves S8.1
  test('a refusal of the host without a code gets code 4001', async () => {
    const { client, answer } = openClient()
    answer('reject')
    await expect(client.send([{ to: ownerAddress, value: '0', data: '0x' }])).rejects.toMatchObject({
      code: 4001,
      message: 'Transaction was rejected',
    })
  })

  // Proves S8.19
  test('an error of the SDK keeps its message', async () => {
    const { client } = openClient()
    await expect(client.send([])).rejects.toThrow(/^No transactions were passed$/)
    await expect(client.transaction('')).rejects.toThrow(/^Invalid safeTxHash$/)
    await expect(client.signTypedMessage('x' as never)).rejects.toThrow(/^Invalid typed data$/)
    await expect(client.isMessageSigned(7 as never)).rejects.toThrow(/^Invalid message type$/)
  })
})
