import { expect, test } from 'vitest'
import { inLanguage, inPageLanguage } from '@/language/page-language'

const english = {
  close: 'Close',
  open: 'Open',
  window: (title: string) => `${title} window`,
  menu: { file: 'File', edit: 'Edit' },
  lines: ['one', 'two'],
}
const texts = inPageLanguage(english, {
  es: { close: 'Cerrar', window: (title: string) => `ventana ${title}`, menu: { file: 'Archivo' } },
  de: undefined,
})

test('a text is in the given language, and in English if that lacks it or is unknown', () => {
  const read = () => [texts.close, texts.open, texts.window('Run'), texts.menu.file, texts.menu.edit]
  expect(inLanguage('es', read)).toEqual(['Cerrar', 'Open', 'ventana Run', 'Archivo', 'Edit'])
  for (const language of ['en', 'de', 'constructor', ''])
    expect(inLanguage(language, read)).toEqual(['Close', 'Open', 'Run window', 'File', 'Edit'])
  expect(read()).toEqual(['Close', 'Open', 'Run window', 'File', 'Edit'])
})

test('the innermost language is used, and ends with its callback, even if that fails', () => {
  expect(inLanguage('es', () => [inLanguage('en', () => texts.close), texts.close])).toEqual([
    'Close',
    'Cerrar',
  ])
  const fail = () => {
    throw new Error('unreadable')
  }
  expect(() => inLanguage('es', fail)).toThrow('unreadable')
  expect(texts.close).toBe('Close')
})

test('two pages rendered at the same time do not share a language', async () => {
  const late = (language: string) =>
    inLanguage(language, async () => {
      await Promise.resolve()
      return texts.close
    })
  expect(await Promise.all([late('es'), late('en'), late('es')])).toEqual(['Cerrar', 'Close', 'Cerrar'])
})

test('a part stored outside of a page uses the language of the page that reads it', () => {
  const { menu } = texts
  expect(inLanguage('es', () => menu.file)).toBe('Archivo')
  expect(inLanguage('es', () => Object.values(texts.menu))).toEqual(['Archivo', 'Edit'])
  expect(inLanguage('es', () => ({ ...menu }))).toEqual({ file: 'Archivo', edit: 'Edit' })
  expect(texts.lines).toEqual(['one', 'two'])
})
