import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, relative, resolve } from 'node:path'
import { openChain } from '../../love98/scripts/lib/pair/chain-reader.ts'
import { createProgress } from '../../love98/scripts/lib/progress.mjs'
import { UserError } from '../../love98/scripts/lib/user-error.mjs'
import type { ChainDefinition } from '../../love98/src/domain/community/community.ts'
import { type Answers, firstAnswers, folderOf } from './answers.ts'
import { answersText, readAnswersFile } from './answers-file.ts'
import { askAll, askFolder } from './ask-all.ts'
import { knownChains } from './known-chains.ts'
import { type Made, makeProject } from './make-project.ts'
import { checkTarget } from './new-folder.ts'
import { checkRegistry } from './npm.ts'
import { type Options, readOptions, usage } from './options.ts'
import { openTerminal, type Terminal } from './terminal.ts'

/**
 * `npm create love98`: asks for the data of a community, makes the folder of its desktop, and prints the next steps.
 * @throws {UserError} if an option, the folder, an answer in the file or the registry cannot be used
 */
export async function main(args: readonly string[], signal: AbortSignal): Promise<void> {
  const progress = createProgress()
  const options = readOptions(args)
  if (options.help) return progress.say(usage)
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  const chains = knownChains()
  const connect = (chain: ChainDefinition) => openChain(nodeOf(chain), chain.id, signal)
  const isAsked = options.answers === undefined && !options.yes
  const terminal = isAsked ? openTerminal({ input: process.stdin, output: process.stdout, signal }) : null
  try {
    if (terminal) progress.say(`Love98 ${version}: a Windows 98-style desktop for your community.\n`)
    const given =
      options.answers === undefined ? null : await readAnswersFile(options.answers, { chains, connect })
    const target = await findTarget(options, given, terminal)
    if (options.install) {
      const wanted = options.package === undefined ? `love98@${version}` : null
      await progress.step('Asking the npm registry', () => checkRegistry(wanted, signal))
    }
    let kept: Answers | null = null
    const answer = async () => {
      if (given) return given
      if (!terminal) return firstAnswers(basename(target), chainOf(chains, 1))
      kept = await askAll({ terminal, chains, connect }, target, (answers) => {
        kept = answers
      })
      return kept
    }
    try {
      const { install, package: source } = options
      const made = await makeProject({ target, version, source, install, answer, signal, progress })
      progress.say(nextSteps(target, made, version))
    } catch (error) {
      if (signal.aborted || kept === null || isEndOfInput(error)) throw error
      const file = await keepAnswers(kept, target)
      const again = `npm create love98@${version} ${quoted(relative(process.cwd(), target))} -- --answers ${quoted(file)}`
      throw new UserError(
        `${error instanceof Error ? error.message : error}\n\nYour answers are in ${file}. Use them again with:\n  ${again}`,
        { cause: error },
      )
    }
  } finally {
    terminal?.close()
  }
}

async function findTarget(
  { folder, answers }: Options,
  given: Answers | null,
  terminal: Terminal | null,
): Promise<string> {
  if (folder !== undefined) return checkTarget(folder)
  if (terminal && answers === undefined) return askFolder({ terminal }, checkTarget)
  return checkTarget(given ? folderOf(given.name) : 'my-community')
}

/** The node of a chain: that of the variable which the desktop reads too, or a public one. */
function nodeOf({ id, publicRpcUrl }: ChainDefinition): string {
  // biome-ignore lint/style/noProcessEnv: the variable of the desktop's own server
  return process.env[`RPC_URL_${id}`] || publicRpcUrl
}

function chainOf(chains: ReadonlyMap<number, ChainDefinition>, id: number): ChainDefinition {
  return chains.get(id) as ChainDefinition
}

function isEndOfInput(error: unknown): boolean {
  return error instanceof UserError && error.message.includes('The input ended')
}

/** Writes the answers beside the folder, or to the folder for temporary files if that cannot be. @returns the path */
async function keepAnswers(answers: Answers, target: string): Promise<string> {
  const text = answersText(answers)
  const name = `${basename(target)}-answers`
  for (const folder of [process.cwd(), tmpdir()])
    for (const ending of ['', `-${process.pid}`]) {
      const path = resolve(folder, `${name}${ending}.json`)
      try {
        await writeFile(path, text, { flag: 'wx', mode: 0o600 })
        return path
      } catch {
        // The file exists, or the folder cannot be written.
      }
    }
  throw new UserError(`The answers cannot be written to a file:\n${text}`)
}

function nextSteps(target: string, { hasRepository, installed }: Made, version: string): string {
  const folder = relative(process.cwd(), target) || '.'
  const other =
    installed !== null && installed !== version
      ? `\nThe installed love98 is version ${installed}, and this wizard belongs to ${version}.\n`
      : ''
  return `
Made ${target}${hasRepository ? ', with git and a first commit' : ', without git, which is not there or did not work'}.
${other}
  cd ${quoted(folder)}
${installed === null ? '  npm install      installs Love98\n' : ''}  npm start        opens the desktop on local test chains
  npm run check    checks your files

Everything that is yours is in ${join(folder, 'community')}. README.md says how to put it online.`
}

function quoted(text: string): string {
  return /^[\w./@:-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}
