import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readTextModule } from '../build/texts/text-module.ts'

/**
 * Compares the translations with the English texts. `sources.json` in the folder of a language holds, by text, a hash of the
 * English that was translated.
 *
 * @param folder `src/texts`
 * @param options languages whose translations are those of the present English
 * @returns a line for each text that is missing, changed in English, or no longer there
 */
export async function compareTexts(
  folder: string,
  { accepts = [] }: { accepts?: readonly string[] } = {},
): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const languages = entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'en')
    .map(({ name }) => name)
  const english = await readTexts(join(folder, 'en'))
  const lines = []
  for (const language of languages) {
    const file = join(folder, language, 'sources.json')
    const own = await readTexts(join(folder, language))
    const known = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
    const translated = Object.fromEntries([...english].filter(([name]) => own.has(name)))
    if (accepts.includes(language)) await writeFile(file, `${JSON.stringify(translated, null, 2)}\n`)
    const missing = [...english.keys()].filter((name) => !own.has(name))
    const changed = accepts.includes(language)
      ? []
      : Object.keys(translated).filter((name) => known[name] !== translated[name])
    const unknown = [...own.keys()].filter((name) => !english.has(name))
    lines.push(
      ...missing.map((name) => `${language}: ${name} is missing`),
      ...changed.map((name) => `${language}: ${name} was translated from another English text`),
      ...unknown.map((name) => `${language}: ${name} is not in English any more`),
      `${language}: ${own.size} texts, ${missing.length} missing, ${changed.length} to look at again`,
    )
  }
  return lines
}

/**
 * @param folder of a language
 * @returns a hash by the name of the text, such as `shell/tray.ts#trayTexts.lamps.blink`
 */
async function readTexts(folder: string): Promise<Map<string, string>> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts')).sort()
  const texts: Map<string, string> = new Map()
  for (const file of files) {
    const module = await readTextModule(join(folder, file))
    for (const [name, area] of Object.entries(module.texts))
      collect(area, `${file.replaceAll('\\', '/')}#${name}`, texts)
  }
  return texts
}

function collect(text: unknown, name: string, texts: Map<string, string>) {
  if (typeof text === 'object' && text !== null && !Array.isArray(text)) {
    for (const [part, value] of Object.entries(text)) collect(value, `${name}.${part}`, texts)
    return
  }
  const written = typeof text === 'function' ? String(text) : JSON.stringify(text)
  texts.set(name, createHash('sha256').update(written).digest('hex').slice(0, 8))
}
