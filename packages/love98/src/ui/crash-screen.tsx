import { useEffect, useState } from 'react'
import { common } from '@/texts/common'
import { crash } from '@/texts/crash'

import { BlueScreen } from './blue-screen'

type CrashScreenProps = {
  id: string
  details: string
  /** Plain text that the address carries. Marked as the words of a visitor; empty for none. */
  visitorLine?: string
  /** Copies the id and the details. Resolves with `true` if they were copied. */
  onCopy: (text: string) => Promise<boolean>
  onRestart: () => void
  /** Restarts without the stored data. Offered if a restart ended in this screen again. */
  onForget?: (() => void) | undefined
}

/** The screen after the desktop itself crashed. Any key or the button reloads it. */
export function CrashScreen({ id, details, visitorLine, onCopy, onRestart, onForget }: CrashScreenProps) {
  const [copied, setCopied] = useState<boolean | null>(null)
  // A `keydown` listener of the document: no element has the focus.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Keys that copy, scroll or move the focus do not reload.
      if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLButtonElement) return
      if (event.key.length === 1 || event.key === 'Enter' || event.key === 'Escape') onRestart()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onRestart])
  return (
    <BlueScreen
      heading={crash.heading}
      lines={[crash.happened(id), ...crash.lines, ...(onForget ? [crash.forgetting] : [])]}
      note={visitorLine && crash.visitor(visitorLine)}
      prompt={crash.continue}
      details={details}
      action={
        <>
          <button type="button" className="button" onClick={onRestart}>
            {crash.restart}
          </button>{' '}
          {onForget && (
            <>
              <button type="button" className="button" onClick={onForget}>
                {crash.forget}
              </button>{' '}
            </>
          )}
          <button
            type="button"
            className="button"
            onClick={async () => setCopied(await onCopy(`${id}\n${details}`))}
          >
            {crash.copy}
          </button>
          <span role="status" className="status">
            {copied !== null && (copied ? common.copied : common.copyBlocked)}
          </span>
        </>
      }
    />
  )
}
