import { describe, expect, test } from 'vitest'
import { mirrored } from './pseudo'

const sample = {
  start: 'Start',
  minimized: (title: string) => `${title}, minimized`,
  windows: (count: number) => `${count} ${count === 1 ? 'window' : 'windows'}`,
  answer: (given: string) => (given === 'yes' ? 'Agreed' : 'Refused'),
  file: 'Set it in love98.config.ts, or read https://love98.example/help. Love98 waits.',
  menu: { close: 'Close', lines: ['One', 'Two'] },
} as const

describe('the mirrored language', () => {
  const texts = mirrored.translate(sample)

  test('accents every word, in brackets, between marks from right to left', () => {
    expect(texts.start).toBe('\u200F[Šţàŕţ]\u200F')
    expect(texts.menu.close).toBe('\u200F[Çļóšé]\u200F')
    expect(texts.menu.lines).toEqual(['\u200F[Óñé]\u200F', '\u200F[Ţŵó]\u200F'])
  })

  test('accents what functions make, and leaves the values in it alone', () => {
    expect(texts.minimized('Swap Pairs')).toBe('\u200F[Swap Pairs, ɱîñîɱîžéď]\u200F')
    expect(texts.windows(1)).toBe('\u200F[1 ŵîñďóŵ]\u200F')
    expect(texts.windows(3)).toBe('\u200F[3 ŵîñďóŵš]\u200F')
  })

  test('lets a text look into its values', () => {
    expect(texts.answer('yes')).toBe('\u200F[Àğŕééď]\u200F')
    expect(texts.answer('no')).toBe('\u200F[Ŕéƒûšéď]\u200F')
  })

  test('keeps names of files, addresses and the name of the product', () => {
    for (const kept of ['love98.config.ts', 'https://love98.example/help.', 'Love98'])
      expect(texts.file).toContain(kept)
  })

  test('is the same object each time, so that nothing is drawn again for it', () => {
    expect(mirrored.translate(sample)).toBe(texts)
    expect(mirrored.translate(sample).menu).toBe(texts.menu)
  })
})
