import { PassThrough } from 'node:stream'
import { NodeError, openChain } from '../../../love98/scripts/lib/pair/chain-reader.ts'
import type { Answers } from '../../src/answers.ts'
import { askAll } from '../../src/ask-all.ts'
import { knownChains } from '../../src/known-chains.ts'
import { openTerminal } from '../../src/terminal.ts'

export const chains = knownChains()

/** @throws {NodeError} as without a network */
export async function noNode(): Promise<never> {
  throw new NodeError('offline')
}

/**
 * Types these lines at the questions.
 * @param node the address of a node for every chain; default: no node answers
 * @returns the answers and the text on the screen
 */
export async function answerQuestions(
  lines: readonly string[],
  { node, signal = new AbortController().signal }: { node?: string; signal?: AbortSignal } = {},
): Promise<{ answers: Answers; screen: string }> {
  const input = new PassThrough()
  const output = new PassThrough()
  let screen = ''
  output.setEncoding('utf8').on('data', (text) => {
    screen += text
  })
  const terminal = openTerminal({ input, output, signal })
  input.end(lines.map((line) => `${line}\n`).join(''))
  const connect = node ? ({ id }: { id: number }) => openChain(node, id) : noNode
  try {
    const answers = await askAll({ terminal, chains, connect }, '/home/user/cat-club', () => {})
    return { answers, screen }
  } finally {
    terminal.close()
  }
}
