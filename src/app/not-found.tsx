import { Desktop } from '@/shell/desktop'
import { desktopCommunity } from './desktop-community'

/** The desktop at an unknown address, with a message box that says so. */
export default function NotFound() {
  return <Desktop community={desktopCommunity} isLost />
}
