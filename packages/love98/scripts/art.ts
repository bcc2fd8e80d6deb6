import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileArt } from './art/compile.ts'
import { isSamePicture, squeezePng } from './art/squeeze-png.ts'

/**
 * Compiles the drawings in `art` and the colors in `src/skins` to the committed files. With `--small` (`npm run art`)
 * the pictures that visits load are compressed as far as possible, which takes some seconds for each changed one.
 */
const root = fileURLToPath(new URL('../', import.meta.url))
const isSmall = process.argv.includes('--small')
const files = await compileArt()
for (const [path, drawn] of files) {
  const target = join(root, path)
  await mkdir(dirname(target), { recursive: true })
  const bytes =
    isSmall && /^public\/assets\/skins\/.*\.png$/.test(path) ? await toSmall(target, drawn) : drawn
  await writeFile(target, bytes)
  console.log(`${String(bytes.length).padStart(8)}  ${path}`)
}

async function toSmall(target: string, drawn: Buffer) {
  const present = await readFile(target).catch(() => null)
  const isKept = present && present.length < drawn.length && isSamePicture(present, drawn)
  return isKept ? present : squeezePng(drawn)
}
