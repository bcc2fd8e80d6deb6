import { parseArgs } from 'node:util'
import { UserError } from '../user-error.mjs'

const known = {
  check: { online: 'requests the addresses of links, too' },
  test: { online: 'requests the addresses of links, too' },
  update: { 'dry-run': 'says what would change, and changes nothing' },
} as const

type Command = keyof typeof known

/**
 * Reads the options of a command of a community's project.
 * @throws {UserError} for an unknown option
 */
export function readProjectOptions(
  command: Command,
  args: readonly string[],
): { readonly online: boolean; readonly dryRun: boolean } {
  const options: Readonly<Record<string, string>> = known[command]
  try {
    const { values } = parseArgs({
      args: [...args],
      options: Object.fromEntries(Object.keys(options).map((name) => [name, { type: 'boolean' as const }])),
    })
    return { online: values.online === true, dryRun: values['dry-run'] === true }
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\. To specify.*$/, '') : String(error)
    const list = Object.entries(options).map(([name, about]) => `--${name} (${about})`)
    throw new UserError(`${reason}. love98 ${command} knows ${list.join(', ')}.`)
  }
}
