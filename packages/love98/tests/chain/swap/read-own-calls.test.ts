import { expect, test } from 'vitest'
import { universalRouterCall } from '@/chain/swap/universal-router-call'
import { readRouterSwap } from '@/domain/swap/read-router-swap'
import { readCall } from '@/domain/wallet/read-call'
import { termsFor, universalRoutes, universalSettings } from '../../support/universal-routes'

const me = `0x${'a1'.repeat(20)}` as const
const { universalRouter, wrappedNative } = universalSettings.exchange

test('the routes cover one and two pools of every kind, in both directions', () => {
  const shapes = universalRoutes.map(([, { kind, hops }]) =>
    [kind, ...hops.map(({ source }) => source.kind)].join(' '),
  )
  expect(new Set(shapes)).toEqual(
    new Set(shapes.filter((shape) => /^(eth-for-tokens|tokens-for-(eth|tokens))( v[234]){1,2}$/.test(shape))),
  )
  for (const part of [
    'eth-for-tokens v4',
    'tokens-for-eth v3',
    'tokens-for-tokens v4',
    'v2 v4',
    'v4 v3',
    'v4 v4',
  ])
    expect(shapes.join(', ')).toContain(part)
})

test.each(universalRoutes)('the call of a route is read as the swap that it is: %s', (_, route) => {
  const call = universalRouterCall(route, termsFor(me))
  const { from, to, hops } = route
  const isCoinGot = to.isNative
  expect(readRouterSwap({ router: universalRouter, wrappedNative, from: me, ...call })).toEqual({
    given: { token: from.isNative ? null : from.address, amount: 98n },
    got: isCoinGot
      ? { token: null, minimum: 7n, counts: 'arrival' }
      : { token: to.address, minimum: 107n, counts: 'balance' },
    ...{ to: me, deadline: 1_800_000_000n, permit: null, portion: null },
    pools: hops.map(({ source, path }) => {
      if (source.kind === 'v2') return { kind: 'v2', path }
      return source.kind === 'v3'
        ? { kind: 'v3', path, fee: source.fee }
        : { kind: 'v4', path, key: source.key }
    }),
  })
  expect(readCall(call, universalSettings, me)).toMatchObject({ kind: 'swap', to: me })
  // Another account that sends the same bytes would receive the tokens, and its balance is not the one that is checked.
  const thief = `0x${'b2'.repeat(20)}` as const
  const sent = readCall(call, universalSettings, thief)
  expect(sent).toMatchObject(isCoinGot ? { kind: 'swap', to: thief } : { kind: 'unknown' })
})
