import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeFolders, listFiles } from './lib/check/code-files.ts'
import { describeIdiom, findIdioms, idiomsBeyondLimits, isRead } from './lib/check/idioms.ts'
import { projectRoot as root } from './lib/project-root.mjs'

// Fails on idioms that a newcomer has to decode, and on too many uses of idioms that are plain in some sentences.

const folders = [...codeFolders, 'docs', 'messages', 'art', 'deploy', '.github']
const paths = (await listFiles(root, folders)).filter(isRead)
const sources = await Promise.all(
  paths.map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const),
)
const found = idiomsBeyondLimits(findIdioms(new Map(sources)))
for (const word of found) console.log(describeIdiom(word))
console.log(`${paths.length} files read, ${found.length} idioms found.`)
if (found.length > 0 || paths.length === 0) process.exitCode = 1
