import { Desktop } from '@/shell/desktop'
import { desktopCommunity } from './desktop-community'

/** Whatever the address says, the desktop is there; a box tells what is wrong with the address. */
export default function NotFound() {
  return <Desktop community={desktopCommunity} isLost />
}
