/** The community's file, from the root of the project. Messages name it. */
export const communityFile = 'community/config.ts'

/** Returns where a setting is, for those who edit the file: `community/config.ts: links[4].url`. */
export function settingIn(path: string): string {
  return `${communityFile}: ${path}`
}
