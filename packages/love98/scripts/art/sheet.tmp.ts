import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadArt } from './compile.ts'
import { paintContactSheet } from './contact-sheet.ts'
import { paintCursorSheet } from './cursors.ts'
import { encodePng } from './encode-png.ts'
import { loadLetters } from './load-drawings.ts'
import { readInputs } from './write-art.ts'
const [project = '', out = ''] = process.argv.slice(2)
const inputs = await readInputs({ packageFolder: process.cwd(), projectFolder: project })
const { skins, icons, cursors } = await loadArt(inputs)
const letters = await loadLetters(join(process.cwd(), 'art'), 'coins/letters.txt')
for (const skin of skins) await writeFile(`${out}-${skin.id}.png`, encodePng(paintContactSheet(icons, skin, letters)))
await writeFile(`${out}-cursors.png`, encodePng(paintCursorSheet(cursors, skins)))
