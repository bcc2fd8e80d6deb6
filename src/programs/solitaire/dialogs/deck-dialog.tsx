import { useState } from 'react'
import { solitaireDialogs } from '@/texts/solitaire-dialogs'

import { Dialog } from '@/ui/dialog/dialog'
import { backIds, backOfSkin } from '../cards/back-art'
import { backRow } from '../cards/card-sheet'
import { fullSize } from '../cards/paint-card'
import { useCardSheet } from '../cards/use-card-sheet'
import type { Options } from '../game/options'
import styles from './dialogs.module.css'

type DeckDialogProps = { options: Options; onChoose: (options: Options) => void; onClose: () => void }

/** The backs of the cards: that of the skin, and all of them. */
export function DeckDialog({ options, onChoose, onClose }: DeckDialogProps) {
  const { cancel, deck: texts, ok } = solitaireDialogs
  const [back, setBack] = useState(options.back)
  const { skinId, url } = useCardSheet(fullSize.width, fullSize.height)
  const choices = [null, ...backIds]
  return (
    <Dialog title={texts.title} onClose={onClose} width={452}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onChoose({ ...options, back })
          onClose()
        }}
      >
        <fieldset className={styles.backs}>
          <legend>{texts.back}</legend>
          {choices.map((choice) => (
            <label key={choice} className={styles.back}>
              <span
                className={styles.picture}
                style={{
                  '--cards': url,
                  backgroundPosition: `${-fullSize.width * backIds.indexOf(choice ?? backOfSkin(skinId))}px ${-fullSize.height * backRow}px`,
                }}
              />
              <span className="field-row">
                <input type="radio" name="back" checked={back === choice} onChange={() => setBack(choice)} />
                {choice === null ? texts.automatic : texts.names[choice]}
              </span>
            </label>
          ))}
        </fieldset>
        <div className="button-row">
          <button type="submit" data-default>
            {ok}
          </button>
          <button type="button" onClick={onClose}>
            {cancel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
