import { languages } from '../src/language/languages.ts'
import { readSources } from './lib/check/import-graph.ts'
import { describeLiteralText, findLiteralTexts } from './lib/check/literal-texts.ts'
import { findUnusedMessages } from './lib/check/unused-messages.ts'
import { problemsOf, readLanguages } from './lib/messages/read-messages.ts'
import { readSiteWords } from './lib/messages/site-words.ts'
import { packageRoot, projectRoot as root } from './lib/project-root.mjs'

// Checks that every text for people is a message in `messages/en`, correct in every language, and read by some code.

const { english, translations, pages } = await readLanguages(root, languages, await readSiteWords(root))
const sources = new Map(
  [...(await readSources(packageRoot))].filter(([path]) => !path.startsWith('src/texts/')),
)
const problems = [
  ...[english, ...translations].flatMap(problemsOf),
  ...pages.problems,
  ...(await findUnusedMessages(sources, english.catalog.entries.keys())).map(
    (key) =>
      `messages/en/${english.catalog.entries.get(key)?.file}: ${key} is read by no code: delete it in every language`,
  ),
  ...(await findLiteralTexts(sources)).map(describeLiteralText),
]
for (const problem of problems) console.log(problem)
console.log(
  `${english.catalog.entries.size} messages in ${languages.length} languages, ${problems.length} problems.`,
)
if (problems.length > 0) process.exitCode = 1
