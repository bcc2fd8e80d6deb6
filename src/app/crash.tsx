'use client'

import { useEffect, useState } from 'react'
import { noteCrash } from '@/browser/start/repeated-crash'
import { clearStored } from '@/browser/storage'
import { errorId } from '@/domain/error-id'
import { CrashScreen } from '@/ui/crash-screen'

/** An error, or its serialized fields: a server component passes plain values to a page. */
type Failure = { name: string; message: string; digest?: string }

type CrashProps = {
  error: Failure
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
  const { name, message, digest } = error
  return (
    <CrashScreen
      id={errorId({ name, message, ...(digest !== undefined && { digest }) })}
      details={[name, message.slice(0, 500), digest].filter(Boolean).join('\n')}
      onCopy={copy}
      onRestart={restart}
      onForget={isRepeated ? forget : undefined}
    />
  )
}

function restart() {
  location.assign('/')
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
