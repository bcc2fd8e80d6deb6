import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { prepareDelivery } from '../../scripts/lib/build/prepare-delivery.ts'
import { compressMissing } from '../../server/delivery/compress-missing.ts'
import { manifestFile, type StaticManifest } from '../../server/delivery/static-manifest.ts'

/** Prepares the pages and chunks of a folder for delivery with the best compression, as `npm run build` does. */
export async function prepareCompressed(
  ...build: Parameters<typeof prepareDelivery>
): Promise<StaticManifest> {
  await prepareDelivery(...build)
  const [root] = build
  const manifest: StaticManifest = JSON.parse(await readFile(join(root, manifestFile), 'utf8'))
  await compressMissing(root, manifest.files)
  return manifest
}
