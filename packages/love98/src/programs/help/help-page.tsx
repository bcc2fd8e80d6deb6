import { useState } from 'react'
import { useCommunity } from '@/desktop/use-community'
import { useDesktopStore } from '@/desktop/use-desktop'
import { type Block, inlinesOf } from '@/language/document'
import { common } from '@/texts/common'
import { help } from '@/texts/help'
import { copyText } from '@/ui/copy-button/copy-text'
import { ScrollBox } from '@/ui/scroll-box/scroll-box'
import { findProgram } from '../registry'
import { windowRequest } from '../window-request'
import documentBlocksStyles from './document-blocks.module.css'
import styles from './help.module.css'
import { type KeySection, keyLabel, keysOf, type Topic, topicText } from './topics'

type HelpPageProps = {
  topic: Topic
  onTopic: (id: string) => void
}

/** A topic to read. The topic of a program has a button that opens the program. */
export function HelpPage({ topic, onTopic }: HelpPageProps) {
  const store = useDesktopStore()
  const { programs } = useCommunity()
  const [status, setStatus] = useState<{ topic: string; text: string } | null>(null)
  const program = programs.includes(topic.id) ? findProgram(topic.id) : null
  const copy = async () => {
    const arrived = await copyText(topicText(topic))
    setStatus({ topic: topic.id, text: arrived ? common.copied : common.copyBlocked })
  }
  return (
    <ScrollBox
      as="article"
      className={`selectable ${styles.page}`}
      aria-label={topic.title}
      lang={topic.language}
    >
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
        <span role="status">{status?.topic === topic.id && status.text}</span>
      </div>
    </ScrollBox>
  )
}

/** The keys of the desktop, from the constants that its handlers read. */
function Keys() {
  const places = Object.entries(help.places) as [KeySection, string][]
  return places.map(([place, title]) => (
    <table key={place} className={styles.keys}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{help.keyHeading}</th>
          <th scope="col">{help.actionHeading}</th>
        </tr>
      </thead>
      <tbody>
        {keysOf(place).map(({ keys, does }) => (
          <tr key={does}>
            <td>{keys.map(keyLabel).join(', ')}</td>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ))
}

type DocumentBlocksProps = {
  blocks: readonly Block[]
  /** Follows a link to a topic; without it links are plain text. */
  onTopic?: (id: string) => void
}

function DocumentBlocks({ blocks, onTopic }: DocumentBlocksProps) {
  return blocks.map((block) => {
    if (typeof block === 'string')
      return (
        <p key={block}>
          <Inlines text={block} onTopic={onTopic} />
        </p>
      )
    if ('heading' in block)
      return (
        <h4 key={block.heading} className={documentBlocksStyles.heading}>
          <Inlines text={block.heading} onTopic={onTopic} />
        </h4>
      )
    const isList = 'list' in block
    const List = isList ? 'ul' : 'ol'
    const items = isList ? block.list : block.steps
    return (
      <List key={items.join()} className={isList ? documentBlocksStyles.list : documentBlocksStyles.steps}>
        {items.map((item) => (
          <li key={item}>
            <Inlines text={item} onTopic={onTopic} />
          </li>
        ))}
      </List>
    )
  })
}

function Inlines({ text, onTopic }: { text: string; onTopic: DocumentBlocksProps['onTopic'] }) {
  return inlinesOf(text).map(({ text: piece, topic }) =>
    topic === undefined || !onTopic ? (
      piece
    ) : (
      <button key={topic} type="button" className={documentBlocksStyles.link} onClick={() => onTopic(topic)}>
        {piece}
      </button>
    ),
  )
}
