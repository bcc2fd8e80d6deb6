import { languages } from '../src/language/languages.ts'
import { writeGlossaries } from './lib/messages/glossaries.ts'
import { readLanguages } from './lib/messages/read-messages.ts'
import { reportMessages } from './lib/messages/report-messages.ts'
import { readSiteWords } from './lib/messages/site-words.ts'
import { runScript } from './lib/process/run-script.mjs'
import { isInRepository, packageRoot, repositoryRoot, projectRoot as root } from './lib/project-root.mjs'
import { writeSources } from './lib/write-sources.ts'

// `npm run texts` writes the imported modules, and lists the missing, wrong and outdated texts of each language; `npm
// run texts -- es` lists one language.

await runScript(async () => {
  const reading = readLanguages(root, languages, await readSiteWords(root))
  const lines = await reportMessages(packageRoot, reading, process.argv.slice(2))
  for (const line of [...lines, ...(await reading).pages.problems]) console.log(line)
  await writeSources(root, await reading)
  if (isInRepository) await writeGlossaries(repositoryRoot)
})
