import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSampler, redactSecrets } from './log'

const secrets = {
  signature: `0x${randomBytes(65).toString('hex')}`,
  nonce: randomBytes(16).toString('hex'),
  'token in base64': `Aa1${randomBytes(32).toString('base64url')}`,
  'token in hex': randomBytes(32).toString('hex'),
}

test.each(Object.entries(secrets))('a %s is removed from any text', (_, secret) => {
  for (const text of [
    secret,
    `value ${secret} refused`,
    `{"nonce":"${secret}"}`,
    `Nonce: ${secret}`,
    `Failed query: insert into t values ($1)\nparams: ${secret},2`,
    `__Host-love_sid=${secret}; Path=/`,
    `Cookie: a=b; __Host-x=${secret}`,
  ])
    expect(redactSecrets(text)).not.toContain(secret)
})

test('short nonces are removed if their name precedes them', () => {
  expect(redactSecrets('"nonce":"abcd1234" is used')).not.toContain('abcd1234')
  expect(redactSecrets('nonce=abcd1234')).not.toContain('abcd1234')
})

test('a sign-in message is removed entirely', () => {
  const message = [
    'cats.example wants you to sign in with your Ethereum account:',
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    '',
    'The statement.',
    '',
    'URI: https://cats.example',
    'Nonce: abcd1234',
  ].join('\n')
  expect(redactSecrets(`Error: cannot read ${message}`)).toBe('(message)')
})

test('a wallet address is shortened, unless debugging is on', () => {
  const text = 'account 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 is not there'
  expect(redactSecrets(text)).toBe('account 0xf39F…2266 is not there')
  expect(redactSecrets(text, true)).toBe(text)
})

test('texts, codes and paths stay readable', () => {
  const text =
    'DatabaseError: ECONNREFUSED at src/server/db/open-database-with-a-very-long-name.ts, code 57P01'
  expect(redactSecrets(text)).toBe(text)
})

test('a long text is truncated at a word, so that no part of a secret is left', () => {
  for (const secret of Object.values(secrets))
    for (let length = 0; length < secret.length; length += 7) {
      const text = redactSecrets(
        `${'word '.repeat(99)}${'x'.repeat(length % 5)} ${secret} and more ${'z'.repeat(500)}`,
      )
      expect(text.length).toBeLessThanOrEqual(501)
      expect(text).not.toContain(secret.slice(0, 8))
    }
  const address = `/api/heartbreak/${'x/'.repeat(140)}${secrets.nonce}`
  expect(redactSecrets(address, false, 300)).not.toContain(secrets.nonce.slice(0, 4))
})

test('a message without an end, or with a long first line, is removed too', () => {
  const message = `${'domain.'.repeat(30)} wants you to sign in with your Ethereum account:\nNonce: abcd1234`
  expect(redactSecrets(`one\n${message}`)).toBe('one\n(message)')
})

test('one of a thousand refusals in ten seconds is logged, and the next line contains the number of dropped ones', () => {
  const sample = createSampler()
  const first = Array.from({ length: 1000 }, (_, index) => sample('/api/health', index))
  expect(first.filter(({ isLogged }) => isLogged)).toEqual([{ isLogged: true, skipped: 0 }])
  expect(sample('/api/rpc/[chainId]', 500)).toEqual({ isLogged: true, skipped: 0 })
  expect(sample('/api/health', 10_000)).toEqual({ isLogged: true, skipped: 999 })
  expect(sample('/api/health', 20_000)).toEqual({ isLogged: true, skipped: 0 })
})
