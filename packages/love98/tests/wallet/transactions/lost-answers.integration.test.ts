// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { transactionState } from '@/domain/wallet/transaction-state'

import { sendFailureText } from '@/wallet/transactions/send-failure-text'
import { sendTransaction } from '@/wallet/transactions/send-transaction'
import { transactionsOf } from '@/wallet/transactions/shared-transaction-store'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { waitOptions } from '../../support/event-loop'
import { first } from '../test-provider'
import { reloadedSender } from './reloaded-sender'
import { walletError } from './sending-provider'
import { connectedSender, gift, trackedBy } from './test-sender'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())
afterEach(() => {
  vi.restoreAllMocks()
  return chains.client.setAutomine(true)
})

const asked = 'eth_sendTransaction'
const failure = (error: unknown) => sendFailureText(error)

const lost = [
  ['an internal error', () => walletError(-32_603)],
  ['an error of its node', () => walletError(-32_000)],
  ['that the request expired', () => new Error('Request expired. Please try again.')],
  ['that it is disconnected', () => walletError(4900)],
  ['that it cannot reach the chain', () => walletError(4901)],
  ['nothing that can be read', () => Object.create(null)],
  ['with null', () => null],
] as const

test.each(lost)(
  'a wallet that sends and then throws %s gets no second request, because the chain decides',
  async (_, thrown) => {
    const { wallet, provider } = await connectedSender(chains)
    const before = await chains.client.getBalance({ address: gift.to })
    provider.answers[asked] = async (params) => {
      await provider.send(params)
      throw thrown()
    }
    const error = await sendTransaction(wallet, gift).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 'transaction-unknown' })
    expect(failure(error)).toContain('did not say whether it sent this')
    await expect(sendTransaction(wallet, gift))
      .rejects.toMatchObject({
        code: expect.stringMatching(/^transaction-repeated$/),
      })
      .catch((held) => {
        // It may already be in a block and found: then it is confirmed, and was sent once.
        expect(trackedBy(wallet)[0]?.status, String(held)).toBe('confirmed')
      })
    await vi.waitFor(
      () => expect(trackedBy(wallet).at(-1)).toMatchObject({ status: 'confirmed' }),
      waitOptions,
    )
    expect(trackedBy(wallet).at(-1)).not.toHaveProperty('unnamed')
    expect(trackedBy(wallet).at(-1)).not.toHaveProperty('differs')
    expect(provider.countOf(asked)).toBe(1)
    expect(await chains.client.getBalance({ address: gift.to })).toBe(before + 1n)
  },
)

test('a wallet that answers with another transaction and sends the requested one is detected', async () => {
  const { wallet, provider } = await connectedSender(chains)
  const { hash } = await sendTransaction(wallet, gift)
  await vi.waitFor(() => expect(trackedBy(wallet)[0]?.status).toBe('confirmed'), waitOptions)
  const other = { ...gift, value: 5n, description: 'Send 5 wei' }
  provider.answers[asked] = async (params) => {
    await provider.send(params)
    return hash
  }
  await expect(sendTransaction(wallet, other)).rejects.toMatchObject({ code: 'transaction-unknown' })
  await vi.waitFor(() => expect(trackedBy(wallet)[0]).toMatchObject({ status: 'confirmed' }), waitOptions)
  expect(trackedBy(wallet)[0]).toMatchObject({ description: 'Send 5 wei' })
  expect(trackedBy(wallet)[0]?.hash).not.toBe(hash)
})

test('a wallet that names a transaction of another account and sends the requested one is detected, and nothing is sent twice', async () => {
  const { wallet, provider } = await connectedSender(chains)
  const ours: unknown[] = []
  provider.answers[asked] = async (params) => {
    ours.push(await provider.send(params))
    return chains.client.sendTransaction({
      account: developmentAccount(7),
      to: gift.to,
      value: 1n,
      chain: null,
    })
  }
  await sendTransaction(wallet, { ...gift, value: 21n })
  await vi.waitFor(
    () => expect(trackedBy(wallet)[0]).toMatchObject({ hash: ours[0], status: 'confirmed' }),
    waitOptions,
  )
  expect(trackedBy(wallet)[0]).not.toHaveProperty('differs')
})

test('an unsent transaction stays open until the visitor has seen it, also after a reload, and can be removed then', async () => {
  const { wallet, provider } = await connectedSender(chains)
  provider.answers[asked] = () => {
    throw walletError(-32_603)
  }
  await expect(sendTransaction(wallet, gift)).rejects.toMatchObject({ code: 'transaction-unknown' })
  delete provider.answers[asked]
  // Another transaction of the account must not be mistaken for it.
  await provider.send([{ from: gift.from, to: gift.to, value: '0x7' }])
  await expect(sendTransaction(wallet, gift)).rejects.toMatchObject({ code: 'transaction-repeated' })
  const reloaded = await reloadedSender(chains)
  await expect(reloaded.sendTransaction(reloaded.wallet, gift)).rejects.toMatchObject({
    code: 'transaction-repeated',
  })
  expect(provider.countOf(asked)).toBe(1)
  const [open] = trackedBy(wallet)
  if (!open) throw new Error('Nothing is tracked')
  expect(transactionState(open)).toContain('look there')
  const account = { address: first, chainId: gift.chainId }
  transactionsOf(wallet).clear(account)
  expect(trackedBy(wallet)).toHaveLength(1)
  transactionsOf(wallet).dismiss(account, open.hash)
  expect(trackedBy(wallet)).toEqual([])
  await sendTransaction(wallet, gift)
  expect(provider.countOf(asked)).toBe(2)
})

test('a pending transaction with a hash cannot be removed', async () => {
  const { wallet } = await connectedSender(chains)
  await chains.client.setAutomine(false)
  const { hash } = await sendTransaction(wallet, { ...gift, value: 11n })
  transactionsOf(wallet).dismiss({ address: first, chainId: gift.chainId }, hash)
  expect(trackedBy(wallet)).toHaveLength(1)
  await chains.client.mine({ blocks: 1 })
})

test.each([4001, 4100, 4200, -32_002, -32_601])(
  'a wallet that refuses with %i has sent nothing',
  async (code) => {
    const { wallet, provider } = await connectedSender(chains)
    provider.answers[asked] = () => {
      throw walletError(code)
    }
    const error = await sendTransaction(wallet, gift).catch((reason: unknown) => reason)
    expect(error).not.toMatchObject({ code: 'transaction-unknown' })
    expect(trackedBy(wallet)).toEqual([])
  },
)

describe('the chain field of a transaction', () => {
  const paramsOf = (calls: readonly { method: string; params: unknown }[]) =>
    calls.filter(({ method }) => method === asked).map(({ params }) => Object(params)[0])

  test('the chain is a part of the request', async () => {
    const { wallet, provider } = await connectedSender(chains)
    await sendTransaction(wallet, gift)
    expect(paramsOf(provider.asked)).toMatchObject([{ chainId: '0x7a69' }])
  })

  /** A wallet that rejects the unknown field. */
  const strict = (send: (params: readonly unknown[]) => unknown) => (params: readonly unknown[]) => {
    if ('chainId' in Object(params[0])) throw walletError(-32_602)
    return send(params)
  }

  test('the chain is left out for a wallet that refuses the field at once', async () => {
    const { wallet, provider } = await connectedSender(chains)
    provider.answers[asked] = strict((params) => provider.send(params))
    await sendTransaction(wallet, gift)
    expect(paramsOf(provider.asked)).toHaveLength(2)
    expect(paramsOf(provider.asked)[1]).not.toHaveProperty('chainId')
  })

  test('the chain stays in the request if a person may have seen a prompt before the rejection', async () => {
    const { wallet, provider } = await connectedSender(chains)
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    provider.answers[asked] = () => {
      now += 301
      throw walletError(-32_602)
    }
    await expect(sendTransaction(wallet, gift)).rejects.toThrow()
    expect(paramsOf(provider.asked)).toHaveLength(1)
  })

  test('the chain is compared again before the request without it: a wallet that switched sends nothing', async () => {
    const { wallet, provider } = await connectedSender(chains)
    provider.answers[asked] = strict((params) => {
      throw new Error(`sent ${JSON.stringify(params)}`)
    })
    const refuse = provider.answers[asked]
    provider.answers[asked] = (params) => {
      provider.chainId = 1
      return refuse?.(params)
    }
    await expect(sendTransaction(wallet, gift)).rejects.toMatchObject({ code: 'other-chain' })
    expect(paramsOf(provider.asked)).toHaveLength(1)
    expect(trackedBy(wallet)).toEqual([])
  })
})
