import { describe, expect, test } from 'vitest'
import { checkGuestbookText, countCharacters } from './guestbook-text'

const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}'

describe('accepted texts', () => {
  test.each([
    ['plain words', 'gm from Lisbon, hello to all'],
    ['numbers with points', 'It went up 3.14 % at 12:30, e.g. today. Great!'],
    ['Arabic', 'مرحبا بالجميع'],
    ['Persian with a non-joiner', 'می\u200cخواهم'],
    ['Hindi with joiners', 'क\u094d\u200dष प्यार'],
    ['Chinese with its full stop', '你好。世界很大。'],
    ['Vietnamese', 'Chúc mừng năm mới'],
    ['a subdivision flag', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} Alba'],
    ['a heart in its color form', 'I \u2764\ufe0f this'],
    ['markup, which is text here', '<b>bold</b> & "quoted"'],
    ['a colon in a sentence', 'My motto: be kind. Yes'],
  ])('the text is accepted: %s', (_, text) => expect(checkGuestbookText(text)).toMatchObject({ text }))

  test('140 emoji families of four count as 140 characters, and one more is refused', () => {
    expect(checkGuestbookText(family.repeat(140))).toEqual({ characters: 140, text: family.repeat(140) })
    expect(checkGuestbookText(family.repeat(141))).toEqual({ characters: 141, problem: 'too-long' })
  })

  test('texts that look the same become the same text', () => {
    const composed = checkGuestbookText('caf\u00e9 noir').text
    expect(checkGuestbookText('  cafe\u0301\u00a0\u3000 noir ').text).toBe(composed)
  })
})

describe('refused texts', () => {
  test.each([
    ['empty', ''],
    ['empty', ' \u00a0 '],
    ['too-long', 'a'.repeat(141)],
    ['too-long', `a${'\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'.repeat(150)}`],
    ['control', 'two\nlines'],
    ['control', 'a\ttab'],
    ['control', 'nothing\u0000here'],
    ['control', 'half \ud83d of a sign'],
    ['control', 'line\u2028separator'],
    ['control', 'private \ue000 use'],
    ['direction', 'abc\u202efed'],
    ['direction', 'abc\u2066fed\u2069'],
    ['direction', 'mark\u200f'],
    ['direction', 'arabic mark\u061c'],
    ['marks', `z${'\u0334\u0322\u0353\u0337\u031b'.repeat(3)}algo`],
    ['marks', `a${'\u0301'.repeat(1_000)}`],
    ['invisible', '\u3164'],
    ['invisible', '\u2800 \u115f'],
    ['invisible', 'zero\u200bwidth'],
    ['invisible', 'joined\u2060words'],
    ['invisible', 'loose joiner \u200d here'],
    ['invisible', 'hidden\u{e0041}\u{e0042}tags'],
    ['invisible', 'soft\u00adhyphen'],
    ['invisible', 'byte\ufefforder mark'],
  ])('the text is refused as %s: %j', (problem, text) =>
    expect(checkGuestbookText(text).problem).toBe(problem),
  )

  test.each([
    'https://evil.example',
    'HTTPS://EVIL',
    'see //evil',
    'javascript:alert(1)',
    'JavaScript : alert',
    'data:text/html,hi',
    'mailto:a',
    'ipfs://bafy',
    'hxxps evil',
    'www.evil',
    'WWW . evil',
    'evil.com',
    'evil . com',
    'evil. com',
    'free mint at mint.cats.example now',
    't.me/cats',
    'name.eth',
    'пример.рф',
    'evil\uff0ecom',
    'evil\u2024com',
    'evil\u3002com',
    'evil\uff61com',
    'ｈｔｔｐｓ：／／ｅｖｉｌ',
    'https\u2236\u2215\u2215evil',
    'ev\u200dil.c\u200dom',
    'evil dot com',
    'evil DOT Finance',
    'evil [dot] com',
    'evil(.)com',
    'evil {dot} site',
    'xn.xn--80ak6aa92e',
    '127.0.0.1',
    'http [::1]',
    'a@b.example',
  ])('a link is refused: %s', (text) => expect(checkGuestbookText(text).problem).toBe('link'))
})

test('a very long text is refused before all of it is counted', () => {
  expect(countCharacters('a'.repeat(10_000_000))).toBe(4_096)
  expect(checkGuestbookText('a\u0301'.repeat(1_000_000)).problem).toBe('too-long')
})
