// @vitest-environment happy-dom
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test, vi } from 'vitest'
import { demoAccounts } from '@/demo/accounts'
import { createDemoProvider } from '@/demo/announce'
import { demoKeys } from '@/demo/sign'
import { messageBoxes } from '@/desktop/message-boxes'
import { waitOptions } from '../support/event-loop'
import { testSettings } from '../wallet/test-settings'
import { codeOf, press, setUpDemoWallet } from './demo-wallet-setup'

const demo = setUpDemoWallet()
const [first, second] = demoAccounts

// Proves S9.10
test('the Demo Wallet has the keys of the development mnemonic (BIP-39)', () => {
  for (const [addressIndex, address] of demoAccounts.entries()) {
    const account = mnemonicToAccount('test test test test test test test test test test test junk', {
      addressIndex,
    })
    expect(account.address).toBe(address)
    expect(privateKeyToAccount(demoKeys[addressIndex] ?? '0x').address).toBe(address)
  }
})

describe('connecting to the Demo Wallet', () => {
  // Proves S7.2
  test('connecting shows the selected account, and no account before', async () => {
    expect(await demo.provider.request({ method: 'eth_accounts' })).toEqual([])
    expect(localStorage.length).toBe(0)
    expect(await demo.connect('Account 2')).toEqual([second])
    expect(await demo.provider.request({ method: 'eth_accounts' })).toEqual([second])
    expect(demo.events).toEqual([['accountsChanged', [second]]])
  })

  // Proves S8.1
  test('a rejected request is 4001, and so is a dismissed one', async () => {
    const refused = codeOf(demo.provider.request({ method: 'eth_requestAccounts' }))
    await press('Reject')
    expect(await refused).toBe(4001)
    const dismissed = codeOf(demo.provider.request({ method: 'wallet_requestPermissions' }))
    const box = await vi.waitUntil(() => messageBoxes.getState().queue[0], waitOptions)
    box.answer(null)
    expect(await dismissed).toBe(4001)
  })

  // Proves S8.4
  test('a second request while a prompt is open is rejected with -32002', async () => {
    const open = demo.provider.request({ method: 'eth_requestAccounts' })
    expect(await codeOf(demo.provider.request({ method: 'eth_requestAccounts' }))).toBe(-32002)
    await press('Account 1')
    await open
  })

  // Proves S4.1
  test('the connection survives a reload until it is revoked', async () => {
    await demo.connect()
    const reloaded = createDemoProvider(testSettings)
    expect(await reloaded.request({ method: 'eth_accounts' })).toEqual([first])
    await demo.provider.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
    expect(demo.events.at(-1)).toEqual(['accountsChanged', []])
    expect(await createDemoProvider(testSettings).request({ method: 'eth_accounts' })).toEqual([])
  })

  test('a request for new permissions asks again, in the form of EIP-2255', async () => {
    await demo.connect()
    const asked = demo.provider.request({
      method: 'wallet_requestPermissions',
      params: [{ eth_accounts: {} }],
    })
    await press('Account 2')
    expect(await asked).toMatchObject([{ parentCapability: 'eth_accounts', caveats: [{ value: [second] }] }])
  })
})

describe('networks and tokens of the Demo Wallet', () => {
  const switchTo = (chainId: string) =>
    demo.provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  const secondChain = {
    chainId: '0x7a6a',
    chainName: 'Second Chain',
    rpcUrls: ['http://127.0.0.1:8546'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  }

  // Proves S8.3
  test('an unknown chain is 4902; after it is added it is switched to and remembered', async () => {
    expect(await demo.provider.request({ method: 'eth_chainId' })).toBe('0x7a69')
    expect(await codeOf(switchTo('0x7a6a'))).toBe(4902)
    const added = demo.provider.request({ method: 'wallet_addEthereumChain', params: [secondChain] })
    expect((await press('Approve')).facts.Network).toBe('Second Chain (31338)')
    expect(await added).toBeNull()
    expect(demo.events).toEqual([['chainChanged', '0x7a6a']])
    expect(await createDemoProvider(testSettings).request({ method: 'eth_chainId' })).toBe('0x7a6a')
  })

  test('a chain with an invalid node, or without one, is not added', async () => {
    const add = (chain: object) =>
      codeOf(demo.provider.request({ method: 'wallet_addEthereumChain', params: [chain] }))
    expect(await add({ ...secondChain, rpcUrls: ['ftp://x'] })).toBe(-32602)
    expect(await add({ ...secondChain, chainId: '0x5' })).toBe(4901)
    expect(await add({ ...secondChain, chainId: '31338' })).toBe(-32602)
  })

  // Proves S4.2
  test('the Demo Wallet can switch to a chain that is not configured', async () => {
    const switched = switchTo('0x1')
    await press('Approve')
    await switched
    expect(await demo.provider.request({ method: 'eth_chainId' })).toBe('0x1')
  })

  // Proves S8.1
  test('a refused switch changes nothing', async () => {
    const switched = codeOf(switchTo('0x1'))
    await press('Reject')
    expect(await switched).toBe(4001)
    expect(demo.events).toEqual([])
  })

  // Proves S7.2
  test('a token is listed after the approval', async () => {
    const options = { address: second, symbol: 'CAT', decimals: 18 }
    const watched = demo.provider.request({ method: 'wallet_watchAsset', params: { type: 'ERC20', options } })
    expect((await press('Approve')).facts.Token).toBe('CAT')
    expect(await watched).toBe(true)
    const other = demo.provider.request({ method: 'wallet_watchAsset', params: { type: 'ERC721', options } })
    expect(await codeOf(other)).toBe(-32602)
  })
})

test('every other call is forwarded to the node of its chain, and so are the answer and the error', async () => {
  const answers = [{ result: '0x1' }, { error: { code: -32601, message: 'no such method' } }]
  const urls: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url)
    return Response.json({ jsonrpc: '2.0', id: 1, ...answers.shift() })
  })
  expect(await demo.provider.request({ method: 'eth_blockNumber' })).toBe('0x1')
  expect(await codeOf(demo.provider.request({ method: 'eth_nothing' }))).toBe(-32601)
  expect(urls).toEqual(['/api/rpc/31337', '/api/rpc/31337'])
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await codeOf(demo.provider.request({ method: 'eth_blockNumber' }))).toBe(4901)
})
