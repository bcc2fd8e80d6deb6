import { languageFacts } from '@/texts/language-facts'
import 'server-only'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DesktopCommunity } from '@/desktop/use-community'
import { basePath } from '@/domain/build/base-path'
import { localPath } from '@/domain/navigation/program-path'
import type { Program } from '@/programs/define-program'
import { findProgram, programDescription } from '@/programs/registry'
import { publicFolder } from '@/server/public-folder'
import { firstSkin } from '@/skins/generated/every-skin'

import { localCommunity } from './local-community'

/**
 * The web app manifest, with which a browser installs the desktop (https://www.w3.org/TR/appmanifest/). Its
 * colors are those of the default skin, because a manifest has one set of colors.
 * @param root prefix of the picture paths: an address, or a path that leads to `/assets` from the address of the manifest
 */
async function appManifest({ site, programs }: DesktopCommunity, root = '') {
  const { id, tag, direction }: Record<string, string> = languageFacts
  return {
    id: `${basePath}/`,
    name: `${site.name}: ${site.sentence}`,
    short_name: site.name,
    description: site.description,
    lang: id === 'en' ? site.language : tag,
    dir: direction,
    start_url: localPath('/'),
    scope: `${basePath}/`,
    display: 'standalone',
    background_color: firstSkin.palette.Background,
    theme_color: firstSkin.palette.ButtonFace,
    categories: ['finance', 'games', 'social'],
    icons: await siteIcons(root),
    // Fields for Safe Apps: the icon, and the permissions that the frame gets after the owner agreed.
    iconPath: `${root}/assets/touch-icon.png`,
    safe_apps_permissions: ['clipboard-write'],
    shortcuts: programs.flatMap((id) => shortcut(findProgram(id))),
  }
}

/** The manifest in the language of the texts, as JSON. @param root see `appManifest` */
export async function manifestText(root = ''): Promise<string> {
  return JSON.stringify(await appManifest(localCommunity(), root))
}

function shortcut(program: Program | null) {
  if (!program) return []
  const { id, title } = program
  return [{ name: title, description: programDescription(id), url: localPath(`/p/${id}`) }]
}

/** The smallest icon, px. Browsers do not use smaller pictures as the icon of an application. */
const smallest = 48

/** Lists the square pictures. A picture with `maskable` in its name fills a mask of any shape. */
async function siteIcons(root: string) {
  const assets = join(publicFolder(), 'assets')
  const files = await readdir(join(assets, 'icons')).catch(() => [])
  const paths = ['touch-icon.png', ...files.map((file) => `icons/${file}`)].filter((path) =>
    path.endsWith('.png'),
  )
  const icons = await Promise.all(
    paths.map(async (path) => {
      const { width, height } = pngSize(await readFile(join(assets, path)))
      if (width !== height || width < smallest) return []
      const purpose = path.includes('maskable') ? 'maskable' : 'any'
      return [{ src: `${root}/assets/${path}`, sizes: `${width}x${height}`, type: 'image/png', purpose }]
    }),
  )
  return icons.flat()
}

/** Reads the size from the first chunk of a PNG (https://www.w3.org/TR/png-3/#11IHDR). */
function pngSize(bytes: Buffer): { width: number; height: number } {
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}
