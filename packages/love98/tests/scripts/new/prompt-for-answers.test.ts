import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { parseAnswers } from '../../../scripts/lib/new/new-project.ts'
import { openTerminal, promptForAnswers } from '../../../scripts/lib/new/prompt-for-answers.ts'

/**
 * Enters these lines.
 * @returns the answers and the text on the screen
 */
async function answer(lines: readonly string[], stop?: AbortSignal) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const signal = stop ?? new AbortController().signal
  const terminal = openTerminal({ input, output, signal })
  input.end(lines.map((line) => `${line}\n`).join(''))
  const answers = await promptForAnswers(terminal, '/projects/cat-club').finally(() => terminal.close())
  return { answers, screen: String(output.read()) }
}

const links = ['', '', '', '', '', '', '']

test('the key ENTER accepts each default, and a file of answers accepts the same values', async () => {
  const { answers, screen } = await answer(['', '', '', ...links, '', ''])
  expect(answers).toMatchObject({ name: 'Cat Club', chains: [1], color: '#1c5cc8', tokens: [] })
  expect(await parseAnswers(answers, 'answers.json')).toEqual(answers)
  expect(screen).toContain('Name [Cat Club]: ')
  expect(screen).toContain('Symbol of a token [none]: ')
})

test('an invalid answer is explained and requested again', async () => {
  const { answers, screen } = await answer([
    ...['Dogs', 'dogs on the chain', 'green', '#008000'],
    ...['swap.example', 'https://swap.example', '', '', '', '', '', ''],
    ...['abc', '8453', '1, 4000000001', '1 8453'],
    ...['d-og', 'DOG', '', 'many', '9', '0x12', '', 'DOG', ''],
  ])
  expect(answers).toMatchObject({
    name: 'Dogs',
    color: '#008000',
    links: { swap: 'https://swap.example', discord: null },
    chains: [1, 8453],
    tokens: [{ symbol: 'DOG', name: 'DOG', decimals: 9, address: null }],
  })
  for (const problem of [
    'green: not a color',
    'swap.example: not a web address',
    'abc: a chain id is a whole number',
    '8453: must include 1, Ethereum',
    '4000000001: viem does not know one of these chains',
    'd-og: a symbol has 1 to 20 printable characters',
    'many: must be a whole number',
    '0x12: not a checksummed address',
    'DOG: is listed already',
  ])
    expect(screen).toContain(problem)
})

test('an input that ends early is an error, not a set of defaults', async () => {
  await expect(answer(['Dogs', ''])).rejects.toThrow('The input ended before every question was answered')
})

test('the keys Ctrl+C end the questions', async () => {
  const stopping = new AbortController()
  stopping.abort(new Error('stopped'))
  await expect(answer(['Dogs'], stopping.signal)).rejects.toThrow('stopped')
})
