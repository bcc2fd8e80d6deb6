import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readImportGraph, readSources } from './lib/check/import-graph.ts'
import { layerPicture, withPicture } from './lib/check/layer-picture.ts'
import { packageRoot, repositoryRoot } from './lib/project-root.mjs'

// Draws the picture of the folders in ARCHITECTURE.md again. `npm run check` fails while the picture is outdated.
const path = join(repositoryRoot, 'ARCHITECTURE.md')
const picture = layerPicture(await readImportGraph(await readSources(packageRoot)))
await writeFile(path, withPicture(await readFile(path, 'utf8'), picture))
