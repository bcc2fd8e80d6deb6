import type { TextModule } from '../../messages/read-messages.ts'
import { UserError } from '../../user-error.mjs'

export type Script = { readonly name: string; readonly code: string }

export type PlacedTexts = {
  readonly english: ReadonlyMap<string, string>
  readonly translated: readonly (Script & { readonly language: string })[]
}

/** The mark of a module of texts in any quotes of the minifier, and the character before it. */
const mark = /(^|.)__texts\(["'`]([\w-]+)#[0-9a-f]{8}["'`]\)/gs

/**
 * Writes the texts of each language in place of the marks that the plugin `love98:texts` left in chunks.
 * @param modules by name
 * @param languages English first
 * @throws {UserError} if no chunk has a mark, or if a mark has an unknown form
 */
export async function placeTexts(
  scripts: readonly Script[],
  modules: ReadonlyMap<string, TextModule>,
  [english, ...others]: readonly string[],
): Promise<PlacedTexts> {
  const marked = scripts.filter(({ code }) => code.includes('__texts('))
  if (marked.length === 0) throw new UserError('No built script contains texts.')
  const names = new Set(
    marked.flatMap(({ code }) => Array.from(code.matchAll(mark), ([, , name = '']) => name)),
  )
  const codesIn = async (language: string) => {
    const codes = Array.from(names, async (name) => {
      const module = modules.get(name)
      if (!module) throw new UserError(`The built scripts name the texts "${name}", which are not there.`)
      return [name, await minified(name, module.codeIn(language))] as const
    })
    return new Map(await Promise.all(codes))
  }
  const inEnglish = await codesIn(english ?? 'en')
  const translated = await Promise.all(
    others.map(async (language) => {
      const codes = await codesIn(language)
      return marked.map(({ name, code }) => ({ name, language, code: place(code, codes) }))
    }),
  )
  return {
    english: new Map(marked.map(({ name, code }) => [name, place(code, inEnglish)])),
    translated: translated.flat(),
  }
}

async function minified(name: string, expression: string): Promise<string> {
  // The minifier is available only after the dependencies are installed.
  const { minify } = await import('@swc/core')
  // As an argument it is an expression, which the minifier keeps.
  const { code } = await minify(`__keep(${expression})`, {
    compress: { passes: 2 },
    mangle: true,
    ecma: 2020,
  })
  const kept = code.match(/^__keep\(([\s\S]*)\);?\s*$/)?.[1]
  if (kept === undefined) throw new UserError(`The minifier wrote the texts "${name}" in an unknown form.`)
  return kept.replace(
    /(?<!\\)((?:\\\\)*)\\x([a-f][0-9a-f])/g,
    (_, before, hex) => before + String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

function place(script: string, codes: ReadonlyMap<string, string>): string {
  const placed = script.replace(mark, (_, before: string, name: string) => {
    const code = codes.get(name) ?? ''
    // After these characters JavaScript parses a brace as the start of a block, so parentheses make it an object.
    return /^[>;{})]?$/.test(before) ? `${before}(${code})` : before + code
  })
  if (placed.includes('__texts(')) throw new UserError('A built script names texts in an unknown form.')
  return placed
}
