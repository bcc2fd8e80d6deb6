import { useStore } from 'zustand'
import { messageBoxes } from '@/desktop/message-boxes'
import { MessageBox } from '@/ui/message-box/message-box'

/** The message box that has waited longest is on screen; the next one follows its answer. */
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

/** What copies is fetched when it is wanted. */
async function copyDetails(text: string): Promise<boolean> {
  try {
    const { copyText } = await import('@/browser/clipboard')
    return await copyText(text)
  } catch {
    return false
  }
}
