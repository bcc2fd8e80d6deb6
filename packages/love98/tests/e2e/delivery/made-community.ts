import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runToEnd } from '../../support/repository-copy.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const wizard = join(root, '../create-love98/bin/create-love98.mjs')

/** The answers leave out skins, languages and programs. */
const answers = {
  name: 'Cat Club',
  sentence: 'cats on the chain',
  color: '#1c8c5c',
  chain: 8453,
  token: { symbol: 'CAT', name: 'Cat' },
  links: ['https://discord.com/invite/cats'],
  languages: ['en', 'de'],
  skins: 'own',
  leaveOut: ['heartbreak', 'solitaire'],
}

/**
 * Makes a community by the wizard, and builds it.
 * @returns the folder of its project, and a function that removes it
 */
export async function makeCommunity(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const place = await mkdtemp(join(tmpdir(), 'love98-community-'))
  const remove = () => rm(place, { recursive: true, force: true, maxRetries: 3 })
  const folder = join(place, 'cat-club')
  const file = join(place, 'answers.json')
  await writeFile(file, JSON.stringify(answers))
  await runToEnd(process.execPath, [wizard, folder, '--no-install', '--answers', file], place)
  // Translations to languages that are not built stay in the file.
  const config = join(folder, 'community/config.ts')
  const sentence = "sentence: 'cats on the chain',"
  const translated = `${sentence} translations: { fr: { sentence: 'des chats' }, de: { sentence: 'Katzen' } },`
  await writeFile(config, (await readFile(config, 'utf8')).replace(sentence, translated))
  await symlink(join(root, '../../node_modules'), join(folder, 'node_modules'), 'junction')
  // The test language is no language of the community.
  await runToEnd(process.execPath, [join(root, 'bin/love98.mjs'), 'build'], folder, {
    LOVE98_TEST_LANGUAGE: '',
  })
  return { folder, remove }
}
