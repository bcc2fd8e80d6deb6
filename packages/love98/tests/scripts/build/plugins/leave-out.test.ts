import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { languages } from '@/language/languages'
import { leaveOut } from '../../../../scripts/lib/build/plugins/leave-out.ts'

const read = (path: string) => readFileSync(join(process.cwd(), path), 'utf8')
const shortened = (path: string, kept: Parameters<typeof leaveOut>[2]) =>
  leaveOut(`/project/${path}`, read(path), kept)
const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id)
const list = 'src/language/languages.ts'

describe('the list of languages', () => {
  test('the list stays as it is where all of it is named, and where nothing is', () => {
    expect(shortened(list, { languages: idsOf(languages) })).toBe(read(list))
    expect(shortened(list, {})).toBe(read(list))
    expect(shortened(list, { languages: [] })).not.toBe(read(list))
  })

  test('nothing of the list is left that the build cannot find: each language can be left out', () => {
    const left = shortened(list, { languages: ['none'] })
    for (const { id } of languages) expect(left).not.toContain(`id: '${id}'`)
  })

  test('a list in another form stops the build', () => {
    expect(() => leaveOut(`/project/${list}`, 'export const languages = []\n', { languages: [] })).toThrow(
      'has no list',
    )
  })

  test('files without such lists are left alone', () => {
    expect(leaveOut('/project/src/programs/registry.ts', "  'a': () => 1,\n", { languages: [] })).toBe(
      "  'a': () => 1,\n",
    )
  })
})
