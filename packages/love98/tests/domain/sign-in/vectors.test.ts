import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checksumAddress, type Hex, hashMessage, recoverMessageAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { readSignInText, type SignInText, writeSignInText } from '@/domain/sign-in/sign-in-grammar'
import { parseSignInMessage } from '@/domain/sign-in/sign-in-message'

// The test vectors of EIP-4361's reference implementation are not part of this repository: the variable contains their
// folder.
const folder = process.env.SIWE_VECTORS
if (!folder) console.warn('SIWE_VECTORS is not set: the test vectors of EIP-4361 were skipped.')

type SignedVector = SignInText & { signature: Hex }

// Proves S7.1
describe.skipIf(!folder)('the test vectors of EIP-4361', () => {
  const read = <Data>(name: string): [string, Data][] =>
    folder ? Object.entries(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))) : []
  const readHere = (text: string) =>
    readSignInText(text, (address) => checksumAddress(address as Hex) === address)

  test('valid messages are parsed to their fields', () => {
    const vectors = read<{ message: string; fields: SignInText }>('parsing_positive')
    expect(vectors.length).toBeGreaterThan(0)
    for (const [name, { message, fields }] of vectors) {
      const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
      expect(readHere(message), name).toEqual(given)
      expect(writeSignInText(fields), name).toBe(message)
    }
  })

  test('the valid messages are no sign-in messages of this product, because all lack an expiry and a request id', () => {
    const vectors = read<{ message: string; fields: SignInText }>('parsing_positive')
    const ours = vectors.filter(([, { message }]) => parseSignInMessage(message))
    expect(ours).toEqual([])
    for (const [name, { fields }] of vectors) {
      expect([fields.expirationTime, fields.requestId], name).toEqual([undefined, undefined])
    }
    // Userinfo (with and without a port) and an IPv6 authority are valid; a server with a single origin never has such
    // a name.
    const foreign = vectors.filter(([, { fields }]) => /[@[]/.test(fields.domain)).map(([name]) => name)
    expect(foreign).toEqual([
      'domain is RFC 3986 authority with userinfo',
      'domain is RFC 3986 authority with userinfo and port',
      'domain ipv6',
    ])
  })

  test('invalid messages are rejected', () => {
    const vectors = read<string>('parsing_negative')
    expect(vectors.length).toBeGreaterThan(0)
    for (const [name, message] of vectors) expect(readHere(message), name).toBeNull()
  })

  test('invalid fields give no message that reads back as those fields', () => {
    const vectors = read<SignInText>('parsing_negative_objects')
    expect(vectors.length).toBeGreaterThan(0)
    for (const [name, fields] of vectors) {
      const found = readHere(writeSignInText(fields))
      expect(found, name).not.toEqual(fields)
      // The types forbid a missing field, so the field has a word that is not a valid domain or address.
      if (!name.startsWith('missing')) expect(found, name).toBeNull()
    }
  })

  test('valid signatures recover their address, over the unchanged text', async () => {
    const vectors = read<SignedVector>('verification_positive')
    expect(vectors.length).toBeGreaterThan(0)
    for (const [name, { signature, ...fields }] of vectors) {
      const message = writeSignInText(fields)
      expect(readHere(message), name).not.toBeNull()
      expect(await recoverMessageAddress({ message, signature }), name).toBe(fields.address)
    }
  })

  test('messages of the negative vectors are no sign-in messages, have another signer, or are out of their time', async () => {
    const vectors = read<SignedVector>('verification_negative')
    expect(vectors.length).toBeGreaterThan(0)
    for (const [name, { signature, ...fields }] of vectors) {
      const message = writeSignInText(fields)
      expect(parseSignInMessage(message), name).toBeNull()
      if (/^invalid /.test(name)) expect(readHere(message), name).toBeNull()
      if (/ signature$/.test(name)) {
        const signer = await recoverMessageAddress({ message, signature }).catch(() => null)
        expect(signer, name).not.toBe(fields.address)
      }
    }
  })

  test('messages of contract accounts are parsed; their signatures need their chain', () => {
    for (const [name, { message }] of read<{ message: string; signature: Hex }>('eip1271')) {
      expect(readHere(message), name).not.toBeNull()
      expect(hashMessage(message), name).toMatch(/^0x[0-9a-f]{64}$/)
    }
  })
})
