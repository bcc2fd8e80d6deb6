import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { languages } from '@/language/languages'
import { skins } from '@/skins/registry'
import { leaveOut } from '../../../../scripts/lib/build/plugins/leave-out.ts'

const read = (path: string) => readFileSync(join(process.cwd(), path), 'utf8')
const shortened = (path: string, kept: Parameters<typeof leaveOut>[2]) =>
  leaveOut(`/project/${path}`, read(path), kept)
const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id)
const lists = ['src/skins/registry.ts', 'src/language/languages.ts']

describe('the lists of skins and languages', () => {
  test.each(lists)('%s stays as it is where all of it is named, and where nothing is', (path) => {
    const all = { skins: idsOf(skins), languages: idsOf(languages) }
    expect(shortened(path, all)).toBe(read(path))
    expect(shortened(path, {})).toBe(read(path))
    expect(shortened(path, { skins: [], languages: [] })).not.toBe(read(path))
  })

  test('nothing of a list is left that the build cannot find: each skin and language can be left out', () => {
    for (const path of lists) {
      const left = shortened(path, { skins: ['none'], languages: ['none'] })
      for (const { id } of [...skins, ...languages]) expect(left).not.toContain(`id: '${id}'`)
    }
  })

  test('a list in another form stops the build', () => {
    expect(() =>
      leaveOut('/project/src/skins/registry.ts', 'export const skins = []\n', { skins: [] }),
    ).toThrow('has no list')
  })

  test('files without such lists are left alone', () => {
    expect(leaveOut('/project/src/programs/registry.ts', "  'a': () => 1,\n", { skins: [] })).toBe(
      "  'a': () => 1,\n",
    )
  })
})
