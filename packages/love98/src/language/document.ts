/**
 * A part of a document in Markdown: a paragraph, a heading, numbered steps or a list. Texts may contain links
 * to topics.
 */
export type Block =
  | string
  | { readonly heading: string }
  | { readonly steps: readonly string[] }
  | { readonly list: readonly string[] }

/** The terms of a community as plain text. A list is one paragraph with a line for each item. */
export type Terms = {
  readonly title: string
  readonly paragraphs: readonly (string | { readonly heading: string })[]
}

/** A document of the community as plain text. */
export type CommunityPage = {
  readonly title: string
  readonly description: string
  readonly text: readonly string[]
  /** The id of the language of the text, if the page of the desktop has another one. */
  readonly language?: string
}

/** A piece of a text: plain, or a link to a topic of the same document. */
export type Inline = { readonly text: string; readonly topic?: string }

/** Splits a text at its links, `[Icons](#icons)`. */
export function inlinesOf(text: string): readonly Inline[] {
  const pieces = text.split(/\[([^\]]+)\]\(#([\w-]+)\)/)
  return pieces.flatMap((piece, index) => {
    if (index % 3 === 2 || piece === '') return []
    return index % 3 === 1 ? { text: piece, topic: pieces[index + 1] ?? '' } : { text: piece }
  })
}

/** @returns the lines of a document as plain text, for Notepad, the clipboard and the search */
export function plainLines(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap((block) => {
    if (typeof block === 'string') return plain(block)
    if ('heading' in block) return plain(block.heading)
    if ('list' in block) return block.list.map((item) => `- ${plain(item)}`).join('\n')
    return block.steps.map((step, index) => `${index + 1}. ${plain(step)}`).join('\n')
  })
}

function plain(text: string): string {
  return inlinesOf(text)
    .map((inline) => inline.text)
    .join('')
}
