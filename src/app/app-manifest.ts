import 'server-only'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DesktopCommunity } from '@/desktop/use-community'
import { localPath } from '@/domain/navigation/program-path'
import type { Program } from '@/programs/define-program'
import { programDescription } from '@/programs/description'
import { findProgram } from '@/programs/registry'
import { everySkin } from '@/skins/every-skin'
import type { SkinId } from '@/skins/registry'
import { languageFacts } from '@/texts/en/shell/language'
import { community } from './community'
import { localCommunity } from './local-community'

// The file's schema has compared the id with the registry.
const firstSkin = everySkin[community.defaultSkin as SkinId]

/**
 * What a browser needs to install the desktop (Web Application Manifest, https://www.w3.org/TR/appmanifest/). Colors are
 * those of the skin of a first visit: a manifest knows one only.
 * @param root what stands before the address of a picture; it leads to `/assets` from the manifest's own address too
 */
async function appManifest({ site, programs }: DesktopCommunity, root = '') {
  const { id, tag, direction }: Record<string, string> = languageFacts
  return {
    id: '/',
    name: `${site.name}: ${site.sentence}`,
    short_name: site.name,
    description: site.description,
    lang: id === 'en' ? site.language : tag,
    dir: direction,
    start_url: localPath('/'),
    scope: '/',
    display: 'standalone',
    background_color: firstSkin.palette.Background,
    theme_color: firstSkin.palette.ButtonFace,
    categories: ['finance', 'games', 'social'],
    icons: await siteIcons(root),
    // What a Safe asks of its apps besides: a picture of its own, and what the frame may use once its owner agreed.
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

/** Smaller pictures are no icon of an application. */
const smallest = 48

/** The square pictures that are there for it: one whose name says so fills a mask of any shape. */
async function siteIcons(root: string) {
  const assets = join(process.cwd(), 'public', 'assets')
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

/** The size that a PNG names in its first chunk (https://www.w3.org/TR/png-3/#11IHDR). */
function pngSize(bytes: Buffer): { width: number; height: number } {
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}
