import fc from 'fast-check'
import type { Address, Hex } from 'viem'
import { expect, test } from 'vitest'
import { universalRouterCall } from '@/chain/swap/universal-router-call'
import { readRouterSwap } from '@/domain/swap/read-router-swap'
import { checkBalance, executeData, sender, v2Swap, v3Swap, v4Swap } from '../../support/router-calls'
import { termsFor, universalRoutes } from '../../support/universal-routes'

const at = (digit: string): Address => `0x${digit.repeat(40)}`
const [coin, me, router, weth, cat, usd] = [at('0'), at('a'), at('c'), at('d'), at('e'), at('f')]
const catUsd = { currency0: cat, currency1: usd, fee: 3_000, tickSpacing: 60, hooks: at('9') }
const check = checkBalance(me, usd, 107n)
const readData = (data: Hex, value = 0n) =>
  readRouterSwap({ router, wrappedNative: weth, from: me, value, data })

/** Turns a bit, cuts, lengthens, or exchanges two words. */
function mutated(data: Hex, kind: number, place: number): Hex {
  const at = 4 + (place % ((data.length - 2) / 2 - 4))
  if (kind === 0) {
    const turned = Number.parseInt(data.slice(2 + 2 * at, 4 + 2 * at), 16) ^ (1 << (place % 8))
    return `${data.slice(0, 2 + 2 * at)}${turned.toString(16).padStart(2, '0')}${data.slice(4 + 2 * at)}` as Hex
  }
  if (kind === 1) return data.slice(0, 2 + 2 * at) as Hex
  if (kind === 2) return `${data}${'00'.repeat(1 + (place % 40))}`
  const words = data.slice(10).match(/.{1,64}/g) ?? []
  const [one, other] = [place % words.length, (place * 7 + 1) % words.length]
  const exchanged = words.map((word, index) =>
    index === one ? words[other] : index === other ? words[one] : word,
  )
  return `${data.slice(0, 10)}${exchanged.join('')}` as Hex
}

/** Encodes what was read of a swap of tokens through one pool with a check of the balance. */
function encodedAgain(found: NonNullable<ReturnType<typeof readRouterSwap>>, data: Hex): readonly Hex[] {
  const { given, got, to, pools, deadline: until } = found
  const [pool] = pools
  if (!pool || until === null) return []
  // The check of the balance replaces the minimum of the pool, so that is read from its place in the bytes.
  const minimum = wordAt(data, pool.kind === 'v4' ? 30 : 11)
  const checked = checkBalance(to, got.token ?? coin, got.minimum)
  return [to, sender].map((recipient) => {
    const terms = { to: recipient, amount: given.amount, minimum }
    if (pool.kind === 'v4') return executeData([v4Swap(pool.key, pool.path[0], terms), checked], until)
    if (pool.kind === 'v3')
      return executeData([v3Swap([pool.path[0], pool.fee, pool.path[1]], terms), checked], until)
    return executeData([v2Swap(pool.path, terms), checked], until)
  })
}

const wordAt = (data: Hex, index: number) => BigInt(`0x${data.slice(10 + 64 * index, 74 + 64 * index)}`)

test('spoiled bytes are no swap, or exactly the one that was read', () => {
  const plain = [v3Swap([cat, 500, usd]), v2Swap([cat, usd]), v4Swap(catUsd, cat)].map((one) =>
    executeData([one, check]),
  )
  let count = 0
  fc.assert(
    fc.property(fc.constantFrom(...plain), fc.nat(3), fc.nat(1_000_000), (data, kind, place) => {
      const spoiled = mutated(data, kind, place)
      const found = readData(spoiled)
      if (found === null) return
      count += 1
      expect(encodedAgain(found, spoiled)).toContain(spoiled)
    }),
    { numRuns: 6_000 },
  )
  // Many flipped bits only change an amount or an address.
  expect(count).toBeGreaterThan(100)
})

test('any bytes are read without an error', () => {
  const bytes = fc.uint8Array({ maxLength: 400 }).map((list) => Buffer.from(list).toString('hex'))
  const selector = fc.constantFrom('3593564c', '24856bc3', '')
  fc.assert(
    fc.property(selector, bytes, fc.bigInt(0n, 3n), (name, digits, value) => {
      expect(readData(`0x${name}${digits}`, value)).toBeNull()
    }),
    { numRuns: 1_000 },
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...universalRoutes),
      fc.nat(3),
      fc.nat(1_000_000),
      ([, route], kind, place) => {
        const { data, value } = universalRouterCall(route, termsFor(me))
        expect(() => readData(mutated(data, kind, place), value)).not.toThrow()
      },
    ),
    { numRuns: 2_000 },
  )
})
