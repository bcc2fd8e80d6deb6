import * as v from 'valibot'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { AppError } from '@/domain/errors'
import { verifyRequest, verifySignIn } from '@/server/auth/verify-sign-in'
import { nonces } from '@/server/db/schema'
import { Refusal } from '@/server/http/refusal'
import { databaseOf } from '../db/database-of'
import { createPorts, signedFor } from './sign-in-ports'

const count = 10_000
const on = databaseOf('postgres', 'nonces, sessions')

test(`no mutated message of ${count} random mutations signs in`, { timeout: 120_000 }, async () => {
  const { ports, sessions } = createPorts(() => on.db)
  const account = privateKeyToAccount(generatePrivateKey())
  const random = seeded(98)
  const outcomes = new Map<string, number>()
  // One signed message serves for many mutations: one that still contains the nonce makes it unspent again.
  const signed = await signedFor(ports, account)
  const unspend = () => on.db.orm.update(nonces).set({ spentAt: null })
  for (let index = 0; index < count; index++) {
    const body = mutate(signed, random)
    const parsed = v.safeParse(verifyRequest, body)
    let outcome = '400 bad-request'
    if (parsed.success) {
      const failure = await verifySignIn(ports, parsed.output, signed.cookies).catch(
        (error: unknown) => error,
      )
      if (!(failure instanceof AppError)) throw new Error(`Signed in with ${JSON.stringify(body)}`)
      outcome = `${failure instanceof Refusal ? failure.status : 401} ${failure.code}`
      if (!(failure instanceof Refusal)) await unspend()
    }
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  }
  expect(await sessions()).toEqual([])
  expect([...outcomes.keys()].sort()).toEqual([
    '400 bad-request',
    '400 verification-failed',
    '401 verification-failed',
  ])
  expect([...outcomes.values()].reduce((sum, one) => sum + one)).toBe(count)
  // The unchanged message is valid, so the mutations caused the refusals.
  await verifySignIn(ports, signed, signed.cookies)
  expect(await sessions()).toHaveLength(1)
})

type Signed = { message: string; signature: string }
type Random = (below: number) => number

/** Changes, drops, duplicates or swaps characters until the bytes of message or signature differ. */
function mutate({ message, signature }: Signed, random: Random): Signed {
  for (;;) {
    const mutated =
      random(4) > 0
        ? { message: change(message, random), signature }
        : { message, signature: change(signature, random) }
    const isSame = mutated.message === message && bytesOf(mutated.signature) === bytesOf(signature)
    if (!isSame) return mutated
  }
}

/** Normalizes a signature: hex digits have two cases, and the last byte counts from 0 or from 27. */
function bytesOf(signature: string): string {
  return signature.toLowerCase().replace(/1b$/, '00').replace(/1c$/, '01')
}

const alphabet = 'abcdefABCDEF0123456789 :/.-\n\r\tZTé\u202e\0%#?@'

function change(text: string, random: Random): string {
  const at = random(text.length)
  const letter = alphabet[random(alphabet.length)] ?? ''
  const to = at + 1 + random(8)
  return (
    [
      text.slice(0, at) + letter + text.slice(at + 1),
      text.slice(0, at) + letter + text.slice(at),
      text.slice(0, at) + text.slice(to),
      text.slice(0, to) + text.slice(at),
      text.slice(0, at),
      text.split('\n').toSpliced(random(12), 1).join('\n'),
      text.slice(0, at) + (text[at] ?? '').toUpperCase() + text.slice(at + 1),
      `${text}${letter}`,
    ][random(8)] ?? text
  )
}

/** Returns pseudorandom numbers that are the same in every run (xorshift32, Marsaglia 2003). */
function seeded(seed: number): Random {
  let state = seed
  return (below) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}
