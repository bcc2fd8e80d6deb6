import SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type CallOptions, hostLimits } from '@/safe/host/call-host'
import { createHostClient, type HostClient } from '@/safe/host/host-client'
import { guardMessages } from '@/safe/host/message-guard'
import {
  hostOrigin,
  openFramedPage,
  ownerAddress,
  safeAddress,
  safeInfo,
  safeTxHash,
  txHash,
} from './host/fake-page'

type Method = {
  name: string
  ask: (client: HostClient, options?: CallOptions) => Promise<unknown>
  /** What the host answers, and what the client makes of it. */
  answer: unknown
  result: unknown
  /** Answers that are no answer to this; what a node says is looked at by whoever asked it. */
  malformed: readonly unknown[]
  limit: keyof typeof hostLimits
  /** What a refusal by a person, or `Request failed`, becomes. */
  refused: { said: string; message: string; code: number }
}

const held = [{ parentCapability: 'requestAddressBook', invoker: 'x', date: 0, caveats: [] }]
const failed = { said: 'Request failed', message: 'Request failed', code: -32_603 }
const closed = { said: 'Transaction was rejected', message: 'Transaction was rejected', code: 4001 }
const typedData = {
  domain: { chainId: 31_337 },
  types: { Love: [{ name: 'much', type: 'uint256' }] },
  primaryType: 'Love',
  message: { much: 1 },
}
const junk = [null, 7, 'text', {}, []] as const
const signatures = {
  malformed: [...junk, { signature: 'x' }, { safeTxHash: '0x12' }],
  limit: 'prompt',
} as const

const methods: readonly Method[] = [
  {
    name: 'getSafeInfo',
    ask: (client, options) => client.safeInfo(options),
    answer: safeInfo,
    result: {
      address: safeAddress,
      chainId: 31_337,
      owners: [ownerAddress],
      threshold: 1,
      isReadOnly: false,
    },
    malformed: [...junk, { ...safeInfo, chainId: '31337' }, { ...safeInfo, threshold: 0 }],
    limit: 'information',
    refused: { said: 'Request failed', message: 'Could not load Safe information', code: 4900 },
  },
  {
    name: 'getChainInfo',
    ask: (client, options) => client.chainInfo(options),
    answer: { chainName: 'Demo', chainId: '31337', shortName: 'demo', more: true },
    result: { chainName: 'Demo', chainId: '31337', shortName: 'demo' },
    malformed: [...junk, { chainName: 'Demo', chainId: 31_337, shortName: 'demo' }],
    limit: 'reading',
    refused: failed,
  },
  {
    name: 'getEnvironmentInfo',
    ask: (client, options) => client.environment(options),
    answer: { origin: hostOrigin },
    result: { origin: hostOrigin },
    malformed: [...junk, { origin: 7 }],
    limit: 'reading',
    refused: failed,
  },
  {
    name: 'getSafeBalances',
    ask: (client, options) => client.balances('eur', options),
    answer: { fiatTotal: '1', items: [{}] },
    result: { fiatTotal: '1', items: [{}] },
    malformed: [...junk, { fiatTotal: 1, items: [] }, { fiatTotal: '1' }],
    limit: 'reading',
    refused: failed,
  },
  {
    name: 'rpcCall',
    ask: (client, options) => client.rpc('eth_getCode', [safeAddress, 'latest'], options),
    answer: '0x60',
    result: '0x60',
    malformed: [],
    limit: 'reading',
    refused: failed,
  },
  {
    name: 'getTxBySafeTxHash',
    ask: (client, options) => client.transaction(safeTxHash, options),
    answer: { txStatus: 'SUCCESS', txHash, txInfo: {} },
    result: { txStatus: 'SUCCESS', txHash },
    malformed: [...junk, { txHash }],
    limit: 'reading',
    refused: failed,
  },
  {
    name: 'sendTransactions',
    ask: (client, options) => client.send([{ to: ownerAddress, value: '1', data: '0x' }], undefined, options),
    answer: { safeTxHash },
    result: safeTxHash,
    malformed: [...junk, { safeTxHash: '0x12' }],
    limit: 'prompt',
    refused: closed,
  },
  {
    name: 'signMessage',
    ask: (client, options) => client.signMessage('I love you', options),
    answer: { messageHash: txHash, signature: '0x1234' },
    result: { signature: '0x1234' },
    ...signatures,
    refused: closed,
  },
  {
    name: 'signTypedMessage',
    ask: (client, options) => client.signTypedMessage(typedData, options),
    answer: { safeTxHash },
    result: { safeTxHash },
    ...signatures,
    refused: closed,
  },
  {
    name: 'getOffChainSignature',
    ask: (client, options) => client.offChainSignature(txHash, options),
    answer: '0x1234',
    result: '0x1234',
    malformed: [...junk, '0x', '0x123'],
    limit: 'reading',
    refused: failed,
  },
  {
    name: 'wallet_getPermissions',
    ask: (client, options) => client.permissions(options),
    answer: held,
    result: [{ parentCapability: 'requestAddressBook', isRefused: false }],
    malformed: [null, 7, 'text', {}],
    limit: 'reading',
    refused: failed,
  },
  {
    name: 'wallet_requestPermissions',
    ask: (client, options) => client.requestPermissions([{ requestAddressBook: {} }], options),
    answer: held,
    result: [{ parentCapability: 'requestAddressBook', isRefused: false }],
    malformed: [null, 7, 'text', {}],
    limit: 'permission',
    refused: { said: 'Permissions were rejected', message: 'Permissions rejected', code: 4001 },
  },
  {
    name: 'requestAddressBook',
    ask: (client, options) => client.addressBook(options),
    answer: [{ address: ownerAddress, name: 'Love', chainId: '31337' }, { name: 'nobody' }],
    result: [{ address: ownerAddress, name: 'Love', chainId: '31337' }],
    malformed: [null, 7, 'text', {}],
    limit: 'reading',
    refused: failed,
  },
]

/** Asks one method of a host that says what the test says. */
async function asking({ name, ask }: Method, options?: CallOptions) {
  const { page, sent, say } = openFramedPage({ silent: true })
  guardMessages(page, { hosts: [hostOrigin] })
  const sdk = new SafeAppsSDK({ allowedDomains: [/^https:\/\/app\.safe\.global$/] })
  const asked = ask(createHostClient(sdk), options)
  await vi.waitFor(() => {
    const last = sent.at(-1)
    // Whoever asks for the book asks for the permission first, ours and the SDK.
    if (last?.method !== name) say({ id: last?.id, success: true, version: '9.1.0', data: held })
    expect(last?.method).toBe(name)
  })
  const answer = (data: object) => say({ id: sent.at(-1)?.id, version: '9.1.0', ...data })
  return { asked, answer }
}

beforeEach(() => vi.unstubAllGlobals())
afterEach(() => vi.useRealTimers())

test('[S7.23] these are all thirteen', () => {
  expect(new Set(methods.map(({ name }) => name)).size).toBe(13)
})

describe.each(methods)('[S7.23] $name', (method) => {
  test('its result is what was asked for, and nothing more', async () => {
    const { asked, answer } = await asking(method)
    answer({ success: true, data: method.answer })
    expect(await asked).toEqual(method.result)
  })

  test('a refusal of the host is an error with a number', async () => {
    const { asked, answer } = await asking(method)
    const { said, message, code } = method.refused
    answer({ success: false, error: said })
    await expect(asked).rejects.toMatchObject({ message, code })
  })

  test('an answer to something else is an error, never a result', async () => {
    for (const data of method.malformed) {
      const { asked, answer } = await asking(method)
      answer({ success: true, data })
      const message =
        method.name === 'getSafeInfo'
          ? 'Could not load Safe information'
          : `Safe answered ${method.name} with something else.`
      await expect(asked, JSON.stringify(data)).rejects.toMatchObject({ message })
    }
  })

  test('silence ends after its limit, and whoever gives up is not kept', async () => {
    vi.useFakeTimers()
    const { asked } = await asking(method)
    const ended = expect(asked).rejects.toMatchObject({ code: 4900 })
    await vi.advanceTimersByTimeAsync(hostLimits[method.limit])
    await ended
    const stop = new AbortController()
    const given = await asking(method, { signal: stop.signal })
    stop.abort()
    const code = method.name === 'getSafeInfo' ? 4900 : 4001
    await expect(given.asked).rejects.toMatchObject({ code })
    given.answer({ success: true, data: method.answer })
  })
})
