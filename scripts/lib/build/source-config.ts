import { fileURLToPath } from 'node:url'
import type { UserConfig } from 'vite'
import { classicScripts } from './plugins/classic-script.ts'

/**
 * The resolution of imports, which the build, development and tests share. Only the build adds texts and removes code.
 */
export const sourceConfig = {
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('../../../src', import.meta.url)),
    },
  },
  plugins: [classicScripts()],
} satisfies UserConfig
