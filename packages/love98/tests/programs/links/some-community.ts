import file from '@community/config'
import type { DesktopCommunity } from '@/desktop/use-community'

export const desktopCommunity: DesktopCommunity = {
  ...file,
  terms: { title: 'Terms', paragraphs: ['Read what you sign.'] },
}
