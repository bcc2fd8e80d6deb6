import { open, rename, rm } from 'node:fs/promises'

/** The part of PGlite that a backup uses. */
type Dumping = {
  exec(statement: string): Promise<unknown>
  dumpDataDir(compression: 'gzip'): Promise<Blob>
}

/**
 * Writes the content of the embedded database at one moment into a file next to its folder. The database can be in use;
 * statements wait during the backup. A copy of the files by another program would mix the states of different moments.
 *
 * @param folder the real path of the database's folder
 * @param now used in the name of the file
 * @returns the path of the file, a gzip-compressed tar archive that only its owner can read
 * @throws the error of the file system; no file remains in that case
 */
export async function backUpFolder(client: Dumping, folder: string, now: Date): Promise<string> {
  const path = `${folder}.${now.toISOString().replace(/[-:]|\.\d+/g, '')}.tar.gz`
  const unfinished = `${path}.part`
  // Entries that exist only in the write-ahead log would make the archive larger and its first start slower.
  await client.exec('checkpoint')
  const archive = await client.dumpDataDir('gzip')
  const file = await open(unfinished, 'wx', 0o600)
  try {
    await file.writeFile(new Uint8Array(await archive.arrayBuffer()))
    await file.sync()
    await rename(unfinished, path)
    return path
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    await file.close()
  }
}
