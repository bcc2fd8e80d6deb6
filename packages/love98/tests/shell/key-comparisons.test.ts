import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readSources } from '../../scripts/lib/check/import-graph.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Matches code that tests which key is pressed, other than through `domain/keyboard/shortcuts.ts`. */
const comparisons = [
  /\b(?:key|code)(?:\.toLowerCase\(\))?\s*[!=]==?\s*['"`]/,
  /['"`]\s*[!=]==?\s*(?:\w+\.)*(?:key|code)\b/,
  /\[\s*(?:\w+\.)*event\.(?:key|code)\s*\]/,
  /switch\s*\(\s*(?:\w+\.)*(?:key|code)\b/,
  /\]\.includes\((?:\w+\.)*(?:key|code)\)/,
]

/** Code that is called with keyboard events. */
const listens = /\bKeyboardEvent\b|\bonKey(?:Down|Up)\b|\bkey(?:down|up)\b|\bKeyPress\b/

/** Files that compare keys themselves, with the reason. */
const others: Readonly<Record<string, string>> = {
  'src/browser/start/early-keys.ts': 'A script of the page, which has no imports.',
  'src/shell/services/desktop-services.tsx': 'Releasing a modifier is no press of a key.',
  'src/shell/windows/window-switcher.tsx': 'Releasing a modifier is no press of a key.',
  'src/ui/crash-screen.tsx': 'Every key that types a character reloads, and so do ENTER and ESC.',
  'src/ui/full-screen/full-screen.tsx': 'Every key ends it but those that a browser uses.',
}

const apart = /^src\/(?:server|texts)\/|\.test\.tsx?$/

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '')

function comparesKeys(text: string): boolean {
  const code = withoutComments(text)
  return listens.test(code) && comparisons.some((comparison) => comparison.test(code))
}

function comparingFiles(sources: ReadonlyMap<string, string>): string[] {
  return [...sources]
    .filter(([path]) => path.startsWith('src/') && !apart.test(path))
    .filter(([path]) => path !== 'src/domain/keyboard/shortcuts.ts')
    .filter(([, text]) => comparesKeys(text))
    .map(([path]) => path)
}

test('no file compares the key of an event but those with a reason', async () => {
  const sources = await readSources(root)
  expect(sources.size).toBeGreaterThan(500)
  expect(comparingFiles(sources).toSorted()).toEqual(Object.keys(others).toSorted())
})

test.each([
  "onKeyDown={(event) => event.key === 'Escape' && close()}",
  "const listen = (event: KeyboardEvent) => { if (event.code !== 'KeyD') return }",
  "const listen = ({ key }: KeyboardEvent) => key === 'Escape' && hide()",
  "const isCopy = (event: KeyboardEvent) => event.ctrlKey && event.key.toLowerCase() === 'c'",
  'const step = (event: KeyboardEvent) => steps[event.key]',
  'const go = (event: KeyboardEvent) => { switch (event.key) {} }',
  "const isArrow = (event: KeyboardEvent) => ['ArrowUp', 'ArrowDown'].includes(event.key)",
])('the scan finds %j', (code) => {
  expect(comparingFiles(new Map([['src/ui/planted.ts', code]]))).toEqual(['src/ui/planted.ts'])
})

test('the scan ignores letters that are compared with data, and keys of other things', () => {
  const letters = 'const named = (event: KeyboardEvent) => menus.find(({ access }) => access === event.key)'
  expect(comparesKeys(letters)).toBe(false)
  expect(comparesKeys("if (error.code === 'EEXIST') return")).toBe(false)
})
