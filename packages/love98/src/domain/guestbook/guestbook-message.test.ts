import { hashMessage } from 'viem'
import { expect, test } from 'vitest'
import { isFresh, isOpenDay, utcDay } from './guestbook-day'
import {
  type ActionFields,
  accountKey,
  actionMessage,
  type EntryFields,
  entryMessage,
} from './guestbook-message'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const entry: EntryFields = {
  domain: 'love98.example',
  address,
  chainId: 1,
  day: '2026-11-22',
  text: 'gm, love to all',
}
const action: ActionFields = {
  domain: 'love98.example',
  address,
  chainId: 1,
  action: 'hide',
  account: '1:0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
  day: '2026-11-22',
  signedAt: '2026-11-22T12:00:00.000Z',
}

test('the signed texts never change, byte for byte, so that old signatures stay verifiable', () => {
  expect(entryMessage(entry)).toBe(`love98.example asks you to sign a line in its public guestbook:
0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266

gm, love to all

Day: 2026-11-22
Chain ID: 1
Version: 1`)
  expect(actionMessage(action)).toBe(`love98.example asks you to change its public guestbook:
0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266

Action: hide one entry
Author: 1:0x70997970c51812dc3a010c7d01b50e0d17dc79c8
Day: 2026-11-22
Signed At: 2026-11-22T12:00:00.000Z
Chain ID: 1
Version: 1`)
  expect(hashMessage(entryMessage(entry))).toBe(
    '0x32e799706e288a546f611d936fef21a3d787d9963b3ac053f63e3e36ae429e90',
  )
})

test('each field changes the text, so that a signature is valid for one site, account, chain, day and action', () => {
  const entries = [
    entry,
    { ...entry, domain: 'other.example' },
    { ...entry, address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as const },
    { ...entry, chainId: 10 },
    { ...entry, day: '2026-11-23' },
    { ...entry, text: 'gm' },
  ].map(entryMessage)
  const actions = [
    action,
    { ...action, domain: 'other.example' },
    { ...action, action: 'show' as const },
    { ...action, day: null },
    { ...action, account: address.toLowerCase() },
    { ...action, signedAt: '2026-11-22T12:00:00.001Z' },
  ].map(actionMessage)
  expect(new Set([...entries, ...actions]).size).toBe(12)
})

test('the key of a contract contains its chain, and that of a key account is the same on every chain', () => {
  const of = (kind: 'account' | 'contract', chainId: number) => accountKey({ address, chainId, kind })
  expect(of('account', 1)).toBe(of('account', 10))
  expect(of('contract', 1)).not.toBe(of('contract', 10))
})

test('a day accepts entries up to five minutes before its start and after its end', () => {
  const midnight = Date.parse('2026-11-23T00:00:00.000Z')
  const open = (ms: number, day: string) => isOpenDay(day, midnight + ms)
  expect([utcDay(midnight - 1), utcDay(midnight)]).toEqual(['2026-11-22', '2026-11-23'])
  expect([open(-1, '2026-11-22'), open(299_999, '2026-11-22'), open(300_001, '2026-11-22')]).toEqual([
    true,
    true,
    false,
  ])
  expect([open(-300_000, '2026-11-23'), open(-300_001, '2026-11-23')]).toEqual([true, false])
  expect(open(0, '2026-11-2')).toBe(false)
})

test('an action is valid for five minutes, in the signed format', () => {
  const now = Date.parse(action.signedAt)
  expect([isFresh(action.signedAt, now + 300_000), isFresh(action.signedAt, now + 300_001)]).toEqual([
    true,
    false,
  ])
  expect([isFresh('2026-11-22T12:00:00Z', now), isFresh('never', now), isFresh('', now)]).toEqual([
    false,
    false,
    false,
  ])
})
