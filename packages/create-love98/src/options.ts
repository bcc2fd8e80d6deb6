import { parseArgs } from 'node:util'
import { UserError } from '../../love98/scripts/lib/user-error.mjs'

export type Options = {
  readonly folder: string | undefined
  /** A file with the answers. */
  readonly answers: string | undefined
  readonly yes: boolean
  /** A folder or a tarball of love98, in place of the registry. */
  readonly package: string | undefined
  readonly install: boolean
  readonly help: boolean
}

export const usage = `Makes the folder of a Love98 desktop for your community.

  npm create love98@latest [folder]
  npm create love98@latest my-community -- --answers answers.json

  --answers <file>     takes the answers from a file (JSON) and asks nothing
  --yes                takes the first answer of every question
  --no-install         installs nothing; run "npm install" in the folder later
  --package <source>   installs love98 from a folder or a tarball
  --help               shows this text`

/**
 * Reads the arguments of the command.
 * @throws {UserError} with the usage for unknown options, and for more than one folder
 */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse([...args])
  const [folder, ...others] = positionals
  if (others.length > 0) throw new UserError(`Name one folder, not ${positionals.length}.\n\n${usage}`)
  if (values.yes && values.answers !== undefined)
    throw new UserError(`Use --yes or --answers, not both.\n\n${usage}`)
  return {
    folder,
    answers: values.answers,
    yes: values.yes ?? false,
    package: values.package,
    install: !values['no-install'],
    help: values.help ?? false,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        answers: { type: 'string' },
        yes: { type: 'boolean', short: 'y' },
        package: { type: 'string' },
        'no-install': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}
