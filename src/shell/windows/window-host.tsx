import { useDesktop } from '@/desktop/use-desktop'
import { WindowFrame } from './window-frame'

/** Every open window, in the order of opening: frames are never re-ordered, or an embedded page would load again. */
export function WindowHost() {
  const ids = useDesktop(({ windows }) => Object.keys(windows).join(' '))
  return ids === '' ? null : ids.split(' ').map((id) => <WindowFrame key={id} id={id} />)
}
