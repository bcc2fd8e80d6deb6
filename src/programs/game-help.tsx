import { Dialog } from '@/ui/dialog/dialog'

type GameHelpProps = {
  about: 'rules' | 'keys'
  texts: {
    rulesTitle: string
    rules: readonly string[]
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
export function GameHelp({ about, texts, close, styles, onClose }: GameHelpProps) {
  const title = about === 'rules' ? texts.rulesTitle : texts.keysTitle
  return (
    <Dialog title={title} onClose={onClose} width={420}>
      {about === 'rules' ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
        <section className={`well ${styles.list} selectable`} tabIndex={0} aria-label={title}>
          {texts.rules.map((rule) => (
            <p key={rule}>{rule}</p>
          ))}
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
