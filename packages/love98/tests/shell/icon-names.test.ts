import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { iconNames } from '@/ui/generated/icons'

const root = join(import.meta.dirname, '../../src')

/** Matches each place where code names the picture to draw: `<Icon name={…}>`, `icon="…"`, `icon: '…'`. */
const places = [/<Icon\b[^>]*?\bname=(?:"([^"]*)"|\{([^}]*)\})/g, /\bicon="([^"]+)"/g, /\bicon: ('[^']+')/g]

/**
 * Returns the names that a place can draw. Brackets contain keys of a table and templates have variable parts, so both
 * are ignored.
 */
function namesIn(code: string): string[] {
  const plain = code.replace(/\[[^\]]*\]|`[^`]*`|[!=]== '[^']*'/g, '')
  return plain.includes("'") ? [...plain.matchAll(/'([a-z0-9-]+)'/g)].map(([, name = '']) => name) : []
}

const drawn = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8')
    return places
      .flatMap((place) => [...code.matchAll(place)])
      .flatMap(([, quoted, written]) =>
        quoted && !quoted.includes("'") ? [quoted] : namesIn(quoted ?? written ?? ''),
      )
      .map((name) => ({ file, name }))
  })

test('every icon name in code has a drawing, because an unknown name shows the first picture', () => {
  expect(drawn.length).toBeGreaterThan(60)
  expect(drawn.filter(({ name }) => !iconNames.some((known) => known === name))).toEqual([])
})
