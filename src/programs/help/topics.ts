import type { KeyboardShortcut, ShortcutScope } from '@/domain/keyboard/key-press'
import { keyboardShortcuts } from '@/domain/keyboard/keyboard-shortcuts'
import { type Block, plainLines } from '@/language/document'
import { help } from '@/texts/help'
import { helpKeys } from '@/texts/help-keys'
import { helpTopics } from '@/texts/help-topics'
import { languageFacts } from '@/texts/language-facts'
import { programs } from '../registry'

export type TopicId = keyof typeof helpTopics
type ChapterId = keyof typeof help.chapters

export type Topic = {
  readonly id: TopicId
  readonly title: string
  readonly words: readonly string[]
  readonly text: readonly Block[]
}

export type Chapter = { readonly id: ChapterId; readonly title: string; readonly topics: readonly Topic[] }

/** The topics of each chapter; the chapter of programs follows the registry. */
const plan: Readonly<Record<Exclude<ChapterId, 'programs'>, readonly TopicId[]>> = {
  start: ['welcome', 'icons', 'windows', 'start-menu', 'phones', 'access', 'languages', 'offline', 'errors'],
  wallet: [
    'what-is-a-wallet',
    'connecting',
    'terms',
    'verifying',
    'wrong-network',
    'safety',
    'treasury-names',
    'treasury-calls',
    'treasury-checks',
    'treasury-settings',
  ],
  keyboard: ['all-keys'],
}

/** The manual. A program without a topic has none; a test ensures that each has one. */
export function chapters(): readonly Chapter[] {
  const { chapters: titles } = help
  const ofPrograms = programs.map(({ id }) => id).filter(isTopicId)
  const ids: readonly ChapterId[] = ['start', 'programs', 'wallet', 'keyboard']
  return ids.map((id) => ({
    id,
    title: titles[id],
    topics: (id === 'programs' ? ofPrograms : plan[id]).map((topic) => topicOf(topic)),
  }))
}

/** Every topic, in the order of the contents. */
export function allTopics(): readonly Topic[] {
  return chapters().flatMap(({ topics }) => topics)
}

/** The topic with this id, else the first: an address may ask for anything. */
export function findTopic(id: string | null): Topic {
  return topicOf(id !== null && isTopicId(id) ? id : 'welcome')
}

/** The words of the index with their topics, in the order of the alphabet. */
export function indexOfWords(): readonly { readonly word: string; readonly topic: Topic }[] {
  const { tag } = languageFacts
  const words = allTopics().flatMap((topic) => topic.words.map((word) => ({ word, topic })))
  return words.sort(
    (a, b) => a.word.localeCompare(b.word, tag) || a.topic.title.localeCompare(b.topic.title, tag),
  )
}

/** The topics in which all words occur, in any order and any case. */
export function findTopics(query: string): readonly Topic[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  return allTopics().filter((topic) => {
    const written = topicText(topic).toLowerCase()
    return wanted.every((word) => written.includes(word))
  })
}

/** The keys that are handled in one place, with what they do. */
export function keysOf(
  place: ShortcutScope,
): readonly { readonly keys: readonly string[]; readonly does: string }[] {
  const shortcuts: readonly (readonly [string, KeyboardShortcut])[] = Object.entries(keyboardShortcuts)
  return shortcuts.flatMap(([id, shortcut]) => {
    const does = helpKeys[id as keyof typeof helpKeys]
    return shortcut.place === place ? [{ keys: shortcut.keys, does }] : []
  })
}

/** A topic as plain text, for the clipboard and for Find. */
export function topicText({ id, title, words, text }: Topic): string {
  const keys = id === 'all-keys' ? Object.values(helpKeys) : []
  return [title, words.join(', '), ...plainLines(text), ...keys].join('\n')
}

function isTopicId(id: string): id is TopicId {
  return Object.hasOwn(helpTopics, id)
}

function topicOf(id: TopicId): Topic {
  return { id, ...helpTopics[id] }
}
