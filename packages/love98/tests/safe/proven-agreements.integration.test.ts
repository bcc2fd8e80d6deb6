import { concatHex, type Hex, hashTypedData, pad, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSafe } from '@/chain/safe/read-safe'
import type { Address } from '@/domain/address'
import { readAgreements } from '@/programs/treasury/transaction/read-agreements'
import { executionData } from '@/safe/execution'
import { partsOfTransaction } from '@/safe/hash-parts'
import type { Confirmation } from '@/safe/proven-signers'
import { plainTransaction } from '@/safe/safe-transaction'
import { developmentAccount } from '../../scripts/demo/development-accounts.ts'
import { contractCode } from '../support/contract-code'
import { createSafe } from '../support/create-safe'
import { type DemoChains, startChains } from '../support/demo-chains'
import { receiptOf } from '../support/receipt-of'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

const [first, second, third, friend] = [
  developmentAccount(0),
  developmentAccount(1),
  developmentAccount(2),
  developmentAccount(7),
]
const word = (value: Hex | number) =>
  (typeof value === 'number' ? value.toString(16) : value.slice(2).toLowerCase()).padStart(64, '0')
const approvalOf = (owner: Address): Hex => `0x${word(owner)}${word(0)}01`
const contractSignature = (owner: Address, inner: Hex): Hex =>
  `0x${word(owner)}${word(65)}00${word((inner.length - 2) / 2)}${inner.slice(2)}`

async function payment(owners: readonly Address[], threshold: number) {
  const address = await createSafe(chains, owners, threshold)
  const transaction = plainTransaction({ to: friend.address, value: parseEther('0.5'), nonce: 0 })
  const parts = partsOfTransaction({ chainId: 31_337, address }, transaction)
  return {
    ...{ address, transaction, hash: parts.hash },
    async agreements(confirmations: readonly Confirmation[], version?: string) {
      const read = await readSafe(chains.client, address)
      const contract = { ...read, ...(version && { version }) }
      return readAgreements({ client: chains.client, safe: address, contract }, { parts, confirmations })
    },
    async approve(account: Address) {
      const abi = parseAbi(['function approveHash(bytes32 hash)'])
      const call = { abi, address, functionName: 'approveHash', args: [parts.hash], account } as const
      await receiptOf(
        chains.client,
        await chains.client.writeContract({ ...call, gas: 200_000n, chain: null }),
      )
    },
    /** Returns the message that the owner of a nested Safe signs, as its handler computes it. */
    innerHash: (owner: Address) =>
      hashTypedData({
        domain: { chainId: 31_337, verifyingContract: owner },
        types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
        primaryType: 'SafeMessage',
        message: { message: concatHex(['0x1901', parts.domainHash, parts.messageHash]) },
      }),
  }
}

test('a key, an on-chain approval and two Safes that own the Safe confirm, and the transaction executes', async () => {
  const nested = [
    await createSafe(chains, [third.address], 1),
    await createSafe(chains, [third.address], 1),
  ] as const
  const owners = [first.address, second.address, ...nested]
  const { address, transaction, hash, agreements, approve, innerHash } = await payment(owners, 4)
  await approve(second.address)
  const confirmations: readonly Confirmation[] = await Promise.all([
    { owner: first.address, signature: await first.sign({ hash }) },
    // Capital letters that are not a checksum.
    { owner: `0x${second.address.slice(2).toUpperCase()}`, signature: null },
    ...nested.map(async (owner) => ({
      owner,
      signature: contractSignature(owner, await third.sign({ hash: innerHash(owner) })),
    })),
  ])
  const proven = await agreements(confirmations)
  expect(proven.map(({ owner }) => owner).sort()).toEqual([...owners].sort())
  const data = executionData(transaction, { agreements: proven, threshold: 4 }) ?? expect.unreachable()
  const before = await chains.client.getBalance({ address: friend.address })
  // A stranger sends it; a stranger's agreement does not count.
  const account = developmentAccount(6).address
  const sent = await chains.client.sendTransaction({
    ...{ account, to: address, data, gas: 2_000_000n, chain: null },
  })
  expect((await receiptOf(chains.client, sent)).status).toBe('success')
  expect(await chains.client.getBalance({ address: friend.address })).toBe(before + parseEther('0.5'))
})

test('confirmations that the chain does not prove are dropped', async () => {
  const nested = await createSafe(chains, [third.address], 1)
  const { hash, agreements, innerHash } = await payment([first.address, second.address, nested], 2)
  const wrong = await first.sign({ hash: innerHash(nested) })
  const given = await first.sign({ hash: innerHash(nested) })
  const inventions: readonly (Hex | null)[] = [
    ...[null, '0x', '0xdead', approvalOf(first.address), approvalOf(nested), approvalOf(third.address)],
    // Signed by an account other than its owner, without a signature, and with offsets and lengths beyond the end.
    contractSignature(nested, wrong),
    contractSignature(nested, '0x'),
    contractSignature(second.address, given),
    `0x${word(nested)}${word(64)}00${word(0)}`,
    `0x${word(nested)}${'f'.repeat(64)}00${word(0)}`,
    `0x${word(nested)}${word(65)}00${'f'.repeat(64)}`,
    // A signature of a stranger, more bytes than one signature, and a v that no Safe accepts.
    await third.sign({ hash }),
    concatHex([await first.sign({ hash }), given]),
    `${(await first.sign({ hash })).slice(0, 130)}02` as Hex,
  ] as (Hex | null)[]
  for (const owner of [first.address, second.address, nested])
    for (const signature of inventions)
      expect(await agreements([{ owner, signature }]), `${signature}`).toEqual([])
  // An approval of the same owner in another Safe does not count.
  const other = await payment([first.address], 1)
  await other.approve(first.address)
  expect(await agreements([{ owner: first.address, signature: approvalOf(first.address) }])).toEqual([])
})

test('from version 1.5.0 on an owner contract is called with the hash', async () => {
  const owner: Address = '0x0000000000000000000000000000000000c0ffee'
  const { agreements, hash } = await payment([first.address, owner], 2)
  // The crafted contract answers by eight bytes: the selector and the beginning of the hash.
  const answer = `0x1626ba7e${'0'.repeat(56)}` as const
  const bytecode = contractCode({ [`1626ba7e${hash.slice(2, 10)}`]: answer })
  await chains.client.setCode({ address: owner, bytecode })
  const confirmation = { owner, signature: contractSignature(owner, pad('0x01')) }
  expect(await agreements([confirmation])).toEqual([])
  expect(await agreements([confirmation], '1.5.0')).toMatchObject([{ kind: 'contract' }])
})
