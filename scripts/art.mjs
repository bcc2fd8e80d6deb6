import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileArt } from './art/compile.mjs'

/** Compiles the drawings under `art` and the colors under `src/skins`; writes what is committed. */
const root = fileURLToPath(new URL('../', import.meta.url))
const files = await compileArt()
for (const [path, bytes] of files) {
  const target = join(root, path)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, bytes)
  console.log(`${String(bytes.length).padStart(8)}  ${path}`)
}
