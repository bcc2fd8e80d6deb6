import { createStore } from 'zustand/vanilla'

/** A message box that waits for an answer. `buttons` are shown left to right; the first is the default. */
export type MessageBox = {
  id: number
  title: string
  text: string
  icon: 'info' | 'warning' | 'error' | 'question'
  buttons: readonly string[]
  /** The answer that Escape and × give; without it they give `null`. */
  cancel?: string
  /** Raw detail behind "Details >>", copyable. */
  details?: string
  /** Rows of label and value between the text and the buttons: what is about to be signed, say. */
  facts?: readonly (readonly [label: string, value: string])[]
}

type OpenMessageBox = MessageBox & { answer: (button: string | null) => void }

/** The boxes that wait, oldest first; the oldest is on screen. */
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
