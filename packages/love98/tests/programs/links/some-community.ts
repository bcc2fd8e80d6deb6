import type { DesktopCommunity } from '@/desktop/use-community'
import file from '@community/config'

export const desktopCommunity: DesktopCommunity = {
  ...file,
  terms: { title: 'Terms', paragraphs: ['Read what you sign.'] },
}
