'use client'

import { errorId } from '@/domain/error-id'
import { CrashScreen } from '@/ui/crash-screen'

/** An error, or its serialized fields: a server component passes plain values to a page. */
type Failure = { name: string; message: string; digest?: string }

/** What is left of the page when drawing it failed. */
export function Crash({ error }: { error: Failure }) {
  const { name, message, digest } = error
  return (
    <CrashScreen
      id={errorId({ name, message, ...(digest !== undefined && { digest }) })}
      details={[name, message.slice(0, 500), digest].filter(Boolean).join('\n')}
      onCopy={copy}
      onRestart={restart}
    />
  )
}

function restart() {
  location.assign('/')
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
