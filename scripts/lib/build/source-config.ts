import { fileURLToPath } from 'node:url'
import type { UserConfig } from 'vite'
import { classicScripts } from './plugins/classic-script.ts'

/** How sources find each other, the same for the build, development and tests. Texts and what is left out are the build's own matter. */
export const sourceConfig = {
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('../../../src', import.meta.url)),
    },
  },
  plugins: [classicScripts()],
} satisfies UserConfig
