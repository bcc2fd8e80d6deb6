import { parseEther } from 'viem'
import { expect, test, vi } from 'vitest'
import { prepareProposal } from '@/programs/treasury/proposal/prepare-proposal'
import { plainTransaction, proposalOf, safeTransactionHash } from '@/safe/safe-transaction'
import {
  chainId,
  chains,
  first,
  mutations,
  queries,
  safe,
  withMockGateway,
} from '../../safe/gateway/open-gateway'
import { developmentAccount } from '../../support/demo-chains'
import { chainClient } from './chain-client'

withMockGateway()

const to = developmentAccount(7).address
const payment = { to, value: parseEther('1'), data: '0x', what: 'Send 1 ETH', asset: 0, amount: 1n } as const
const { signal } = new AbortController()

/** A gateway that recommends what it likes. */
const lying = (different: Partial<ReturnType<typeof queries>> = {}) => ({
  queries: {
    ...queries(),
    estimate: async () => ({ currentNonce: 99, recommendedNonce: 99, safeTxGas: '1000000' }),
    ...different,
  },
  mutations: mutations(),
  origin: '',
})
const prepare = (gateway = lying()) =>
  prepareProposal(
    { client: chainClient(chains, { isDown: false, asked: 0 }), gateway, safe: safe() },
    payment,
    signal,
  )

test('a proposal takes the first free nonce after that of the chain and no gas, whatever the gateway recommends', async () => {
  const { results } = await queries().queue(safe(), { cursor: null, trusted: true })
  const taken = results.flatMap((item) =>
    item.type === 'TRANSACTION' ? (item.transaction.executionInfo?.nonce ?? []) : [],
  )
  const { review, nextNonce, said } = await prepare()
  expect(nextNonce).toBe(0n)
  expect(said).toEqual({ nonce: 99, safeTxGas: '1000000' })
  expect(review).toMatchObject({
    kind: 'ready',
    transaction: { to, value: parseEther('1'), nonce: BigInt(Math.max(...taken) + 1), safeTxGas: 0n },
    call: { action: { kind: 'pay' } },
    riskFlags: [],
  })
  // What was reviewed is what the gateway is given: it makes the same hash of it.
  if (review.kind !== 'ready') return expect.unreachable()
  const signature = await first.sign({ hash: review.safeTxHash })
  const signed = { safeTxHash: review.safeTxHash, sender: first.address, signature }
  await mutations().propose(safe(), proposalOf(review.transaction, signed))
  expect((await queries().transaction(chainId, review.safeTxHash)).txId).toContain(review.safeTxHash)
})

test('a gateway without a queue or an estimate leaves the nonce of the chain', async () => {
  const fail = vi.fn(async () => Promise.reject(new Error('down')))
  const { review, said } = await prepare(lying({ queue: fail, estimate: fail }))
  expect(said).toBe(null)
  expect(review).toMatchObject({ kind: 'ready', transaction: { nonce: 0n } })
  expect(review.kind === 'ready' && review.safeTxHash).toBe(
    safeTransactionHash(safe(), plainTransaction({ to, value: parseEther('1'), nonce: 0 })),
  )
})
