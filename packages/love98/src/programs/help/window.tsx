import { useEffect, useState } from 'react'
import { common } from '@/texts/common'
import { help } from '@/texts/help'
import { copyText } from '@/ui/copy-button/copy-text'

import { Tabs } from '@/ui/tabs/tabs'
import { TextField } from '@/ui/text-field/text-field'
import { Tree } from '@/ui/tree/tree'
import type { ProgramProps } from '../program-props'
import styles from './help.module.css'
import { HelpPage } from './help-page'
import { chapters, findTopic, findTopics, indexOfWords, type Topic, topicText, wordsOf } from './topics'

const tabIds = ['contents', 'index', 'find'] as const

export default function HelpWindow({ argument, setArgument, setTitle }: ProgramProps) {
  const [tab, setTab] = useState<(typeof tabIds)[number]>('contents')
  const topic = findTopic(argument)
  const [typed, setTyped] = useState('')
  const [past, setPast] = useState<readonly string[]>([])
  const [isHidden, setIsHidden] = useState(false)
  const title = `${topic.title} - ${help.caption}`

  useEffect(() => setTitle(title), [setTitle, title])

  const go = (id: string) => {
    if (id === topic.id) return
    setPast([...past, topic.id])
    setArgument(id)
  }
  const goBack = () => {
    setArgument(past.at(-1) ?? topic.id)
    setPast(past.slice(0, -1))
  }
  return (
    <>
      <div className={styles.toolbar} role="toolbar" aria-label={help.toolbar}>
        <button type="button" aria-expanded={!isHidden} onClick={() => setIsHidden(!isHidden)}>
          {isHidden ? help.show : help.hide}
        </button>
        <button type="button" disabled={past.length === 0} onClick={goBack}>
          {help.back}
        </button>
        <CopyTopic key={topic.id} topic={topic} />
      </div>
      <div className={styles.help}>
        <div className={styles.finder} hidden={isHidden}>
          <Tabs
            label={help.tabsLabel}
            tabs={tabIds.map((id) => ({ id, label: help.tabs[id] }))}
            selected={tab}
            onSelect={setTab}
          >
            {tab === 'contents' && (
              <Tree
                label={help.topicsLabel}
                branches={chapters().map((chapter) => ({
                  id: `chapter-${chapter.id}`,
                  label: chapter.title,
                  leaves: chapter.topics.map(({ id, title: label }) => ({ id, label })),
                }))}
                selected={topic.id}
                onSelect={go}
              />
            )}
            {tab === 'index' && <HelpIndex selected={topic.id} onSelect={go} />}
            {tab === 'find' && <HelpFind selected={topic.id} typed={typed} onType={setTyped} onSelect={go} />}
          </Tabs>
        </div>
        <HelpPage topic={topic} words={tab === 'find' ? wordsOf(typed) : noWords} onTopic={go} />
      </div>
    </>
  )
}

const noWords: readonly string[] = []

/** The button that copies the topic, and a status that says so. */
function CopyTopic({ topic }: { topic: Topic }) {
  const [status, setStatus] = useState('')
  const copy = async () => setStatus((await copyText(topicText(topic))) ? common.copied : common.copyBlocked)
  return (
    <>
      <button type="button" onClick={copy}>
        {help.copy}
      </button>
      <span role="status">{status}</span>
    </>
  )
}

type HelpFindProps = {
  selected: string
  typed: string
  onType: (text: string) => void
  onSelect: (id: string) => void
}

function HelpFind({ selected, typed, onType, onSelect }: HelpFindProps) {
  const topics = findTopics(typed)
  const isAsked = typed.trim() !== ''
  return (
    <>
      <div className={styles.search}>
        <TextField label={help.typeWords} value={typed} onChange={onType} />
      </div>
      <ul className={`list ${styles.results}`} aria-label={help.topicsLabel}>
        {topics.map(({ id, title }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === selected} onClick={() => onSelect(id)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.count}>
        {isAsked && (topics.length === 0 ? help.nothingFound : help.found(topics.length))}
      </p>
    </>
  )
}

type HelpIndexProps = { selected: string; onSelect: (id: string) => void }

/** The words of the manual. Typing moves to the first word that begins with the text. */
function HelpIndex({ selected, onSelect }: HelpIndexProps) {
  const [typed, setTyped] = useState('')
  /** The key of the chosen row, because a topic may have several rows. */
  const [chosen, setChosen] = useState<string | null>(null)
  const beginning = typed.trim().toLowerCase()
  const all = indexOfWords()
  const isAmbiguous = (word: string) => all.filter((other) => other.word === word).length > 1
  const rows = all
    .filter(({ word }) => word.toLowerCase().startsWith(beginning))
    .map(({ word, topic }) => ({
      key: `${word} ${topic.id}`,
      // A word that several topics explain is followed by the title of its topic.
      label: isAmbiguous(word) ? `${word} (${topic.title})` : word,
      topic,
    }))
  const ofTopic = rows.filter(({ topic }) => topic.id === selected)
  const lit = ofTopic.find(({ key }) => key === chosen) ?? ofTopic[0]
  return (
    <>
      <div className={styles.search}>
        <TextField label={help.typeFirstLetters} value={typed} onChange={setTyped} />
      </div>
      <p className="visually-hidden" role="status">
        {help.found(rows.length)}
      </p>
      <ul className={`list ${styles.results}`} aria-label={help.topicsLabel}>
        {rows.map(({ key, label, topic }) => (
          <li key={key}>
            <button
              type="button"
              aria-pressed={key === lit?.key}
              onClick={() => {
                setChosen(key)
                onSelect(topic.id)
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
