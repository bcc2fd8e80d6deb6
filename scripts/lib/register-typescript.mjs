import { loadTypeScript } from './load-typescript.mjs'

// Named after `--import`, also in threads: they inherit the argument, and `--import tsx` does nothing in one.
await loadTypeScript()
