import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The answers of the README, and another link. */
const answers = {
  name: 'Cat Club',
  sentence: 'cats on the chain',
  color: '#1c8c5c',
  links: { discord: 'https://discord.example/cats' },
  chains: [1, 8453],
  tokens: [
    { symbol: 'CAT', name: 'Cat' },
    { symbol: 'PURR', name: 'Purr' },
  ],
}

/**
 * Makes a community with `npm run new`, which leaves out all skins except its own, some programs and most languages,
 * and builds it.
 * @returns the folder of its project, and a function that removes it
 */
export async function makeCommunity(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const place = await mkdtemp(join(tmpdir(), 'love98-community-'))
  const remove = () => rm(place, { recursive: true, force: true, maxRetries: 3 })
  const folder = join(place, 'cat-club')
  const file = join(place, 'answers.json')
  await writeFile(file, JSON.stringify(answers))
  await run(process.execPath, ['scripts/new.mjs', folder, '--answers', file], root)
  // Links, because the dependencies are large and the same.
  await run('cp', ['-al', join(root, 'node_modules'), join(folder, 'node_modules')], folder)
  const config = join(folder, 'love98.config.ts')
  const written = await readFile(config, 'utf8')
  const shorter = written
    .replace(/^ {4}'(treasury|heartbreak|solitaire|guestbook|governance)',\n/gm, '')
    .replace(
      "  defaultSkin: 'cat-club',",
      "  defaultSkin: 'cat-club',\n  skins: ['cat-club'],\n  languages: ['en', 'de'],",
    )
  if (shorter.length === written.length) throw new Error('The file of the new community has another form.')
  await writeFile(config, shorter)
  await run(process.execPath, ['--import', 'tsx', 'scripts/art.ts'], folder)
  await run(process.execPath, ['scripts/build.mjs'], folder)
  return { folder, remove }
}

async function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${command} ${args[0]} ended with code ${code}.`)
}
