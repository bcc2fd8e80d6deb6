import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createSafeProvider } from '@/safe/host/safe-provider'
import { ownerAddress, safeAddress, safeTxHash, txHash } from './fake-page'
import { openClient, typedData } from './open-client'

beforeEach(() => vi.unstubAllGlobals())

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

  test('the Safe returns its account and chain, and sends and signs through the host', async () => {
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

  // Proves S8.18
  test('invalid parameters and unknown methods cause the specified messages', async () => {
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
      { to: 'not an address' },
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
