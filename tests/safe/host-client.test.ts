import SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hostLimits } from '@/safe/host/call-host'
import { createHostClient } from '@/safe/host/host-client'
import { guardMessages } from '@/safe/host/message-guard'
import { createSafeProvider } from '@/safe/host/safe-provider'
import {
  appOrigin,
  hostOrigin,
  openFramedPage,
  ownerAddress,
  safeAddress,
  safeInfo,
  safeTxHash,
  txHash,
} from './host/fake-page'

const typedData = {
  domain: { chainId: 31_337 },
  types: { Love: [{ name: 'much', type: 'uint256' }] },
  primaryType: 'Love',
  message: { much: 1 },
}

function openClient(options: { silent?: boolean } = {}) {
  const framed = openFramedPage(options)
  guardMessages(framed.page, { hosts: [hostOrigin] })
  const sdk = new SafeAppsSDK({ allowedDomains: [/^https:\/\/app\.safe\.global$/] })
  return { ...framed, client: createHostClient(sdk) }
}

afterEach(() => vi.useRealTimers())

describe('our host page, as the official SDK sees it', () => {
  test('[S7.23] all thirteen methods', async () => {
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
    expect(await sdk.txs.signMessage('I love you')).toMatchObject({ signature: '0x1234' })
    expect(await sdk.txs.signTypedMessage(typedData)).toMatchObject({ signature: '0x1234' })
    expect(await sdk.safe.getOffChainSignature(txHash)).toBe('0x1234')
    expect(await sdk.safe.requestAddressBook()).toHaveLength(1)
    expect(new Set(sent.map(({ method }) => method)).size).toBe(13)
    answer('reject')
    await expect(sdk.txs.signMessage('x')).rejects.toThrow('Transaction was rejected')
  })

  test('a refusal is remembered, and the SDK takes it for a permission from then on', async () => {
    const { answer } = openFramedPage()
    const sdk = new SafeAppsSDK()
    answer('reject')
    await expect(sdk.safe.requestAddressBook()).rejects.toThrow('Permissions rejected')
    expect(await sdk.safe.requestAddressBook()).toEqual([])
  })
})

describe('our client', () => {
  test('[S7.23] asks for the same thirteen methods', async () => {
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
    expect(await client.signMessage('I love you')).toEqual({ signature: '0x1234' })
    expect(await client.signTypedMessage(typedData)).toEqual({ signature: '0x1234' })
    expect(await client.offChainSignature(txHash)).toBe('0x1234')
    expect(await client.isMessageSigned('I love you', '0x1234')).toBe(true)
    expect(await client.addressBook()).toEqual([{ address: ownerAddress, name: 'Love', chainId: '31337' }])
    expect(new Set(sent.map(({ method }) => method)).size).toBe(13)
  })

  test('[S8.6] nothing, half of it, or silence for 1.5 s is "Could not load Safe information"', async () => {
    for (const answer of [null, {}, { ...safeInfo, safeAddress: 'x' }, { ...safeInfo, owners: [] }, 'Safe']) {
      const { client, sent, say } = openClient({ silent: true })
      const asked = client.safeInfo()
      say({ id: sent[0]?.id, success: true, version: '9.1.0', data: answer })
      await expect(asked).rejects.toMatchObject({ message: 'Could not load Safe information' })
    }
    vi.useFakeTimers()
    expect(hostLimits.information).toBe(1500)
    const silent = openClient({ silent: true }).client.safeInfo()
    const told = expect(silent).rejects.toThrow(/^Could not load Safe information$/)
    await vi.advanceTimersByTimeAsync(1500)
    await told
  })

  test.each([
    ['a page that is not our parent', {}, { source: {} }],
    ['another origin', {}, { origin: 'https://evil.example' }],
    ['an origin that only begins like it', {}, { origin: `${hostOrigin}.evil.example` }],
    ['no version', { version: undefined }, {}],
    ['a version that is a number', { version: 9 }, {}],
    ['a version that is nothing', { version: null }, {}],
    ['an id of nobody', { id: 'ffffffffff' }, {}],
    ['no success', { success: 'yes' }, {}],
  ])('a forged answer is not believed: %s', async (_, different, from) => {
    vi.useFakeTimers()
    const { client, sent, say } = openClient({ silent: true })
    const asked = client.safeInfo()
    const forged = { ...safeInfo, safeAddress: `0x${'e'.repeat(40)}` }
    say({ id: sent[0]?.id, success: true, version: '9.1.0', data: forged, ...different }, from)
    const told = expect(asked).rejects.toThrow('Could not load Safe information')
    await vi.advanceTimersByTimeAsync(1500)
    await told
  })

  test('junk of others reaches nobody who would fall over it', () => {
    const { page, say } = openClient()
    const heard: unknown[] = []
    page.addEventListener('message', ({ data }) => heard.push(data))
    for (const junk of [null, undefined, { version: 9 }, { version: {} }]) say(junk, { source: {} })
    for (const junk of [null, 'text', { id: 1 }, {}]) say(junk)
    expect(heard).toEqual([])
    say({ type: 'other' }, { source: {}, origin: appOrigin })
    expect(heard).toEqual([{ type: 'other' }])
  })

  test('the first answer counts: one more, and one too late, change nothing', async () => {
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

  test('one dialog at a time: a second question waits for nobody and says so', async () => {
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

  test('[S8.1] the host’s plain refusal gets the number 4001', async () => {
    const { client, answer } = openClient()
    answer('reject')
    await expect(client.send([{ to: ownerAddress, value: '0', data: '0x' }])).rejects.toMatchObject({
      code: 4001,
      message: 'Transaction was rejected',
    })
  })

  test('[S8.19] what the SDK refuses is told in its words', async () => {
    const { client } = openClient()
    await expect(client.send([])).rejects.toThrow(/^No transactions were passed$/)
    await expect(client.transaction('')).rejects.toThrow(/^Invalid safeTxHash$/)
    await expect(client.signTypedMessage('x' as never)).rejects.toThrow(/^Invalid typed data$/)
    await expect(client.isMessageSigned(7 as never)).rejects.toThrow(/^Invalid message type$/)
  })
})

describe('the address book', () => {
  test('[S6.2] is asked for once, and the permission is used from then on', async () => {
    const { client, asked } = openClient()
    await client.addressBook()
    await client.addressBook()
    expect(asked.map(({ kind }) => kind)).toEqual(['requestAddressBook'])
  })

  test('[S6.2] a refusal is "Permissions rejected" with 4001 every time, never an empty book', async () => {
    const { client, answer, asked } = openClient()
    answer('reject')
    for (let time = 0; time < 2; time++)
      await expect(client.addressBook()).rejects.toMatchObject({
        message: 'Permissions rejected',
        code: 4001,
      })
    expect(asked).toHaveLength(2)
    answer('confirm')
    expect(await client.addressBook()).toHaveLength(1)
  })

  test('a dialog that was dismissed is silence: it ends, and the next question is asked', async () => {
    vi.useFakeTimers()
    const { client, answer } = openClient()
    answer('close')
    const told = expect(client.addressBook()).rejects.toMatchObject({
      message: 'Safe does not answer.',
      code: 4900,
    })
    await vi.advanceTimersByTimeAsync(hostLimits.permission)
    await told
    answer('confirm')
    expect(await client.addressBook()).toHaveLength(1)
  })

  test.each([[[]], [[{}]], [[{ eth_accounts: {} }]], [[{ requestAddressBook: {}, eth_accounts: {} }]]])(
    '[S5.5] a request for %j is "Permissions request is invalid"',
    async (wanted) => {
      const { client, asked } = openClient()
      await expect(
        client.requestPermissions(wanted as unknown as Record<string, object>[]),
      ).rejects.toMatchObject({
        message: 'Permissions request is invalid',
        code: 4001,
      })
      expect(asked).toEqual([])
    },
  )
})

describe('the Safe as a wallet', () => {
  const info = {
    address: safeAddress,
    chainId: 31_337,
    owners: [ownerAddress],
    threshold: 1,
    isReadOnly: false,
  } as const
  const open = () => {
    const opened = openClient()
    const provider = createSafeProvider(opened.client, info)
    return {
      ...opened,
      request: (method: string, ...params: unknown[]) => provider.request({ method, params }),
    }
  }

  test('tells its account and chain, and sends and signs through the host', async () => {
    const { request, asked } = open()
    expect(await request('eth_requestAccounts')).toEqual([safeAddress])
    expect(await request('eth_chainId')).toBe('0x7a69')
    expect(await request('eth_blockNumber')).toBe('0x10')
    const call = { from: safeAddress.toLowerCase(), to: ownerAddress, value: '0x10' }
    expect(await request('eth_sendTransaction', call)).toBe(safeTxHash)
    expect(asked[0]?.payload).toEqual([{ to: ownerAddress, value: '16', data: '0x' }])
    expect(await request('personal_sign', '0x6869', safeAddress)).toBe('0x1234')
    expect(await request('eth_signTypedData_v4', safeAddress, JSON.stringify(typedData))).toBe('0x1234')
    expect(await request('eth_getTransactionReceipt', safeTxHash)).toMatchObject({ params: [txHash] })
  })

  test('[S8.18] wrong parameters and unknown methods have their texts', async () => {
    const { request, asked } = open()
    for (const [method, ...params] of [
      ['personal_sign', '0x6869', ownerAddress],
      ['personal_sign', undefined, safeAddress],
      ['eth_sign', ownerAddress, txHash],
      ['eth_sign', safeAddress, 'hash'],
    ] as const)
      await expect(request(method, ...params)).rejects.toThrow(/^The address or message hash is invalid$/)
    await expect(request('eth_signTypedData_v4', ownerAddress, typedData)).rejects.toThrow(
      /^The address is invalid$/,
    )
    await expect(request('eth_sendTransaction', { from: ownerAddress, to: ownerAddress })).rejects.toThrow(
      /^The address is invalid$/,
    )
    for (const wrong of [
      { to: 'nobody' },
      { value: 'much' },
      { value: -1 },
      { data: '0xf' },
      { gas: 'some' },
    ])
      await expect(request('eth_sendTransaction', { to: ownerAddress, ...wrong })).rejects.toMatchObject({
        code: -32_602,
      })
    for (const method of ['wallet_switchEthereumChain', 'eth_feeHistory', 'constructor'])
      await expect(request(method)).rejects.toThrow(new RegExp(`^"${method}" not implemented$`))
    expect(asked).toEqual([])
  })
})

beforeEach(() => vi.unstubAllGlobals())
