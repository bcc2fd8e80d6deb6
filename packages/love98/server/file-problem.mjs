/** @type {ReadonlyMap<unknown, string>} The meaning of error codes that the user of this machine can change. */
const meanings = new Map([
  ['EACCES', 'this user may not'],
  ['EPERM', 'the system does not permit it'],
  ['EROFS', 'the file system is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk quota of this user is used up'],
  ['ENOTDIR', 'a part of the path is a file'],
  ['EEXIST', 'a file has this name'],
  ['EISDIR', 'it is a folder'],
])

/**
 * Explains a file or folder that cannot be read or written.
 *
 * @param {unknown} error
 * @returns {string | null} the path, the reason and the remedy in two sentences; null for any other error
 */
export function fileProblem(error) {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return null
  // The system reports a folder below /proc in this way.
  const isImpossible = error.code === 'ENOENT' && error.syscall === 'mkdir'
  const meaning = isImpossible ? 'the system has no folders there' : meanings.get(error.code)
  if (meaning === undefined) return null
  const path = 'path' in error && error.path ? String(error.path) : 'A file'
  const act = error.syscall === 'mkdir' ? 'created' : 'opened or changed'
  return (
    `${path} cannot be ${act}: ${meaning} (${error.code}). Run Love98 as a user who may write there, in a folder on a ` +
    'writable disk, or set LOVE98_DATA to such a folder.'
  )
}
