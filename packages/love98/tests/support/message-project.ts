import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { onTestFinished } from 'vitest'
import type { MessageLanguage } from '../../scripts/lib/messages/language.ts'
import { siteWordsOf } from '../../scripts/lib/messages/site-words.ts'
import { languages } from '../../src/language/languages.ts'

/** Files by path below `messages`, such as `en/swap.arb` or `../community/terms/en.md`; an object becomes JSON. */
export type MessageFiles = Readonly<Record<string, string | object>>

/** The words of a community on a pond. */
export const words = siteWordsOf({
  site: { name: 'Duck Pond', sentence: 'quack together', language: 'en' },
  pairs: [{ baseAsset: 'DUCK' }],
})

/** @returns the folder of a project with these messages, and with short terms; it is deleted after the test */
export async function messageProject(files: MessageFiles): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'love98-messages-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await writeMessages(root, { '../community/terms/en.md': '# Terms\n\nAgree.\n', ...files })
  return root
}

export async function writeMessages(root: string, files: MessageFiles): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    const path = join(root, 'messages', file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`)
  }
}

export function languageOf(id: string): MessageLanguage {
  const language = languages.find((one) => one.id === id)
  if (!language) throw new Error(`The product has no language "${id}".`)
  return language
}

/** @returns the value of a compiled expression */
// biome-ignore lint/suspicious/noExplicitAny: the expression decides what it is
export function evaluate(code: string): any {
  return runInThisContext(`(${code})`)
}
