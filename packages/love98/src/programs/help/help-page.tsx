import { createContext, use } from 'react'
import { useCommunity } from '@/desktop/use-community'
import { useDesktopStore } from '@/desktop/use-desktop'
import { type Block, inlinesOf } from '@/language/document'
import { help } from '@/texts/help'
import { ScrollBox } from '@/ui/scroll-box/scroll-box'
import titleStyles from '@/ui/styles/title.module.css'
import { findProgram } from '../registry'
import { windowRequest } from '../window-request'
import documentBlocksStyles from './document-blocks.module.css'
import styles from './help.module.css'
import { type KeySection, keyLabel, keysOf, splitAtWords, type Topic } from './topics'

type HelpPageProps = {
  topic: Topic
  /** The words of a search, which are highlighted. */
  words: readonly string[]
  onTopic: (id: string) => void
}

/** A topic to read. The topic of a program has a button that opens the program. */
export function HelpPage({ topic, words, onTopic }: HelpPageProps) {
  const store = useDesktopStore()
  const { programs } = useCommunity()
  const program = programs.includes(topic.id) ? findProgram(topic.id) : null
  return (
    <ScrollBox
      as="article"
      className={`selectable ${styles.page}`}
      aria-label={topic.title}
      lang={topic.language}
    >
      <FoundWords value={words}>
        <h3 className={titleStyles.title}>
          <Marked text={topic.title} />
        </h3>
        <DocumentBlocks blocks={topic.text} onTopic={onTopic} />
      </FoundWords>
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
      </div>
    </ScrollBox>
  )
}

const FoundWords = createContext<readonly string[]>([])

function Marked({ text }: { text: string }) {
  return splitAtWords(text, use(FoundWords)).map(({ text: piece, isFound }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no identity
    isFound ? <mark key={index}>{piece}</mark> : piece,
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
  return inlinesOf(text).map(({ text: piece, topic }, index) =>
    topic === undefined || !onTopic ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: two pieces may have one text, and their order is fixed
      <Marked key={index} text={piece} />
    ) : (
      <button key={topic} type="button" className={documentBlocksStyles.link} onClick={() => onTopic(topic)}>
        <Marked text={piece} />
      </button>
    ),
  )
}
