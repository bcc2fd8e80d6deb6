import { solitaireDialogs } from '@/texts/solitaire-dialogs'
import { solitaireHelp } from '@/texts/solitaire-help'
import { GameHelp } from '../../game-help'
import styles from './dialogs.module.css'

/** The rules of the game, or its keys. */
export function HelpDialog({ about, onClose }: { about: 'rules' | 'keys'; onClose: () => void }) {
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
