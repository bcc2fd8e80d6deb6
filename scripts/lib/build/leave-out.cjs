// Takes what a community's file does not name out of the lists of programs, windows, skins and languages, so that nothing
// leads the bundler to their code. CommonJS, for the loader beside it.

/** @typedef {{ programs?: readonly string[], skins?: readonly string[], languages?: readonly string[] }} Kept a missing list keeps all */

/**
 * The files with lists, which of `Kept` they follow, and one entry of each: its whole line, with the id as a group.
 *
 * @type {readonly { file: RegExp, kind: keyof Kept, entry: RegExp }[]}
 */
const lists = [
  { file: /\/src\/programs\/registry\.ts$/, kind: 'programs', entry: /^ {2}([a-zA-Z]+),\n/gm },
  {
    file: /\/src\/programs\/(windows|wallet-programs)\.ts$/,
    kind: 'programs',
    entry: /^ {2}'?([a-z-]+)'?: (?:\(\) =>|links).*,\n/gm,
  },
  { file: /\/src\/skins\/registry\.ts$/, kind: 'skins', entry: /^ {2}\{ id: '([\w-]+)', .*\},\n/gm },
  { file: /\/src\/texts\/locales\.ts$/, kind: 'languages', entry: /^ {2}\{ id: '([\w-]+)', .*\},\n/gm },
]

/** Which files have such lists, below the project's folder: a condition of the bundler. */
const filesWithLists =
  /^src\/(programs\/(registry|windows|wallet-programs)|skins\/registry|texts\/locales)\.ts$/

/**
 * @param {string} path with `/`
 * @param {string} source
 * @param {Kept} kept
 * @returns {string} the same where nothing is left out
 * @throws {Error} when the list has not the form that is expected here
 */
function leaveOut(path, source, kept) {
  const list = lists.find(({ file }) => file.test(path))
  const names = list && kept[list.kind]
  if (!list || !names) return source
  const isKept = (/** @type {string} */ name) => names.includes(idOf(name))
  let entries = 0
  const shorter = source.replace(list.entry, (line, name) => {
    entries++
    return isKept(name) ? line : ''
  })
  if (entries < 2) throw new Error(`${path} has no list that the build knows how to shorten.`)
  const linked = shorter.includes(': links,') ? shorter : shorter.replace(/^const links: .*\n/m, '')
  return linked.replace(/^import (\w+) from '\.\/[\w-]+\/manifest'\n/gm, (line, name) =>
    isKept(name) ? line : '',
  )
}

/** @param {string} name `shutDown` or `shut-down` @returns {string} `shut-down` */
function idOf(name) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

module.exports = { filesWithLists, leaveOut }
