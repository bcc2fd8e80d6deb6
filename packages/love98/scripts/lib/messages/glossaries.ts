import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Papa from 'papaparse'

const documents = 'docs/translating'
const folder = `${documents}/glossaries`

type Term = { readonly source: string; readonly target: string }

/**
 * Writes the glossary of each language as CSV, which Weblate and Crowdin import. Files that are up to date
 * are left alone, and files of languages without a glossary are removed.
 *
 * @param root the project's folder
 */
export async function writeGlossaries(root: string): Promise<void> {
  const wanted = await glossaries(root)
  if (wanted.size === 0) return
  await mkdir(join(root, folder), { recursive: true })
  for (const file of await readdir(join(root, folder)))
    if (!wanted.has(file)) await rm(join(root, folder, file), { recursive: true })
  for (const [file, csv] of wanted) {
    const path = join(root, folder, file)
    if ((await readFile(path, 'utf8').catch(() => '')) !== csv) await writeFile(path, csv)
  }
}

async function glossaries(root: string): Promise<ReadonlyMap<string, string>> {
  const files = await readdir(join(root, documents)).catch(() => [])
  const found = new Map<string, string>()
  for (const file of files.filter((name) => name.endsWith('.md'))) {
    const terms = termsOf(await readFile(join(root, documents, file), 'utf8'))
    const csv = Papa.unparse({ fields: ['source', 'target'], data: [...terms] }, { newline: '\n' })
    if (terms.length > 0) found.set(file.replace(/md$/, 'csv'), `${csv}\n`)
  }
  return found
}

/** @returns the terms of the table below the heading `## Glossary` */
function termsOf(markdown: string): readonly Term[] {
  const section = markdown.split(/^## /m).find((text) => text.startsWith('Glossary\n')) ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).flatMap((row) => {
    const [source = '', target = ''] = row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('\\|', '|'))
    return pairs(source, target)
  })
}

/** A row such as "sign in, sign out" has several terms. It is split if it has as many translations. */
function pairs(source: string, target: string): readonly Term[] {
  const [sources, targets] = [listed(source), listed(target)]
  if (sources.length !== targets.length) return [{ source, target }]
  return sources.map((term, index) => ({ source: term, target: targets[index] ?? '' }))
}

/** Commas in parentheses belong to a remark. */
function listed(cell: string): readonly string[] {
  return cell.split(/, (?![^(]*\))/)
}
