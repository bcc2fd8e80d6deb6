import type { DialogName } from '../game/menus'
import type { Options } from '../game/options'
import { DeckDialog } from './deck-dialog'
import { HelpDialog } from './help-dialog'
import { OptionsDialog } from './options-dialog'
import { StatisticsDialog } from './statistics-dialog'

type SolitaireDialogProps = {
  name: DialogName
  options: Options
  onChoose: (options: Options) => void
  onClose: () => void
}

/** The open dialog of the window. */
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
