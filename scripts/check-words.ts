import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeFolders, listFiles } from './lib/check/code-files.ts'
import { describePrivateWord, findPrivateWords, isRead, shrink, wordProblems } from './lib/check/words.ts'
import { projectRoot as root } from './lib/project-root.mjs'

// Fails on idioms that a newcomer has to decode. With a folder as its argument it lists the idioms of that folder; with --shrink
// it lowers the numbers of words-to-clean.json to the present ones.

const folders = [...codeFolders, 'docs', 'messages', 'art', 'deploy', '.github']
const paths = (await listFiles(root, folders)).filter(isRead)
const sources = await Promise.all(
  paths.map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const),
)
const found = findPrivateWords(new Map(sources))
const list = join(root, 'scripts', 'lib', 'check', 'words-to-clean.json')
const allowed: Record<string, number> = JSON.parse(await readFile(list, 'utf8'))
const argument = process.argv[2]

if (argument === '--shrink') {
  await writeFile(list, `${JSON.stringify(shrink(found, allowed), null, 2)}\n`)
} else if (argument) {
  for (const word of found) if (word.folder === argument) console.log(describePrivateWord(word))
} else {
  const problems = wordProblems(found, allowed)
  for (const problem of problems) console.log(problem)
  console.log(
    `${paths.length} files read; ${Object.keys(allowed).length} folders still have ${found.length} idioms.`,
  )
  if (problems.length > 0 || paths.length === 0) process.exitCode = 1
}
