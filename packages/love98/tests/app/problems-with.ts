import file from '@community/config'
import { communityContext } from '@/app/community'
import { CommunityFileError, parseCommunity } from '@/domain/community/community'

/** USDC on Base. */
export const usdc = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'

/** The path of a setting, a value for it, and the problems that the value causes. */
export type Row = [path: (string | number)[], value: unknown, ...problems: unknown[]]

/** Returns the problems of the community's file with another value for one setting. `undefined` leaves it out. */
export function problemsWith(path: readonly (string | number)[], value: unknown): readonly string[] {
  const copy = structuredClone(file)
  let holder: unknown = copy
  for (const key of path.slice(0, -1)) holder = Reflect.get(Object(holder), key)
  Reflect.set(Object(holder), path.at(-1) ?? '', value)
  try {
    parseCommunity(copy, communityContext)
  } catch (error) {
    if (error instanceof CommunityFileError) return error.problems
    throw error
  }
  return []
}
