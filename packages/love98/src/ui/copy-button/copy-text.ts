/**
 * Copies a text. Resolves with `true` if it was copied. Without the asynchronous clipboard, which frames may be denied,
 * it selects a field and uses the copy command.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const opener = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'visually-hidden'
  // Inside a modal dialog everything outside it is inert and cannot be selected.
  const modals = document.querySelectorAll('dialog:modal')
  const place = modals.item(modals.length - 1) ?? document.body
  place.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  }
}
