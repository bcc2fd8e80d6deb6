import { parseArgs } from 'node:util'
import { UserError } from '../lib/user-error.mjs'

export const benchParts = [
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
  'soak',
  'seed',
] as const

type Part = (typeof benchParts)[number]

/** `minutes`: the duration of the soak. */
export type BenchOptions = {
  only: readonly Part[]
  jsonFile: string | undefined
  runs: number
  minutes: number
}

/** @throws {UserError} for an unknown argument or a wrong value */
export function readBenchOptions(args: readonly string[]): BenchOptions {
  const { only = [], json, runs, minutes } = readFlags(args)
  const named = only.flatMap((names) => names.split(','))
  const unknown = named.find((name) => !benchParts.some((part) => part === name))
  if (unknown !== undefined)
    throw new UserError(`The bench has no part "${unknown}": choose from ${benchParts.join(', ')}.`)
  if (!/^[1-9]\d?$/.test(runs))
    throw new UserError(`--runs is "${runs}": choose a whole number from 1 to 99.`)
  if (!/^[1-9]\d{0,3}$/.test(minutes))
    throw new UserError(`--minutes is "${minutes}": choose a whole number from 1 to 9999.`)
  return {
    // The soak takes an hour, so it runs only if it is selected by its name.
    only:
      named.length === 0
        ? benchParts.filter((part) => part !== 'soak')
        : benchParts.filter((part) => named.includes(part)),
    jsonFile: json,
    runs: Number(runs),
    minutes: Number(minutes),
  }
}

function readFlags(args: readonly string[]) {
  try {
    const options = {
      only: { type: 'string', multiple: true },
      json: { type: 'string' },
      runs: { type: 'string', default: '3' },
      minutes: { type: 'string', default: '60' },
    } as const
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new UserError(
      `${error instanceof Error ? error.message.replace(/\. To specify.*$/, '') : error}. Known are ` +
        `--only ${benchParts.join('|')} (one part; may be repeated), --runs N (loads per figure), --minutes N (of the soak) and --json FILE.`,
    )
  }
}
