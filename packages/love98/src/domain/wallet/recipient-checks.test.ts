import { expect, test } from 'vitest'
import type { Hex } from '@/domain/hex'
import { recipientWarnings } from './recipient-checks'
import { recipientRefusal } from './recipient-refusal'

const own = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const known = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** Same first and last four digits as `known`. */
const twin = '0x7099000000000000000000000000000000DC79c8'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const nothing = { trusted: [], seen: [] }
const facts = { own, sent: [known], known: nothing, kind: 'account' } as const
const kinds = (to: Hex, more = {}) => recipientWarnings(to, { ...facts, ...more }).map(({ kind }) => kind)

test('the zero address and the contract of the token are refused', () => {
  expect(recipientRefusal(`0x${'0'.repeat(40)}`, null)).toBe('zero-address')
  expect(recipientRefusal(token, token)).toBe('token-contract')
  expect(recipientRefusal(token.toLowerCase() as Hex, token)).toBe('token-contract')
  expect(recipientRefusal(token, null)).toBeNull()
  expect(recipientRefusal(other, token)).toBeNull()
})

test('an address with the first and last four digits of a known one is reported, in any letter case', () => {
  expect(recipientWarnings(twin, facts)).toEqual([
    { kind: 'looks-like', known: { address: known, isTrusted: true } },
    { kind: 'first-time' },
  ])
  expect(recipientWarnings(`0xf39f${'0'.repeat(32)}2266`, facts)[0]).toEqual({
    kind: 'looks-like',
    known: { address: own, isTrusted: true },
  })
})

test('a known recipient has no warning after the account sent to it on purpose, even if it is poisoned', () => {
  expect(kinds(known)).toEqual([])
  expect(kinds(twin, { sent: [known, twin] })).toEqual([])
})

test('addresses seen in a history are compared, but only a recipient that the account sent to itself is known', () => {
  const seen = { trusted: [other], seen: [twin] } as const
  const alike = `0x3C44${'0'.repeat(32)}93bc` as const
  expect(recipientWarnings(alike, { ...facts, known: seen })[0]).toEqual({
    kind: 'looks-like',
    known: { address: other, isTrusted: true },
  })
  expect(recipientWarnings(twin, { ...facts, known: seen })[0]).toEqual({
    kind: 'looks-like',
    known: { address: known, isTrusted: true },
  })
  expect(kinds(other, { known: seen })).toEqual(['first-time'])
  const onlySeen = { trusted: [], seen: [other] } as const
  expect(recipientWarnings(alike, { ...facts, known: onlySeen })[0]).toEqual({
    kind: 'looks-like',
    known: { address: other, isTrusted: false },
  })
})

test('the own address, contracts, first-time recipients and failed checks give a warning', () => {
  expect(kinds(own)).toEqual(['own'])
  expect(kinds(other)).toEqual(['first-time'])
  expect(kinds(other, { kind: 'contract' })).toEqual(['contract', 'first-time'])
  expect(kinds(known, { kind: null })).toEqual(['not-checked'])
})
