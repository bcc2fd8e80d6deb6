import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compareTexts } from '../../../scripts/lib/texts/compare-texts.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'love98-texts-'))
  for (const language of ['en', 'es']) await mkdir(join(folder, language, 'ui'), { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

const write = (language: string, texts: string) =>
  writeFile(join(folder, language, 'ui', 'area.ts'), `export const area = {\n${texts}\n}\n`)

test('texts that are missing, and texts that are gone in English, are listed', async () => {
  await write('en', "close: 'Close', menu: { file: 'File' }")
  await write('es', "close: 'Cerrar', open: 'Abrir'")
  expect(await compareTexts(folder, { accepts: ['es'] })).toEqual([
    'es: ui/area.ts#area.menu.file is missing',
    'es: ui/area.ts#area.open is not in English any more',
    'es: 2 texts, 1 missing, 0 to look at again',
  ])
})

test('a text whose English changed since it was accepted is to look at again, in functions too', async () => {
  const english = "close: 'Close', count: (n: number) => n + ' hearts'"
  await write('en', english)
  await write('es', "close: 'Cerrar', count: (n: number) => n + ' corazones'")
  await compareTexts(folder, { accepts: ['es'] })
  expect(await compareTexts(folder)).toEqual(['es: 2 texts, 0 missing, 0 to look at again'])
  await write('en', english.replace('hearts', 'whole hearts'))
  expect(await compareTexts(folder)).toEqual([
    'es: ui/area.ts#area.count was translated from another English text',
    'es: 2 texts, 0 missing, 1 to look at again',
  ])
})
