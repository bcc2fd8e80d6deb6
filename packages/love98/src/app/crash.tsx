import { useEffect, useState } from 'react'
import { noteCrash } from '@/browser/start/repeated-crash'
import { clearStored } from '@/browser/storage'
import { errorId } from '@/domain/error-id'
import { failureFacts, visitorLine } from '@/domain/failure-facts'
import { localPath } from '@/domain/navigation/program-path'
import { replayEarlyClicks } from '@/shell/hydration'
import { CrashScreen } from '@/ui/crash-screen'

type CrashProps = {
  /**
   * An error, its serialized fields (a server component passes plain values to a page), or any other value
   * that was thrown.
   */
  error: unknown
  /** `false` if the visitor requested the screen. @default true */
  isReal?: boolean
}

export function Crash({ error, isReal = true }: CrashProps) {
  const [isRepeated, setRepeated] = useState(false)
  const [line, setLine] = useState('')
  // sessionStorage, and the time since the page was loaded. The page is prerendered without the query.
  useEffect(() => {
    if (isReal) setRepeated(noteCrash())
    else setLine(visitorLine(location.search))
  }, [isReal])
  useEffect(replayEarlyClicks, [])
  const facts = failureFacts(error)
  return (
    <CrashScreen
      id={errorId(facts)}
      details={[facts.name, facts.message, facts.digest].filter(Boolean).join('\n')}
      visitorLine={line}
      onCopy={copy}
      onRestart={restart}
      onForget={isRepeated ? forget : undefined}
    />
  )
}

function restart() {
  location.assign(localPath('/'))
}

function forget() {
  clearStored()
  restart()
}

/** Loads the clipboard code on demand. The import can fail on a page that has crashed. */
async function copy(text: string): Promise<boolean> {
  try {
    const { copyText } = await import('@/ui/copy-button/copy-text')
    return await copyText(text)
  } catch {
    return false
  }
}
