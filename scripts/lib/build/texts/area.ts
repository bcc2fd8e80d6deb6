import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of English texts: `area` is its path below `src/texts/en`, `names` what it exports. */
export type Area = {
  readonly area: string
  readonly names: readonly string[]
  /** The same area in the other languages that have it. */
  readonly translations: readonly { readonly language: string; readonly file: string }[]
}

const pattern = /^(.*\/src\/texts)\/en\/(.+\.ts)$/

/**
 * @param id path of a module @param source its text
 * @param languages folders of `src/texts` that are built; all where absent
 * @returns undefined where the module has no texts
 */
export function readArea(id: string, source: string, languages?: readonly string[]): Area | undefined {
  const [, folder = '', area = ''] = pattern.exec(id.replaceAll('\\', '/')) ?? []
  if (!area) return undefined
  const translations = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'en')
    .filter(({ name }) => languages?.includes(name) ?? true)
    .map(({ name }) => ({ language: name, file: join(folder, name, area) }))
    .filter(({ file }) => existsSync(file))
  return { area, names: namesIn(source), translations }
}

/** Names of the exports of a file of texts. */
export function namesIn(source: string): string[] {
  return Array.from(source.matchAll(/^export const (\w+) =/gm), ([, name = '']) => name)
}

/** @returns 8 digits that change with the text of the area in any language */
export function versionOf(source: string, { translations }: Area): string {
  const hash = createHash('sha256').update(source)
  for (const { language, file } of translations) hash.update(`\0${language}\0`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 8)
}
