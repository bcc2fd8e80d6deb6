import { useEffect, useState } from 'react'
import { noteCrash } from '@/browser/start/repeated-crash'
import { clearStored } from '@/browser/storage'
import { errorId } from '@/domain/error-id'
import { failureFacts } from '@/domain/failure-facts'
import { localPath } from '@/domain/navigation/program-path'
import { useReplayEarlyClicks } from '@/shell/use-replay-early-clicks'
import { CrashScreen } from '@/ui/crash-screen'

type CrashProps = {
  /** An error, its serialized fields (a server component passes plain values to a page), or anything else that was thrown. */
  error: unknown
  /** `false` for the screen on request. @default true */
  isReal?: boolean
}

/** What is left of the page when drawing it failed. */
export function Crash({ error, isReal = true }: CrashProps) {
  const [isRepeated, setRepeated] = useState(false)
  // sessionStorage, and the time since the page was loaded.
  useEffect(() => {
    if (isReal) setRepeated(noteCrash())
  }, [isReal])
  useReplayEarlyClicks()
  const facts = failureFacts(error)
  return (
    <CrashScreen
      id={errorId(facts)}
      details={[facts.name, facts.message, facts.digest].filter(Boolean).join('\n')}
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

/** The part that copies is loaded when it is wanted: a page that falls may not have it. */
async function copy(text: string): Promise<boolean> {
  try {
    const { copyText } = await import('@/browser/clipboard')
    return await copyText(text)
  } catch {
    return false
  }
}
