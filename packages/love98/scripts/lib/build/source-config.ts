import type { UserConfig } from 'vite'
import { aliases } from '../aliases.mjs'
import { classicScripts } from './plugins/classic-script.ts'

/**
 * The resolution of imports, which the build, development and tests share. Only the build adds texts and removes code.
 */
export const sourceConfig = {
  resolve: {
    alias: Object.fromEntries(aliases),
  },
  plugins: [classicScripts()],
} satisfies UserConfig
