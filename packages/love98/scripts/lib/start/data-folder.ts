import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { demoFolder } from '../run-folder.mjs'

type Variables = Readonly<Record<string, string | undefined>>

/**
 * Returns the environment of the server with its data folder, and the lines that name the folder. Production uses
 * `.love98/data` at every port, as `node dist/server/main.js` does. Before, `npm start` used `.love98/data` also for the
 * demo, and `.love98/port-<PORT>/data` for other ports: such a folder is named, so that its data is not lost.
 * @param root the project's folder, in which relative paths begin
 */
export function describeData(
  root: string,
  env: Variables,
  { mainnet, port }: { mainnet: boolean; port: number },
): { env: NodeJS.ProcessEnv; lines: readonly string[] } {
  if (env.DATABASE_URL) return { env: { ...env }, lines: ['The data is on the server of DATABASE_URL.'] }
  const given = env.LOVE98_DATA
  const data = given
    ? resolve(root, given)
    : mainnet
      ? join(root, '.love98', 'data')
      : demoFolder(root, port).data
  const former = join(root, '.love98', ...(port === 3000 ? [] : [`port-${port}`]), 'data')
  const isLeft = !given && former !== data && existsSync(former) && (mainnet || !existsSync(data))
  const kind = mainnet ? 'production' : 'the demo'
  const [place, formerPlace] = [shown(root, data), shown(root, former)]
  const lines = [
    `The data of ${kind} is in ${place}.`,
    ...(isLeft
      ? [
          `${formerPlace} is not used. If an earlier version stored ${kind} there, stop this command and rename it to ${place} to use it again.`,
        ]
      : []),
  ]
  return { env: { ...env, LOVE98_DATA: data }, lines }
}

function shown(root: string, path: string): string {
  const inside = relative(root, path)
  return inside.startsWith('..') ? path : inside
}
