import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { desktopParts } from '../../../scripts/lib/build/chunks.ts'
import { lists } from '../../../scripts/lib/build/plugins/leave-out.ts'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).map(
  (path) => `src/${path.replaceAll('\\', '/')}`,
)

/** The file that a pattern of one package's file names, which is in `node_modules`. */
const packageFile = ({ source }: RegExp) => `../../${source.replaceAll('\\', '').replace(/^\^|\$$/g, '')}`

/** The branches of the first group of alternatives, each as a pattern without the others. */
function branchesOf({ source }: RegExp): readonly RegExp[] {
  const [before, alternatives, after] = source.split(/(?<!\\)\((?!\?)([^()]*\|[^()]*)\)/)
  if (alternatives === undefined) return [new RegExp(source)]
  return alternatives.split('|').map((one) => new RegExp(`${before}(${one})${after}`))
}

test.each(desktopParts.map(({ name, entries }) => [name, entries] as const))(
  'each alternative of the entries of the part %s matches a file',
  (_, entries) => {
    if (entries.source.startsWith('^node_modules')) {
      expect(existsSync(packageFile(entries))).toBe(true)
      return
    }
    for (const branch of branchesOf(entries))
      expect(
        sources.filter((path) => branch.test(path)),
        String(branch),
      ).not.toEqual([])
  },
)

test.each(lists.map(({ file }) => file))('the list %s is a file', (file) => {
  expect(sources.filter((path) => file.test(`/${path}`))).not.toEqual([])
})

const folder = 'scripts/lib/build/plugins'
/** Patterns and endings of paths of sources that are written in a plugin. */
const written = readdirSync(folder).flatMap((plugin) => {
  const code = readFileSync(join(folder, plugin), 'utf8')
  const patterns = Array.from(
    code.matchAll(/\/(\\\/src\\\/(?:\\.|\[[^\]]*\]|[^/\n])+)\/[a-z]*/g),
    ([, one = '']) => one,
  )
  const endings = Array.from(
    code.matchAll(/'(\/src\/[\w./-]+\.tsx?)'/g),
    ([, one = '']) => `${one.replaceAll('.', '\\.')}$`,
  )
  return [...patterns, ...endings].map((pattern) => [plugin, pattern] as const)
})

test('the plugins contain the patterns that this file reads', () => {
  expect(new Set(written.map(([plugin]) => plugin))).toEqual(
    new Set(['leave-out.ts', 'list-test-language.ts']),
  )
})

test.each(written)('in %s the pattern %s matches a file', (_, pattern) => {
  expect(sources.filter((path) => new RegExp(pattern).test(`/${path}`))).not.toEqual([])
})
