import type { KeyboardShortcut, ShortcutPlace } from '@/domain/keyboard/key-press'
import { keyboardShortcuts } from '@/domain/keyboard/keyboard-shortcuts'
import { helpTexts, helpTopics, keyTexts } from '@/texts/en/programs/help'
import { currentLocale, type Locale } from '@/texts/locale'
import { programs } from '../registry'

export type TopicId = keyof typeof helpTopics
type ChapterId = keyof typeof helpTexts.chapters

export type Topic = {
  readonly id: TopicId
  readonly title: string
  readonly words: readonly string[]
  readonly text: readonly string[]
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

/**
 * The manual; without a language, in the one spoken now. What is drawn says which: the server's page was drawn in English.
 * A program without a topic has none; a test sees to it that each has one.
 */
export function chapters(locale = currentLocale()): readonly Chapter[] {
  const { chapters: titles } = locale.translate(helpTexts)
  const ofPrograms = programs.map(({ id }) => id).filter(isTopicId)
  const ids: readonly ChapterId[] = ['start', 'programs', 'wallet', 'keyboard']
  return ids.map((id) => ({
    id,
    title: titles[id],
    topics: (id === 'programs' ? ofPrograms : plan[id]).map((topic) => topicOf(topic, locale)),
  }))
}

/** Every topic, in the order of the contents. */
export function allTopics(): readonly Topic[] {
  return chapters().flatMap(({ topics }) => topics)
}

/** The topic with this id, else the first: an address may ask for anything. */
export function findTopic(id: string | null, locale = currentLocale()): Topic {
  return topicOf(id !== null && isTopicId(id) ? id : 'welcome', locale)
}

/** The words of the index with their topics, in the order of the alphabet. */
export function indexOfWords(): readonly { readonly word: string; readonly topic: Topic }[] {
  const locale = currentLocale().id
  const words = allTopics().flatMap((topic) => topic.words.map((word) => ({ word, topic })))
  return words.sort(
    (a, b) => a.word.localeCompare(b.word, locale) || a.topic.title.localeCompare(b.topic.title, locale),
  )
}

/** The topics in which all words occur, in any order and any case. */
export function findTopics(query: string): readonly Topic[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  return allTopics().filter((topic) => {
    const written = wholeText(topic).toLowerCase()
    return wanted.every((word) => written.includes(word))
  })
}

/** The keys that are handled in one place, with what they do. */
export function keysOf(
  place: ShortcutPlace,
  locale = currentLocale(),
): readonly { readonly keys: readonly string[]; readonly does: string }[] {
  const texts = locale.translate(keyTexts)
  const shortcuts: readonly (readonly [string, KeyboardShortcut])[] = Object.entries(keyboardShortcuts)
  return shortcuts.flatMap(([id, shortcut]) => {
    const does = texts[id as keyof typeof texts]
    return shortcut.place === place ? [{ keys: shortcut.keys, does }] : []
  })
}

/** A topic as plain text, for the clipboard and for Find. */
export function wholeText({ id, title, words, text }: Topic): string {
  const keys = id === 'all-keys' ? Object.values(currentLocale().translate(keyTexts)) : []
  return [title, words.join(', '), ...text, ...keys].join('\n')
}

function isTopicId(id: string): id is TopicId {
  return Object.hasOwn(helpTopics, id)
}

function topicOf(id: TopicId, locale: Locale): Topic {
  return { id, ...locale.translate(helpTopics)[id] }
}
