import * as v from 'valibot'
import { type ChainReader, NodeError } from '../../love98/scripts/lib/pair/chain-reader.ts'
import { type ClaimedToken, readToken } from '../../love98/scripts/lib/pair/read-token.ts'
import type { Address } from '../../love98/src/domain/address.ts'
import type { Answers, PairAnswer, TokenAnswer } from './answers.ts'
import * as fields from './fields.ts'
import type { Wizard } from './questions.ts'
import { ask, bySchema, confirm, type Terminal, WrongAnswer, wordsOf } from './terminal.ts'
import {
  deepestPairs,
  type FoundPair,
  findPairs,
  hasExchange,
  imitationWarning,
  offeredPairs,
  presumedPairs,
  symbolOfPair,
  usableClaim,
} from './token-facts.ts'

type Claim = Partial<Record<keyof ClaimedToken, string | number | null>>

const none = 'none'

/** Asks for the community's token and its pairs. */
export async function askToken(wizard: Wizard, answers: Answers): Promise<Answers> {
  const { terminal } = wizard
  const { chain } = answers
  const typed = v.nullable(fields.address)
  const preset = answers.token?.address ?? none
  for (;;) {
    const address = await ask(terminal, `Its address on ${chain.name}`, preset, bySchema(typed, orNone))
    if (address === null) return askByHand(terminal, answers)
    const reader = await connect(wizard, answers)
    if (!reader) return askRest(terminal, answers, address, {})
    const claim = await fromNode(terminal, answers, () => readToken(reader, address))
    if (claim === undefined) return askRest(terminal, answers, address, {})
    if (claim === null) {
      terminal.write(
        `    There is no contract at ${address} on ${chain.name}. Is it on another chain? Type back.\n`,
      )
      continue
    }
    const shown = [
      claim.name && `"${claim.name}"`,
      claim.symbol && `symbol "${claim.symbol}"`,
      claim.decimals !== null && `${claim.decimals} decimals`,
    ].filter(Boolean)
    terminal.write(
      `    The token calls itself: ${shown.join(', ') || 'nothing'}. Any token can claim any name.\n`,
    )
    const usable = usableClaim(claim, address)
    const warning = usable.symbol && imitationWarning({ symbol: usable.symbol, address }, chain)
    if (warning) terminal.write(`    ${warning}\n`)
    if (!(await confirm(terminal, `Is ${address} your token?`, warning ? 'no' : 'yes'))) continue
    const token = await completed(terminal, address, usable)
    const pairs = await fromNode(terminal, answers, () => findPairs(reader, chain, { ...token, address }))
    return { ...answers, token, pairs: await askPairs(terminal, answers, token, pairs) }
  }
}

async function askByHand(terminal: Terminal, answers: Answers): Promise<Answers> {
  const known = answers.token?.address === null ? answers.token : null
  const symbol = await ask(
    terminal,
    'Its symbol',
    known?.symbol ?? none,
    bySchema(v.nullable(fields.symbol), orNone),
  )
  if (symbol === null) return { ...answers, token: null, pairs: [] }
  return askRest(terminal, answers, null, { symbol })
}

/** Asks for all facts that nobody could read. */
async function askRest(
  terminal: Terminal,
  answers: Answers,
  address: Address | null,
  claim: Claim,
): Promise<Answers> {
  const token = await completed(terminal, address, claim)
  return { ...answers, token, pairs: await askPairs(terminal, answers, token, undefined) }
}

async function completed(terminal: Terminal, address: Address | null, claim: Claim): Promise<TokenAnswer> {
  const symbol = await ask(terminal, 'Its symbol', String(claim.symbol ?? 'such as CAT'), (text) => {
    if (text === 'such as CAT') throw new WrongAnswer('type the symbol')
    return bySchema(fields.symbol)(text)
  })
  const name = await ask(terminal, 'Its name', String(claim.name ?? symbol), bySchema(fields.name))
  const decimals = await ask(
    terminal,
    'Its decimals',
    String(claim.decimals ?? 18),
    bySchema(fields.decimals, Number),
  )
  return { symbol, name, decimals, address }
}

/** @param found undefined if the pools could not be looked up */
async function askPairs(
  terminal: Terminal,
  { chain }: Answers,
  { symbol }: TokenAnswer,
  found: readonly FoundPair[] | undefined,
): Promise<readonly PairAnswer[]> {
  if (!hasExchange(chain.id)) {
    terminal.write(`    Love98 knows no Uniswap on ${chain.name}: the desktop has no prices and swaps.\n`)
    return []
  }
  if (found?.length === 0) {
    terminal.write(`    ${symbol} has no pool on Uniswap. Add one later: npx love98 pair <address>\n`)
    return []
  }
  if (found) terminal.write('    Pools, the deepest first. Name a token for its deepest pool, or numbers:\n')
  for (const [index, { text }] of (found ?? []).entries()) terminal.write(`    ${index + 1}  ${text}\n`)
  const offered = found ? found.map(({ pair }) => pair) : offeredPairs(chain)
  const preset = found ? deepestPairs(found) : presumedPairs(chain)
  const names = (pairs: readonly PairAnswer[]) => [...new Set(pairs.map(symbolOfPair))].join(', ') || none
  return ask(terminal, `Pairs of ${symbol} with`, names(preset), (text) => {
    const words = text === none ? [] : wordsOf(text).map((word) => word.replace(`${symbol}-`, ''))
    const chosen = words.map((word) => {
      const isNamed = (pair: PairAnswer) => symbolOfPair(pair).toLowerCase() === word.toLowerCase()
      const pair = (found && offered[Number(word) - 1]) ?? preset.find(isNamed) ?? offered.find(isNamed)
      if (!pair)
        throw new WrongAnswer(`there is no pool with ${word}; type of: ${names(offered)}, or ${none}`)
      return pair
    })
    const pairs = [...new Set(chosen)]
    const twice = pairs.find((pair, index) =>
      pairs.slice(0, index).some((other) => symbolOfPair(other) === symbolOfPair(pair)),
    )
    if (twice) throw new WrongAnswer(`choose one pool of ${symbol}-${symbolOfPair(twice)}`)
    return pairs
  })
}

/** @returns null if the node does not answer, which the person reads */
export async function connect(
  { terminal, connect: open }: Wizard,
  { chain }: Pick<Answers, 'chain'>,
): Promise<ChainReader | null> {
  terminal.write(`    Asking ${chain.name} …\n`)
  return (await fromNode(terminal, { chain }, () => open(chain))) ?? null
}

/** @returns undefined if the node does not answer, which the person reads */
async function fromNode<Value>(
  terminal: Terminal,
  { chain }: Pick<Answers, 'chain'>,
  work: () => Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof NodeError)) throw error
    terminal.write(
      `    ${chain.name} cannot be read (${error.message}). Nothing is checked: type it by hand.\n`,
    )
    return undefined
  }
}

function orNone(text: string): string | null {
  return text === none ? null : text
}
