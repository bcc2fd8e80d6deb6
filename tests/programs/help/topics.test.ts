import { describe, expect, test } from 'vitest'
import { keyboardShortcuts } from '@/domain/keyboard/keyboard-shortcuts'
import { allTopics, chapters, findTopic, findTopics, indexOfWords, keysOf } from '@/programs/help/topics'
import { programs } from '@/programs/registry'
import { help } from '@/texts/help'
import { helpKeys } from '@/texts/help-keys'
import { helpTopics } from '@/texts/help-topics'

const shown = allTopics().map(({ id }) => id as string)

describe('the manual', () => {
  test('the manual has a topic for every program; write one in src/texts/en/programs/help.ts', () => {
    expect(programs.map(({ id }) => id).filter((id) => !Object.hasOwn(helpTopics, id))).toEqual([])
  })

  test('the manual shows every topic exactly once', () => {
    expect(shown.toSorted()).toEqual(Object.keys(helpTopics).toSorted())
    expect(new Set(shown).size).toBe(shown.length)
  })

  test('the manual has chapters with topics, and the programs in the order of the registry', () => {
    expect(chapters().map(({ id, topics }) => [id, topics.length > 0])).toEqual([
      ['start', true],
      ['programs', true],
      ['wallet', true],
      ['keyboard', true],
    ])
    const ofPrograms = chapters()
      .find(({ id }) => id === 'programs')
      ?.topics.map(({ id }) => id as string)
    expect(ofPrograms).toEqual(programs.map(({ id }) => id))
  })

  test('the manual describes each handled key, and no other key', () => {
    expect(Object.keys(helpKeys).toSorted()).toEqual(Object.keys(keyboardShortcuts).toSorted())
    const places = Object.keys(help.places) as (keyof typeof help.places)[]
    expect(places.flatMap((place) => keysOf(place)).length).toBe(Object.keys(keyboardShortcuts).length)
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

  test('keys are found by what they do', () => {
    expect(findTopics('restarts the desktop').map(({ id }) => id)).toEqual(['all-keys'])
  })
})
