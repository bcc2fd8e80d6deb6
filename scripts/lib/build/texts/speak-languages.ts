import { join } from 'node:path'
import { UserError } from '../../user-error.mjs'
import { readTextModule, type TextModule } from './text-module.ts'
import { writeTexts } from './write-texts.ts'

/** A chunk of the bundle; `name` is its path. */
export type Script = { readonly name: string; readonly code: string }

export type Spoken = {
  /** Chunks with words, in English, by name. */
  readonly english: ReadonlyMap<string, string>
  /** The same chunks in each other language. */
  readonly translated: readonly (Script & { readonly language: string })[]
}

/** The mark of an area, as the minifier may quote it, and the character before it. */
const mark = /(^|.)__texts\(["'`]([\w/.-]+)#(\w+)#[0-9a-f]{8}["'`]\)/gs

/**
 * Writes the texts of each language in place of the marks that the plugin `love98:texts` left in chunks.
 *
 * @param root the project's folder
 * @param languages folders of `src/texts`, without `en`
 * @throws {UserError} when no chunk has a mark, or one has a form that is not known here
 */
export async function speakLanguages(
  root: string,
  scripts: readonly Script[],
  languages: readonly string[],
): Promise<Spoken> {
  const speaking = scripts.filter(({ code }) => code.includes('__texts('))
  if (speaking.length === 0) throw new UserError('No built script contains texts of src/texts/en.')
  const areas = areasOf(speaking)
  const english = await readAreas(root, 'en', areas)
  const inEnglish = await write(areas, english, english)
  const translated = await Promise.all(
    languages.map(async (language) => {
      const texts = await write(areas, english, await readAreas(root, language, areas))
      return speaking.map(({ name, code }) => ({ name, language, code: speak(code, texts) }))
    }),
  )
  return {
    english: new Map(speaking.map(({ name, code }) => [name, speak(code, inEnglish)])),
    translated: translated.flat(),
  }
}

type Areas = ReadonlyMap<string, { readonly file: string; readonly name: string }>
type Modules = ReadonlyMap<string, TextModule>

function areasOf(scripts: readonly Script[]): Areas {
  return new Map(
    scripts.flatMap(({ code }) =>
      Array.from(code.matchAll(mark), ([, , file = '', name = '']) => [`${file}#${name}`, { file, name }]),
    ),
  )
}

async function readAreas(root: string, language: string, areas: Areas): Promise<Modules> {
  const modules = new Map<string, TextModule>()
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

/** @returns JavaScript by area */
async function write(areas: Areas, english: Modules, translation: Modules): Promise<Map<string, string>> {
  const written = await Promise.all(
    Array.from(areas, async ([key, { file, name }]) => {
      const original = english.get(file)
      if (!original) throw new UserError(`The built scripts name src/texts/en/${file}, which is not there.`)
      return [key, await writeTexts(original, translation.get(file), name)] as const
    }),
  )
  return new Map(written)
}

function speak(script: string, texts: ReadonlyMap<string, string>): string {
  const spoken = script.replace(mark, (_, before: string, file: string, name: string) => {
    const text = texts.get(`${file}#${name}`) ?? ''
    // After these characters JavaScript reads a brace as the start of a block: parentheses make it an object.
    return /^[>;{})]?$/.test(before) ? `${before}(${text})` : before + text
  })
  if (spoken.includes('__texts(')) throw new UserError('A built script names texts in an unknown form.')
  return spoken
}
