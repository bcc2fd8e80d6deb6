import { join } from 'node:path'

/**
 * Returns the paths of the logs of a running desktop. Two desktops on different ports must not write to the same files.
 *
 * @param {string} root
 * @param {number} [port]
 * @returns {{ logFile(name: string): string, logs: string }}
 */
export function runFolder(root, port = 3000) {
  return logsIn(ofPort(join(root, '.love98'), port))
}

/**
 * Returns the paths of a running demo: its logs, its embedded database, and the data of its chains. Production has none
 * of them. `src/server/env.ts` has the same folder of the database.
 *
 * @param {string} root
 * @param {number} [port]
 * @returns {{ logFile(name: string): string, logs: string, manifestFile: string, data: string }}
 */
export function demoFolder(root, port = 3000) {
  const folder = ofPort(join(root, '.love98', 'demo'), port)
  return {
    ...logsIn(folder),
    manifestFile: join(folder, 'demo-chain.json'),
    data: join(folder, 'data'),
  }
}

/**
 * @param {string} folder
 * @param {number} port
 * @returns {string}
 */
function ofPort(folder, port) {
  return port === 3000 ? folder : join(folder, `port-${port}`)
}

/** @param {string} folder */
function logsIn(folder) {
  const logs = join(folder, 'logs')
  return { logs, logFile: (/** @type {string} */ name) => join(logs, `${name}.log`) }
}
