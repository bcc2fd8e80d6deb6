// @vitest-environment happy-dom
import {
  type Hex,
  parseTransaction,
  recoverTransactionAddress,
  stringToHex,
  verifyMessage,
  verifyTypedData,
} from 'viem'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { demoAccounts } from '@/demo/accounts'
import { demoKeys } from '@/demo/keys'
import { createDemoProvider } from '@/demo/provider'
import { messageBoxes } from '@/desktop/message-boxes'
import { testSettings } from '../wallet/test-settings'

const [first, second] = demoAccounts
const message = 'I love 1998.\nAnd you?'
let provider: ReturnType<typeof createDemoProvider>
let events: [string, unknown][]

beforeEach(() => {
  localStorage.clear()
  messageBoxes.setState({ queue: [] })
  provider = createDemoProvider(testSettings)
  events = []
  for (const event of ['accountsChanged', 'chainChanged'])
    provider.on(event, (value: unknown) => events.push([event, value]))
})

afterEach(() => expect(messageBoxes.getState().queue).toEqual([]))

/** Waits for the box on screen and presses a button of it; gives what it said. */
async function press(button: string) {
  const box = await vi.waitUntil(() => messageBoxes.getState().queue[0])
  expect(box.buttons).toContain(button)
  box.answer(button)
  return { text: box.text, facts: Object.fromEntries(box.facts ?? []) }
}

async function connect(button = 'Account 1') {
  const accounts = provider.request({ method: 'eth_requestAccounts' })
  await press(button)
  return accounts
}

const codeOf = (request: Promise<unknown>) =>
  request.then(
    () => null,
    (error: unknown) => (error as { code: number }).code,
  )

test('its keys are those of the development mnemonic', () => {
  for (const [addressIndex, address] of demoAccounts.entries()) {
    const account = mnemonicToAccount('test test test test test test test test test test test junk', {
      addressIndex,
    })
    expect(account.address).toBe(address)
    expect(privateKeyToAccount(demoKeys[addressIndex] ?? '0x').address).toBe(address)
  }
})

describe('connecting', () => {
  test('[S7.2] shows the account that was chosen, and none before', async () => {
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
    expect(localStorage.length).toBe(0)
    expect(await connect('Account 2')).toEqual([second])
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([second])
    expect(events).toEqual([['accountsChanged', [second]]])
  })

  test('[S8.1] refused is 4001, and dismissed is refused', async () => {
    const refused = codeOf(provider.request({ method: 'eth_requestAccounts' }))
    await press('Refuse')
    expect(await refused).toBe(4001)
    const dismissed = codeOf(provider.request({ method: 'wallet_requestPermissions' }))
    const box = await vi.waitUntil(() => messageBoxes.getState().queue[0])
    box.answer(null)
    expect(await dismissed).toBe(4001)
  })

  test('[S8.4] while a box is open is -32002', async () => {
    const open = provider.request({ method: 'eth_requestAccounts' })
    expect(await codeOf(provider.request({ method: 'eth_requestAccounts' }))).toBe(-32002)
    await press('Account 1')
    await open
  })

  test('[S4.1] is remembered after a reload, until it is revoked', async () => {
    await connect()
    const reloaded = createDemoProvider(testSettings)
    expect(await reloaded.request({ method: 'eth_accounts' })).toEqual([first])
    await provider.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
    expect(events.at(-1)).toEqual(['accountsChanged', []])
    expect(await createDemoProvider(testSettings).request({ method: 'eth_accounts' })).toEqual([])
  })

  test('asks again for new permissions, in the form of EIP-2255', async () => {
    await connect()
    const asked = provider.request({
      method: 'wallet_requestPermissions',
      params: [{ eth_accounts: {} }],
    })
    await press('Account 2')
    expect(await asked).toMatchObject([{ parentCapability: 'eth_accounts', caveats: [{ value: [second] }] }])
  })
})

describe('signing', () => {
  beforeEach(() => connect())

  test('[S7.2] a message is shown in full and signed by the account', async () => {
    const signed = provider.request({ method: 'personal_sign', params: [stringToHex(message), first] })
    const { facts } = await press('Approve')
    expect(facts.Message).toBe(message)
    const signature = (await signed) as Hex
    expect(await verifyMessage({ address: first, message, signature })).toBe(true)
  })

  test('bytes that spell no text are shown as they are', async () => {
    const signed = codeOf(provider.request({ method: 'personal_sign', params: ['0xff00', first] }))
    const { facts } = await press('Refuse')
    expect(facts.Message).toBe('0xff00')
    expect(await signed).toBe(4001)
  })

  test('[S8.1] a box that is dismissed signs nothing', async () => {
    const signed = codeOf(provider.request({ method: 'personal_sign', params: ['0xff00', first] }))
    const box = await vi.waitUntil(() => messageBoxes.getState().queue[0])
    box.answer(null)
    expect(await signed).toBe(4001)
  })

  test('an account that this page may not see does not sign', async () => {
    const asked = provider.request({ method: 'personal_sign', params: [stringToHex(message), second] })
    expect(await codeOf(asked)).toBe(4100)
  })

  const typedData = {
    domain: { name: 'Love98', chainId: 31337 },
    types: { Vote: [{ name: 'yes', type: 'bool' }] },
    primaryType: 'Vote',
    message: { yes: true },
  } as const

  test('typed data is signed by the account', async () => {
    // Wallets are also told how the domain is made up; viem works that out by itself.
    const EIP712Domain = [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ]
    const params = [first, JSON.stringify({ ...typedData, types: { EIP712Domain, ...typedData.types } })]
    const signed = provider.request({ method: 'eth_signTypedData_v4', params })
    const { facts } = await press('Approve')
    expect(JSON.parse(facts.Vote ?? '')).toEqual({ yes: true })
    const signature = (await signed) as Hex
    expect(await verifyTypedData({ ...typedData, address: first, signature })).toBe(true)
  })

  test('typed data for another chain is not signed', async () => {
    const elsewhere = { ...typedData, domain: { ...typedData.domain, chainId: 1 } }
    const asked = provider.request({ method: 'eth_signTypedData_v4', params: [first, elsewhere] })
    expect(await codeOf(asked)).toBe(-32602)
  })

  test('a transaction is filled in, signed, and sent as a raw one through our own server', async () => {
    const calls: { url: string; method: string; params: unknown[] }[] = []
    const results: Record<string, unknown> = {
      eth_getTransactionCount: '0x3',
      eth_estimateGas: '0x5208',
      eth_getBlockByNumber: { baseFeePerGas: '0x7' },
      eth_sendRawTransaction: '0xhash',
    }
    vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
      const call = JSON.parse(body)
      calls.push({ ...call, url })
      return Response.json({ jsonrpc: '2.0', id: call.id, result: results[call.method] })
    })
    const sent = provider.request({
      method: 'eth_sendTransaction',
      params: [{ from: first, to: second, value: '0x14d1120d7b160000', data: '0xc0ffee' }],
    })
    const { facts } = await press('Approve')
    expect(facts).toMatchObject({
      To: second,
      Value: '1.5 ETH (1500000000000000000 wei)',
      Network: 'Demo Chain (31337)',
      Data: '0xc0ffee',
    })
    expect(await sent).toBe('0xhash')
    const raw = calls.find(({ method }) => method === 'eth_sendRawTransaction')
    expect(raw?.url).toBe('/api/rpc/31337')
    const serializedTransaction = raw?.params[0] as `0x02${string}`
    expect(parseTransaction(serializedTransaction)).toMatchObject({
      chainId: 31337,
      nonce: 3,
      to: second.toLowerCase(),
      value: 1_500_000_000_000_000_000n,
      data: '0xc0ffee',
    })
    expect(await recoverTransactionAddress({ serializedTransaction })).toBe(first)
  })

  test('a transaction that is refused is never sent', async () => {
    const fetched = vi.fn()
    vi.stubGlobal('fetch', fetched)
    const sent = codeOf(
      provider.request({ method: 'eth_sendTransaction', params: [{ from: first, to: second }] }),
    )
    await press('Refuse')
    expect(await sent).toBe(4001)
    expect(fetched).not.toHaveBeenCalled()
  })
})

describe('networks and tokens', () => {
  const switchTo = (chainId: string) =>
    provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  const secondChain = {
    chainId: '0x7a6a',
    chainName: 'Second Chain',
    rpcUrls: ['http://127.0.0.1:8546'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  }

  test('[S8.3] an unknown chain is 4902; once added it is switched to and remembered', async () => {
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x7a69')
    expect(await codeOf(switchTo('0x7a6a'))).toBe(4902)
    const added = provider.request({ method: 'wallet_addEthereumChain', params: [secondChain] })
    expect((await press('Approve')).facts.Network).toBe('Second Chain (31338)')
    expect(await added).toBeNull()
    expect(events).toEqual([['chainChanged', '0x7a6a']])
    expect(await createDemoProvider(testSettings).request({ method: 'eth_chainId' })).toBe('0x7a6a')
  })

  test('a chain without a node, or one this site cannot reach, is not added', async () => {
    const add = (chain: object) =>
      codeOf(provider.request({ method: 'wallet_addEthereumChain', params: [chain] }))
    expect(await add({ ...secondChain, rpcUrls: ['ftp://x'] })).toBe(-32602)
    expect(await add({ ...secondChain, chainId: '0x5' })).toBe(4901)
    expect(await add({ ...secondChain, chainId: '31338' })).toBe(-32602)
  })

  test('[S4.2] it can be switched to a chain that is not configured', async () => {
    const switched = switchTo('0x1')
    await press('Approve')
    await switched
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  })

  test('[S8.1] a refused switch changes nothing', async () => {
    const switched = codeOf(switchTo('0x1'))
    await press('Refuse')
    expect(await switched).toBe(4001)
    expect(events).toEqual([])
  })

  test('[S7.2] a token is listed after a yes', async () => {
    const options = { address: second, symbol: 'LOVE', decimals: 18 }
    const watched = provider.request({ method: 'wallet_watchAsset', params: { type: 'ERC20', options } })
    expect((await press('Approve')).facts.Token).toBe('LOVE')
    expect(await watched).toBe(true)
    const other = provider.request({ method: 'wallet_watchAsset', params: { type: 'ERC721', options } })
    expect(await codeOf(other)).toBe(-32602)
  })
})

test('every other call goes to the node of its chain; the answer and the error are the node’s', async () => {
  const answers = [{ result: '0x1' }, { error: { code: -32601, message: 'no such method' } }]
  const urls: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url)
    return Response.json({ jsonrpc: '2.0', id: 1, ...answers.shift() })
  })
  expect(await provider.request({ method: 'eth_blockNumber' })).toBe('0x1')
  expect(await codeOf(provider.request({ method: 'eth_nothing' }))).toBe(-32601)
  expect(urls).toEqual(['/api/rpc/31337', '/api/rpc/31337'])
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await codeOf(provider.request({ method: 'eth_blockNumber' }))).toBe(4901)
})
