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
const literals = await findLiteralTexts(await readSources(root))

for (const area of unlisted)
  console.log(`src/texts/en/${area}.ts is not named in src/texts/catalogue.ts: add a line`)
for (const literal of literals) console.log(describeLiteralText(literal))
console.log(`${areas.length} areas of texts, ${literals.length} words outside of them.`)
if (unlisted.length + literals.length > 0) process.exitCode = 1
