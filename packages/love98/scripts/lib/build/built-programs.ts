import { readPrograms } from '../programs/program-sources.ts'

/**
 * Returns the programs of a build: all that the community's file names, without those that a static site lacks.
 * @param root the project's folder
 * @param named ids in their order
 */
export async function builtPrograms(root: string, named: readonly string[]): Promise<readonly string[]> {
  if (process.env.LOVE98_TARGET !== 'static') return named
  const capabilities = process.env.LOVE98_SAFE_SERVICE ? ['safe-service'] : []
  const lacking = (await readPrograms(root))
    .filter(({ needs }) => needs !== null && !capabilities.includes(needs))
    .map(({ id }) => id)
  return named.filter((id) => !lacking.includes(id))
}
