import { UserError } from '../../user-error.mjs'
import type { TextModule } from './text-module.ts'

/**
 * The texts of an area in one language as a JavaScript expression. What the translation lacks is English.
 *
 * @param name of the export
 * @returns minified
 */
export async function writeTexts(
  english: TextModule,
  translation: TextModule | undefined,
  name: string,
): Promise<string> {
  const module = translation ?? english
  const value = write(english.texts[name], translation?.texts[name], (text, isOwn) =>
    isOwn || module === english ? text : `(()=>{${english.own};return ${text}})()`,
  )
  // The minifier is there only once the dependencies are.
  const { minify } = await import('@swc/core')
  // In parentheses it is an expression, which the minifier keeps; unused texts of the same file go.
  const { code } = await minify(`__keep((()=>{${module.own};return ${value}})())`, {
    compress: { passes: 2 },
    mangle: true,
    ecma: 2020,
  })
  const kept = code.match(/^__keep\(([\s\S]*)\);?\s*$/)?.[1]
  if (kept === undefined) throw new UserError(`The minifier wrote ${name} in an unknown form.`)
  return kept.replace(
    /(?<!\\)((?:\\\\)*)\\x([a-f][0-9a-f])/g,
    (_, before, hex) => before + String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

/**
 * @param translated absent where the language has no such text
 * @param placeFunction takes the text of a function, and whether it is a translation
 * @returns JavaScript
 */
function write(
  english: unknown,
  translated: unknown,
  placeFunction: (text: string, isOwn: boolean) => string,
): string {
  const text = translated ?? english
  if (typeof text === 'function') return placeFunction(`(${text})`, translated !== undefined)
  if (typeof english !== 'object' || english === null || Array.isArray(english)) return JSON.stringify(text)
  const entries = Object.entries(english).map(([name, value]) => {
    const own = (translated as Record<string, unknown> | undefined)?.[name]
    return `${JSON.stringify(name)}:${write(value, own, placeFunction)}`
  })
  return `{${entries.join()}}`
}
