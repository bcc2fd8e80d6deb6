import { readFile } from 'node:fs/promises'
import { problemLines, readConfig } from '../../../src/domain/community/config-values.ts'
import { UserError } from '../user-error.mjs'
import { type Answers, answersSchema } from './answers.ts'
import { knownChains } from './known-chains.ts'

/**
 * Reads a file of answers.
 *
 * @throws {UserError} when it cannot be read, is not JSON, or holds what cannot be used: each value with its path
 */
export async function readAnswers(path: string): Promise<Answers> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UserError(`${path} cannot be read.`)
  })
  return parseAnswers(parseJson(text, path), path)
}

/**
 * @param path of the file, for the error
 * @throws {UserError} with every problem, one a line
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
