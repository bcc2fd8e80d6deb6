// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { send } from './program'
import { consumeUrlRequest, parseSendRequest } from './send-request'

test('a link gives recipient, token and amount as texts', () => {
  expect(parseSendRequest('?to=friend.eth&token=CAT&amount=1.5')).toEqual({
    to: 'friend.eth',
    token: 'CAT',
    amount: '1.5',
  })
  expect(parseSendRequest('amount=5')).toEqual({ to: '', token: '', amount: '5' })
  expect(parseSendRequest('?locale=en')).toBeNull()
})

test('a text that is too long is dropped', () => {
  expect(parseSendRequest(`to=${'a'.repeat(261)}&amount=${'1'.repeat(81)}`)).toBeNull()
})

test('another window can request the same as a link, and only by a query string', () => {
  expect(send.argument?.('token=CAT&to=0x12&amount=1.5')).toBe('token=CAT&to=0x12&amount=1.5')
  for (const text of ['', 'a b', '<b>', `a=${'1'.repeat(700)}`, 'javascript:alert(1)'])
    expect(send.argument?.(text)).toBeNull()
})

test('the address of the page is read once, and only at the program’s own path', () => {
  window.history.replaceState(null, '', '/p/send?to=friend.eth&locale=en&amount=2')
  expect(consumeUrlRequest()).toMatchObject({ to: 'friend.eth', amount: '2' })
  expect(window.location.search).toBe('?locale=en')
  expect(consumeUrlRequest()).toBeNull()
  window.history.replaceState(null, '', '/p/notepad?to=friend.eth')
  expect(consumeUrlRequest()).toBeNull()
  expect(window.location.search).toBe('?to=friend.eth')
})
