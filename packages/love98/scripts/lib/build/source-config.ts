import type { UserConfig } from 'vite'
import { aliases } from '../aliases.mjs'
import { classicScripts } from './plugins/classic-script.ts'

/**
 * The resolution of imports, which the build, development and tests share. Only the build adds texts and removes code.
 */
export const sourceConfig = {
  resolve: {
    alias: Object.fromEntries(aliases),
    // A project installs an older copy beside the one of this package, for a dependency that names its version.
    dedupe: ['viem'],
  },
  plugins: [classicScripts()],
} satisfies UserConfig
