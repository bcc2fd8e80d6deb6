import { maxUint256 } from 'viem'
import { describe, expect, test } from 'vitest'
import { describeMessage } from '@/safe/decode/messages/describe-message'
import { at } from './encode'

const safe = { chainId: 1, address: at('a') }
const [token, thief] = [at('c'), at('e')]
const describeOf = (message: Parameters<typeof describeMessage>[1]) =>
  describeMessage(safe, message, 'cats.example')

const permitTypes = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
}
const permit = {
  types: permitTypes,
  primaryType: 'Permit',
  domain: { name: 'CAT', version: '1', chainId: 1, verifyingContract: token },
  message: {
    Summary: 'Log in',
    owner: safe.address,
    spender: thief,
    value: String(maxUint256),
    nonce: 0,
    deadline: 1_800_000_000,
  },
}

describe('typed data', () => {
  test('only hashed fields are read, in the order of the types, and ignored fields are named', () => {
    const described = describeOf(permit)
    expect(described?.typed?.fields.map(({ path }) => path)).toEqual([
      'owner',
      'spender',
      'value',
      'nonce',
      'deadline',
    ])
    expect(described?.typed?.leftOut).toEqual(['Summary'])
    expect(described?.meaning).toMatchObject({
      kind: 'allow',
      allowances: [{ token, spender: thief, isUnlimited: true, until: null, deadline: 1_800_000_000n }],
    })
    expect(described?.risks).toEqual(['allowance', 'left-out'])
  })

  test('only hashed fields of a domain are read, and a domain without a chain or for another chain is a risk', () => {
    const types = { ...permitTypes, EIP712Domain: [{ name: 'verifyingContract', type: 'address' }] }
    const described = describeOf({ ...permit, types })
    expect(described?.typed?.domain).toEqual([{ path: 'verifyingContract', type: 'address', value: token }])
    expect(described?.typed?.leftOut).toEqual(['domain.name', 'domain.version', 'domain.chainId', 'Summary'])
    expect(described?.risks).toContain('any-chain')
    expect(describeOf({ ...permit, domain: { ...permit.domain, chainId: 5 } })?.risks).toContain(
      'other-chain',
    )
  })

  test('a message without hashed fields is reported as empty', () => {
    const described = describeOf({ ...permit, primaryType: 'EIP712Domain' })
    expect(described?.typed?.fields).toEqual([])
    expect(described?.typed?.leftOut).toEqual(['Summary', 'owner', 'spender', 'value', 'nonce', 'deadline'])
    expect(described?.risks).toContain('empty')
  })

  test.each([
    ['a value that is missing', { message: { ...permit.message, nonce: undefined } }],
    ['a value that is not of its type', { message: { ...permit.message, spender: 'a friend' } }],
    ['a number that does not fit', { message: { ...permit.message, value: `0x1${'0'.repeat(64)}` } }],
    ['a type that does not exist', { primaryType: 'Order' }],
    ['a type that every object has', { primaryType: 'constructor' }],
    ['no types', { types: null }],
    [
      // The type hash is that of the real Permit, but the fields differ.
      'a type whose name contains another one',
      {
        primaryType: 'Permit(address owner,address spender,uint256 value,uint256 nonce',
        types: {
          'Permit(address owner,address spender,uint256 value,uint256 nonce': [
            { name: 'deadline', type: 'uint256' },
          ],
        },
      },
    ],
    [
      'a field whose name contains another one',
      {
        types: { Permit: [{ name: 'owner,address spender', type: 'address' }] },
        message: { 'owner,address spender': thief },
      },
    ],
    [
      'a field that stands twice',
      { types: { Permit: [...permitTypes.Permit, { name: 'owner', type: 'address' }] } },
    ],
  ])('typed data with %s cannot be read', (_, different) => {
    expect(describeOf({ ...permit, ...different } as Record<string, unknown>)).toBe(null)
  })

  test('an unlimited allowance of Permit2 is described with spender, amount and expiry', () => {
    const described = describeOf({
      domain: { name: 'Permit2', chainId: 1, verifyingContract: at('2') },
      primaryType: 'PermitSingle',
      types: {
        PermitSingle: [
          { name: 'details', type: 'PermitDetails' },
          { name: 'spender', type: 'address' },
          { name: 'sigDeadline', type: 'uint256' },
        ],
        PermitDetails: [
          { name: 'token', type: 'address' },
          { name: 'amount', type: 'uint160' },
          { name: 'expiration', type: 'uint48' },
          { name: 'nonce', type: 'uint48' },
        ],
      },
      message: {
        details: { token, amount: String(2n ** 160n - 1n), expiration: 9, nonce: 0 },
        spender: thief,
        sigDeadline: 5,
      },
    })
    expect(described?.meaning).toMatchObject({
      kind: 'allow',
      allowances: [{ token, spender: thief, isUnlimited: true, until: 9n }],
    })
  })
})

describe('texts', () => {
  const signIn = (site: string, address: string, chain = '1') =>
    `${site} wants you to sign in with your Ethereum account:\n${address}\n\nHi\n\nURI: https://${site}/login\nVersion: 1\nChain ID: ${chain}\nNonce: 12345678\nIssued At: 2026-11-22T10:00:00Z`

  test.each([
    ['', 'empty', ['empty']],
    [' \n', 'empty', ['empty']],
    ['I like cats', 'text', []],
    [`0x${'1'.repeat(64)}`, 'text', ['hash-text']],
    [signIn('cats.example', safe.address), 'sign-in', ['own-site']],
    [signIn('evil.example', safe.address), 'sign-in', ['other-site']],
    [signIn('cats.example', thief), 'sign-in', ['other-account', 'own-site']],
    [signIn('cats.example', safe.address, '5'), 'sign-in', ['other-chain', 'own-site']],
    [signIn('cats.example', safe.address).replace('https://cats', 'https://evil'), 'sign-in', ['other-site']],
  ])('the text %j is shown as %s', (text, kind, risks) => {
    expect(describeOf(text)).toMatchObject({ meaning: { kind }, risks })
  })
})
