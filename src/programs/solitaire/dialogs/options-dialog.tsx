import { useState } from 'react'
import { scorings } from '@/domain/solitaire/score'
import { solitaireDialogs } from '@/texts/solitaire-dialogs'

import { Dialog } from '@/ui/dialog/dialog'
import type { Options } from '../game/options'
import styles from './dialogs.module.css'

type OptionsDialogProps = { options: Options; onChoose: (options: Options) => void; onClose: () => void }

const drawCounts = [1, 3] as const

/** Draw, scoring, clock and dragging. */
export function OptionsDialog({ options, onChoose, onClose }: OptionsDialogProps) {
  const { cancel, ok, options: texts } = solitaireDialogs
  const [chosen, setChosen] = useState(options)
  const change = (part: Partial<Options>) => setChosen({ ...chosen, ...part })
  return (
    <Dialog title={texts.title} onClose={onClose} width={300}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onChoose(chosen)
          onClose()
        }}
      >
        <div className={styles.groups}>
          <fieldset>
            <legend>{texts.draw}</legend>
            {drawCounts.map((count) => (
              <label key={count} className="field-row">
                <input
                  type="radio"
                  name="draw"
                  checked={chosen.drawCount === count}
                  onChange={() => change({ drawCount: count })}
                />
                {texts.drawCount[count]}
              </label>
            ))}
          </fieldset>
          <fieldset>
            <legend>{texts.scoring}</legend>
            {scorings.map((scoring) => (
              <label key={scoring} className="field-row">
                <input
                  type="radio"
                  name="scoring"
                  checked={chosen.scoring === scoring}
                  onChange={() => change({ scoring })}
                />
                {texts.scorings[scoring]}
              </label>
            ))}
          </fieldset>
        </div>
        {(['timed', 'outline'] as const).map((name) => (
          <label key={name} className="field-row">
            <input
              type="checkbox"
              checked={chosen[name]}
              onChange={({ currentTarget }) => change({ [name]: currentTarget.checked })}
            />
            {texts[name]}
          </label>
        ))}
        <p className={styles.note}>{texts.note}</p>
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
