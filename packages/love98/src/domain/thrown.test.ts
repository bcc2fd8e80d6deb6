import { describe, expect, test } from 'vitest'
import { AppError, errorMessage } from './errors'
import { copyThrown, errorDetails, readThrown } from './thrown'

const refuse = () => {
  throw new Error('trap')
}
const traps = Object.fromEntries(
  Object.getOwnPropertyNames(Reflect).map((name) => [name, refuse]),
) as ProxyHandler<object>

const hostile: Record<string, () => unknown> = {
  'an object without a prototype': () => Object.create(null),
  'an object whose toString throws': () => ({ toString: refuse, valueOf: refuse, toJSON: refuse }),
  'a proxy all of whose traps throw': () => new Proxy({}, traps),
  'a proxy of a function': () => new Proxy(() => undefined, traps),
  'a proxy that is revoked': () => {
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    return proxy
  },
  'an error whose getters throw': () =>
    Object.defineProperties(new Error('x'), {
      name: { get: refuse },
      message: { get: refuse },
      code: { get: refuse },
      cause: { get: refuse },
    }),
  'an error with rubbish in every place': () =>
    Object.assign(new Error('x'), { name: 7, message: Symbol('x'), code: Object.create(null), cause: null }),
  'a symbol': () => Symbol('x'),
  'a number of arbitrary size': () => 10n ** 30n,
  'an object that contains itself': () => {
    const loop: { self?: unknown } = {}
    loop.self = loop
    return loop
  },
  'a chain of causes without an end': () => {
    const loop: { cause?: unknown } = {}
    loop.cause = loop
    return loop
  },
  null: () => null,
  undefined: () => undefined,
}

describe('thrown values', () => {
  test.each(Object.entries(hostile))('the value is read without throwing: %s', (_name, make) => {
    for (const read of [errorDetails, errorMessage, readThrown, copyThrown])
      expect(() => read(make())).not.toThrow()
    expect(typeof errorDetails(new AppError('unexpected', make()))).toBe('string')
    expect(errorMessage(make())).toBe('An unexpected error occurred. Try again.')
    const copy = copyThrown(make())
    expect(copy).toBeInstanceOf(Error)
    expect(() => `${copy} ${copy.stack} ${copy.cause}`).not.toThrow()
  })

  test.each([
    ['a plain object', { code: 4001, message: 'The policy forbids it' }, '4001: The policy forbids it'],
    [
      'an object without a message',
      { reason: 'The policy forbids it' },
      '{"reason":"The policy forbids it"}',
    ],
    ['a text', 'The policy forbids it', 'The policy forbids it'],
    ['an error', new TypeError('The policy forbids it'), 'TypeError: The policy forbids it'],
    ['a symbol', Symbol('policy'), 'Symbol(policy)'],
    ['nothing', undefined, ''],
  ])('the message of %s is kept', (_name, error, words) => expect(errorDetails(error)).toBe(words))

  test('texts of any length are truncated', () => {
    const long = 'x'.repeat(5_000_000)
    for (const error of [long, new Error(long), { message: long, name: long }, { long }])
      expect(errorDetails(error).length).toBeLessThanOrEqual(2_000)
    expect(copyThrown(new Error(long)).message).toHaveLength(1_000)
  })

  test('a copy contains the names, messages, codes and causes, and nothing of the object itself', () => {
    const cause = { code: -32603, message: 'inner', data: { originalError: { code: 4902 } } }
    const thrown = Object.assign(new RangeError('outer', { cause }), { secret: 'x' })
    const copy = copyThrown(thrown)
    expect(copy).toMatchObject({ name: 'RangeError', message: 'outer' })
    expect(copy.cause).toMatchObject({ message: 'inner', code: 4902 })
    expect(copy).not.toHaveProperty('secret')
    const own = new AppError('wrong-network')
    expect(copyThrown(own)).toBe(own)
    expect(copyThrown(new Error('outer', { cause: own })).cause).toBe(own)
  })

  test('details list every cause and are limited, also if a cause is not an error or the chain is long', () => {
    const root = new TypeError('no answer')
    expect(
      errorDetails(new AppError('node-unavailable', new Error('fetch failed', { cause: root }))),
    ).toMatch(/^AppError: .+\nError: fetch failed\nTypeError: no answer$/)
    const loop = new Error('loop')
    loop.cause = loop
    expect(errorDetails(loop).split('\n')).toHaveLength(8)
  })
})
