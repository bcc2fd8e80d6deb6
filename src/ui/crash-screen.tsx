'use client'

import { useEffect } from 'react'
import { crashTexts } from '@/texts/en/ui'
import { useTexts } from '@/texts/use-texts'
import { BlueScreen } from './blue-screen'

/** The desktop itself fell: any key or the button loads it again. */
export function CrashScreen({ error }: { error: Error & { digest?: string } }) {
  const texts = useTexts(crashTexts)
  // Keys reach a page without focus only through the document.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.length === 1 || event.key === 'Enter' || event.key === 'Escape') restart()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <BlueScreen
      heading={texts.heading}
      lines={texts.lines}
      details={[error.name, error.message.slice(0, 500), error.digest].filter(Boolean).join('\n')}
      action={
        <button type="button" className="button" onClick={restart}>
          {texts.restart}
        </button>
      }
    />
  )
}

function restart() {
  location.assign('/')
}
