import type { DesktopCommunity } from '@/desktop/use-community'
import file from '../../../love98.config'

/** The community of this repository, as the desktop in the browser has it. */
export const desktopCommunity: DesktopCommunity = {
  ...file,
  terms: { title: 'Terms', paragraphs: ['Read what you sign.'] },
}
