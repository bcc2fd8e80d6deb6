import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { compareBehavior, readBehavior, summarize, testedIds } from './lib/check/behavior.ts'
import { projectRoot as root } from './lib/project-root.mjs'

const { statements, problems } = readBehavior(await readFile(join(root, 'docs', 'behavior.md'), 'utf8'))

const tested: Map<string, string[]> = new Map()
for (const file of await testFiles())
  for (const id of new Set(testedIds(await readFile(file, 'utf8'))))
    tested.set(id, [...(tested.get(id) ?? []), relative(root, file).replaceAll('\\', '/')])

const all = [...problems, ...compareBehavior(statements, tested)]
for (const problem of all) console.error(`docs/behavior.md: ${problem}`)
console.log(`${statements.length} statements: ${summarize(statements)}.`)
process.exitCode = all.length > 0 ? 1 : 0

async function testFiles() {
  const found = await Promise.all(
    ['tests', 'src'].map(async (folder) => {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    }),
  )
  // The checker's own tests contain made-up ids.
  return found
    .flat()
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.endsWith('behavior.test.ts'))
}
