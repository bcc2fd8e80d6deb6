import type { Block } from '@/language/document'
import { Dialog } from '@/ui/dialog/dialog'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { FactList } from '@/ui/fact-list/fact-list'
import { ScrollBox } from '@/ui/scroll-box/scroll-box'

type GameHelpProps = {
  about: 'rules' | 'keys'
  rules: { readonly title: string; readonly text: readonly Block[] }
  texts: {
    keysTitle: string
    keys: readonly string[]
    keyMeanings: readonly string[]
  }
  close: string
  styles: { readonly [name: string]: string }
  onClose: () => void
}

export function GameHelp({ about, rules, texts, close, styles, onClose }: GameHelpProps) {
  const title = about === 'rules' ? rules.title : texts.keysTitle
  return (
    <Dialog title={title} onClose={onClose} width={420}>
      {about === 'rules' ? (
        <ScrollBox as="section" className={`${styles.list} selectable`} aria-label={title}>
          {rules.text.map(ruleBlock)}
        </ScrollBox>
      ) : (
        <FactList
          className={`well ${styles.keys}`}
          facts={texts.keys.map((key, index) => [key, texts.keyMeanings[index]])}
        />
      )}
      <DialogButtons primary={{ label: close, onClick: onClose, hasFocus: true }} />
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
