import type { Plugin } from 'vite'

const marker = 'server-only'

/**
 * Fails the build of the browser's code if it reaches a module that imports `server-only`. Elsewhere that import is
 * empty.
 */
export function serverOnly(): Plugin {
  return {
    name: 'love98:server-only',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== marker) return null
      if (this.environment.name === 'client')
        this.error(
          `${importer ?? 'A module'} is for the server alone and was imported by code of the browser.`,
        )
      return `\0${marker}`
    },
    load: (id) => (id === `\0${marker}` ? '' : null),
  }
}
