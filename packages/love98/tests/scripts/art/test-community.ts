import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import type { ArtCommunity, ArtInputs } from '../../../scripts/art/compile.ts'

export const packageFolder = fileURLToPath(new URL('../../../', import.meta.url))

/** Returns the inputs of a community in a folder of its own, which is removed after the test. */
export async function communityWith(
  files: Readonly<Record<string, string | Buffer>> = {},
  fields: Partial<ArtCommunity> = {},
): Promise<ArtInputs> {
  const communityFolder = await mkdtemp(join(tmpdir(), 'love98-art-'))
  onTestFinished(() => rm(communityFolder, { recursive: true }))
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(communityFolder, path)), { recursive: true })
    await writeFile(join(communityFolder, path), content)
  }
  const community: ArtCommunity = {
    site: { name: 'Cat Club', sentence: 'cats on the chain' },
    tokens: { CAT: {} },
    chains: [{ nativeCurrency: { symbol: 'ETH' } }],
    pairs: [{ baseAsset: 'CAT' }],
    ...fields,
  }
  return { packageFolder, communityFolder, community }
}
