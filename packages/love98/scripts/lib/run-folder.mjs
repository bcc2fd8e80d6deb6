import { join } from 'node:path'

/**
 * Returns the paths of a running desktop's logs, embedded database and data of its demo chain. Two desktops
 * on different ports must not write to the same files.
 *
 * @param {string} root
 * @param {number} [port]
 * @returns {{ logFile(name: string): string, logs: string, manifestFile: string, data: string }}
 */
export function runFolder(root, port = 3000) {
  const folder = port === 3000 ? join(root, '.love98') : join(root, '.love98', `port-${port}`)
  const logs = join(folder, 'logs')
  return {
    logs,
    logFile: (name) => join(logs, `${name}.log`),
    manifestFile: join(folder, 'demo-chain.json'),
    data: join(folder, 'data'),
  }
}
