import { readFile } from 'node:fs/promises'
import { UserError } from '../../user-error.mjs'

/** A file of texts: `own`, its JavaScript beside what it exports; `texts`, what it exports, by name. */
export type TextModule = { readonly own: string; readonly texts: Readonly<Record<string, unknown>> }

/** What a file of texts may import: `src/texts/plurals.ts` in short. */
const plurals =
  'const pluralsIn=l=>{const r=new Intl.PluralRules(l);return(n,f)=>f[r.select(n)]??f.other??""};'

/** An export as the compiler writes it, with the comment before it. */
const exported = /^(?:.*\*\/ )?export const (\w+) = (?:\{\};|\{\n[\s\S]*?^\};)/gm

/**
 * Reads a file of texts. It is data with functions: it runs by itself, and may import types and `pluralsIn` alone.
 *
 * @throws {UserError} for another import, and for an export that is not an object
 */
export async function readTextModule(file: string): Promise<TextModule> {
  // The compiler is there only once the dependencies are.
  const { transform } = await import('@swc/core')
  const { code } = await transform(await readFile(file, 'utf8'), {
    filename: file,
    configFile: false,
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  })
  const imported = Array.from(code.matchAll(/^import (.*) from ['"](.*)['"];?$/gm))
  for (const [, what, from] of imported)
    if (from !== '@/texts/plurals')
      throw new UserError(`${file} imports ${what} from ${from}: texts may import types and pluralsIn only.`)
  const body = (imported.length > 0 ? plurals : '') + code.replace(/^import .*$/gm, '')
  const names = Array.from(code.matchAll(exported), ([, name = '']) => name)
  const own = body.replace(exported, '')
  if (/\bexport\b/.test(own.replace(/\/\*[\s\S]*?\*\//g, '')))
    throw new UserError(`${file} exports something else than objects of texts.`)
  if (names.some((name) => new RegExp(`\\b${name}\\b`).test(own)))
    throw new UserError(`${file} uses one of its own exports: texts are replaced one by one.`)
  const texts = new Function(
    `${body.replace(/^(.*\*\/ )?export (?=const)/gm, '$1')}\nreturn {${names.join()}}`,
  )()
  return { own, texts }
}
