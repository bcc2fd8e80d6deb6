import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
const longest = 400

/** The cascade layer in which the rules of a style sheet must be; null for the sheets that set up the layers themselves. */
function layerOf(path: string): string | null {
  if (path.startsWith('src/ui/styles/elements/')) return 'elements'
  if (!path.endsWith('.module.css')) return null
  return path.startsWith('src/programs/') ? 'programs' : 'components'
}

/** Returns one line for each convention of CONTRIBUTING that a style sheet breaks. */
function problemsOf(path: string, source: string): string[] {
  const css = source.replace(/\/\*[\s\S]*?\*\//g, '')
  const layers = [...css.matchAll(/@layer ([\w, ]+?)\s*\{/g)].map(([, name]) => name)
  const wanted = layerOf(path)
  const [, ...afterForced] = css.split('@media (forced-colors: active)')
  const problems: string[] = []
  if (wanted && layers.join() !== wanted) problems.push(`is in the layers "${layers}", not in "${wanted}"`)
  if (/:not\([^)]*(\[class\b|\.[a-z])/i.test(css)) problems.push('depends on the absence of a class')
  if (afterForced.length > 1) problems.push('has more than one block for forced colors')
  if (afterForced.length === 1 && /\{/.test(restAfterBlock(afterForced[0] ?? '')))
    problems.push('has rules after its block for forced colors')
  if (source.split('\n').length > longest) problems.push(`has more than ${longest} lines`)
  return problems
}

function restAfterBlock(text: string): string {
  let depth = 0
  for (const [at, character] of [...text].entries()) {
    if (character === '{') depth++
    if (character === '}' && --depth === 0) return text.slice(at + 1)
  }
  return ''
}

describe('style sheets', () => {
  test('every style sheet follows the conventions', () => {
    const paths = execFileSync('git', ['ls-files', 'src'], { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((path) => path.endsWith('.css') && !path.includes('/generated/'))
    expect(paths.length).toBeGreaterThan(60)
    const found = paths.flatMap((path) =>
      problemsOf(path, readFileSync(`${root}${path}`, 'utf8')).map((problem) => `${path} ${problem}`),
    )
    expect(found).toEqual([])
  })

  const module = 'src/ui/tabs/tabs.module.css'
  const forced = '@media (forced-colors: active) { .a { border: 1px solid ButtonBorder } }'

  test('a correct style sheet has no problems', () => {
    expect(problemsOf(module, `@layer components { .a:not([hidden]) { gap: 0 } ${forced} }`)).toEqual([])
  })

  test.each([
    ['src/programs/swap/swap.module.css', '@layer components { .a { gap: 0 } }', /not in "programs"/],
    ['src/ui/styles/elements/list.css', '.list { gap: 0 }', /not in "elements"/],
    [module, '@layer components { button:not([class]) { gap: 0 } }', /absence of a class/],
    [module, '@layer components { button:not(.list *) { gap: 0 } }', /absence of a class/],
    [module, `@layer components { ${forced} ${forced} }`, /more than one block/],
    [module, `@layer components { ${forced} .b { gap: 0 } }`, /rules after its block/],
    [module, `@layer components {${'\n'.repeat(longest)}}`, /more than 400 lines/],
  ])('a planted problem in %s is found: %s', (path, source, expected) => {
    expect(problemsOf(path, source).join()).toMatch(expected)
  })
})
