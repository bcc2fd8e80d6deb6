import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inLanguage } from '@/language/page-language'
import { findProgram, programDescription } from '@/programs/registry'
import { translated } from '@/public/program'
import { packageRoot } from '../../../scripts/lib/project-root.mjs'

const { exports, files } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'))

test('every public module is a file of the package that is packed', () => {
  const paths = Object.values(exports).map((entry) =>
    typeof entry === 'string' ? entry : Object(entry).types,
  )
  expect(paths.length).toBeGreaterThan(0)
  for (const path of paths as string[]) {
    expect(existsSync(join(packageRoot, path))).toBe(true)
    expect(path === './package.json' || files.some((listed: string) => path.startsWith(`./${listed}`))).toBe(
      true,
    )
  }
})

test('a text has the language of the page that is drawn, and English without a translation', () => {
  const texts = translated({ en: { title: 'Moods', today: 'Today' }, es: { title: 'Humor' } })
  expect(texts.title).toBe('Moods')
  expect(inLanguage('es', () => [texts.title, texts.today])).toEqual(['Humor', 'Today'])
  expect(inLanguage('de', () => texts.title)).toBe('Moods')
})

test('a program of the community has a title and a description of its own in each language', () => {
  expect(findProgram('moods')?.title).toBe('Cat Moods')
  expect(programDescription('moods')).toBe('Chooses the mood of the day.')
  expect(inLanguage('es', () => [findProgram('moods')?.title, programDescription('moods')])).toEqual([
    'Humor felino',
    'Elige el humor del día.',
  ])
})
