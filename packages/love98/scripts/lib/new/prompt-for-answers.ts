import { basename } from 'node:path'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import { foldSymbol } from '../../../src/domain/community/token-symbol.ts'
import { UserError } from '../user-error.mjs'
import { type Answers, answerFields, linkNames } from './answers.ts'
import { knownChains } from './known-chains.ts'

type Terminal = {
  write: (text: string) => void
  read: () => Promise<string>
}

/**
 * The terminal of this process, which handles CTRL+C itself.
 * @returns `read` throws a UserError at the end of the input
 */
export function openTerminal({
  input,
  output,
  signal,
}: {
  input: NodeJS.ReadableStream
  output: NodeJS.WritableStream
  signal: AbortSignal
}): Terminal & { close: () => void } {
  const lines = createInterface({ input, terminal: false, signal })
  const iterator = lines[Symbol.asyncIterator]()
  return {
    write: (text) => void output.write(text),
    async read() {
      const { done, value } = await iterator.next()
      signal.throwIfAborted()
      if (done) throw new UserError('\nThe input ended before every question was answered. Nothing was made.')
      return value
    },
    close: () => lines.close(),
  }
}

/**
 * Asks for the data of a community. ENTER accepts the default. An invalid answer is explained and asked for again.
 * @param target the folder, whose name is the default name of the community
 */
export async function promptForAnswers(terminal: Terminal, target: string): Promise<Answers> {
  const folderName = basename(target).replaceAll(/[-_]+/g, ' ').trim() || 'My Community'
  const suggested = folderName.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()).slice(0, 40)
  const name = await ask(terminal, 'Name', suggested, answerFields.name)
  const sentence = await ask(
    terminal,
    'What it is, in a sentence',
    `the desktop of ${name}`,
    answerFields.sentence,
  )
  const color = await ask(terminal, 'Color', '#1c5cc8', answerFields.color)
  const links: Record<string, string | null> = {}
  for (const key of linkNames)
    links[key] = await ask(terminal, `Address of ${key}`, unset, answerFields.link, orUnset)
  const known = knownChains()
  const chainIds = v.pipe(
    answerFields.chains,
    v.check(
      (ids) => ids.every((id) => known.has(id)),
      'viem does not know one of these chains; add it to love98.config.ts later',
    ),
  )
  const chains = await ask(terminal, 'Chains, by id', '1', chainIds, readChains)
  return { name, sentence, color, links, chains, tokens: await askTokens(terminal) }
}

async function askTokens(terminal: Terminal) {
  const tokens: Answers['tokens'] = []
  const symbolOrNone = v.nullable(
    v.pipe(
      answerFields.symbol,
      v.check(
        (symbol) => tokens.every((token) => foldSymbol(token.symbol) !== foldSymbol(symbol)),
        'is listed already',
      ),
    ),
  )
  for (;;) {
    const none = tokens.length === 0 ? 'none' : 'no more'
    const read = (text: string) => (text === none ? null : text)
    const symbol = await ask(terminal, 'Symbol of a token', none, symbolOrNone, read)
    if (symbol === null) return tokens
    const name = await ask(terminal, `Name of ${symbol}`, symbol, answerFields.name)
    const decimals = await ask(terminal, `Decimals of ${symbol}`, '18', answerFields.decimals, Number)
    const address = await ask(terminal, `Address of ${symbol}`, unset, answerFields.address, orUnset)
    tokens.push({ symbol, name, decimals, address })
  }
}

/**
 * @param preset the answer of ENTER
 * @param read converts a line to the input of the schema
 */
async function ask<Value>(
  terminal: Terminal,
  question: string,
  preset: string,
  schema: v.GenericSchema<unknown, Value>,
  read: (text: string) => unknown = (text) => text,
): Promise<Value> {
  for (;;) {
    terminal.write(`${question} [${preset}]: `)
    const line = (await terminal.read()).trim()
    const parsed = v.safeParse(schema, read(line || preset), { abortPipeEarly: true })
    if (parsed.success) return parsed.output
    terminal.write(`  ${line}: ${parsed.issues[0].message}\n`)
  }
}

const unset = 'not configured'

function orUnset(text: string) {
  return text === unset ? null : text
}

/** @param text ids, separated by commas or spaces */
function readChains(text: string) {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number)
}
