import { solitaireDialogs } from '@/texts/en/solitaire/solitaire'
import { useTexts } from '@/texts/use-texts'
import { Dialog } from '@/ui/dialog/dialog'
import styles from './dialogs.module.css'

/** The rules of the game, or its keys. */
export function HelpDialog({ about, onClose }: { about: 'rules' | 'keys'; onClose: () => void }) {
  const { close, help } = useTexts(solitaireDialogs)
  const title = about === 'rules' ? help.rulesTitle : help.keysTitle
  return (
    <Dialog title={title} onClose={onClose} width={420}>
      {about === 'rules' ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
        <section className={`well ${styles.list} selectable`} tabIndex={0} aria-label={title}>
          {help.rules.map((rule) => (
            <p key={rule}>{rule}</p>
          ))}
        </section>
      ) : (
        <dl className={`well ${styles.keys} selectable`}>
          {help.keys.flatMap((key, index) => [
            <dt key={key}>{key}</dt>,
            <dd key={`${key} does`}>{help.keyMeanings[index]}</dd>,
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
