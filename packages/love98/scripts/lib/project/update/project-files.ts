import { execFile } from 'node:child_process'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

/** The files of a project during an update. Nothing is written before `save`. */
export class ProjectFiles {
  readonly #root: string
  /** Null: removed. */
  readonly #changed = new Map<string, string | null>()

  /** @param root the project's folder */
  constructor(root: string) {
    this.#root = root
  }

  /** @returns undefined if there is no such file */
  async read(path: string): Promise<string | undefined> {
    const changed = this.#changed.get(path)
    if (changed !== undefined) return changed ?? undefined
    return readFile(join(this.#root, path), 'utf8').catch((error) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
  }

  write(path: string, text: string): void {
    this.#changed.set(path, text)
  }

  remove(path: string): void {
    this.#changed.set(path, null)
  }

  /** The changed files, sorted. */
  get paths(): readonly string[] {
    return [...this.#changed.keys()].sort()
  }

  /**
   * Writes the changes. A file whose present text is not in git is copied first.
   * @param version for the names of the copies, `<file>.before-<version>`
   * @param added files that only get an addition, and are not copied
   * @returns the paths of the copies
   */
  async save(version: string, added: readonly string[] = []): Promise<readonly string[]> {
    const copies: string[] = []
    for (const path of this.paths) {
      if (!added.includes(path) && (await isOnlyHere(this.#root, path))) {
        const copy = await freeName(this.#root, `${path}.before-${version}`)
        await copyFile(join(this.#root, path), join(this.#root, copy))
        copies.push(copy)
      }
    }
    for (const [path, text] of this.#changed) {
      const target = join(this.#root, path)
      if (text === null) await rm(target, { force: true })
      else {
        await mkdir(dirname(target), { recursive: true })
        await writeFile(target, text)
      }
    }
    return copies
  }
}

async function freeName(root: string, wanted: string): Promise<string> {
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted}-${number}`
    const isTaken = await readFile(join(root, name)).then(
      () => true,
      () => false,
    )
    if (!isTaken) return name
  }
}

/** True for a file whose text is in no commit. */
async function isOnlyHere(root: string, path: string): Promise<boolean> {
  const there = await readFile(join(root, path)).catch(() => null)
  if (!there) return false
  const git = async (...args: string[]) => (await promisify(execFile)('git', args, { cwd: root })).stdout
  try {
    await git('ls-files', '--error-unmatch', '--', path)
    return (await git('status', '--porcelain', '--', path)).trim() !== ''
  } catch {
    return true
  }
}
