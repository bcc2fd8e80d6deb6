import { parse } from '@swc/core'

type LiteralText = { path: string; line: number; text: string; where: string }

const drawn = /^src\/(shell|programs|dialogs|ui|app)\/.*\.tsx?$/
/**
 * Files in which a string is rarely displayed, but may be a sentence that is: labels of links, errors, errors of
 * Heartbreak's rules, prompts of the Demo Wallet, messages of the Safe protocol, and responses of the service worker.
 */
const plain = /^src\/(browser|demo|desktop|domain|safe)\/.*\.tsx?$/
/**
 * Files whose strings are fixed by other parties or by signatures: the grammar of EIP-4361, which wallets and servers
 * compare; messages of the guestbook; the own names of chains and tokens; the error of a Safe's page for a rejected request; the
 * EIP-712 domain of the Safe Transaction Service; encoded types of typed data (EIP-712); the name that the Demo Wallet
 * announces (EIP-6963); the families of fonts; and the sections of a Windows theme file.
 */
const protocols =
  /^src\/(domain\/(sign-in\/sign-in-grammar|guestbook\/guestbook-message|community\/(default-chains|dollar-tokens)|appearance\/(letter-fit|schemes\/theme-file))|safe\/(host\/host-error|withdrawal|decode\/messages\/(account|known|order|token)-forms)|demo\/announce)\.ts$/
/** Matches a capitalized word and a second word: "Block Explorer", "The server does not answer.". */
const sentence = /^\p{Lu}\p{Ll}+\S* \S*\p{L}{2}/u
/** Routes respond to machines; generated files name drawings. */
const exempt = /\/route\.ts$|^src\/ui\/generated\//

const readProps =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|heading|text|lines|buttons|tooltip)$/
const readKeys = /^(label|title|description|text|heading|tooltip|buttons|lines)$/

/**
 * Finds texts for people that are not in the messages: words between tags, in props that are displayed or read aloud,
 * and in objects that describe rows and message boxes; also sentences in code that draws nothing, except in an `Error`
 * for developers.
 * @param sources text by path from the root
 * @returns in the order of the files
 */
export async function findLiteralTexts(sources: ReadonlyMap<string, string>): Promise<LiteralText[]> {
  const files = [...sources].filter(
    ([path]) => (drawn.test(path) && !exempt.test(path)) || (plain.test(path) && !protocols.test(path)),
  )
  const found = await Promise.all(files.map(([path, text]) => readFile(path, text)))
  return found.flat()
}

export function describeLiteralText({ path, line, text, where }: LiteralText): string {
  return `${path}:${line}: ${JSON.stringify(text)} in ${where}: add it to messages/en/<part>.arb and import it from @/texts`
}

async function readFile(path: string, source: string): Promise<LiteralText[]> {
  const program = await parse(source, { syntax: 'typescript', tsx: path.endsWith('.tsx'), target: 'es2022' })
  const bytes = Buffer.from(source)
  // Positions are bytes that continue from file to file, and the first statement or comment may not be at the start of
  // its file.
  const start = program.span.end - bytes.length
  const found: LiteralText[] = []
  const search = drawn.test(path) ? walk : walkSentences
  search(program, (text, where, offset) => {
    const line = bytes
      .subarray(0, Math.max(0, offset - start))
      .toString()
      .split('\n').length
    found.push({ path, line, text, where })
  })
  return found
}

type SyntaxNode = {
  readonly type?: string
  readonly span?: { readonly start: number }
  readonly name?: SyntaxNode
  readonly key?: SyntaxNode
  readonly callee?: SyntaxNode
  readonly value?: string | SyntaxNode | null
  readonly cooked?: string
  readonly raw?: string
  readonly expression?: SyntaxNode
  readonly quasis?: readonly SyntaxNode[]
  readonly consequent?: SyntaxNode
  readonly alternate?: SyntaxNode
  readonly operator?: string
  readonly left?: SyntaxNode
  readonly right?: SyntaxNode
  readonly elements?: readonly ({ readonly expression: SyntaxNode } | null)[]
}

type OnLiteral = (text: string, where: string, offset: number) => void

function walk(tree: unknown, found: OnLiteral) {
  if (Array.isArray(tree)) {
    for (const part of tree) walk(part, found)
    return
  }
  if (typeof tree !== 'object' || tree === null) return
  const node: SyntaxNode = tree
  if (node.type === 'JSXText') reportLiteral(node, 'words between tags', found)
  else if (node.type === 'JSXExpressionContainer') values(node.expression, 'words between tags', found)
  else if (node.type === 'JSXAttribute') {
    const name = wordOf(node.name)
    const held = typeof node.value === 'string' ? undefined : node.value
    const value = held?.type === 'JSXExpressionContainer' ? held.expression : held
    if (readProps.test(name)) values(value, `the prop ${name}`, found)
    else walk(value, found)
    return
  } else if (node.type === 'KeyValueProperty' && readKeys.test(wordOf(node.key))) {
    if (typeof node.value !== 'string') values(node.value, `the key ${wordOf(node.key)}`, found)
  }
  for (const part of Object.values(node)) walk(part, found)
}

function walkSentences(tree: unknown, found: OnLiteral) {
  if (Array.isArray(tree)) {
    for (const part of tree) walkSentences(part, found)
    return
  }
  if (typeof tree !== 'object' || tree === null) return
  const node: SyntaxNode = tree
  if (node.type === 'NewExpression' && /Error$/.test(wordOf(node.callee))) return
  if (node.type === 'StringLiteral' || node.type === 'TemplateElement') {
    if (sentence.test(String(node.value ?? node.cooked ?? node.raw))) reportLiteral(node, 'a sentence', found)
    return
  }
  for (const part of Object.values(node)) walkSentences(part, found)
}

function values(node: SyntaxNode | null | undefined, where: string, found: OnLiteral) {
  if (!node) return
  if (node.type === 'StringLiteral' || node.type === 'TemplateElement') reportLiteral(node, where, found)
  else if (node.type === 'TemplateLiteral') for (const part of node.quasis ?? []) values(part, where, found)
  else if (node.type === 'ConditionalExpression') {
    values(node.consequent, where, found)
    values(node.alternate, where, found)
  } else if (node.type === 'BinaryExpression' && /^(&&|\|\||\?\?|\+)$/.test(node.operator ?? '')) {
    values(node.left, where, found)
    values(node.right, where, found)
  } else if (node.type === 'ParenthesisExpression') values(node.expression, where, found)
  else if (node.type === 'TsAsExpression' || node.type === 'TsConstAssertion')
    values(node.expression, where, found)
  else if (node.type === 'ArrayExpression')
    for (const element of node.elements ?? []) values(element?.expression, where, found)
}

/** Returns the name of a node, or an empty text. */
function wordOf(node: SyntaxNode | undefined): string {
  return typeof node?.value === 'string' ? node.value : ''
}

function reportLiteral(node: SyntaxNode, where: string, found: OnLiteral) {
  const text = String(node.value ?? node.raw ?? node.cooked ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  // A word has two consecutive letters. Signs, units of one letter and numbers are the same in every language.
  if (/\p{L}{2}/u.test(text)) found(text, where, node.span?.start ?? 0)
}
