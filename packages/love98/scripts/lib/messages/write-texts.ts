import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { textsFolder } from './folders.ts'
import { checkMessages, type ReadMessages } from './read-messages.ts'

/**
 * Writes the English messages as typed modules, which code imports: `import { swap as swapTexts } from '@/texts/swap'`.
 * Files that are up to date are not written, so that a development server sees only the changed ones.
 * @param root the project's folder
 * @throws {UserError} if a message is wrong
 */
export async function writeTexts(root: string, read: ReadMessages): Promise<void> {
  const { modules } = checkMessages(read)
  const folder = join(root, textsFolder)
  await mkdir(folder, { recursive: true })
  const wanted = new Map(Array.from(modules, ([name, { source }]) => [`${name}.ts`, source]))
  for (const file of await readdir(folder))
    if (!wanted.has(file)) await rm(join(folder, file), { recursive: true })
  for (const [file, source] of wanted) {
    const path = join(folder, file)
    if ((await readFile(path, 'utf8').catch(() => '')) !== source) await writeFile(path, source)
  }
}
