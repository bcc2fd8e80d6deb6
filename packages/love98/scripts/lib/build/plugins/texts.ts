import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { languages as allLanguages } from '../../../../src/language/languages.ts'
import {
  messagesFolder,
  overridesFolder,
  pagesFolder,
  termsFolder,
  textsFolder,
} from '../../messages/folders.ts'
import type { MessageLanguage } from '../../messages/language.ts'
import { type Messages, readLanguages, readMessages, type TextModule } from '../../messages/read-messages.ts'
import type { SiteWordsIn } from '../../messages/site-words.ts'
import { writeTexts } from '../../messages/write-texts.ts'
import { packageRoot } from '../../project-root.mjs'
import { UserError } from '../../user-error.mjs'
import { placeTexts } from './place-texts.ts'

export type TextsOptions = {
  /** The project's folder. */
  readonly root: string
  /** The folder with `messages`. */
  readonly packageFolder?: string
  /** The built languages, English first. */
  readonly languages: readonly MessageLanguage[]
  /** The words of the community. */
  readonly words: SiteWordsIn
}

/**
 * The texts in the browser's code. Each module of `@/texts` becomes a mark in the bundle. When the chunks are
 * written, English replaces the marks, and each other language replaces them in copies below its folder. One bundle
 * serves all languages, a page loads the texts of one, and a chunk without texts is one file.
 */
export function textsOfBrowser({
  root,
  languages,
  words,
  packageFolder = packageRoot,
}: TextsOptions): Plugin {
  const messages = once(() => readMessages(root, languages, words, packageFolder))
  return {
    name: 'love98:texts',
    enforce: 'pre',
    apply: 'build',
    async transform(_, id) {
      const name = moduleName(root, id)
      if (name === undefined) return null
      const module = find(await messages(), name)
      for (const file of filesOf(packageFolder)) this.addWatchFile(file)
      const version = versionOf(module, languages)
      return {
        code: `export const ${module.name} = /*#__PURE__*/ __texts("${name}#${version}")\n`,
        map: null,
      }
    },
    generateBundle: {
      // Runs after the bundler has replaced its own marks, so that the copies have none.
      order: 'post',
      async handler(_, bundle) {
        const { modules } = await messages()
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const ids = languages.map(({ id }) => id)
        const placed = await placeTexts(
          chunks.map(({ fileName, code }) => ({ name: fileName, code })),
          modules,
          ids,
        )
        for (const chunk of chunks) chunk.code = placed.english.get(chunk.fileName) ?? chunk.code
        for (const { name, language, code } of placed.translated)
          this.emitFile({ type: 'asset', fileName: name.replace(/[^/]+$/, `${language}/$&`), source: code })
      },
    },
  }
}

/**
 * The texts for rendering pages and for tests. One copy of the code uses the language of the page that it renders
 * (`src/language/page-language.ts`).
 */
export function textsOfServer({ root, languages, words, packageFolder = packageRoot }: TextsOptions): Plugin {
  const messages = once(() => readMessages(root, languages, words, packageFolder))
  const [english, ...others] = languages
  return {
    name: 'love98:texts-of-server',
    enforce: 'pre',
    async transform(source, id) {
      if (/\/programs\/[\w-]+\/program\.ts$/.test(id)) return readTitlesLate(source)
      const name = moduleName(root, id)
      if (name === undefined) return null
      const module = find(await messages(), name)
      const table = others.map((language) => `${JSON.stringify(language.id)}: ${module.codeIn(language.id)}`)
      return {
        code: [
          `import { inPageLanguage } from '@/language/page-language'\n`,
          `export const ${module.name} = inPageLanguage(${module.codeIn(english?.id ?? 'en')}, {\n${table.join(',\n')}\n})\n`,
        ].join(''),
        map: null,
      }
    },
  }
}

/** For the development server: writes the modules of `@/texts` again when a message changes, so that the page updates. */
export function textsOfDevelopment({
  root,
  words,
  packageFolder = packageRoot,
}: Omit<TextsOptions, 'languages'>): Plugin {
  return {
    name: 'love98:texts-of-development',
    apply: 'serve',
    configureServer({ watcher, config }) {
      const folders = [
        join(packageFolder, messagesFolder),
        ...[termsFolder, overridesFolder, pagesFolder].map((folder) => join(root, folder)),
      ]
      watcher.add(folders)
      watcher.on('change', (file) => {
        if (!folders.some((folder) => file.startsWith(folder))) return
        // A message that is being edited may be wrong for a moment. The last valid texts stay.
        readLanguages(root, allLanguages, words, packageFolder)
          .then((read) => writeTexts(root, read))
          .catch((error) => config.logger.error(error instanceof Error ? error.message : String(error)))
      })
    },
  }
}

/** @returns `swap` for `@/texts/swap` */
function moduleName(root: string, id: string): string | undefined {
  const path = id.replaceAll('\\', '/').replace(/\?.*$/, '')
  const folder = `${root.replaceAll('\\', '/').replace(/\/$/, '')}/${textsFolder}/`
  return path.startsWith(folder) && path.endsWith('.ts') ? path.slice(folder.length, -3) : undefined
}

function find({ modules }: Messages, name: string): TextModule {
  const module = modules.get(name)
  if (!module)
    throw new UserError(
      `${textsFolder}/${name}.ts has no messages: no key in ${messagesFolder}/en begins with its name.`,
    )
  return module
}

function versionOf(module: TextModule, languages: readonly MessageLanguage[]): string {
  const hash = createHash('sha256')
  for (const { id } of languages) hash.update(`\0${id}\0`).update(module.codeIn(id))
  return hash.digest('hex').slice(0, 8)
}

function filesOf(root: string): readonly string[] {
  return readdirSync(join(root, messagesFolder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(arb|md)$/.test(file))
    .map((file) => join(root, messagesFolder, file))
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** The definition of a program is read once, but its title at each use, in the language of that moment. */
function readTitlesLate(source: string) {
  return {
    code: source.replace(/\.\.\.(programNames\.\w+),/g, 'get title() { return $1.title },'),
    map: null,
  }
}
