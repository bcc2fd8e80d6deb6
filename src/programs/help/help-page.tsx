import { useState } from 'react'
import { copyText } from '@/browser/clipboard'
import { useCommunity } from '@/desktop/use-community'
import { useDesktopStore } from '@/desktop/use-desktop'
import type { ShortcutPlace } from '@/domain/keyboard/key-press'
import { shownKey } from '@/domain/keyboard/keyboard-shortcuts'
import { common } from '@/texts/common'
import { help } from '@/texts/help'

import { findProgram } from '../registry'
import { windowRequest } from '../window-request'
import { DocumentBlocks } from './document-blocks'
import styles from './help.module.css'
import { keysOf, type Topic, wholeText } from './topics'

type HelpPageProps = {
  topic: Topic
  /** A link to another topic was followed. */
  onTopic: (id: string) => void
}

/** One topic to read; that of a program opens it. */
export function HelpPage({ topic, onTopic }: HelpPageProps) {
  const store = useDesktopStore()
  const { programs } = useCommunity()
  const [said, setSaid] = useState<{ topic: string; text: string } | null>(null)
  const program = programs.includes(topic.id) ? findProgram(topic.id) : null
  const copy = async () => {
    const arrived = await copyText(wholeText(topic))
    setSaid({ topic: topic.id, text: arrived ? common.copied : common.copyBlocked })
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <article className={`well selectable ${styles.page}`} aria-label={topic.title} tabIndex={0}>
      <h3 className={styles.heading}>{topic.title}</h3>
      <DocumentBlocks blocks={topic.text} onTopic={onTopic} />
      {topic.id === 'all-keys' && <Keys />}
      <div className={styles.actions}>
        {program && program.id !== 'help' && (
          <button
            type="button"
            className="button"
            onClick={() => store.dispatch({ type: 'opened', request: windowRequest(program) })}
          >
            {help.open(program.title)}
          </button>
        )}
        <button type="button" className="button" onClick={copy}>
          {help.copy}
        </button>
        <span role="status">{said?.topic === topic.id && said.text}</span>
      </div>
    </article>
  )
}

/** Every key that the desktop handles, from the table that its handlers read. */
function Keys() {
  const places = Object.entries(help.places) as [ShortcutPlace, string][]
  return places.map(([place, title]) => (
    <table key={place} className={styles.keys}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{help.keysHead}</th>
          <th scope="col">{help.keysDoes}</th>
        </tr>
      </thead>
      <tbody>
        {keysOf(place).map(({ keys, does }) => (
          <tr key={does}>
            <td>{keys.map(shownKey).join(', ')}</td>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ))
}
