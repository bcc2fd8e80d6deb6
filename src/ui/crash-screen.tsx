'use client'

import { useEffect } from 'react'
import { BlueScreen } from './blue-screen'

/** The desktop itself fell: any key or the button loads it again. */
export function CrashScreen({ error }: { error: Error & { digest?: string } }) {
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
      heading="Love98"
      lines={[
        'A fatal exception has occurred in the desktop and it had to stop.',
        'Nothing in your wallet was touched: this page cannot move anything without your wallet asking you.',
        'Press any key to start the desktop again.',
      ]}
      details={[error.name, error.message.slice(0, 500), error.digest].filter(Boolean).join('\n')}
      action={
        <button type="button" className="button" onClick={restart}>
          Restart
        </button>
      }
    />
  )
}

function restart() {
  location.assign('/')
}
