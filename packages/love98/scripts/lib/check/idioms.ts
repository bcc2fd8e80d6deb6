type Kind = 'paper' | 'text' | 'comment' | 'title'

type WordRule = {
  readonly idiom: string
  readonly pattern: RegExp
  readonly instead: string
  readonly only?: Kind
  /** The number of accepted uses in all files. @default 0 */
  readonly limit?: number
}

export type IdiomViolation = { path: string; line: number; idiom: string; found: string; instead: string }

/** Nouns before a distributive article, where "per" is plainer. */
const counted =
  'area|batch|build|call|cell|chain|chunk|class|column|copy|entry|file|folder|frame|key|language|layer|line|list|message|module|page|part|picture|process|program|query|record|request|row|script|set|sheet|skin|step|style|table|test|text|time|topic|transaction|value|window|word'
const time = 'second|minute|hour|day|week|month|year|time|little|few|lot|bit|third|half|quarter'

/** The accepted uses of an idiom that is plain in some sentences. */
const most = 60

/** Idioms that a newcomer has to decode. Each pattern accepts the usual meanings of its words. */
export const idiomRules: readonly WordRule[] = [
  { idiom: 'of ours', pattern: /\bof ours\b/i, instead: '"our", or name the owner' },
  { idiom: 'anew', pattern: /\banew\b/i, instead: '"again"' },
  {
    idiom: 'is none',
    pattern: /\b(?:is|are|was|were) none\b/i,
    instead: '"does not exist" or "there is no …"',
  },
  { idiom: 'nobody', pattern: /\bnobody\b/i, instead: 'the actor, or "no one"' },
  { idiom: 'whoever', pattern: /\bwhoever\b/i, instead: 'the actor: "a visitor who …"' },
  { idiom: 'for ever', pattern: /\bfor ever\b/i, instead: '"permanently" or "without a limit"' },
  {
    idiom: 'a file a language',
    pattern: new RegExp(`\\b(?:an?|one|two) (?:${counted})s? (?:an?|one) (?!(?:${time})\\b)[a-z]+`, 'i'),
    instead: '"per" or "for each"',
  },
  {
    idiom: 'stands',
    pattern: /(?<!-)\b(?:stands?|stood)\b(?!-| (?:by|for|in for|out|still))/i,
    instead: '"is" or "is shown"',
  },
  {
    idiom: 'lies',
    pattern: /\b(?:lies?|lay) (?:above|at|behind|below|in|inside|outside|under|within)\b/i,
    instead: '"is"',
  },
  { idiom: 'tells', pattern: /\btells\b/i, instead: '"shows", "reports" or "returns"' },
  {
    idiom: 'is told',
    pattern: /\b(?:is|are|was|were|be|been|being) told\b/i,
    instead: '"receives", or name the actor',
  },
  { idiom: 'knows', pattern: /\bknows\b/i, instead: '"has", "contains" or "recognizes"' },
  {
    idiom: 'What …',
    pattern: /^(?:What|Whether|How|Of|Whom?|Whose|Where)\b/,
    instead: 'a subject and a verb, or a noun: "Returns …", "The number of …"',
    only: 'comment',
  },
  { idiom: 'those of', pattern: /\bthose of\b/i, instead: 'the noun', limit: most },
  { idiom: 'beside', pattern: /\bbeside\b/i, instead: '"next to", "with" or "besides"', limit: most },
  {
    idiom: 'is asked',
    pattern: /\b(?:is|are|was|were|be|been|being) asked\b/i,
    instead: 'the actor: "the wallet asks …"',
    limit: most,
  },
  { idiom: 'of its own', pattern: /\bof (?:its|their) own\b/i, instead: '"its own …"', limit: most },
  { idiom: 'in the place of', pattern: /\bin the place of\b/i, instead: '"instead of"', limit: most },
  {
    idiom: 'a title that begins with What …',
    pattern: /^(?:what|whether|how|of|whom?|whose|where|which)\b/i,
    instead: 'a subject and a verb',
    only: 'title',
    limit: most,
  },
]

/**
 * Finds the idioms of `idiomRules` in Markdown files outside code, in English messages, in comments of code, and in
 * titles of tests.
 *
 * @param sources text by path from the root
 * @returns in the order of the files
 */
export function findIdioms(sources: ReadonlyMap<string, string>): IdiomViolation[] {
  return [...sources].flatMap(([path, source]) => {
    const kind = kindOf(path)
    if (!kind) return []
    const words = readOf(path, kind)(source).flatMap((passage) => wordsIn(path, kind, passage))
    if (kind !== 'comment' || !isTest.test(path)) return words
    const titles = titlesOf(source).flatMap((passage) => wordsIn(path, 'title', passage))
    return [...words, ...titles].sort((one, other) => one.line - other.line)
  })
}

/** @returns every use of the idioms that are used more often than their limit, in the order of the rules */
export function idiomsBeyondLimits(found: readonly IdiomViolation[]): IdiomViolation[] {
  return idiomRules.flatMap(({ idiom, limit = 0 }) => {
    const uses = found.filter((each) => each.idiom === idiom)
    return uses.length > limit ? uses : []
  })
}

/** @returns one line with the file, the line, the idiom and its replacement */
export function describeIdiom({ path, line, found, instead }: IdiomViolation): string {
  return `${path}:${line}: "${found}": write ${instead}.`
}

function wordsIn(path: string, kind: Kind, { line, text }: Passage): IdiomViolation[] {
  return idiomRules
    .filter(({ only }) => !only || only === kind)
    .flatMap(({ idiom, pattern, instead }) =>
      [...text.matchAll(acrossLines(pattern))].map((match) => ({
        path,
        line: line + text.slice(0, match.index).split('\n').length - 1,
        idiom,
        found: match[0].replace(/\s+/g, ' '),
        instead,
      })),
    )
}

/** A space in a pattern matches any white space, because sentences continue on the next line. */
function acrossLines({ source, flags }: RegExp): RegExp {
  return new RegExp(source.replaceAll(' ', '\\s+'), `${flags}g`)
}

/** @returns true if the file has words that a person reads */
export function isRead(path: string): boolean {
  return kindOf(path) !== undefined
}

function readOf(path: string, kind: Kind): (source: string) => Passage[] {
  if (path.endsWith('.md') || kind === 'paper') return proseOf
  return kind === 'text' ? textsOf : commentsOf
}

function kindOf(path: string): Kind | undefined {
  if (isTranslation.test(path)) return undefined
  if (isEnglish.test(path)) return 'text'
  if (path.endsWith('.md') || path === '.env.example') return 'paper'
  return isCode.test(path) && !isGenerated.test(path) ? 'comment' : undefined
}

const isEnglish = /^messages\/en\/.*\.(?:arb|md)$/
const isTranslation = /^messages\/(?!en\/)/
const isCode = /\.(?:tsx?|mjs|cjs|css)$/
const isTest = /\.(?:test|spec)\.tsx?$/
const isGenerated = /(?:^|\/)generated\/|^src\/texts\//

type Passage = { readonly line: number; readonly text: string }

/** @returns the prose of a Markdown file: fenced code, inline code and the targets of links are blank */
function proseOf(source: string): Passage[] {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ')
  const prose = source
    .replace(/^ *(```+|~~~+)[^\n]*\n[\s\S]*?^ *\1 *$/gm, blank)
    .replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, blank)
    .replace(/\]\([^)\s]+\)/g, blank)
  return [{ line: 1, text: prose }]
}

/** @returns the strings of a module of messages, or the values of an ARB file */
function textsOf(source: string): Passage[] {
  return passagesBy(source, /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|(?<=:\s*)"(?:[^"\\\n]|\\.)*"/g)
}

/**
 * Finds comments that begin a line, and line comments after code. A comment in a string that begins a line counts too.
 *
 * @returns consecutive line comments as one passage, without `//`, `/*` and the stars of each line
 */
function commentsOf(source: string): Passage[] {
  const comment =
    /^[ \t]*\{?\/\*[\s\S]*?\*\/|^[ \t]*\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*|(?<=[^\n'"`]*[ \t])\/\/ [^\n'"`]*$/gm
  return passagesBy(source, comment).map(({ line, text }) => {
    const words = text.replace(/^[ \t]*(?:\{?\/\*+|\*\/|\/\/|\*(?!\/))|\*\/[ \t]*$/gm, '')
    const blank = /^\s*/.exec(words)?.[0] ?? ''
    return { line: line + blank.split('\n').length - 1, text: words.slice(blank.length) }
  })
}

/** @returns the titles of tests and of groups, including `test.each(…)(title`, without quotation marks */
function titlesOf(source: string): Passage[] {
  const title =
    /(?<=(?:\b(?:test|it|describe)(?:\.(?!each)\w+)*|\))\(\s*)(?:'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*")(?=,)/g
  return passagesBy(source, title).map(({ line, text }) => ({ line, text: text.slice(1, -1) }))
}

function passagesBy(source: string, pattern: RegExp): Passage[] {
  let line = 1
  let end = 0
  return [...source.matchAll(pattern)].map((match) => {
    line += source.slice(end, match.index).split('\n').length - 1
    end = match.index
    return { line, text: match[0] }
  })
}
