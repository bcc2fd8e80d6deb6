// @vitest-environment happy-dom
import {
  type Hex,
  parseTransaction,
  recoverTransactionAddress,
  stringToHex,
  verifyMessage,
  verifyTypedData,
} from 'viem'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { demoAccounts } from '@/demo/accounts'
import { messageBoxes } from '@/desktop/message-boxes'
import { waitOptions } from '../support/event-loop'
import { codeOf, press, setUpDemoWallet } from './demo-wallet-setup'

const demo = setUpDemoWallet()
const [first, second] = demoAccounts
const message = 'I like 1998.\nAnd you?'

describe('signing with the Demo Wallet', () => {
  beforeEach(() => demo.connect())

  // Proves S7.2
  test('a message is shown in full and signed by the account', async () => {
    const signed = demo.provider.request({ method: 'personal_sign', params: [stringToHex(message), first] })
    const { facts } = await press('Approve')
    expect(facts.Message).toBe(message)
    const signature = (await signed) as Hex
    expect(await verifyMessage({ address: first, message, signature })).toBe(true)
  })

  test('bytes that are no text are shown as they are', async () => {
    const signed = codeOf(demo.provider.request({ method: 'personal_sign', params: ['0xff00', first] }))
    const { facts } = await press('Reject')
    expect(facts.Message).toBe('0xff00')
    expect(await signed).toBe(4001)
  })

  // Proves S8.1
  test('a dismissed prompt signs nothing', async () => {
    const signed = codeOf(demo.provider.request({ method: 'personal_sign', params: ['0xff00', first] }))
    const box = await vi.waitUntil(() => messageBoxes.getState().queue[0], waitOptions)
    box.answer(null)
    expect(await signed).toBe(4001)
  })

  test('an account that this page has no permission for does not sign', async () => {
    const asked = demo.provider.request({ method: 'personal_sign', params: [stringToHex(message), second] })
    expect(await codeOf(asked)).toBe(4100)
  })

  const typedData = {
    domain: { name: 'Cat Club', chainId: 31337 },
    types: { Vote: [{ name: 'yes', type: 'bool' }] },
    primaryType: 'Vote',
    message: { yes: true },
  } as const

  test('typed data is signed by the account', async () => {
    // Wallets also receive the fields of the domain; viem derives them itself.
    const EIP712Domain = [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ]
    const params = [first, JSON.stringify({ ...typedData, types: { EIP712Domain, ...typedData.types } })]
    const signed = demo.provider.request({ method: 'eth_signTypedData_v4', params })
    const { facts } = await press('Approve')
    expect(JSON.parse(facts.Vote ?? '')).toEqual({ yes: true })
    const signature = (await signed) as Hex
    expect(await verifyTypedData({ ...typedData, address: first, signature })).toBe(true)
  })

  test('typed data for another chain is not signed', async () => {
    const elsewhere = { ...typedData, domain: { ...typedData.domain, chainId: 1 } }
    const asked = demo.provider.request({ method: 'eth_signTypedData_v4', params: [first, elsewhere] })
    expect(await codeOf(asked)).toBe(-32602)
  })

  test("a transaction is completed, signed, and sent in raw form through the product's server", async () => {
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
    const sent = demo.provider.request({
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

  test('a rejected transaction is never sent', async () => {
    const fetched = vi.fn()
    vi.stubGlobal('fetch', fetched)
    const sent = codeOf(
      demo.provider.request({ method: 'eth_sendTransaction', params: [{ from: first, to: second }] }),
    )
    await press('Reject')
    expect(await sent).toBe(4001)
    expect(fetched).not.toHaveBeenCalled()
  })
})
