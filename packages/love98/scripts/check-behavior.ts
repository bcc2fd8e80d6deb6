import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { compareBehavior, readBehavior, strayProofs, summarize, testedIds } from './lib/check/behavior.ts'
import { repositoryRoot, packageRoot as root } from './lib/project-root.mjs'

const { statements, problems } = readBehavior(
  await readFile(join(repositoryRoot, 'docs', 'behavior.md'), 'utf8'),
)

const tested: Map<string, string[]> = new Map()
const stray: string[] = []
for (const file of await testFiles()) {
  const source = await readFile(file, 'utf8')
  const path = relative(root, file).replaceAll('\\', '/')
  for (const id of new Set(testedIds(source))) tested.set(id, [...(tested.get(id) ?? []), path])
  for (const line of strayProofs(source)) stray.push(`${path}:${line} has a proof that no test follows`)
}

const all = [...problems, ...compareBehavior(statements, tested), ...stray]
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
  // The tests of the checker contain invented ids.
  return found
    .flat()
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.endsWith('behavior.test.ts'))
}
