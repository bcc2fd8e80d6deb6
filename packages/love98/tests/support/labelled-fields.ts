import { act } from 'react'

/** Types into the field with this label, with the events that React listens to. */
export async function type(label: string, text: string): Promise<void> {
  const [found] = [...document.querySelectorAll('label')].filter(({ textContent }) => textContent === label)
  const field = document.getElementById(found?.htmlFor ?? '') as HTMLInputElement
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
