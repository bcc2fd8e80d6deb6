import { useEffect, useState } from 'react'
import { useCommunity } from '@/desktop/use-community'
import { useDesktopStore } from '@/desktop/use-desktop'
import { readScreenSaver } from '@/domain/appearance/screen-saver'
import { screenSaver } from '@/texts/screen-saver'

import { ScreenSaver } from '@/ui/screen-savers/screen-saver'
import { hasOpenRequest } from '@/wallet/transactions/open-requests'
import { isNothingGoingOn, watchIdle } from './watch-idle'

/** A board that the visitor may be thinking about, with its clock running. */
const watched = 'heartbreak'

/**
 * The chosen screen saver, when the visitor has done nothing for as long as was chosen.
 * @param choice as it is stored
 */
export function IdleSaver({ choice }: { choice: string }) {
  const { site } = useCommunity()
  const store = useDesktopStore()
  const { id, minutes, speed } = readScreenSaver(choice)
  const [isShown, setIsShown] = useState(false)

  // Input of the visitor, timers.
  useEffect(() => {
    if (id === null || isShown) return
    const mayStart = () => {
      const { stack, windows } = store.getState()
      const front = windows[stack.at(-1) ?? '']
      const isPlaying = front !== undefined && !front.minimized && front.program === watched
      return isNothingGoingOn() && !isPlaying && !hasOpenRequest()
    }
    return watchIdle(minutes, mayStart, () => setIsShown(true))
  }, [id, minutes, isShown, store])

  if (!isShown || id === null) return null
  return (
    <ScreenSaver
      id={id}
      speed={speed}
      text={site.sentence}
      label={screenSaver.label}
      onEnd={() => setIsShown(false)}
    />
  )
}
