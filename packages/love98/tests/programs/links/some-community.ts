import { community } from '@/app/community'
import type { DesktopCommunity } from '@/desktop/use-community'

export const desktopCommunity: DesktopCommunity = {
  ...community,
  terms: { title: 'Terms', paragraphs: ['Read what you sign.'] },
}
