import { parse } from '@swc/core'

type LiteralText = { path: string; line: number; text: string; where: string }

/** Where people read what the code says. */
const drawn = /^src\/(shell|programs|dialogs|ui|app)\/.*\.tsx?$/
/**
 * Where a string is rarely read, but a sentence in one may be: labels of links, errors, refusals of Heartbreak's rules,
 * prompts of the Demo Wallet, messages of the Safe protocol, what the service worker answers.
 */
const plain = /^src\/(browser|demo|desktop|domain|safe)\/.*\.tsx?$/
/**
 * Fixed by others, or by what was signed: the grammar of EIP-4361, which wallets and servers compare, messages of the guestbook,
 * the chains' own names, what a Safe's page writes when a request is refused, the EIP-712 domain of the Safe Transaction Service,
 * the encoded types of typed data (EIP-712), the name that the Demo Wallet announces (EIP-6963), as other wallets announce theirs, and the sections of a theme of Windows.
 */
const protocols =
  /^src\/(domain\/(sign-in\/sign-in-grammar|guestbook\/guestbook-message|community\/default-chains|appearance\/schemes\/theme-file)|safe\/(host\/host-error|withdrawal|decode\/messages\/(account|known|order|token)-forms)|demo\/announce)\.ts$/
/** A capital and a second word: "Block Explorer", "The server does not answer.". */
const sentence = /^\p{Lu}\p{Ll}+\S* \S*\p{L}{2}/u
/** Routes answer machines; generated files name drawings. */
const exempt = /\/route\.ts$|^src\/ui\/generated\//

/** Props whose value is read aloud or shown. */
const readProps =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|heading|text|lines|buttons|tooltip)$/
/** Keys of objects (rows of menus, message boxes) whose value is shown. */
const readKeys = /^(label|title|description|text|heading|tooltip|buttons|lines)$/

/**
 * Finds what people read but the catalogue of texts does not hold: words between tags, in props that are shown or read
 * aloud, and in the rows and message boxes that objects describe; and sentences in code that draws nothing, except in
 * an `Error` for developers.
 *
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

/** @returns one line that says what to do */
export function describeLiteralText({ path, line, text, where }: LiteralText): string {
  return `${path}:${line}: ${JSON.stringify(text)} in ${where}: move it to src/texts/en/<room>/<area>.ts and use useTexts()`
}

async function readFile(path: string, source: string): Promise<LiteralText[]> {
  const program = await parse(source, { syntax: 'typescript', tsx: path.endsWith('.tsx'), target: 'es2022' })
  const bytes = Buffer.from(source)
  // Positions are bytes, counted on from file to file; the first statement or comment is not always at its start.
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

/** A node of the syntax tree that SWC makes, with the fields in which words can stand. */
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

type Found = (text: string, where: string, offset: number) => void

/** @param tree a part of the syntax tree */
function walk(tree: unknown, found: Found) {
  if (Array.isArray(tree)) {
    for (const part of tree) walk(part, found)
    return
  }
  if (typeof tree !== 'object' || tree === null) return
  const node: SyntaxNode = tree
  if (node.type === 'JSXText') tell(node, 'words between tags', found)
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

/** @param tree a part of the syntax tree */
function walkSentences(tree: unknown, found: Found) {
  if (Array.isArray(tree)) {
    for (const part of tree) walkSentences(part, found)
    return
  }
  if (typeof tree !== 'object' || tree === null) return
  const node: SyntaxNode = tree
  if (node.type === 'NewExpression' && /Error$/.test(wordOf(node.callee))) return
  if (node.type === 'StringLiteral' || node.type === 'TemplateElement') {
    if (sentence.test(String(node.value ?? node.cooked ?? node.raw))) tell(node, 'a sentence', found)
    return
  }
  for (const part of Object.values(node)) walkSentences(part, found)
}

/** What an expression can become: both branches of a choice, and the parts of a template. */
function values(node: SyntaxNode | null | undefined, where: string, found: Found) {
  if (!node) return
  if (node.type === 'StringLiteral' || node.type === 'TemplateElement') tell(node, where, found)
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

/** The name that a node is, or an empty text. */
function wordOf(node: SyntaxNode | undefined): string {
  return typeof node?.value === 'string' ? node.value : ''
}

function tell(node: SyntaxNode, where: string, found: Found) {
  const text = String(node.value ?? node.raw ?? node.cooked ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  // A word has two letters in a row; signs, units of one letter and numbers are the same in every language.
  if (/\p{L}{2}/u.test(text)) found(text, where, node.span?.start ?? 0)
}
