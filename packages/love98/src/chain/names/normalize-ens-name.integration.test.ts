import { describe, expect, test } from 'vitest'
import { normalizeByEnsip15 } from './ensip15-normalize'
import { normalizeEnsName } from './normalize-ens-name'

describe('ENS name normalization', () => {
  const codeOf = (name: string) => {
    try {
      return normalizeByEnsip15(name)
    } catch (error) {
      return (error as { code: string }).code
    }
  }

  // Proves S5.4
  test.each([
    ['?.eth', 'name-character'],
    ['a..eth', 'name-empty-label'],
    ['.eth', 'name-empty-label'],
    ['\u0430b.eth', 'name-mixture'],
    ['\u0301a.eth', 'name-leading-mark'],
    ['a_b.eth', 'name-underscore'],
    ['_a_.eth', 'name-underscore'],
  ])('%j is refused as %s', (name, code) => expect(codeOf(name)).toBe(code))

  // Proves S5.4
  test('four non-spacing marks on a letter are allowed, five are not', () => {
    // Arabic letter and marks that do not compose.
    const marks = '\u0651\u064b\u064c\u064d\u064e'
    expect(codeOf(`\u0628${[...marks].slice(0, 4).join('')}.eth`)).not.toBe('name-marks')
    expect(codeOf(`\u0628${marks}.eth`)).toBe('name-marks')
  })

  // Proves S5.4
  test('a valid name is returned in its normalized form', () => {
    expect(normalizeByEnsip15('Friend.ETH')).toBe('friend.eth')
    expect(normalizeByEnsip15('_dmarc.friend.eth')).toBe('_dmarc.friend.eth')
  })

  // Proves S5.4
  test('each refusal has its own message', () => {
    const messages = ['?.eth', 'a..eth', '\u0430b.eth', '\u0301a.eth', 'a_b.eth'].map((name) => {
      try {
        return normalizeByEnsip15(name)
      } catch (error) {
        return (error as Error).message
      }
    })
    expect(new Set(messages).size).toBe(5)
    for (const sentence of messages) expect(sentence).toMatch(/^The name .*\.$|^Part of the name .*\.$/)
  })

  // Proves S5.4
  test('the ASCII fast path agrees with ENSIP-15', async () => {
    const letters = [...'ab09-_.A $é']
    let plain = 0
    for (let number = 0; number < 5_000; number++) {
      const name = [...(number * 7_919).toString(letters.length)].map((digit) => letters[parseInt(digit, 36)])
      const [text, code] = [name.join(''), codeOf(name.join(''))]
      const isRefused = code.startsWith('name-')
      expect([text, await normalizeEnsName(text)]).toEqual([text, isRefused ? null : code])
      if (code === text) plain++
    }
    expect(plain).toBeGreaterThan(300)
  })

  // Proves S5.7
  test('an empty name is refused as missing', () => {
    expect(() => normalizeByEnsip15('')).toThrow('name is required')
  })
})
