import { parseArgs } from 'node:util'
import { UserError } from '../lib/user-error.mjs'

/** The parts of the bench, in the order in which they run. */
export const parts = /** @type {const} */ ([
  'load',
  'drag',
  'wallet',
  'board',
  'server',
  'safe',
  'sign-in',
  'attack',
  'game',
  'market',
  'scale',
  'seed',
])

/** @typedef {typeof parts[number]} Part */
/** @typedef {{ only: readonly Part[], jsonFile: string | undefined, runs: number }} BenchOptions */

/**
 * @param {readonly string[]} args
 * @returns {BenchOptions}
 * @throws {UserError} for an unknown argument or a wrong value
 */
export function readBenchOptions(args) {
  const { only = [], json, runs } = readFlags(args)
  const named = only.flatMap((names) => names.split(','))
  const unknown = named.find((name) => !parts.some((part) => part === name))
  if (unknown !== undefined)
    throw new UserError(`The bench has no part "${unknown}": choose from ${parts.join(', ')}.`)
  if (!/^[1-9]\d?$/.test(runs))
    throw new UserError(`--runs is "${runs}": choose a whole number from 1 to 99.`)
  return {
    only: named.length === 0 ? parts : parts.filter((part) => named.includes(part)),
    jsonFile: json,
    runs: Number(runs),
  }
}

/** @param {readonly string[]} args */
function readFlags(args) {
  try {
    const options = /** @type {const} */ ({
      only: { type: 'string', multiple: true },
      json: { type: 'string' },
      runs: { type: 'string', default: '3' },
    })
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new UserError(
      `${error instanceof Error ? error.message.replace(/\. To specify.*$/, '') : error}. Known are ` +
        `--only ${parts.join('|')} (one part; may be repeated), --runs N (loads per figure) and --json FILE.`,
    )
  }
}
