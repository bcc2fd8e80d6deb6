import { hasServer } from '@/domain/build/capabilities'
import type { Shortcuts } from '@/domain/keyboard/shortcuts'
import { type Block, plainLines } from '@/language/document'
import { helpSections } from '@/programs/generated/help-keys'
import type { CommunityProgramId } from '@/programs/generated/program-ids'
import { communityPages } from '@/texts/community-pages'
import { help } from '@/texts/help'
import { helpKeys } from '@/texts/help-keys'
import { helpTopics } from '@/texts/help-topics'
import { keyNames } from '@/texts/key-names'
import { languageFacts } from '@/texts/language-facts'
import { type ProgramId, programs } from '../registry'

export type TopicId = keyof typeof helpTopics
type ChapterId = keyof typeof help.chapters

export type Topic = {
  /** That of a document of the community begins with `page-`. */
  readonly id: TopicId | `page-${string}`
  readonly title: string
  readonly words: readonly string[]
  readonly text: readonly Block[]
  /** The id of the language of the text, if the page has another one. */
  readonly language?: string | undefined
}

export type Chapter = { readonly id: ChapterId; readonly title: string; readonly topics: readonly Topic[] }

const plan: Readonly<Record<Exclude<ChapterId, 'programs' | 'community'>, readonly TopicId[]>> = {
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

type DescribedProgram = Exclude<ProgramId, CommunityProgramId>

/**
 * The manual. The topic of a program has its id; a program without a topic does not compile, unless it is a community's.
 */
export function chapters(): readonly Chapter[] {
  const { chapters: titles } = help
  const ofPrograms: readonly (DescribedProgram & TopicId)[] = programs
    .map(({ id }) => id)
    .filter((id): id is DescribedProgram => isTopicId(id))
  const ids: readonly Exclude<ChapterId, 'community'>[] = ['start', 'programs', 'wallet', 'keyboard']
  const own = Object.keys(communityPages).flatMap((name) => pageTopic(name) ?? [])
  return [
    ...ids.map((id) => ({
      id,
      title: titles[id],
      topics: (id === 'programs' ? ofPrograms : plan[id])
        .filter((topic) => hasServer || topic !== 'verifying')
        .map((topic) => topicOf(topic)),
    })),
    ...(own.length > 0 ? [{ id: 'community' as const, title: titles.community, topics: own }] : []),
  ]
}

export function allTopics(): readonly Topic[] {
  return chapters().flatMap(({ topics }) => topics)
}

/** Returns the topic with this id, or else the first one, because an address can contain any id. */
export function findTopic(id: string | null): Topic {
  const page = id?.startsWith(pagePrefix) ? pageTopic(id.slice(pagePrefix.length)) : null
  return page ?? topicOf(id !== null && isTopicId(id) ? id : 'welcome')
}

export function indexOfWords(): readonly { readonly word: string; readonly topic: Topic }[] {
  const { tag } = languageFacts
  const words = allTopics().flatMap((topic) => topic.words.map((word) => ({ word, topic })))
  return words.sort(
    (a, b) => a.word.localeCompare(b.word, tag) || a.topic.title.localeCompare(b.topic.title, tag),
  )
}

/** Returns the words of a search in lowercase. */
export function wordsOf(query: string): readonly string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean)
}

/** Returns the topics with all words: first those with the words in the title, then those with them in the index. */
export function findTopics(query: string): readonly Topic[] {
  const wanted = wordsOf(query)
  if (wanted.length === 0) return []
  const hasAll = (text: string) => wanted.every((word) => text.toLowerCase().includes(word))
  const rank = ({ title, words }: Topic) =>
    hasAll(title) ? 0 : hasAll(`${title} ${words.join(' ')}`) ? 1 : 2
  return allTopics()
    .filter((topic) => hasAll(topicText(topic)))
    .sort((one, other) => rank(one) - rank(other))
}

/** A part of the desktop, or a program, that handles keys. */
export type KeySection = keyof typeof help.places

type ShortcutId = { [Section in KeySection]: keyof (typeof helpSections)[Section] }[KeySection]

/** A shortcut without a text in Help does not compile. */
const actions: Readonly<Record<ShortcutId, string>> = helpKeys

export function keysOf(
  section: KeySection,
): readonly { readonly keys: readonly string[]; readonly does: string }[] {
  const shortcuts: Shortcuts = helpSections[section]
  return Object.entries(shortcuts).map(([id, keys]) => ({ keys, does: actions[id as ShortcutId] }))
}

/** A key as a person reads it: `Control+Escape` is `CTRL+ESC`. */
export function keyLabel(key: string): string {
  const names: Readonly<Record<string, string>> = keyNames
  return key
    .split('+')
    .map((part) => names[part === ' ' ? 'Space' : part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join('+')
}

export function topicText({ id, title, words, text }: Topic): string {
  const keys = id === 'all-keys' ? Object.values(helpKeys) : []
  return [title, words.join(', '), ...plainLines(text), ...keys].join('\n')
}

function isTopicId(id: string): id is TopicId {
  return Object.hasOwn(helpTopics, id)
}

const pagePrefix = 'page-'

/** Returns a document of the community as a topic; null if no document has this name. */
function pageTopic(name: string): Topic | null {
  const page = Object.hasOwn(communityPages, name) ? communityPages[name] : undefined
  if (!page) return null
  const { title, text, language } = page
  return { id: `${pagePrefix}${name}`, title, words: [title], text, language }
}

function topicOf(id: TopicId): Topic {
  return { id, ...helpTopics[id] }
}

export type FoundPiece = { readonly text: string; readonly isFound: boolean }

/**
 * Splits a text at the words of a search, in any case.
 * @param words in lowercase
 */
export function splitAtWords(text: string, words: readonly string[]): readonly FoundPiece[] {
  if (words.length === 0) return [{ text, isFound: false }]
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  const pattern = longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return text
    .split(new RegExp(`(${pattern})`, 'iu'))
    .map((piece, index) => ({ text: piece, isFound: index % 2 === 1 }))
    .filter(({ text: piece }) => piece !== '')
}
