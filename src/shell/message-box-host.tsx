import { useStore } from 'zustand'
import { messageBoxes } from '@/desktop/message-boxes'
import { MessageBox } from '@/ui/message-box/message-box'

/** Shows the oldest message box of the queue. */
export function MessageBoxHost() {
  const question = useStore(messageBoxes, ({ queue }) => queue[0])
  if (!question) return null
  const { id, answer, cancel, ...box } = question
  return (
    <MessageBox
      key={id}
      {...box}
      onCopy={copyDetails}
      onAnswer={(button) => answer(button ?? cancel ?? null)}
    />
  )
}

/** Lazy import of the clipboard. */
async function copyDetails(text: string): Promise<boolean> {
  try {
    const { copyText } = await import('@/browser/clipboard')
    return await copyText(text)
  } catch {
    return false
  }
}
