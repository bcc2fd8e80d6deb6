import { heartbreakDialogs } from '@/texts/heartbreak-dialogs'
import { heartbreakHelp } from '@/texts/heartbreak-help'
import { GameHelp } from '../../game-help'
import styles from './dialogs.module.css'

/** The rules of the game, or its keys. */
export function HelpDialog({ about, onClose }: { about: 'rules' | 'keys'; onClose: () => void }) {
  const { close, help } = heartbreakDialogs
  return (
    <GameHelp
      about={about}
      rules={heartbreakHelp.rules}
      texts={help}
      close={close}
      styles={styles}
      onClose={onClose}
    />
  )
}
