import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runScript } from './lib/process/run-script.mjs'
import { packageRoot, repositoryRoot } from './lib/project-root.mjs'
import { describeComponents } from './lib/sbom/describe-components.mjs'

// Prints the shipped packages as CycloneDX 1.6: `npm run --silent sbom > love98.cdx.json`. `npm sbom` rejects trees in
// which a package requires another version of a peer.
await runScript(async () => {
  const [manifest, lock] = await Promise.all(
    [join(packageRoot, 'package.json'), join(repositoryRoot, 'package-lock.json')].map(async (path) =>
      JSON.parse(await readFile(path, 'utf8')),
    ),
  )
  process.stdout.write(`${JSON.stringify(describeComponents(manifest, lock), null, 2)}\n`)
})
