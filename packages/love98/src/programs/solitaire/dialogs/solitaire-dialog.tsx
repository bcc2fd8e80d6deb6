import { useState } from 'react'
import { showMessageBox } from '@/desktop/message-boxes'
import { scorings } from '@/domain/solitaire/score'
import { solitaireDialogs } from '@/texts/solitaire-dialogs'
import { solitaireHelp } from '@/texts/solitaire-help'
import { CheckBox } from '@/ui/check-box/check-box'
import { Dialog } from '@/ui/dialog/dialog'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { FactList } from '@/ui/fact-list/fact-list'
import { RadioGroup } from '@/ui/radio-group/radio-group'
import { GameHelp } from '../../game-help'
import { backIds, backOfSkin } from '../cards/back-art'
import { backRow } from '../cards/card-sheet'
import { fullSize } from '../cards/paint-card'
import { useCardSheet } from '../cards/use-card-sheet'
import type { DialogName } from '../game/menus'
import type { Options } from '../game/options'
import { emptyStatistics, readStatistics, writeStatistics } from '../game/statistics'
import styles from './dialogs.module.css'

type SolitaireDialogProps = {
  name: DialogName
  options: Options
  onChoose: (options: Options) => void
  onClose: () => void
}

export function SolitaireDialog({ name, options, onChoose, onClose }: SolitaireDialogProps) {
  switch (name) {
    case 'options':
      return <OptionsDialog options={options} onChoose={onChoose} onClose={onClose} />
    case 'deck':
      return <DeckDialog options={options} onChoose={onChoose} onClose={onClose} />
    case 'statistics':
      return <StatisticsDialog onClose={onClose} />
    case 'rules':
    case 'keys':
      return <HelpDialog about={name} onClose={onClose} />
  }
}

type DeckDialogProps = { options: Options; onChoose: (options: Options) => void; onClose: () => void }

function DeckDialog({ options, onChoose, onClose }: DeckDialogProps) {
  const { cancel, deck: texts, ok } = solitaireDialogs
  const [back, setBack] = useState(options.back)
  const { skinId, url } = useCardSheet(fullSize.width, fullSize.height)
  return (
    <Dialog title={texts.title} onClose={onClose} width={452}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onChoose({ ...options, back })
          onClose()
        }}
      >
        <RadioGroup
          className={styles.backs}
          optionClassName={styles.back}
          label={texts.back}
          options={[null, ...backIds].map((id) => ({
            id,
            label: id === null ? texts.automatic : texts.names[id],
            picture: (
              <span
                className={styles.picture}
                style={{
                  '--cards': url,
                  backgroundPosition: `${-fullSize.width * backIds.indexOf(id ?? backOfSkin(skinId))}px ${-fullSize.height * backRow}px`,
                }}
              />
            ),
          }))}
          value={back}
          onChange={setBack}
        />
        <DialogButtons primary={{ label: ok }} dismiss={{ label: cancel, onClick: onClose }} />
      </form>
    </Dialog>
  )
}

function HelpDialog({ about, onClose }: { about: 'rules' | 'keys'; onClose: () => void }) {
  const { close, help } = solitaireDialogs
  return (
    <GameHelp
      about={about}
      rules={solitaireHelp.rules}
      texts={help}
      close={close}
      styles={styles}
      onClose={onClose}
    />
  )
}

type OptionsDialogProps = { options: Options; onChoose: (options: Options) => void; onClose: () => void }

const drawCounts = [1, 3] as const

function OptionsDialog({ options, onChoose, onClose }: OptionsDialogProps) {
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
          <RadioGroup
            label={texts.draw}
            options={drawCounts.map((id) => ({ id, label: texts.drawCount[id] }))}
            value={chosen.drawCount}
            onChange={(drawCount) => change({ drawCount })}
          />
          <RadioGroup
            label={texts.scoring}
            options={scorings.map((id) => ({ id, label: texts.scorings[id] }))}
            value={chosen.scoring}
            onChange={(scoring) => change({ scoring })}
          />
        </div>
        {(['timed', 'outline'] as const).map((name) => (
          <CheckBox
            key={name}
            label={texts[name]}
            checked={chosen[name]}
            onChange={(isOn) => change({ [name]: isOn })}
          />
        ))}
        <p className={styles.note}>{texts.note}</p>
        <DialogButtons primary={{ label: ok }} dismiss={{ label: cancel, onClick: onClose }} />
      </form>
    </Dialog>
  )
}

function StatisticsDialog({ onClose }: { onClose: () => void }) {
  const { close, statistics: texts } = solitaireDialogs
  const [{ days, fastest, highest, played, won }, setStatistics] = useState(readStatistics)
  const percent = played === 0 ? 0 : Math.round((100 * won) / played)
  const facts = [
    [texts.played, played],
    [texts.won, texts.wins(won, percent)],
    [texts.fastest, fastest === null ? texts.none : texts.seconds(fastest)],
    [texts.highest, highest ?? texts.none],
    [texts.daily, days.length],
  ] as const

  const reset = async () => {
    const answer = await showMessageBox({
      title: texts.resetTitle,
      text: texts.resetText,
      icon: 'warning',
      buttons: [texts.resetYes, close],
      cancel: close,
    })
    if (answer !== texts.resetYes) return
    writeStatistics(emptyStatistics)
    setStatistics(emptyStatistics)
  }

  return (
    <Dialog title={texts.title} onClose={onClose} width={300}>
      <FactList className={styles.facts} layout="spread" facts={facts} />
      <p className={styles.note}>{texts.note}</p>
      <DialogButtons primary={{ label: close, onClick: onClose, hasFocus: true }}>
        <button type="button" disabled={played === 0} onClick={() => void reset()}>
          {texts.reset}
        </button>
      </DialogButtons>
    </Dialog>
  )
}
