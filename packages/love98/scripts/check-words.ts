import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeFolders, listFiles } from './lib/check/code-files.ts'
import { describeIdiom, findIdioms, idiomsBeyondLimits, isRead } from './lib/check/idioms.ts'
import { packageRoot, repositoryRoot } from './lib/project-root.mjs'

// Fails on idioms that a newcomer has to decode, and on too many uses of idioms that are plain in some sentences.

const sources = await Promise.all([
  ...(await textsBelow(packageRoot, [...codeFolders, 'messages', 'art', 'deploy'])),
  ...(await textsBelow(repositoryRoot, ['docs', '.github', 'community'])),
])
const found = idiomsBeyondLimits(findIdioms(new Map(sources)))
for (const word of found) console.log(describeIdiom(word))
console.log(`${sources.length} files read, ${found.length} idioms found.`)
if (found.length > 0 || sources.length === 0) process.exitCode = 1

async function textsBelow(root: string, folders: readonly string[]) {
  const paths = (await listFiles(root, folders)).filter(isRead)
  return paths.map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const)
}
