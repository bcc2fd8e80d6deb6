import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { problemLines, readConfig } from '../../../src/domain/community/config-values.ts'
import type { Command } from '../install/run-installed.mjs'
import { UserError } from '../user-error.mjs'
import { type Answers, answersSchema } from './answers.ts'
import { knownChains } from './known-chains.ts'
import { makeCommunity } from './make-community.ts'
import { checkTarget } from './new-folder.ts'
import { openTerminal, promptForAnswers } from './prompt-for-answers.ts'

/**
 * `npm run new`: copies the project for a new community, asks for its data, and prints the next steps.
 * @throws {UserError} if an option, the folder or an answer in the file is invalid
 */
export async function newProject({ root, signal, progress }: Command): Promise<void> {
  const { folder, answers: file } = readNewOptions(process.argv.slice(2))
  const target = await checkTarget(folder, root)
  const answers = file ? await readAnswers(file) : await ask()
  const { files, skinId } = await makeCommunity({ root, target, answers, signal, progress })
  progress.say(`Made ${target}: ${files} files, with love98.config.ts for ${answers.name} and its own skin.

  love98.config.ts                the community: links, chains, tokens, pairs, programs
  community/terms/en.md           what visitors agree to before they use a wallet; ask a lawyer to read it
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
      return await promptForAnswers(terminal, target)
    } finally {
      terminal.close()
    }
  }
}

const usage = `Copies this project into a new folder, for a community of your own.

  npm run new -- ../my-community
  npm run new -- ../my-community --answers answers.json

It asks for name, sentence, color, links, chains and tokens, or reads them from a file (README, "Make it yours").`

/**
 * Reads the arguments of `npm run new`.
 * @throws {UserError} with the usage if there is not exactly one folder
 */
function readNewOptions(args: string[]): { folder: string; answers: string | undefined } {
  const { values, positionals } = parse(args)
  const [folder, ...others] = positionals
  if (!folder || others.length > 0) throw new UserError(usage)
  return { folder, answers: values.answers }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { answers: { type: 'string' } } })
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

/**
 * Reads a file of answers.
 * @throws {UserError} if it cannot be read, is not JSON, or has invalid values, each with its path
 */
async function readAnswers(path: string): Promise<Answers> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UserError(`${path} cannot be read.`)
  })
  return parseAnswers(parseJson(text, path), path)
}

/**
 * @param path of the file, for the error
 * @throws {UserError} with one line per problem
 */
export function parseAnswers(value: unknown, path: string): Answers {
  const parsed = readConfig(answersSchema, value)
  const problems = parsed.success ? unknownChains(parsed.output.chains) : problemLines(parsed.issues)
  if (!parsed.success || problems.length > 0)
    throw new UserError(`${path} cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  return parsed.output
}

function unknownChains(ids: readonly number[]) {
  const known = knownChains()
  return ids.flatMap((id, index) =>
    known.has(id)
      ? []
      : [`chains[${index}]: viem does not know chain ${id}; add it to love98.config.ts later`],
  )
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UserError(`${path} is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}
