// A loader of the bundler (webpack's interface: a synchronous CommonJS function). `export const name = {…}` of a file of
// texts becomes, in the browser's code, a call that `speakLanguages` replaces after the build by the texts of each
// language; on the server, an object that answers in the language of the page that is drawn.

const { createHash } = require('node:crypto')
const { existsSync, readFileSync, readdirSync } = require('node:fs')
const { join, relative, sep } = require('node:path')

/**
 * @this {{ resourcePath: string, rootContext: string, getOptions: () => { side: 'browser' | 'server' | 'manifest', languages?: readonly string[] }, addDependency: (path: string) => void }}
 * @param {string} source
 */
module.exports = function textLoader(source) {
  if (this.getOptions().side === 'manifest') return readTitlesLate(source)
  const folder = this.resourcePath.slice(0, this.resourcePath.lastIndexOf(`${sep}en${sep}`))
  const area = relative(join(folder, 'en'), this.resourcePath).split(sep).join('/')
  const names = namesIn(source)
  const translations = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'en')
    .filter(({ name }) => this.getOptions().languages?.includes(name) ?? true)
    .map(({ name }) => ({ language: name, file: join(folder, name, area) }))
    .filter(({ file }) => existsSync(file))
  for (const { file } of translations) this.addDependency(file)
  if (this.getOptions().side === 'browser') {
    const hash = createHash('sha256').update(source)
    for (const { language, file } of translations) hash.update(`\0${language}\0`).update(readFileSync(file))
    const version = hash.digest('hex').slice(0, 8)
    return names
      .map((name) => `export const ${name} = /*#__PURE__*/ __texts("${area}#${name}#${version}")\n`)
      .join('')
  }
  const imports = translations.map(
    ({ language }, index) =>
      `import * as language${index} from '@/texts/${language}/${area.replace(/\.ts$/, '')}'\n`,
  )
  // A translation may lack whole parts, and the bundler fails on an import that is not there.
  const has = translations.map(({ file }) => namesIn(readFileSync(file, 'utf8')))
  const table = (name) =>
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

/**
 * @param {string} source
 * @returns {string[]} what it exports
 */
function namesIn(source) {
  return Array.from(source.matchAll(/^export const (\w+) =/gm), ([, name]) => name)
}

/**
 * The server draws pages of several languages with one copy of a manifest: its title is read at each use.
 *
 * @param {string} source
 */
function readTitlesLate(source) {
  return source.replace(/\.\.\.(programTexts\.\w+),/g, 'get title() { return $1.title },')
}
