import type { Plugin } from 'vite'

const marker = 'server-only'

/** Fails the build of the browser's code when it reaches a module that imports `server-only`; elsewhere the import is empty. */
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
