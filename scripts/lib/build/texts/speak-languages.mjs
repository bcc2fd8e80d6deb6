import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError } from '../../user-error.mjs'
import { fewAtOnce } from '../few-at-once.mjs'
import { readTextModule } from './text-module.mjs'
import { writeTexts } from './write-texts.mjs'

/** What `text-loader.cjs` wrote in place of an area, and the character before it. */
const placeholder = /(^|.)__texts\("([\w/.-]+)#(\w+)#[0-9a-f]{8}"\)/gs

/**
 * Writes the texts into the built scripts: English into the scripts themselves, and each other language into copies of the
 * scripts that contain texts, below `static/<language>`. A script of one language has no words of another, and a page asks
 * for as many files as it would with one language.
 *
 * @param {string} root the project's folder
 * @param {readonly string[]} languages folders of `src/texts`, without `en`
 */
export async function speakLanguages(root, languages) {
  const folder = join(root, '.next', 'static', 'chunks')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const sources = await fewAtOnce(
    names,
    async (name) => /** @type {const} */ ([name, await readFile(join(folder, name), 'utf8')]),
  )
  const speaking = sources.filter(([, text]) => text.includes('__texts('))
  if (speaking.length === 0)
    throw new UserError('No built script contains texts: the loader of src/texts/en did not run.')
  const areas = areasOf(speaking.map(([, text]) => text))
  const english = await readAreas(root, 'en', areas)
  for (const language of ['en', ...languages]) {
    const translation = language === 'en' ? english : await readAreas(root, language, areas)
    const texts = new Map(
      await Promise.all(
        Array.from(areas, async ([key, { file, name }]) => {
          const original = english.get(file)
          if (!original)
            throw new UserError(`The built scripts name src/texts/en/${file}, which is not there.`)
          return /** @type {const} */ ([key, await writeTexts(original, translation.get(file), name)])
        }),
      ),
    )
    const target = language === 'en' ? folder : join(root, '.next', 'static', language, 'static', 'chunks')
    await mkdir(target, { recursive: true })
    await fewAtOnce(speaking, ([name, text]) => writeFile(join(target, name), speak(text, texts)))
  }
}

/**
 * @param {readonly string[]} scripts
 * @returns {Map<string, { file: string, name: string }>}
 */
function areasOf(scripts) {
  return new Map(
    scripts.flatMap((text) =>
      Array.from(
        text.matchAll(placeholder),
        ([, , file = '', name = '']) => /** @type {const} */ ([`${file}#${name}`, { file, name }]),
      ),
    ),
  )
}

/**
 * @param {string} root
 * @param {string} language
 * @param {ReturnType<typeof areasOf>} areas
 */
async function readAreas(root, language, areas) {
  /** @type {Map<string, import('./text-module.mjs').TextModule>} */
  const modules = new Map()
  for (const file of new Set(Array.from(areas.values(), ({ file }) => file))) {
    const path = join(root, 'src', 'texts', language, file)
    const module = await readTextModule(path).catch((error) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    if (module) modules.set(file, module)
  }
  return modules
}

/**
 * @param {string} script
 * @param {ReadonlyMap<string, string>} texts by area
 * @returns {string}
 * @throws {UserError} when a text has a form that is not known here
 */
function speak(script, texts) {
  const spoken = script.replace(placeholder, (_, before, file, name) => {
    const text = texts.get(`${file}#${name}`) ?? ''
    // Where a statement or the body of a function could begin, an object would be a block.
    return /^[>;{})]?$/.test(before) ? `${before}(${text})` : before + text
  })
  if (spoken.includes('__texts(')) throw new UserError('A built script names texts in an unknown form.')
  return spoken
}
