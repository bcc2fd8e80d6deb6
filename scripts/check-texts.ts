import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSources } from './lib/check/import-graph.ts'
import { describeLiteralText, findLiteralTexts } from './lib/check/literal-texts.ts'
import { projectRoot as root } from './lib/project-root.mjs'

// Everything that people read stands in the catalogue: `src/texts/en`, one area a file, each listed in the catalogue's type.

const catalogue = await readFile(join(root, 'src', 'texts', 'catalogue.ts'), 'utf8')
const areas = (await readdir(join(root, 'src', 'texts', 'en'), { recursive: true }))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replaceAll('\\', '/').replace(/\.ts$/, ''))
const unlisted = areas.filter((area) => !catalogue.includes(`import('./en/${area}')`))
const worker = join(root, 'src', 'browser', 'service-worker')
const workerSources = (await readdir(worker))
  .filter((name) => name.endsWith('.mjs'))
  .map(
    async (name) =>
      [`src/browser/service-worker/${name}`, await readFile(join(worker, name), 'utf8')] as const,
  )
const sources = [...(await readSources(root)), ...(await Promise.all(workerSources))]
const literals = await findLiteralTexts(new Map(sources))

for (const area of unlisted)
  console.log(`src/texts/en/${area}.ts is not named in src/texts/catalogue.ts: add a line`)
for (const literal of literals) console.log(describeLiteralText(literal))
console.log(`${areas.length} areas of texts, ${literals.length} words outside of them.`)
if (unlisted.length + literals.length > 0) process.exitCode = 1
