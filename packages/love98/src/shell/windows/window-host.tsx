import { useDesktop } from '@/desktop/use-desktop'
import { WindowFrame } from './window-frame'

/** All open windows in the order of opening. Reordering the frames would reload embedded pages. */
export function WindowHost() {
  const ids = useDesktop(({ windows }) => Object.keys(windows).join(' '))
  return ids === '' ? null : ids.split(' ').map((id) => <WindowFrame key={id} id={id} />)
}
