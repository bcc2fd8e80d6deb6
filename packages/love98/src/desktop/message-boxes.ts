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
type OpenMessageBox = MessageBox & { answer: (button: string | null) => void }

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

/**
 * Shows the oldest question in a dialog of the browser, for a page that is offline or older than a new release and
 * cannot load the code of message boxes. A box with facts is dismissed instead, because the browser cannot show what is
 * agreed to.
 */
export function askWithBrowser(): void {
  const [box] = messageBoxes.getState().queue
  if (!box) return
  const words = `${box.title}\n\n${box.text}`
  const canAgree = box.buttons.length > 1 && !box.facts
  const isAgreed = canAgree && window.confirm(words)
  if (!canAgree) window.alert(words)
  box.answer((isAgreed ? box.buttons[0] : box.cancel) ?? null)
}
