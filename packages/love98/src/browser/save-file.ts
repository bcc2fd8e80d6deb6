/** @param type of the contents, such as `text/csv` */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has the URL when `click` returns, and reads its content a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
