import type { ChainReader } from '../../love98/scripts/lib/pair/chain-reader.ts'
import type { ChainDefinition } from '../../love98/src/domain/community/community.ts'
import { languages } from '../../love98/src/language/languages.ts'
import { type Answers, letterOf, sentenceOf } from './answers.ts'
import { askToken } from './ask-token.ts'
import { askTreasury } from './ask-treasury.ts'
import { colorNote } from './color-note.ts'
import * as fields from './fields.ts'
import { findChain } from './find-chain.ts'
import { type LinkAnswer, readLink } from './links.ts'
import { type Logo, readLogo } from './logo.ts'
import { chosenPrograms, leftOutProblem, usefulPrograms } from './programs.ts'
import { skinIdOf } from './skin-source.ts'
import { ask, bySchema, orWrong, type Terminal, WrongAnswer, wordsOf } from './terminal.ts'
import { symbolOfPair } from './token-facts.ts'

export type Wizard = {
  readonly terminal: Terminal
  readonly chains: ReadonlyMap<number, ChainDefinition>
  /** @throws {NodeError} if no node of the chain answers */
  readonly connect: (chain: ChainDefinition) => Promise<ChainReader>
}

export type Question = {
  readonly title: string
  /** One line: the use of the answer. */
  readonly about: string
  readonly ask: (wizard: Wizard, answers: Answers) => Promise<Answers>
  /** The answer in the review. */
  readonly summary: (answers: Answers) => string
}

const none = 'none'

export const questions: readonly Question[] = [
  {
    title: 'Name',
    about: 'the name of your community, in titles, windows, link previews and sign-in messages',
    async ask({ terminal }, answers) {
      const name = await ask(terminal, 'Name', answers.name, bySchema(fields.name))
      const isOwnSentence = answers.sentence !== sentenceOf(answers.name)
      const isOwnLogo = logoText(answers.logo) !== logoText(letterOf(answers.name))
      return {
        ...answers,
        name,
        sentence: isOwnSentence ? answers.sentence : sentenceOf(name),
        logo: isOwnLogo ? answers.logo : letterOf(name),
      }
    },
    summary: ({ name }) => name,
  },
  {
    title: 'Sentence',
    about: 'your community in one sentence, for search engines and link previews',
    async ask({ terminal }, answers) {
      const text = answers.sentence.length > 120 ? answers.name : answers.sentence
      return { ...answers, sentence: await ask(terminal, 'Sentence', text, bySchema(fields.sentence)) }
    },
    summary: ({ sentence }) => sentence,
  },
  {
    title: 'Color',
    about: 'the color of your skin: title bars, desktop and icons are drawn from it',
    async ask({ terminal }, answers) {
      const color = await ask(terminal, 'Color, as #rrggbb', answers.color, bySchema(fields.color))
      const note = colorNote(color)
      if (note) terminal.write(`    ${note}\n`)
      return { ...answers, color }
    },
    summary: ({ color }) => [color, colorNote(color)].filter(Boolean).join('. '),
  },
  {
    title: 'Logo',
    about: 'the Start button, icons and coin: an emoji, a letter, or the path of a PNG or SVG picture',
    async ask({ terminal }, answers) {
      const preset = logoText(answers.logo)
      const logo = await ask(terminal, 'Logo', preset, async (text) => {
        if (text === none) return null
        if (text === preset && answers.logo?.kind === 'picture') return answers.logo
        return orWrong(await readLogo(text))
      })
      return { ...answers, logo }
    },
    summary: ({ logo }) => logoText(logo),
  },
  {
    title: 'Chain',
    about: 'the chain on which your token is, by name or ID; wallets are asked to use it',
    async ask({ terminal, chains }, answers) {
      const chain = await ask(terminal, 'Chain', answers.chain.name, (text) =>
        orWrong(findChain(text, chains)),
      )
      if (chain.id === answers.chain.id) return { ...answers, chain }
      terminal.write(`    ${chain.name}, chain ${chain.id}.\n`)
      return { ...answers, chain, token: null, pairs: [], treasury: null }
    },
    summary: ({ chain }) => `${chain.name} (${chain.id})`,
  },
  {
    title: 'Token',
    about: 'your token, for balances, prices and swaps; without an address its symbol is asked',
    ask: askToken,
    summary: ({ token, pairs }) =>
      token
        ? `${token.symbol}, ${token.address ?? 'without an address'}${pairs.length > 0 ? `, pairs with ${pairs.map(symbolOfPair).join(', ')}` : ''}`
        : none,
  },
  {
    title: 'Links',
    about: 'any number, one on a line: an address, or a label and an address; Enter ends the list',
    ask: async ({ terminal }, answers) => ({ ...answers, links: await askLinks(terminal, answers.links) }),
    summary: ({ links }) => links.map(({ label }) => label).join(', ') || none,
  },
  {
    title: 'Treasury',
    about: 'the Safe (multi-signature account) of your community, for the program Treasury',
    ask: askTreasury,
    summary: ({ treasury }) => treasury ?? none,
  },
  {
    title: 'Languages',
    about: `the languages of the desktop: ${languages.map(({ id }) => id).join(', ')}`,
    async ask({ terminal }, answers) {
      const list = await ask(terminal, 'Languages', answers.languages?.join(', ') ?? 'all', (text) =>
        text === 'all' ? null : bySchema(fields.languageList, wordsOf)(text),
      )
      return { ...answers, languages: list }
    },
    summary: ({ languages: list }) => list?.join(', ') ?? 'all',
  },
  {
    title: 'Skins',
    about: 'own (from your color), standard (the classic gray and teal), or both to choose from',
    ask: async ({ terminal }, answers) => ({
      ...answers,
      skins: await ask(terminal, 'Skins', answers.skins, bySchema(fields.skinChoice)),
    }),
    summary: (answers) =>
      ({ both: `${skinIdOf(answers.name)}, standard`, own: skinIdOf(answers.name), standard: 'standard' })[
        answers.skins
      ],
  },
  {
    title: 'Programs',
    about: 'the programs of the Start menu; those without anything to show are left out already',
    async ask({ terminal }, answers) {
      terminal.write(`    ${usefulPrograms(answers).join(', ')}\n`)
      const leftOut = await ask(terminal, 'Leave out', answers.leftOut.join(', ') || none, (text) => {
        const ids = text === none ? [] : wordsOf(text.toLowerCase())
        const problem = leftOutProblem(ids)
        if (problem) throw new WrongAnswer(problem)
        return ids
      })
      return { ...answers, leftOut }
    },
    summary: (answers) => chosenPrograms(answers).join(', '),
  },
]

async function askLinks(terminal: Terminal, before: readonly LinkAnswer[]): Promise<readonly LinkAnswer[]> {
  const kept = 'these'
  if (before.length > 0)
    terminal.write(
      `    Now: ${before.map(({ label, url }) => `${label} ${url}`).join(', ')}. Enter keeps them.\n`,
    )
  const links: LinkAnswer[] = []
  for (;;) {
    const preset = links.length > 0 ? 'no more' : before.length > 0 ? kept : none
    const link = await ask(terminal, 'Link', preset, (text) =>
      text === preset ? null : orWrong(readLink(text)),
    )
    if (link === null) return preset === kept ? before : links
    links.push(link)
    terminal.write(`    ${link.label}, in ${link.place}.\n`)
  }
}

function logoText(logo: Logo | null): string {
  if (!logo) return none
  return logo.kind === 'sign' ? logo.sign : logo.path
}
