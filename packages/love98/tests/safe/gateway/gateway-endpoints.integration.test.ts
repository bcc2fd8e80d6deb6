import { describe, expect, test } from 'vitest'
import {
  plainTransaction,
  proposalOf,
  rejection,
  safeTransactionHash,
  toSafeTransaction,
} from '@/safe/safe-transaction'
import { proposalDeletionHash } from '@/safe/withdrawal'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import {
  chainId,
  chains,
  first,
  gateway,
  mutations,
  queries,
  safe,
  second,
  withMockGateway,
} from './open-gateway'

withMockGateway()

describe('every endpoint', () => {
  // Proves S7.4
  test('the information about the Safe equals that of the chain', async () => {
    const { owners, threshold, nonce, version } = await queries().safe(safe())
    expect(owners.map(({ value }) => value)).toEqual([first.address, second.address])
    expect([threshold, nonce, version]).toEqual([2, 0, '1.4.1'])
  })

  // Proves S7.5
  test('incoming transfers, module transactions and owner transactions are listed', async () => {
    const incoming = await queries().incomingTransfers(safe())
    const kinds = incoming.results.map((row) =>
      row.type === 'TRANSACTION' ? `${row.transaction.txInfo.type} ${row.transaction.txStatus}` : row.type,
    )
    expect(kinds).toEqual(['DATE_LABEL', 'Transfer SUCCESS', 'Transfer SUCCESS', 'Transfer SUCCESS'])
    expect((await queries().moduleTransactions(safe())).results).toEqual([])
    expect((await queries().multisigTransactions(safe(), { executed: false })).results).toHaveLength(4)
    expect((await queries().multisigTransactions(safe(), { executed: true })).results).toEqual([])
  })

  // Proves S7.6
  test('balances are in US dollars unless another currency is requested', async () => {
    const dollars = await queries().balances(safe())
    expect(gateway.asked.at(-1)?.path).toMatch(/\/balances\/usd$/)
    expect(dollars.items.map(({ tokenInfo }) => tokenInfo.symbol)).toEqual(['ETH', 'CAT', 'USDC'])
    const yen = await queries().balances(safe(), { currency: 'JPY' })
    expect(Number(yen.fiatTotal) / Number(dollars.fiatTotal)).toBeCloseTo(150)
  })

  // Proves S7.7
  test('the currencies are listed', async () => {
    expect(await queries().currencies()).toContain('EUR')
  })

  // Proves S7.8
  test('the Safes of an owner are listed', async () => {
    expect(await queries().ownedSafes({ chainId, address: first.address })).toEqual({
      safes: [safe().address],
    })
    expect(await queries().ownedSafes({ chainId, address: developmentAccount(5).address })).toEqual({
      safes: [],
    })
  })

  // Proves S7.9
  test('collectibles are requested from the retired first version, and answered by the second one', async () => {
    expect((await queries().collectibles(safe())).results).toEqual([])
    expect(gateway.asked.slice(-2).map(({ path }) => path.slice(0, 4))).toEqual(['/v1/', '/v2/'])
    gateway.setFault({ kind: '500 with code', path: /^\/v1\/.*collectibles/ })
    await expect(queries().collectibles(safe())).rejects.toThrow('500: Internal server error')
  })

  // Proves S7.10
  test('the history is grouped by days of a time zone and ends with the creation', async () => {
    const { results } = await queries().history(safe(), { timezone: 'Pacific/Kiritimati' })
    expect(gateway.asked.at(-1)?.search).toBe('?timezone=Pacific%2FKiritimati')
    expect(results[0]?.type).toBe('DATE_LABEL')
    expect(results.at(-1)).toMatchObject({ transaction: { txInfo: { type: 'Creation' } } })
  })

  // Proves S7.11
  test('the queue is read in groups, page by page', async () => {
    const { results } = await queries().queue(safe(), { trusted: true })
    expect(results.map((row) => (row.type === 'TRANSACTION' ? row.conflictType : row.type))).toEqual([
      'LABEL',
      'None',
      'LABEL',
      'CONFLICT_HEADER',
      'HasNext',
      'End',
      'None',
    ])
    const page = await queries().queue(safe(), { cursor: 'limit=4&offset=4' })
    expect(page.results).toHaveLength(3)
    expect(page.previous).toContain(gateway.url)
  })

  // Proves S7.12
  test('a transaction is read in full, by either of its ids', async () => {
    const [proposal] = gateway.ledger.proposals
    const hash = proposal?.safeTxHash ?? ''
    const details = await queries().transaction(chainId, hash)
    expect(details).toMatchObject({
      txStatus: 'AWAITING_CONFIRMATIONS',
      note: 'For the letters of this month',
      detailedExecutionInfo: { type: 'MULTISIG', safeTxHash: hash, confirmationsRequired: 2 },
      txData: { dataDecoded: { method: 'transfer' }, operation: 0 },
    })
    expect(await queries().transaction(chainId, details.txId)).toEqual(details)
  })

  // Proves S7.13
  test('an estimate and the next free nonce are returned', async () => {
    const body = { to: first.address, value: '1', operation: 0 } as const
    expect(await queries().estimate(safe(), body)).toMatchObject({ currentNonce: 0, recommendedNonce: 3 })
    expect(gateway.asked.at(-1)?.path).toMatch(
      /^\/v2\/chains\/31337\/safes\/0x\w+\/multisig-transactions\/estimations$/,
    )
    expect(await queries().nonces(safe())).toMatchObject({ currentNonce: 0, recommendedNonce: 3 })
  })

  // Proves S7.15, S3.24
  test('the chains and their features are listed', async () => {
    const { results } = await queries().chains()
    expect(results[0]?.features).toContain('EIP1271')
    expect((await queries().chain(chainId)).chainName).toBe('Demo')
    await expect(queries().chain(5)).rejects.toThrow('Not Found')
  })

  // Proves S7.16, S7.17
  test('the apps and the contracts are listed', async () => {
    expect(await queries().safeApps(chainId, { url: 'https://cats.example' })).toEqual([])
    expect(await queries().safeApps(chainId)).toMatchObject([
      { name: 'Desktop 98', accessControl: { type: 'NO_RESTRICTIONS' } },
    ])
    expect(await queries().masterCopies(chainId)).toEqual([
      { address: chains.deployment.safe.singleton, version: '1.4.1' },
    ])
  })

  // Proves S7.18
  test('call data is decoded', async () => {
    const data = gateway.ledger.proposals.at(-1)?.data ?? '0x'
    const { method, parameters } = await queries().decodeData(chainId, { data })
    expect(method).toBe('addOwnerWithThreshold')
    expect(parameters?.map(({ name, value }) => [name, value])).toEqual([
      ['owner', developmentAccount(2).address],
      ['_threshold', '2'],
    ])
  })

  // Proves S7.19, S7.20, S7.21
  test('messages are listed, created, read and signed again', async () => {
    const { results } = await queries().messages(safe())
    expect(results.filter(({ type }) => type === 'MESSAGE')).toHaveLength(2)
    const { messageHashOf } = await import('../../../scripts/demo/gateway/submit.ts')
    const hash = messageHashOf(gateway.ledger, chainId, 'I like cats')
    const signature = await first.sign({ hash })
    expect(await mutations().addMessage(safe(), { message: 'I like cats', signature })).toBe(undefined)
    expect(await queries().message(chainId, hash)).toMatchObject({
      status: 'NEEDS_CONFIRMATION',
      confirmationsSubmitted: 1,
      preparedSignature: null,
    })
    await mutations().confirmMessage(chainId, hash, await second.sign({ hash }))
    expect(await queries().message(chainId, hash)).toMatchObject({
      status: 'CONFIRMED',
      preparedSignature: expect.stringMatching(/^0x[0-9a-f]{260}$/),
    })
  })

  // Proves S7.14
  test("a proposal with its owner's signature is accepted, and one with a changed hash is refused", async () => {
    const transaction = plainTransaction({ to: first.address, value: 5n, nonce: 9 })
    const safeTxHash = safeTransactionHash(safe(), transaction)
    const signed = { safeTxHash, sender: first.address, signature: await first.sign({ hash: safeTxHash }) }
    const proposal = proposalOf(transaction, { ...signed, note: 'Five wei' })
    const other = { ...proposal, safeTxHash: `0x${'e'.repeat(64)}` } as const
    await expect(mutations().propose(safe(), other)).rejects.toThrow('Unprocessable Entity')
    const details = await mutations().propose(safe(), proposal)
    expect(details).toMatchObject({ txStatus: 'AWAITING_CONFIRMATIONS', note: 'Five wei' })
    expect(toSafeTransaction(details)).toEqual(transaction)
    await mutations().confirm(chainId, safeTxHash, await second.sign({ hash: safeTxHash }))
    expect(await queries().transaction(chainId, safeTxHash)).toMatchObject({ txStatus: 'AWAITING_EXECUTION' })
    const withdrawal = proposalDeletionHash(safe(), safeTxHash, Date.now(), 'Safe Transaction Service')
    // A withdrawal needs its own signature by the proposer: neither the transaction's signature nor another owner's is
    // accepted.
    for (const signature of [signed.signature, await second.sign({ hash: withdrawal })])
      await expect(mutations().withdraw(chainId, safeTxHash, signature)).rejects.toThrow(
        'Unprocessable Entity',
      )
    await mutations().withdraw(chainId, safeTxHash, await first.sign({ hash: withdrawal }))
    await expect(queries().transaction(chainId, safeTxHash)).rejects.toThrow('Not Found')
  })

  test('a rejection has the nonce of its transaction and no effect', () => {
    expect(rejection(safe(), 7)).toMatchObject({ to: safe().address, value: 0n, data: '0x', nonce: 7n })
  })

  test('a confirmation by an account that is not an owner is refused', async () => {
    const hash = gateway.ledger.proposals[1]?.safeTxHash ?? '0x'
    const stranger = await developmentAccount(6).sign({ hash })
    await expect(mutations().confirm(chainId, hash, stranger)).rejects.toThrow('Unprocessable Entity')
  })
})
