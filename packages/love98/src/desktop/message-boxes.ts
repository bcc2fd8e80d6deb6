import { createStore } from 'zustand/vanilla'

/** A message box that waits for an answer. `buttons` are shown left to right; the first is the default. */
export type MessageBox = {
  id: number
  title: string
  text: string
  icon: 'info' | 'warning' | 'error' | 'question'
  buttons: readonly string[]
  /**
   * The answer for ESC and ×.
   * @default null
   */
  cancel?: string
  /** Shown behind "Details >>"; can be copied. */
  details?: string
  /** Rows of label and value between the text and the buttons, such as the transaction to sign. */
  facts?: readonly (readonly [label: string, value: string])[]
}

/** A message box in the queue. `answer` closes it. */
export type OpenMessageBox = MessageBox & { answer: (button: string | null) => void }

/** The open boxes, oldest first. The oldest one is on screen. */
export const messageBoxes = createStore<{ queue: readonly OpenMessageBox[] }>(() => ({ queue: [] }))

let lastId = 0

/** Shows a message box and resolves with the button pressed, or with `null` when it was dismissed. */
export function showMessageBox(box: Omit<MessageBox, 'id'>): Promise<string | null> {
  return new Promise((resolve) => {
    const id = ++lastId
    const answer = (button: string | null) => {
      messageBoxes.setState(({ queue }) => ({ queue: queue.filter((question) => question.id !== id) }))
      resolve(button)
    }
    messageBoxes.setState(({ queue }) => ({ queue: [...queue, { ...box, id, answer }] }))
  })
}
