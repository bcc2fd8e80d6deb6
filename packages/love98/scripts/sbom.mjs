import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runScript } from './lib/process/run-script.mjs'
import { projectRoot as root } from './lib/project-root.mjs'
import { describeComponents } from './lib/sbom/describe-components.mjs'

// Prints the shipped packages as CycloneDX 1.6: `npm run --silent sbom > love98.cdx.json`. `npm sbom` rejects trees in
// which a package requires another version of a peer.
await runScript(async () => {
  const [manifest, lock] = await Promise.all(
    ['package.json', 'package-lock.json'].map(async (name) =>
      JSON.parse(await readFile(join(root, name), 'utf8')),
    ),
  )
  process.stdout.write(`${JSON.stringify(describeComponents(manifest, lock), null, 2)}\n`)
})
