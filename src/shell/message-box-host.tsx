import { useStore } from 'zustand'
import { messageBoxes } from '@/desktop/message-boxes'
import { MessageBox } from '@/ui/message-box'

/** The message box that has waited longest is on screen; the next one follows its answer. */
export function MessageBoxHost() {
  const question = useStore(messageBoxes, ({ queue }) => queue[0])
  if (!question) return null
  const { id, answer, cancel, ...box } = question
  return <MessageBox key={id} {...box} onAnswer={(button) => answer(button ?? cancel ?? null)} />
}
