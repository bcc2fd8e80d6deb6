import { solitaireDialogs } from '@/texts/en/solitaire/solitaire'
import { useTexts } from '@/texts/use-texts'
import { GameHelp } from '../../game-help'
import styles from './dialogs.module.css'

/** The rules of the game, or its keys. */
export function HelpDialog({ about, onClose }: { about: 'rules' | 'keys'; onClose: () => void }) {
  const { close, help } = useTexts(solitaireDialogs)
  return <GameHelp about={about} texts={help} close={close} styles={styles} onClose={onClose} />
}
