import { useEffect, useState } from 'react'
import { help } from '@/texts/help'

import { Tabs } from '@/ui/tabs/tabs'
import { Tree } from '@/ui/tree/tree'
import type { ProgramProps } from '../program-props'
import styles from './help.module.css'
import { HelpFind } from './help-find'
import { HelpIndex } from './help-index'
import { HelpPage } from './help-page'
import { chapters, findTopic } from './topics'

const tabIds = ['contents', 'index', 'find'] as const

/** Help: the manual of the desktop, by chapters, by words, and by what is written in it. */
export default function HelpWindow({ argument, setArgument, setTitle }: ProgramProps) {
  const [tab, setTab] = useState<(typeof tabIds)[number]>('contents')
  const topic = findTopic(argument)
  const title = `${topic.title} - ${help.caption}`

  // The window's title in the desktop store.
  useEffect(() => setTitle(title), [setTitle, title])

  return (
    <div className={styles.help}>
      <div className={styles.finder}>
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
              onSelect={setArgument}
            />
          )}
          {tab === 'index' && <HelpIndex selected={topic.id} onSelect={setArgument} />}
          {tab === 'find' && <HelpFind selected={topic.id} onSelect={setArgument} />}
        </Tabs>
      </div>
      <HelpPage topic={topic} onTopic={setArgument} />
    </div>
  )
}
