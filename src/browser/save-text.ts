/** ms after which the text of a file is released; browsers have begun to write it by then. */
const release = 60_000

/** Offers a text as a file to save. In a frame it needs `allow-downloads`. @param type MIME type */
export function saveText(name: string, type: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), release)
}
