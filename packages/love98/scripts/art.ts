import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadArt } from './art/compile.ts'
import { paintContactSheet } from './art/contact-sheet.ts'
import { paintCursorSheet } from './art/cursors.ts'
import { encodePng } from './art/encode-png.ts'
import { addFonts } from './art/font/compile-font.ts'
import { loadLetters } from './art/load-drawings.ts'
import { readInputs, writeArt } from './art/write-art.ts'
import { runScript } from './lib/process/run-script.mjs'
import { packageRoot, projectRoot, repositoryRoot } from './lib/project-root.mjs'

// `npm run art` compiles the pictures, and the committed fonts and contact sheets of the package. With `--project`, as
// other commands run it, it only compiles the pictures of that project.

await runScript(async () => {
  const { project } = parseArgs({ options: { project: { type: 'string' } } }).values
  const folders = { packageFolder: packageRoot, projectFolder: project ?? projectRoot }
  await writeArt(folders)
  if (project !== undefined) return
  const files: Map<string, Buffer> = new Map()
  await addFonts(files, join(packageRoot, 'art'))
  const { skins, icons, cursors } = await loadArt(await readInputs(folders))
  const letters = await loadLetters(join(packageRoot, 'art'), 'coins/letters.txt')
  for (const skin of skins)
    files.set(`docs/art/${skin.id}.png`, encodePng(paintContactSheet(icons, skin, letters)))
  files.set('docs/art/cursors.png', encodePng(paintCursorSheet(cursors, skins)))
  for (const [path, bytes] of files) {
    const target = join(path.startsWith('docs/') ? repositoryRoot : packageRoot, path)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, bytes)
    console.log(`${String(bytes.length).padStart(8)}  ${path}`)
  }
})
