import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodeTransfer } from '@/domain/abi'
import { executionData } from '@/safe/execution'
import { createGatewayMutations } from '@/safe/gateway/gateway-mutations'
import { createGatewayQueries } from '@/safe/gateway/gateway-queries'
import { reviewTransaction } from '@/safe/review'
import {
  plainTransaction,
  proposalOf,
  rejection,
  type SafeTransaction,
  safeTransactionHash,
} from '@/safe/safe-transaction'
import { developmentAccount } from '../../scripts/demo/development-accounts.ts'
import { safeTransactionHash as hashOfContract } from '../../scripts/demo/gateway/safe-contract.ts'
import { type DemoChains, startChains } from '../support/demo-chains'
import { signedBy } from '../support/execute-in-safe'
import { receiptOf } from '../support/receipt-of'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

const [first, second, stranger] = [developmentAccount(0), developmentAccount(1), developmentAccount(5)]
const open = () => {
  const { deployment, client } = chains
  const access = { base: deployment.safeGateway, origin: new URL(deployment.safeGateway).origin }
  const safe = { chainId: 31_337, address: deployment.safe.address }
  return {
    deployment,
    client,
    safe,
    queries: createGatewayQueries(access),
    mutations: createGatewayMutations(access),
  }
}

test('the computed transaction hash equals that of the contract', async () => {
  const { safe, deployment } = open()
  const transaction = plainTransaction({
    to: stranger.address,
    value: 7n,
    data: '0x1234',
    nonce: 4,
    safeTxGas: 9n,
  })
  const { value, safeTxGas, baseGas, gasPrice, nonce, ...rest } = transaction
  const texts = {
    value: String(value),
    safeTxGas: String(safeTxGas),
    baseGas: String(baseGas),
    gasPrice: String(gasPrice),
  }
  const url = deployment.chains[0]?.rpcUrl ?? ''
  expect(await hashOfContract(url, safe.address, { ...rest, ...texts, nonce: Number(nonce) })).toBe(
    safeTransactionHash(safe, transaction),
  )
})

test('a transaction is proposed, signed by both owners and executed, which cancels the other one with its nonce', async () => {
  const { safe, queries, mutations, client, deployment } = open()
  const { currentNonce: nonce } = await queries.nonces(safe)
  const cat = deployment.tokens.CAT?.address
  if (!cat) throw new Error('The demo has no CAT')
  const payment = plainTransaction({ to: cat, data: encodeTransfer(stranger.address, 5n), nonce })
  const propose = async (transaction: SafeTransaction) => {
    const safeTxHash = safeTransactionHash(safe, transaction)
    const signature = await first.sign({ hash: safeTxHash })
    await mutations.propose(safe, proposalOf(transaction, { safeTxHash, sender: first.address, signature }))
    return safeTxHash
  }
  const [hash, rejected] = [await propose(payment), await propose(rejection(safe, nonce))]
  const one = await queries.transaction(31_337, hash)
  if (one.detailedExecutionInfo?.type !== 'MULTISIG') throw new Error('incomplete details')
  expect(executionData(payment, { agreements: [await signedBy(first, hash)], threshold: 2 })).toBe(null)
  await mutations.confirm(31_337, hash, await second.sign({ hash }))
  const details = await queries.transaction(31_337, hash)
  expect(details.txStatus).toBe('AWAITING_EXECUTION')
  const review = reviewTransaction(safe, details)
  if (review.kind !== 'ready' || details.detailedExecutionInfo?.type !== 'MULTISIG')
    throw new Error(review.kind)
  expect(review).toMatchObject({ safeTxHash: hash, riskFlags: [] })
  const agreements = details.detailedExecutionInfo.confirmations.map(({ signer, signature }) => ({
    ...{ owner: signer.value, kind: 'key' as const },
    signature: signature ?? expect.unreachable(),
  }))
  const data = executionData(review.transaction, { agreements, threshold: 2 })
  const txHash = await client.sendTransaction({
    account: second,
    to: safe.address,
    data: data ?? '0x',
    chain: client.chain,
  })
  expect(await receiptOf(client, txHash)).toMatchObject({ status: 'success' })
  expect(await queries.transaction(31_337, hash)).toMatchObject({ txStatus: 'SUCCESS', txHash })
  expect(await queries.transaction(31_337, rejected)).toMatchObject({ txStatus: 'CANCELLED' })
  const { results } = await queries.history(safe)
  expect(results[1]).toMatchObject({ transaction: { txInfo: { type: 'Transfer', direction: 'OUTGOING' } } })
})
