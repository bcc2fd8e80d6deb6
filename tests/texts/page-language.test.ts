// A process of its own: the framework decides when it is loaded whether there is an AsyncLocalStorage.
import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test } from 'vitest'

// The framework puts it there before any of its modules is loaded.
Object.assign(globalThis, { AsyncLocalStorage })
const { workUnitAsyncStorage } = await import('next/dist/server/app-render/work-unit-async-storage.external')
const { inLanguage, inPageLanguage } = await import('@/texts/page-language')

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

/** Runs as the server does while it draws the page of an address, whose route has parameters. */
function drawing<T>(address: string, read: () => T): T {
  const tags = ['_N_T_/layout', '_N_T_/[lang]/layout', '_N_T_/[lang]/p/[program]/page', `_N_T_${address}`]
  const unit = { type: 'prerender-legacy', implicitTags: { tags } }
  return workUnitAsyncStorage.run(unit as never, read)
}

test('the server answers in the language that the address of the page names, and in English where it lacks a text', () => {
  const read = () => [texts.close, texts.open, texts.window('Run'), texts.menu.file, texts.menu.edit]
  expect(drawing('/es/p/run', read)).toEqual(['Cerrar', 'Open', 'ventana Run', 'Archivo', 'Edit'])
  for (const address of ['/p/run', '/de/p/run', '/index', '/constructor', '/p/es'])
    expect(drawing(address, read)).toEqual(['Close', 'Open', 'Run window', 'File', 'Edit'])
  expect(read()).toEqual(['Close', 'Open', 'Run window', 'File', 'Edit'])
})

test('what is read in a language that is named speaks it alone, also when reading fails', () => {
  expect(inLanguage('es', () => [texts.close, texts.open])).toEqual(['Cerrar', 'Open'])
  expect(drawing('/es', () => inLanguage('en', () => texts.close))).toBe('Close')
  const fail = () => {
    throw new Error('unreadable')
  }
  expect(() => inLanguage('es', fail)).toThrow('unreadable')
  expect(texts.close).toBe('Close')
})

test('two pages that are drawn at the same time do not share a language', async () => {
  const late = (address: string) =>
    drawing(address, async () => {
      await Promise.resolve()
      return texts.close
    })
  expect(await Promise.all([late('/es'), late('/p/run'), late('/es/p/run')])).toEqual([
    'Cerrar',
    'Close',
    'Cerrar',
  ])
})

test('a part that was taken outside of a page speaks the language of the page that reads it', () => {
  const { menu } = texts
  expect(drawing('/es', () => menu.file)).toBe('Archivo')
  expect(drawing('/es', () => Object.values(texts.menu))).toEqual(['Archivo', 'Edit'])
  expect(drawing('/es', () => ({ ...menu }))).toEqual({ file: 'Archivo', edit: 'Edit' })
  expect(texts.lines).toEqual(['one', 'two'])
})
