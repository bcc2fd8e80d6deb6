import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { languages } from '@/language/languages'
import { programs } from '@/programs/registry'
import { skins } from '@/skins/registry'
import { leaveOut } from '../../../../scripts/lib/build/plugins/leave-out.ts'

const read = (path: string) => readFileSync(join(process.cwd(), path), 'utf8')
const shortened = (path: string, kept: Parameters<typeof leaveOut>[2]) =>
  leaveOut(`/project/${path}`, read(path), kept)
const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id)
const lists = [
  'src/programs/registry.ts',
  'src/programs/wallet-programs.ts',
  'src/skins/registry.ts',
  'src/language/languages.ts',
]

describe('the lists of programs, skins and languages', () => {
  test.each(lists)('%s stays as it is where all of it is named, and where nothing is', (path) => {
    const all = { programs: idsOf(programs), skins: idsOf(skins), languages: idsOf(languages) }
    expect(shortened(path, all)).toBe(read(path))
    expect(shortened(path, {})).toBe(read(path))
    expect(shortened(path, { programs: [], skins: [], languages: [] })).not.toBe(read(path))
  })

  test('a program that is not named has no manifest and no window, and the others keep theirs', () => {
    const kept = { programs: ['notepad', 'bridge', 'shut-down', 'send'] }
    const registry = shortened('src/programs/registry.ts', kept)
    expect(Array.from(registry.matchAll(/^ {2}(\w+),$/gm), ([, name]) => name)).toEqual([
      'send',
      'notepad',
      'bridge',
      'shutDown',
    ])
    const manifests = Array.from(registry.matchAll(/from '(.*manifests?)'/g), ([, path]) => path)
    expect(manifests).toEqual([
      './links/manifests',
      './notepad/manifest',
      './send/manifest',
      './shut-down/manifest',
    ])
    expect(shortened('src/programs/windows.ts', kept).match(/'\.\/[\w*-]+\/window\.tsx'/g)).toEqual([
      "'./notepad/window.tsx'",
      "'./bridge/window.tsx'",
      "'./shut-down/window.tsx'",
      "'./send/window.tsx'",
      "'./links/window.tsx'",
    ])
    expect(shortened('src/programs/windows.ts', {})).toBe(read('src/programs/windows.ts'))
    expect(shortened('src/programs/wallet-programs.ts', kept).match(/import\('.*?'\)/g)).toEqual([
      "import('./send/send')",
    ])
  })

  test('nothing of a list is left that the build cannot find: each program, skin and language can be left out', () => {
    const none = { programs: ['none'], skins: ['none'], languages: ['none'] }
    for (const path of lists) {
      const left = shortened(path, none)
      expect(left).not.toMatch(/\/manifest'/)
      for (const { id } of [...skins, ...languages]) expect(left).not.toContain(`id: '${id}'`)
    }
  })

  test('a list in another form stops the build', () => {
    expect(() =>
      leaveOut('/project/src/skins/registry.ts', 'export const skins = []\n', { skins: [] }),
    ).toThrow('has no list')
    expect(() =>
      leaveOut('/project/src/programs/windows.ts', 'const windows = {}\n', { programs: [] }),
    ).toThrow('does not find windows')
  })

  test('files without such lists are left alone', () => {
    expect(leaveOut('/project/src/programs/description.ts', "  'a': () => 1,\n", { programs: [] })).toBe(
      "  'a': () => 1,\n",
    )
  })
})
