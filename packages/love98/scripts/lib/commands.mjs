import { packageRoot, projectRoot } from './project-root.mjs'
import { requireVersion } from './require-version.mjs'
import { explain } from './user-error.mjs'

/**
 * The commands of `love98`, by name. Each script reads its options from `process.argv`.
 *
 * @type {Readonly<Record<string, { script: string, args?: readonly string[], about: string }>>}
 */
export const commands = {
  start: { script: 'start', about: 'builds what changed, and starts the demo; with --mainnet, the desktop' },
  dev: { script: 'start', args: ['--dev'], about: 'starts the demo and shows each change of the sources' },
  build: {
    script: 'build',
    about:
      'builds the desktop; with --standalone, for a machine without npm; with --static, for a static host',
  },
  deploy: { script: 'deploy', about: 'writes the files that a host needs, and prints the remaining steps' },
  pair: { script: 'pair', about: 'adds a swap pair to community/config.ts, by the address of its token' },
  check: { script: 'project-check', about: 'checks everything in community/; with --online, the links, too' },
  test: { script: 'project-test', about: 'checks, builds, and tries the desktop in a browser' },
  update: { script: 'project-update', about: 'changes community/ for a newer version of Love98' },
}

const usage = `Usage: love98 <command>

${Object.entries(commands)
  .map(([name, { about }]) => `  ${name.padEnd(8)} ${about}`)
  .join('\n')}

love98 <command> --help lists the options of a command.`

/**
 * Runs a command of `love98`.
 *
 * @param {string | undefined} name
 * @param {readonly string[]} args
 * @returns {Promise<void>}
 */
export async function runCommand(name, args) {
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    const isQuestion = name === undefined || name === 'help' || name === '--help' || name === '-h'
    if (isQuestion) console.log(usage)
    else console.error(`There is no command "${name}".\n\n${usage}`)
    process.exitCode = isQuestion ? 0 : 1
    return
  }
  try {
    requireVersion(projectRoot, packageRoot)
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
    return
  }
  process.argv.splice(2, process.argv.length, ...(command.args ?? []), ...args)
  await import(`../${command.script}.mjs`)
}
