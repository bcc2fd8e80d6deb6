import { relative } from 'node:path'
import type { Command } from '../install/run-installed.mjs'
import { askAnswers, openTerminal } from './ask.ts'
import { makeCommunity } from './make-community.ts'
import { checkTarget } from './new-folder.ts'
import { readNewOptions } from './new-options.ts'
import { readAnswers } from './read-answers.ts'

/**
 * `npm run new`: copies the project for a community of its own, asks for what makes it theirs, and says what to do next.
 *
 * @throws {UserError} when an option, the folder or an answer of the file cannot be used
 */
export async function newProject({ root, signal, progress }: Command): Promise<void> {
  const { folder, answers: file } = readNewOptions(process.argv.slice(2))
  const target = await checkTarget(folder, root)
  const answers = file ? await readAnswers(file) : await ask()
  const { files, skinId } = await makeCommunity({ root, target, answers, signal, progress })
  progress.say(`Made ${target}: ${files} files, with love98.config.ts for ${answers.name} and its own skin.

  love98.config.ts                the community: links, chains, tokens, pairs, programs, terms
  src/skins/${skinId}.ts${' '.repeat(Math.max(1, 18 - skinId.length))}the colors of the skin
  docs/art/${skinId}.png${' '.repeat(Math.max(1, 19 - skinId.length))}how its icons look

What to do next:

  cd ${relative(process.cwd(), target) || '.'}
  npm ci          installs the dependencies
  npm start       opens the desktop on two local chains
  npm run check   checks types, style, imports and texts`)

  async function ask() {
    const terminal = openTerminal({ input: process.stdin, output: process.stdout, signal })
    try {
      return await askAnswers(terminal, target)
    } finally {
      terminal.close()
    }
  }
}
