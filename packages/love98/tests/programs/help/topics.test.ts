import { describe, expect, test } from 'vitest'
import {
  allTopics,
  chapters,
  findTopic,
  findTopics,
  indexOfWords,
  type KeySection,
  keyLabel,
  keysOf,
} from '@/programs/help/topics'
import { programs } from '@/programs/registry'
import { communityPages } from '@/texts/community-pages'
import { help } from '@/texts/help'
import { helpKeys } from '@/texts/help-keys'
import { helpTopics } from '@/texts/help-topics'

const shown = allTopics().map(({ id }) => id as string)

describe('the manual', () => {
  test('the manual shows every topic exactly once', () => {
    const pages = Object.keys(communityPages).map((name) => `page-${name}`)
    expect(shown.toSorted()).toEqual([...Object.keys(helpTopics), ...pages].toSorted())
    expect(new Set(shown).size).toBe(shown.length)
  })

  test('the manual has chapters with topics, and the programs in the order of the registry', () => {
    expect(chapters().map(({ id, topics }) => [id, topics.length > 0])).toEqual([
      ['start', true],
      ['programs', true],
      ['wallet', true],
      ['keyboard', true],
      ['community', true],
    ])
    const ofPrograms = chapters()
      .find(({ id }) => id === 'programs')
      ?.topics.map(({ id }) => id as string)
    // A community's own program has no topic.
    const described = programs.filter(({ id }) => Object.hasOwn(helpTopics, id))
    expect(described.length).toBeGreaterThan(15)
    expect(ofPrograms).toEqual(described.map(({ id }) => id))
  })

  test('the manual describes each handled key once, and no other key', () => {
    const sections = Object.keys(help.places) as KeySection[]
    const described = sections.flatMap((section) => keysOf(section)).map(({ does }) => does)
    expect(described.toSorted()).toEqual(Object.values(helpKeys).toSorted())
  })

  test('keys are shown by their printed names', () => {
    expect(['Control+Escape', 'Alt+ ', 'Control+Alt+d', 'ArrowUp', 'Shift+F6'].map(keyLabel)).toEqual([
      'CTRL+ESC',
      'ALT+SPACEBAR',
      'CTRL+ALT+D',
      'UP ARROW',
      'SHIFT+F6',
    ])
  })

  test('no two shortcuts of one section have the same key', () => {
    for (const section of Object.keys(help.places) as KeySection[]) {
      const keys = keysOf(section).flatMap((row) => row.keys)
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
    }
  })

  test('the manual shows the first topic for an unknown address', () => {
    for (const id of [null, 'gone', 'constructor']) expect(findTopic(id).id).toBe('welcome')
    expect(findTopic('run').id).toBe('run')
  })
})

describe('search in the manual', () => {
  test('the index is in alphabetical order, and every word leads to a topic', () => {
    const words = indexOfWords().map(({ word }) => word)
    expect(words).toEqual(words.toSorted((a, b) => a.localeCompare(b)))
    expect(words).toContain('wallet')
  })

  test('all words must occur, in any order and any case', () => {
    const ids = (query: string) => findTopics(query).map(({ id }) => id)
    expect(ids('SKIN monitor')).toEqual(['display'])
    expect(ids('monitor  skin')).toEqual(['display'])
    expect(ids('quick launch')).toContain('start-menu')
    expect(ids('zeppelin')).toEqual([])
    expect(ids('   ')).toEqual([])
  })

  // Proves S10.10
  test('topics with the words in their title come first, then those with them in the index', () => {
    for (const query of ['swap', 'wallet', 'love']) {
      const wanted = query.toLowerCase()
      const ranks = findTopics(query).map(({ title, words }) =>
        title.toLowerCase().includes(wanted) ? 0 : words.join(' ').toLowerCase().includes(wanted) ? 1 : 2,
      )
      expect(ranks.toSorted()).toEqual(ranks)
    }
    expect(findTopics('wallet')[0]?.title.toLowerCase()).toContain('wallet')
  })

  test('keys are found by what they do', () => {
    expect(findTopics('restarts the desktop').map(({ id }) => id)).toEqual(['all-keys'])
  })
})
