import { importTypeScript } from '../../../scripts/lib/import-typescript.mjs'

await importTypeScript('src/server/heartbreak/picture/deal-worker.ts')
