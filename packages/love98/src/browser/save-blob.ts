/** The time after which the contents of a file are released, ms. Browsers have begun to write it by then. */
const release = 60_000

/** Offers contents as a file to save. In a frame it needs `allow-downloads`. */
export function saveBlob(name: string, contents: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(contents)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), release)
}
