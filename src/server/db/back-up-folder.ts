import { open, rename, rm } from 'node:fs/promises'

/** What of PGlite a backup needs. */
type Dumping = {
  exec(statement: string): Promise<unknown>
  dumpDataDir(compression: 'gzip'): Promise<Blob>
}

/**
 * Writes what the embedded database holds at one moment into a file beside its folder, while the database is used: statements wait
 * meanwhile. A copy of the files by another program would hold them of different moments.
 *
 * @param folder of the database; its real path
 * @param now names the file
 * @returns the path of the file, a tar archive compressed with gzip, which only its owner may read
 * @throws what the file system says; then there is no file
 */
export async function backUpFolder(client: Dumping, folder: string, now: Date): Promise<string> {
  const path = `${folder}.${now.toISOString().replace(/[-:]|\.\d+/g, '')}.tar.gz`
  const unfinished = `${path}.part`
  // What is only in the log of writes would make the archive larger, and its first start longer.
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
