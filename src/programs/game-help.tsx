import type { Block } from '@/language/document'
import { Dialog } from '@/ui/dialog/dialog'

type GameHelpProps = {
  about: 'rules' | 'keys'
  rules: { readonly title: string; readonly text: readonly Block[] }
  texts: {
    keysTitle: string
    keys: readonly string[]
    keyMeanings: readonly string[]
  }
  /** The label of the button. */
  close: string
  /** Classes of the rules and of the keys. */
  styles: { readonly [name: string]: string }
  onClose: () => void
}

/** The rules of a game, or its keys. */
export function GameHelp({ about, rules, texts, close, styles, onClose }: GameHelpProps) {
  const title = about === 'rules' ? rules.title : texts.keysTitle
  return (
    <Dialog title={title} onClose={onClose} width={420}>
      {about === 'rules' ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
        <section className={`well ${styles.list} selectable`} tabIndex={0} aria-label={title}>
          {rules.text.map(ruleBlock)}
        </section>
      ) : (
        <dl className={`well ${styles.keys} selectable`}>
          {texts.keys.flatMap((key, index) => [
            <dt key={key}>{key}</dt>,
            <dd key={`${key} does`}>{texts.keyMeanings[index]}</dd>,
          ])}
        </dl>
      )}
      <div className="button-row">
        <button type="button" data-default data-autofocus onClick={onClose}>
          {close}
        </button>
      </div>
    </Dialog>
  )
}

function ruleBlock(block: Block) {
  if (typeof block === 'string') return <p key={block}>{block}</p>
  if ('heading' in block) return <h3 key={block.heading}>{block.heading}</h3>
  const items = 'list' in block ? block.list : block.steps
  const List = 'list' in block ? 'ul' : 'ol'
  return (
    <List key={items.join()}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  )
}
