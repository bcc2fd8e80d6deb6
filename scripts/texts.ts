import { join } from 'node:path'
import { runScript } from './lib/process/run-script.mjs'
import { projectRoot as root } from './lib/project-root.mjs'
import { compareTexts } from './lib/texts/compare-texts.ts'

// `npm run texts` lists, for each language, what is missing and what may be out of date. `npm run texts -- accept es` says that
// the translation of a language is that of the present English.

await runScript(async () => {
  const [command, ...languages] = process.argv.slice(2)
  const lines = await compareTexts(join(root, 'src', 'texts'), {
    accepts: command === 'accept' ? languages : [],
  })
  for (const line of lines) console.log(line)
})
