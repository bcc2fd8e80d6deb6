import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Exit
 * @typedef {{
 *   name: string, pid: number, logFile: string, exited: Promise<Exit>, hasExited(): boolean,
 *   onMessage(listener: (message: unknown) => void): void,
 *   stop(): Promise<void>, tail(lines?: number): string,
 * }} Child
 */

/** @type {Set<Child>} */
const running = new Set()

const onWindows = process.platform === 'win32'

/**
 * Starts a program in its own process group, with its output in a log file. It never inherits this script's output:
 * a child that outlives this process would keep the parent's pipe open.
 *
 * @param {{
 *   name: string, command: string, args: readonly string[], logFile: string, cwd: string,
 *   env?: NodeJS.ProcessEnv, talks?: boolean, grace?: number,
 * }} options `talks`: the program is a script of this project that ends when its channel to this process closes;
 *   `grace`: ms until it is killed if it does not end by itself
 * @returns {Child}
 */
export function startChild({
  name,
  command,
  args,
  logFile,
  cwd,
  env = process.env,
  talks = false,
  grace = 7000,
}) {
  mkdirSync(dirname(logFile), { recursive: true })
  const log = openSync(logFile, 'w')
  const handle = spawn(command, args, {
    cwd,
    env,
    stdio: ['ignore', log, log, ...(talks ? [/** @type {const} */ ('ipc')] : [])],
    detached: !onWindows,
    windowsHide: true,
  })
  closeSync(log)
  const pid = handle.pid ?? -1
  let isOver = false
  /** @type {Promise<Exit>} */
  const exited = new Promise((resolve) => {
    const end = (/** @type {Exit} */ exit) => {
      isOver = true
      running.delete(child)
      // Ends the processes that the child started and left behind.
      if (!onWindows) signalGroup(pid, 'SIGKILL')
      resolve(exit)
    }
    handle.once('error', () => end({ code: 127, signal: null }))
    handle.once('exit', (code, signal) => end({ code, signal }))
  })
  /** @type {Child} */
  const child = {
    name,
    pid,
    logFile,
    exited,
    hasExited: () => isOver,
    onMessage: (listener) => void handle.on('message', listener),
    async stop() {
      if (isOver || pid < 0) return
      if (handle.connected) handle.disconnect()
      if (!onWindows) signalGroup(pid, 'SIGTERM')
      else if (!talks) await killTree(pid)
      await Promise.race([exited, sleep(grace, undefined, { ref: false })])
      if (isOver) return
      if (onWindows) await killTree(pid)
      else signalGroup(pid, 'SIGKILL')
      await exited
    },
    tail: (lines = 15) => tailOf(logFile, lines),
  }
  running.add(child)
  return child
}

/**
 * Runs a program to its end.
 *
 * @param {Parameters<typeof startChild>[0]} options
 * @returns {Promise<{ code: number, tail: (lines?: number) => string }>}
 */
export async function runChild(options) {
  const child = startChild(options)
  const { code, signal } = await child.exited
  return { code: code ?? (signal ? 1 : 0), tail: child.tail }
}

/** Stops every program that was started here, the youngest first, and waits until all have ended. */
export async function stopChildren() {
  for (const child of [...running].reverse()) await child.stop()
}

// The last resort if this script itself crashes: nothing can be awaited here.
process.once('exit', () => {
  for (const { pid } of running) if (!onWindows) signalGroup(pid, 'SIGKILL')
})

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  if (pid < 0) return
  try {
    process.kill(-pid, signal)
  } catch {
    // ESRCH: the group has ended.
  }
}

/**
 * @param {number} pid
 * @returns {Promise<void>}
 */
function killTree(pid) {
  return new Promise((resolve) => {
    const killer = spawn('taskkill', ['/pid', String(pid), '/T', '/F'], {
      stdio: 'ignore',
      windowsHide: true,
    })
    killer.once('error', () => resolve())
    killer.once('exit', () => resolve())
  })
}

/**
 * @param {string} file
 * @param {number} lines
 * @returns {string}
 */
function tailOf(file, lines) {
  try {
    return readFileSync(file, 'utf8').trimEnd().split(/\r?\n/).slice(-lines).join('\n')
  } catch {
    return ''
  }
}
