import { posix } from 'node:path'
import { codeFolders } from './code-files.mjs'

/** How many files a folder may hold itself; those of its subfolders do not count. */
export const mostFiles = 25
/** How many lines a file of code may have. */
export const mostLines = 220

/** Texts are data, one area a file; generated files are as long as their input asks. */
const unlimited = [/^src\/texts\//, /(^|\/)generated\//, /^next-env\.d\.ts$/]

/**
 * @param {Iterable<string>} paths of files, from the root
 * @returns {string[]} a sentence for each folder that holds too many
 */
export function crowdedFolders(paths) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const path of paths) {
    const folder = posix.dirname(path)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([folder, count]) => codeFolders.some((code) => isBelow(folder, code)) && count > mostFiles)
    .map(([folder, count]) => `${folder} holds ${count} files, at most ${mostFiles}: sort them into folders.`)
}

/**
 * @param {ReadonlyMap<string, string>} sources text by path from the root
 * @returns {string[]} a sentence for each file that is too long
 */
export function longFiles(sources) {
  return [...sources]
    .filter(([path]) => !unlimited.some((pattern) => pattern.test(path)))
    .map(([path, text]) => /** @type {const} */ ([path, lineCount(text)]))
    .filter(([, lines]) => lines > mostLines)
    .map(([path, lines]) => `${path} has ${lines} lines, at most ${mostLines}: split it by idea.`)
}

/** @param {string} text */
function lineCount(text) {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}

/**
 * @param {string} folder
 * @param {string} top
 */
function isBelow(folder, top) {
  return folder === top || folder.startsWith(`${top}/`)
}
