import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CommunityFile } from '../../src/domain/community/community.ts'
import { loadTypeScript } from './load-typescript.mjs'
import { communityFile } from './project-root.mjs'

/**
 * Loads the community's file without a check; `checkCommunity` reports what is wrong with it.
 * @param root the project's folder
 */
export async function loadCommunity(root: string): Promise<CommunityFile<string, string>> {
  await loadTypeScript()
  // `import()` of an address that is not a constant: Vite would bundle a constant one into its configuration.
  const { default: community } = await import(pathToFileURL(join(root, communityFile)).href)
  return community
}
