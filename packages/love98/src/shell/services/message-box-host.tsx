import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { messageBoxes, type OpenMessageBox } from '@/desktop/message-boxes'
import type { MessageBox } from '@/ui/message-box/message-box'

type Shown = ComponentType<ComponentProps<typeof MessageBox>>

/** Shows the oldest open message box, which waits for an answer. The first box loads the code. */
export function MessageBoxHost() {
  const question = useStore(messageBoxes, ({ queue }) => queue[0])
  const [Shown, setShown] = useState<Shown>()

  useEffect(() => {
    if (!question || Shown) return
    let isCurrent = true
    import('@/ui/message-box/message-box').then(
      ({ MessageBox }) => isCurrent && setShown(() => MessageBox),
      () => isCurrent && askWithBrowser(question),
    )
    return () => {
      isCurrent = false
    }
  }, [question, Shown])

  if (!question || !Shown) return null
  const { id, answer, cancel, ...box } = question
  return (
    <Shown key={id} {...box} onCopy={copyDetails} onAnswer={(button) => answer(button ?? cancel ?? null)} />
  )
}

/**
 * Shows the question in a dialog of the browser, for a page that is offline or older than a new release. A box with
 * facts is dismissed instead, because the browser cannot show what is agreed to.
 */
function askWithBrowser({ title, text, buttons, cancel, facts, answer }: OpenMessageBox): void {
  const words = `${title}\n\n${text}`
  const canAgree = buttons.length > 1 && !facts
  const isAgreed = canAgree && window.confirm(words)
  if (!canAgree) window.alert(words)
  answer((isAgreed ? buttons[0] : cancel) ?? null)
}

async function copyDetails(text: string): Promise<boolean> {
  try {
    const { copyText } = await import('@/ui/copy-button/copy-text')
    return await copyText(text)
  } catch {
    return false
  }
}
