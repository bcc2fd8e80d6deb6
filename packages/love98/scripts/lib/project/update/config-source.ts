import { parseSync } from 'vite'
import { communityFile } from '../../project-root.mjs'

export type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>

type Property = Node & { readonly key: Node; readonly value: Node }

/**
 * The source of a community's file, which is edited by the positions of its values, so that comments and formatting of
 * everything else stay.
 */
export class ConfigSource {
  readonly text: string
  readonly #body: readonly Node[]
  readonly #comments: readonly { readonly start: number; readonly end: number }[]
  readonly #edits: { readonly start: number; readonly end: number; readonly text: string }[] = []

  /** @throws {SyntaxError} if the source cannot be parsed */
  constructor(text: string) {
    this.text = text
    const { program, comments, errors } = parseSync(communityFile, text)
    const [error] = errors
    if (error) throw new SyntaxError(error.message)
    this.#body = program.body as unknown as readonly Node[]
    this.#comments = comments
  }

  /** The object that the file exports; undefined if it has another form. */
  get community(): Node | undefined {
    const exported = this.#body.find(({ type }) => type === 'ExportDefaultDeclaration')
    const value = exported && this.resolve(exported.declaration as Node)
    return value?.type === 'ObjectExpression' ? value : undefined
  }

  /** The import declarations. */
  get imports(): readonly Node[] {
    return this.#body.filter(({ type }) => type === 'ImportDeclaration')
  }

  /** The type after `satisfies` of the exported object. */
  get satisfied(): Node | undefined {
    const exported = this.#body.find(({ type }) => type === 'ExportDefaultDeclaration')
    const declaration = exported?.declaration as Node | undefined
    return declaration?.type === 'TSSatisfiesExpression' ? (declaration.typeAnnotation as Node) : undefined
  }

  /** Removes the marks of a type from a value, and resolves a name to the constant of the file. */
  resolve(node: Node): Node {
    if (node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression')
      return this.resolve(node.expression as Node)
    if (node.type !== 'Identifier') return node
    const declared = this.#body
      .flatMap(({ type, declarations }) => (type === 'VariableDeclaration' ? (declarations as Node[]) : []))
      .find(({ id }) => (id as Node).name === node.name)
    return declared?.init ? this.resolve(declared.init as Node) : node
  }

  /** @returns undefined if the object is not written in the file or has no such property */
  property(object: Node | undefined, name: string): Property | undefined {
    return this.properties(object)?.find((property) => this.nameOf(property) === name)
  }

  /** @returns undefined if the properties cannot be read one by one, because one is a spread or computed */
  properties(object: Node | undefined): readonly Property[] | undefined {
    if (object?.type !== 'ObjectExpression') return undefined
    const properties = object.properties as readonly Property[]
    return properties.every(({ type, computed }) => type === 'Property' && !computed) ? properties : undefined
  }

  nameOf({ key }: Property): string {
    return String(key.name ?? key.value)
  }

  source({ start, end }: Node): string {
    return this.text.slice(start, end)
  }

  /** The comments inside of a node. */
  commentsIn({ start, end }: Node): readonly string[] {
    return this.#comments
      .filter((comment) => comment.start >= start && comment.end <= end)
      .map((comment) => this.text.slice(comment.start, comment.end))
  }

  replace({ start, end }: Node, text: string): void {
    this.#edits.push({ start, end, text })
  }

  /** Removes a property with its comma and line. Comments above it stay. */
  remove({ start, end }: Node): void {
    const after = /^\s*,?[^\S\n]*/.exec(this.text.slice(end))?.[0].length ?? 0
    const isLast = this.text[end + after] === '\n'
    const indent = /[^\S\n]*$/.exec(this.text.slice(0, start))?.[0].length ?? 0
    this.#edits.push({ start: start - indent, end: end + after + (isLast ? 1 : 0), text: '' })
  }

  /** The source with all edits. */
  edited(): string {
    return this.#edits
      .toSorted((one, other) => other.start - one.start)
      .reduce(
        (text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end),
        this.text,
      )
  }
}
