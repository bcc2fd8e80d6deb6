import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { type Area, namesIn, readArea, versionOf } from '../texts/area.ts'
import { speakLanguages } from '../texts/speak-languages.ts'

export type TextsOptions = {
  /** The project's folder. */
  readonly root: string
  /** Folders of `src/texts` that are built, without `en`. */
  readonly languages: readonly string[]
}

/**
 * Texts of the browser: each export of `src/texts/en` becomes a mark in the bundle, and when the chunks are written, English
 * takes its place in them and each other language in copies below its folder. One bundle serves all languages, a page loads the words of
 * one, and a chunk without words is one file (docs/decisions/0173).
 */
export function textsOfBrowser({ root, languages }: TextsOptions): Plugin {
  return {
    name: 'love98:texts',
    enforce: 'pre',
    apply: 'build',
    transform(source, id) {
      const area = readArea(id, source, languages)
      if (!area) return null
      for (const { file } of area.translations) this.addWatchFile(file)
      const version = versionOf(source, area)
      const marks = area.names.map(
        (name) => `export const ${name} = /*#__PURE__*/ __texts("${area.area}#${name}#${version}")\n`,
      )
      return { code: marks.join(''), map: null }
    },
    generateBundle: {
      // After the bundler's own marks are replaced: the copies have none.
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const copies = await speakLanguages(
          root,
          chunks.map(({ fileName, code }) => ({ name: fileName, code })),
          languages,
        )
        for (const chunk of chunks) chunk.code = copies.english.get(chunk.fileName) ?? chunk.code
        for (const { name, language, code } of copies.translated)
          this.emitFile({ type: 'asset', fileName: name.replace(/[^/]+$/, `${language}/$&`), source: code })
      },
    },
  }
}

/**
 * Texts where pages are drawn: one copy of the code speaks the language of the page that it draws (`src/texts/page-language.ts`).
 */
export function textsOfServer({ languages }: TextsOptions): Plugin {
  return {
    name: 'love98:texts-of-server',
    enforce: 'pre',
    transform(source, id) {
      if (/\/src\/programs\/[\w-]+\/manifests?\.ts$/.test(id)) return readTitlesLate(source)
      const area = readArea(id, source, languages)
      return area ? { code: inEachLanguage(source, area), map: null } : null
    },
  }
}

/** A manifest is read once and its title at each use, in the language of that moment. */
function readTitlesLate(source: string) {
  return {
    code: source.replace(/\.\.\.(programTexts\.\w+),/g, 'get title() { return $1.title },'),
    map: null,
  }
}

function inEachLanguage(source: string, { area, names, translations }: Area): string {
  const imports = translations.map(
    ({ language }, index) =>
      `import * as language${index} from '@/texts/${language}/${area.replace(/\.ts$/, '')}'\n`,
  )
  // A translation may lack whole parts.
  const has = translations.map(({ file }) => namesIn(readFileSync(file, 'utf8')))
  const table = (name: string) =>
    translations
      .flatMap(({ language }, index) =>
        has[index]?.includes(name) ? `${JSON.stringify(language)}: language${index}.${name}` : [],
      )
      .join(', ')
  return [
    `import { inPageLanguage } from '@/texts/page-language'\n`,
    ...imports,
    source.replace(/^export const (\w+) =/gm, 'const english_$1 ='),
    '\n',
    ...names.map((name) => `export const ${name} = inPageLanguage(english_${name}, { ${table(name)} })\n`),
  ].join('')
}
