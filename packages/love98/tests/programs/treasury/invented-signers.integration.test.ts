// @vitest-environment happy-dom

import { act } from 'react'
import { type Address, concatHex, type Hex, hashTypedData, parseAbi, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { partsOfTransaction } from '@/safe/hash-parts'
import { safeMessageHash } from '@/safe/safe-message'
import { plainTransaction, safeTransactionHash } from '@/safe/safe-transaction'
import { treasuryProposal } from '@/texts/treasury-proposal'

import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { pageWith, transactionRow, waitingExecution } from '../../safe/gateway-shapes'
import { createSafe } from '../../support/create-safe'
import { receiptOf } from '../../support/receipt-of'
import { chains, openTab, thief, withDemoContracts } from './lying-window'
import {
  answers,
  box,
  button,
  buttons,
  connected,
  eventually,
  open,
  showsText,
  state,
  tab,
} from './treasury-window'

withDemoContracts()

const [you, accomplice, third, stranger] = [
  developmentAccount(0),
  developmentAccount(1),
  developmentAccount(2),
  developmentAccount(5),
]
const theft = plainTransaction({ to: thief, value: parseEther('0.9'), nonce: 0 })
type Confirmation = { signer: { value: Address }; signature: Hex | null }
type AccountOnChain = { chainId: number; address: Address }

/** Opens a Safe of the demo's release with a transaction whose confirmations a test invents. */
async function openTheft(
  invent: (hash: Hex, place: AccountOnChain) => Promise<readonly Confirmation[]>,
  { reported = 2, threshold = 2, owners = [you, accomplice, third].map(({ address }) => address) } = {},
) {
  const address = await createSafe(chains, owners, threshold)
  const place = { chainId: 31_337, address }
  const safeTxHash = safeTransactionHash(place, theft)
  const confirmations = await invent(safeTxHash, place)
  const status = { txStatus: 'AWAITING_EXECUTION', txInfo: { type: 'Custom', to: { value: thief } } }
  const counted = { confirmationsSubmitted: reported, confirmationsRequired: reported }
  answers['/transactions/queued'] = () =>
    pageWith(
      transactionRow({ ...status, id: 'a', executionInfo: { type: 'MULTISIG', nonce: 0, ...counted } }),
    )
  answers['/transactions/a'] = () => ({
    ...status,
    safeAddress: address,
    txId: 'a',
    txData: { to: { value: thief }, value: String(theft.value), operation: 0, hexData: '0x' },
    detailedExecutionInfo: waitingExecution({ safeTxHash, confirmations, confirmationsRequired: reported }),
  })
  answers[`/safes/${address}`] = () => ({
    ...state,
    ...{ address: { value: address }, threshold: reported, owners: owners.map((value) => ({ value })) },
  })
  await open(`31337:${address}`, connected)
  await showsText(`Requires ${threshold} of ${owners.length} owners`)
  await tab('Queue')
  await eventually(() => expect(box.querySelector('[role=option]')?.textContent).toContain('Send to'))
  await eventually(() => expect(rowState()).not.toBe('Reading…'))
  await act(async () => box.querySelector<HTMLElement>('[role=option]')?.click())
  await eventually(() => expect(button('Reject')).toBeDefined())
  await eventually(() =>
    expect(buttons()).toEqual(expect.arrayContaining([expect.stringMatching(/Sign|Execute/)])),
  )
  return place
}
const rowState = () => box.querySelector('[role=option]')?.lastElementChild?.textContent
const offered = () => buttons().filter((name) => /Sign|Execute/.test(name ?? ''))
const by = (signer: { address: Address }, signature: Hex | null) => ({
  signer: { value: signer.address },
  signature,
})
/** The signature that a Safe accepts as the agreement of its caller, or of an owner who approved the hash on the chain. */
const approvalOf = ({ address }: { address: Address }): Hex =>
  `0x${address.slice(2).toLowerCase().padStart(64, '0')}${'0'.repeat(64)}01`

test('an invented confirmation of the viewer beside a real signature does not allow an execution', async () => {
  await openTheft(async (hash) => [by(accomplice, await accomplice.sign({ hash })), by(you, approvalOf(you))])
  expect(offered()).toEqual(['Sign', 'Sign and Execute'])
  expect(rowState()).toBe('1 of 2, needs your signature')
})

test.each<[string, (hash: Hex) => Promise<readonly Confirmation[]>]>([
  ['junk', async () => [by(accomplice, `0x${'12'.repeat(65)}`), by(third, '0xdead')]],
  [
    'signatures of a stranger as those of owners',
    async (hash) => [by(accomplice, await stranger.sign({ hash })), by(third, await stranger.sign({ hash }))],
  ],
  ['approvals that no owner gave', async () => [by(accomplice, approvalOf(accomplice)), by(third, null)]],
  [
    'contract signatures of owners without code',
    async () => [contract(accomplice, '0x'), contract(third, '0x')],
  ],
])('%s do not count and allow no execution', async (_, invent) => {
  await openTheft(invent)
  expect(offered()).toEqual(['Sign'])
  expect(rowState()).toBe('0 of 2, needs your signature')
})

test.each([
  ['doubled', async (hash: Hex) => [await accomplice.sign({ hash }), await accomplice.sign({ hash })]],
  [
    'given for another owner too',
    async (hash: Hex) => [await accomplice.sign({ hash }), await accomplice.sign({ hash })],
  ],
])('one signature that is %s counts once', async (name, signatures) => {
  await openTheft(async (hash) => {
    const [one, two] = await signatures(hash)
    return [by(accomplice, one ?? null), by(name === 'doubled' ? accomplice : third, two ?? null)]
  })
  expect(offered()).toEqual(['Sign', 'Sign and Execute'])
  expect(rowState()).toBe('1 of 2, needs your signature')
})

test('a lowered threshold of the gateway does not allow an execution', async () => {
  await openTheft(async (hash) => [by(accomplice, await accomplice.sign({ hash }))], { reported: 1 })
  expect(offered()).toEqual(['Sign', 'Sign and Execute'])
})

test('an invented signature of the viewer does not hide Sign in a Safe with one owner', async () => {
  const owners = [you.address]
  await openTheft(async () => [by(you, approvalOf(you))], { reported: 1, threshold: 1, owners })
  expect(offered()).toEqual(['Sign', 'Sign and Execute'])
})

test('an on-chain approval counts and executes with the signature of another owner', async () => {
  await openTheft(async (hash, { address }) => {
    await approve(address, hash, third.address)
    return [by(third, approvalOf(third)), by(accomplice, await accomplice.sign({ hash }))]
  })
  expect(offered()).toEqual(['Sign', 'Execute'])
  expect(rowState()).toBe('Ready to execute')
})

test('Execute never adds the sender’s own confirmation, even if the threshold rose', async () => {
  const { address } = await openTheft(async (hash) => [
    by(accomplice, await accomplice.sign({ hash })),
    by(third, await third.sign({ hash })),
  ])
  expect(offered()).toEqual(['Sign', 'Execute'])
  const before = await chains.client.getBalance({ address: thief })
  await raiseThreshold(address, 3n)
  await act(async () => button('Execute')?.click())
  await showsText(treasuryProposal.notEnough)
  expect(await chains.client.getBalance({ address: thief })).toBe(before)
})

test('a contract owner counts if it confirms its signature to the Safe', async () => {
  const owner = await createSafe(chains, [third.address], 1)
  const owners = [you.address, accomplice.address, owner]
  await openTheft(
    async (hash, place) => {
      const inner = await third.sign({ hash: ownerHash({ ...place, address: owner }, place) })
      return [contract({ address: owner }, inner), by(accomplice, await accomplice.sign({ hash }))]
    },
    { owners },
  )
  expect(offered()).toEqual(['Sign', 'Execute'])
  expect(rowState()).toBe('Ready to execute')
})

test('a message that the gateway reports as signed by the viewer can still be signed', async () => {
  const address = await createSafe(
    chains,
    [you, accomplice, third].map((owner) => owner.address),
    2,
  )
  const messageHash = safeMessageHash({ chainId: 31_337, address }, 'Rose') ?? expect.unreachable()
  const signature = await accomplice.sign({ hash: messageHash })
  answers['/messages'] = () =>
    pageWith({
      ...{ type: 'MESSAGE', messageHash, message: 'Rose', status: 'CONFIRMED' },
      ...{ confirmationsSubmitted: 2, confirmationsRequired: 2 },
      confirmations: [
        { owner: { value: you.address }, signature: approvalOf(you) },
        { owner: { value: accomplice.address }, signature },
      ],
    })
  answers[`/safes/${address}`] = () => ({ ...state, address: { value: address }, messagesTag: '1' })
  await open(`31337:${address}`, connected)
  await showsText('Requires 2 of 3 owners')
  await tab('Messages')
  await eventually(() => expect(rowState()).toBe('1 of 2, needs your signature'))
  await act(async () => box.querySelector<HTMLElement>('[role=option]')?.click())
  await eventually(() => expect(button('Sign')).toBeDefined())
})

test('a message with another hash is reported, although the gateway calls it signed', async () => {
  const other = safeMessageHash({ chainId: 31_337, address: chains.deployment.safe.address }, 'Nothing')
  const reported = {
    type: 'MESSAGE',
    messageHash: other,
    message: 'We owe you 1,000 ETH',
    status: 'CONFIRMED',
  }
  const counted = { confirmationsSubmitted: 2, confirmationsRequired: 2 }
  const signature = await accomplice.sign({ hash: other ?? expect.unreachable() })
  const confirmations = [{ owner: { value: accomplice.address }, signature }]
  answers['/messages'] = () => pageWith({ ...reported, ...counted, confirmations })
  await openTab('Messages')
  await eventually(() => expect(box.querySelector('[role=option]')?.textContent).toContain('* We owe you'))
  await act(async () => box.querySelector<HTMLElement>('[role=option]')?.click())
  await showsText(`This cannot be signed: the service gives ${other} as its hash`)
  expect(button('Sign')).toBe(undefined)
})

test('a fully signed message is not offered again, although the gateway calls it pending', async () => {
  const { address } = chains.deployment.safe
  const messageHash = safeMessageHash({ chainId: 31_337, address }, 'Rose') ?? expect.unreachable()
  const confirmations = await Promise.all(
    [you, accomplice].map(async (owner) => ({
      owner: { value: owner.address },
      signature: await owner.sign({ hash: messageHash }),
    })),
  )
  const reported = { type: 'MESSAGE', messageHash, message: 'Rose', status: 'NEEDS_CONFIRMATION' }
  answers['/messages'] = () =>
    pageWith({ ...reported, confirmations, confirmationsSubmitted: 0, confirmationsRequired: 2 })
  await openTab('Messages')
  await eventually(() => expect(rowState()).toBe('Signed'))
  await act(async () => box.querySelector<HTMLElement>('[role=option]')?.click())
  await eventually(() =>
    expect(box.querySelector('[data-details]')?.textContent).toContain(`Signed by${you.address}`),
  )
  expect(button('Sign')).toBe(undefined)
})

/** A signature of a contract as services give it: its address, the place of what follows, and the type 0. */
function contract(owner: { address: Address }, signature: Hex): Confirmation {
  const size = (signature.length - 2) / 2
  const word = (value: string) => value.padStart(64, '0')
  const head = `${word(owner.address.slice(2).toLowerCase())}${word((65).toString(16))}00`
  return by(owner, `0x${head}${word(size.toString(16))}${signature.slice(2)}`)
}

/** The message that the owner of a Safe signs to agree to a transaction of another Safe which it owns, as its handler computes it. */
function ownerHash(owner: AccountOnChain, place: AccountOnChain): Hex {
  const { domainHash, messageHash } = partsOfTransaction(place, theft)
  return hashTypedData({
    domain: { chainId: owner.chainId, verifyingContract: owner.address },
    types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
    primaryType: 'SafeMessage',
    message: { message: concatHex(['0x1901', domainHash, messageHash]) },
  })
}

async function approve(safe: Address, hash: Hex, account: Address) {
  const abi = parseAbi(['function approveHash(bytes32 hash)'])
  const call = { abi, address: safe, functionName: 'approveHash', args: [hash], account } as const
  await receiptOf(chains.client, await chains.client.writeContract({ ...call, gas: 200_000n, chain: null }))
}

/** Changes the threshold of a Safe as the Safe itself does. */
async function raiseThreshold(address: Address, threshold: bigint) {
  const abi = parseAbi(['function changeThreshold(uint256 threshold)'])
  await chains.client.impersonateAccount({ address })
  await chains.client.setBalance({ address, value: parseEther('1') })
  const call = { abi, address, functionName: 'changeThreshold', args: [threshold], account: address } as const
  await receiptOf(chains.client, await chains.client.writeContract({ ...call, gas: 200_000n, chain: null }))
}
