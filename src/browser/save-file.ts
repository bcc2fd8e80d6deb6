/** Saves a text as a file of the visitor, where the browser keeps downloads. @param type of the contents, such as `text/csv` */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken the address when the click returns; a moment later it has read what stands there.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
