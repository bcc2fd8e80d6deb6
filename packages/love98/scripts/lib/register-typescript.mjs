import { loadTypeScript } from './load-typescript.mjs'

// Loaded by `--import`, also in threads: they inherit the argument, and `--import tsx` has no effect in a thread.
await loadTypeScript()
