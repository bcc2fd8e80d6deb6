import { readFile } from 'node:fs/promises'
import { importTypeScript } from '../import-typescript.mjs'
import { UserError } from '../user-error.mjs'
import { answersSchema } from './answers.mjs'
import { knownChains } from './known-chains.mjs'

/**
 * Reads a file of answers.
 *
 * @param {string} path
 * @returns {Promise<import('./answers.mjs').Answers>}
 * @throws {UserError} when it cannot be read, is not JSON, or holds what cannot be used: each value with its path
 */
export async function readAnswers(path) {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UserError(`${path} cannot be read.`)
  })
  return parseAnswers(parseJson(text, path), path)
}

/**
 * @param {unknown} value
 * @param {string} path of the file, for the error
 * @returns {Promise<import('./answers.mjs').Answers>}
 * @throws {UserError} with every problem, one a line
 */
export async function parseAnswers(value, path) {
  const { problemLines, readConfig } =
    /** @type {typeof import('../../../src/domain/community/config-values')} */ (
      await importTypeScript('src/domain/community/config-values.ts')
    )
  const parsed = readConfig(answersSchema, value)
  const problems = parsed.success ? unknownChains(parsed.output.chains) : problemLines(parsed.issues)
  if (!parsed.success || problems.length > 0)
    throw new UserError(`${path} cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  return parsed.output
}

/** @param {readonly number[]} ids */
function unknownChains(ids) {
  const known = knownChains()
  return ids.flatMap((id, index) =>
    known.has(id)
      ? []
      : [`chains[${index}]: viem does not know chain ${id}; add it to love98.config.ts later`],
  )
}

/**
 * @param {string} text
 * @param {string} path
 * @returns {unknown}
 */
function parseJson(text, path) {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UserError(`${path} is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}
