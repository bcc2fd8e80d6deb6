import { expect, test } from 'vitest'
import { programPath } from './program-path'

test.each([
  [null, '', '/'],
  [null, '?open=terms', '/'],
  [null, '?locale=en-XB', '/?locale=en-XB'],
  [{ program: 'pairs', argument: null }, '', '/p/pairs'],
  [{ program: 'pairs', argument: null }, '?open=old&locale=en-XB', '/p/pairs?locale=en-XB'],
  [{ program: 'notepad', argument: 'terms' }, '', '/p/notepad?open=terms'],
  [{ program: 'swap', argument: null }, '', '/p/swap'],
  [{ program: 'swap', argument: 'CAT-ETH' }, '?open=x&locale=en-XB', '/p/swap/CAT-ETH?locale=en-XB'],
  [{ program: 'swap', argument: '../a?b#c' }, '', '/p/swap/..%2Fa%3Fb%23c'],
  [{ program: 'game', argument: 'a b&c#d' }, '', '/p/game?open=a+b%26c%23d'],
])('the address of %j after %j is %s', (shown, search, path) => {
  expect(programPath(shown, search)).toBe(path)
})
