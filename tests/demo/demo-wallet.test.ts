// @vitest-environment happy-dom
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test, vi } from 'vitest'
import { demoAccounts } from '@/demo/accounts'
import { demoKeys } from '@/demo/keys'
import { createDemoProvider } from '@/demo/provider'
import { messageBoxes } from '@/desktop/message-boxes'
import { patience } from '../support/event-loop'
import { testSettings } from '../wallet/test-settings'
import { codeOf, press, setUpDemoWallet } from './demo-wallet-setup'

const demo = setUpDemoWallet()
const [first, second] = demoAccounts

test('[S9.10] its keys are those of the development mnemonic (BIP-39)', () => {
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
    expect(await demo.provider.request({ method: 'eth_accounts' })).toEqual([])
    expect(localStorage.length).toBe(0)
    expect(await demo.connect('Account 2')).toEqual([second])
    expect(await demo.provider.request({ method: 'eth_accounts' })).toEqual([second])
    expect(demo.events).toEqual([['accountsChanged', [second]]])
  })

  test('[S8.1] refused is 4001, and dismissed is refused', async () => {
    const refused = codeOf(demo.provider.request({ method: 'eth_requestAccounts' }))
    await press('Reject')
    expect(await refused).toBe(4001)
    const dismissed = codeOf(demo.provider.request({ method: 'wallet_requestPermissions' }))
    const box = await vi.waitUntil(() => messageBoxes.getState().queue[0], patience)
    box.answer(null)
    expect(await dismissed).toBe(4001)
  })

  test('[S8.4] while a box is open is -32002', async () => {
    const open = demo.provider.request({ method: 'eth_requestAccounts' })
    expect(await codeOf(demo.provider.request({ method: 'eth_requestAccounts' }))).toBe(-32002)
    await press('Account 1')
    await open
  })

  test('[S4.1] is remembered after a reload, until it is revoked', async () => {
    await demo.connect()
    const reloaded = createDemoProvider(testSettings)
    expect(await reloaded.request({ method: 'eth_accounts' })).toEqual([first])
    await demo.provider.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
    expect(demo.events.at(-1)).toEqual(['accountsChanged', []])
    expect(await createDemoProvider(testSettings).request({ method: 'eth_accounts' })).toEqual([])
  })

  test('asks again for new permissions, in the form of EIP-2255', async () => {
    await demo.connect()
    const asked = demo.provider.request({
      method: 'wallet_requestPermissions',
      params: [{ eth_accounts: {} }],
    })
    await press('Account 2')
    expect(await asked).toMatchObject([{ parentCapability: 'eth_accounts', caveats: [{ value: [second] }] }])
  })
})

describe('networks and tokens', () => {
  const switchTo = (chainId: string) =>
    demo.provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  const secondChain = {
    chainId: '0x7a6a',
    chainName: 'Second Chain',
    rpcUrls: ['http://127.0.0.1:8546'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  }

  test('[S8.3] an unknown chain is 4902; once added it is switched to and remembered', async () => {
    expect(await demo.provider.request({ method: 'eth_chainId' })).toBe('0x7a69')
    expect(await codeOf(switchTo('0x7a6a'))).toBe(4902)
    const added = demo.provider.request({ method: 'wallet_addEthereumChain', params: [secondChain] })
    expect((await press('Approve')).facts.Network).toBe('Second Chain (31338)')
    expect(await added).toBeNull()
    expect(demo.events).toEqual([['chainChanged', '0x7a6a']])
    expect(await createDemoProvider(testSettings).request({ method: 'eth_chainId' })).toBe('0x7a6a')
  })

  test('a chain without a node, or one this site cannot reach, is not added', async () => {
    const add = (chain: object) =>
      codeOf(demo.provider.request({ method: 'wallet_addEthereumChain', params: [chain] }))
    expect(await add({ ...secondChain, rpcUrls: ['ftp://x'] })).toBe(-32602)
    expect(await add({ ...secondChain, chainId: '0x5' })).toBe(4901)
    expect(await add({ ...secondChain, chainId: '31338' })).toBe(-32602)
  })

  test('[S4.2] it can be switched to a chain that is not configured', async () => {
    const switched = switchTo('0x1')
    await press('Approve')
    await switched
    expect(await demo.provider.request({ method: 'eth_chainId' })).toBe('0x1')
  })

  test('[S8.1] a refused switch changes nothing', async () => {
    const switched = codeOf(switchTo('0x1'))
    await press('Reject')
    expect(await switched).toBe(4001)
    expect(demo.events).toEqual([])
  })

  test('[S7.2] a token is listed after a yes', async () => {
    const options = { address: second, symbol: 'LOVE', decimals: 18 }
    const watched = demo.provider.request({ method: 'wallet_watchAsset', params: { type: 'ERC20', options } })
    expect((await press('Approve')).facts.Token).toBe('LOVE')
    expect(await watched).toBe(true)
    const other = demo.provider.request({ method: 'wallet_watchAsset', params: { type: 'ERC721', options } })
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
  expect(await demo.provider.request({ method: 'eth_blockNumber' })).toBe('0x1')
  expect(await codeOf(demo.provider.request({ method: 'eth_nothing' }))).toBe(-32601)
  expect(urls).toEqual(['/api/rpc/31337', '/api/rpc/31337'])
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await codeOf(demo.provider.request({ method: 'eth_blockNumber' }))).toBe(4901)
})
