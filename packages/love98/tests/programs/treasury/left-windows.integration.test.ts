// @vitest-environment happy-dom
import { act } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proposalSteps } from '@/programs/treasury/propose/use-proposal-flow'
import { useSafeFlow } from '@/programs/treasury/safe/use-safe-flow'
import { useOwnerActions } from '@/programs/treasury/transaction/transaction-actions'
import { plainTransaction, safeTransactionHash } from '@/safe/safe-transaction'
import { isReview } from '@/wallet/flow/transaction-flow'
import { useWallet } from '@/wallet/use-wallet'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { settled } from '../../support/event-loop'
import { connectedSender } from '../../wallet/transactions/test-sender'
import { chainClient } from './chain-client'
import { mountHook } from './mounted-hook'
import { eventually } from './treasury-window'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

const safe = () => ({ chainId: 31_337, address: chains.deployment.safe.address })
const payment = () => plainTransaction({ to: developmentAccount(6).address, value: 5n, nonce: 0 })

/** A hook of the window; `asked`: the requests by which the wallet was asked to sign or to send. */
async function hookOf<Result>(use: () => Result, client: unknown = chains.client) {
  const { wallet, provider } = await connectedSender(chains)
  return {
    ...(await mountHook({ ...wallet, client: () => client } as never, use)),
    asked: () =>
      provider.asked.filter(({ method }) => /^eth_(sign|send)/.test(method)).map(({ method }) => method),
  }
}

const silent = () => Promise.reject(new Error('silent'))
const gateway = { queries: { queue: silent, estimate: silent }, mutations: { propose: silent } } as never

test.each(['leaves the review', 'stays'])(
  'a visitor who pressed Sign %s while a name is compared',
  async (how) => {
    let compared: ((problem: string) => void) | undefined
    // The names are compared before the review, too.
    const names: (() => Promise<string>)[] = [
      async () => '',
      () => new Promise((resolve) => (compared = resolve)),
    ]
    const checkNames = () => names.shift()?.() ?? expect.unreachable()
    const { now, asked } = await hookOf(() =>
      useSafeFlow(
        safe(),
        proposalSteps({ wallet: useWallet(), gateway, safe: safe(), checkNames, onDone: () => undefined }),
      ),
    )
    await act(async () => void now().submit({ calls: [payment()], description: 'Pay' }))
    await eventually(() => expect(now().now.phase).toBe('review'))
    const shown = now().now
    const ready = isReview(shown) ? shown.review.prepared.review : expect.unreachable()
    await act(async () => void now().press({ kind: 'sign', ready: ready as never, what: 'Pay', note: '' }))
    await eventually(() => expect(compared).toBeDefined())
    if (how !== 'stays') await act(async () => now().back())
    compared?.('')
    if (how === 'stays') return eventually(() => expect(asked()).toEqual(['eth_signTypedData_v4']))
    await act(settled)
    // No prompt opens about what is no longer shown.
    expect(asked()).toEqual([])
  },
)

test.each(['closed', 'open'])(
  'an execution continues only in an open window after confirmations were read: %s',
  async (how) => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const client = chainClient(chains, { isDown: false, asked: 0 })
    const slow = {
      ...client,
      request: async (call: object) => {
        await held
        return client.request(call as never)
      },
    }
    const { now, asked, leave } = await hookOf(
      () => useOwnerActions({ gateway, safe: safe() }, () => undefined),
      slow,
    )
    const transaction = payment()
    const hash = safeTransactionHash(safe(), transaction)
    const confirmations = await Promise.all(
      [developmentAccount(0), developmentAccount(1)].map(async (owner) => ({
        signer: { value: owner.address },
        signature: await owner.sign({ hash }),
      })),
    )
    const sender = developmentAccount(0).address
    await act(
      async () =>
        void now().press({
          kind: 'execute',
          ready: { transaction, safeTxHash: hash } as never,
          info: { confirmations } as never,
          what: 'Pay',
          sender,
          signs: false,
        }),
    )
    if (how === 'closed') await leave()
    release()
    if (how === 'open') return eventually(() => expect(asked()).toEqual(['eth_sendTransaction']))
    await act(settled)
    await act(settled)
    expect(asked()).toEqual([])
  },
)
