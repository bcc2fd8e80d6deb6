/**
 * Asks for a file with the browser's own dialog, from a command that is no button. Never resolves in browsers that do
 * not report a closed dialog.
 *
 * @param accept the types of the files, as of an `<input>`
 */
export function pickFile(accept: string): Promise<File | null> {
  return new Promise((resolve) => {
    const field = document.createElement('input')
    field.type = 'file'
    field.accept = accept
    field.addEventListener('change', () => resolve(field.files?.[0] ?? null))
    field.addEventListener('cancel', () => resolve(null))
    field.click()
  })
}
