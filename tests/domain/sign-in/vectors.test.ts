import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checksumAddress, type Hex, hashMessage, recoverMessageAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { readSignInText, type SignInText, writeSignInText } from '@/domain/sign-in/sign-in-grammar'
import { parseSignInMessage } from '@/domain/sign-in/sign-in-message'

// The test vectors of EIP-4361's reference implementation, which are no part of this repository: the variable names the
// folder that holds them.
const folder = process.env.SIWE_VECTORS
if (!folder) console.warn('SIWE_VECTORS is not set: the test vectors of EIP-4361 were skipped.')

type SignedVector = SignInText & { signature: Hex }

describe.skipIf(!folder)('[S7.1] the test vectors of EIP-4361', () => {
  const read = <Data>(name: string): [string, Data][] =>
    folder ? Object.entries(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))) : []
  const readHere = (text: string) =>
    readSignInText(text, (address) => checksumAddress(address as Hex) === address)

  test('messages that are good are read as they are', () => {
    const vectors = read<{ message: string; fields: SignInText }>('parsing_positive')
    expect(vectors.length).toBeGreaterThan(0)
    for (const [name, { message, fields }] of vectors) {
      const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
      expect(readHere(message), name).toEqual(given)
      expect(writeSignInText(fields), name).toBe(message)
    }
  })

  test('of those, none is one of ours: all lack an expiry and a request id, which we always propose', () => {
    const vectors = read<{ message: string; fields: SignInText }>('parsing_positive')
    const ours = vectors.filter(([, { message }]) => parseSignInMessage(message))
    expect(ours).toEqual([])
    for (const [name, { fields }] of vectors) {
      expect([fields.expirationTime, fields.requestId], name).toEqual([undefined, undefined])
    }
    // Userinfo (with and without a port) and an IPv6 authority are legal; a server bound to one origin has no such name.
    const foreign = vectors.filter(([, { fields }]) => /[@[]/.test(fields.domain)).map(([name]) => name)
    expect(foreign).toEqual([
      'domain is RFC 3986 authority with userinfo',
      'domain is RFC 3986 authority with userinfo and port',
      'domain ipv6',
    ])
  })

  test('messages that are bad are not read', () => {
    const vectors = read<string>('parsing_negative')
    expect(vectors.length).toBeGreaterThan(0)
    for (const [name, message] of vectors) expect(readHere(message), name).toBeNull()
  })

  test('fields that are bad write no message that is read as those fields', () => {
    const vectors = read<SignInText>('parsing_negative_objects')
    expect(vectors.length).toBeGreaterThan(0)
    for (const [name, fields] of vectors) {
      const found = readHere(writeSignInText(fields))
      expect(found, name).not.toEqual(fields)
      // The types forbid a missing field, so the field has a word that is not a valid domain or address.
      if (!name.startsWith('missing')) expect(found, name).toBeNull()
    }
  })

  test('good signatures are those of their address, over the text as it stands', async () => {
    const vectors = read<SignedVector>('verification_positive')
    expect(vectors.length).toBeGreaterThan(0)
    for (const [name, { signature, ...fields }] of vectors) {
      const message = writeSignInText(fields)
      expect(readHere(message), name).not.toBeNull()
      expect(await recoverMessageAddress({ message, signature }), name).toBe(fields.address)
    }
  })

  test('what must not verify is no message of ours, has another signer, or is out of its time', async () => {
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

  test('messages of contract accounts are read; their chain is not here to be asked', () => {
    for (const [name, { message }] of read<{ message: string; signature: Hex }>('eip1271')) {
      expect(readHere(message), name).not.toBeNull()
      expect(hashMessage(message), name).toMatch(/^0x[0-9a-f]{64}$/)
    }
  })
})
