import { type Block, inlinesOf } from '@/language/document'
import styles from './document-blocks.module.css'

type DocumentBlocksProps = {
  blocks: readonly Block[]
  /** Follows a link to a topic; without it links are plain text. */
  onTopic?: (id: string) => void
}

/** Paragraphs, headings, numbered steps and lists of a document. */
export function DocumentBlocks({ blocks, onTopic }: DocumentBlocksProps) {
  return blocks.map((block) => {
    if (typeof block === 'string')
      return (
        <p key={block}>
          <Inlines text={block} onTopic={onTopic} />
        </p>
      )
    if ('heading' in block)
      return (
        <h4 key={block.heading} className={styles.heading}>
          <Inlines text={block.heading} onTopic={onTopic} />
        </h4>
      )
    const isList = 'list' in block
    const List = isList ? 'ul' : 'ol'
    const items = isList ? block.list : block.steps
    return (
      <List key={items.join()} className={isList ? styles.list : styles.steps}>
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
      <button key={topic} type="button" className={styles.link} onClick={() => onTopic(topic)}>
        {piece}
      </button>
    ),
  )
}
