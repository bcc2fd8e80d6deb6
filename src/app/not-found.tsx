import { Desktop } from '@/shell/desktop'
import { localCommunity } from './local-community'

/** The desktop at an unknown address, with a message box that says so. */
export default function NotFound() {
  return <Desktop community={localCommunity()} isLost />
}
