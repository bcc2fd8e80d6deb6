import { parseArgs } from 'node:util'
import { UserError } from '../user-error.mjs'

const usage = `Copies this project into a new folder, for a community of your own.

  npm run new -- ../my-community
  npm run new -- ../my-community --answers answers.json

It asks for name, sentence, color, links, chains and tokens, or reads them from a file (README, "Make it yours").`

/**
 * Reads the arguments of `npm run new`.
 *
 * @throws {UserError} with the usage when there is not exactly one folder
 */
export function readNewOptions(args: string[]): { folder: string; answers: string | undefined } {
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
