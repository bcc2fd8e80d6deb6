const key = Symbol.for('love98.language-of-page')

/**
 * Returns the ID of the language of the page that a browser shows, or that the server draws at this moment.
 * @returns undefined outside of a page
 */
export function languageOfPage(): string | undefined {
  if (typeof document !== 'undefined') return document.documentElement.lang.toLowerCase()
  const read: unknown = Reflect.get(globalThis, key)
  return typeof read === 'function' ? read() : undefined
}

/**
 * Sets how the server reads the language. Code of the browser cannot import the module that reads it, because that
 * needs Node.
 */
export function provideLanguageOfPage(read: () => string | undefined): void {
  Reflect.set(globalThis, key, read)
}
