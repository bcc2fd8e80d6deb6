import { Desktop } from '@/shell/desktop'
import { desktopCommunity } from './desktop-community'

export default function Page() {
  return <Desktop community={desktopCommunity} />
}
