import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Skin } from '../../src/domain/appearance/skin.ts'
import { standard } from '../../src/skins/standard.ts'
import { UserError } from '../lib/user-error.mjs'

/** Words that a stored wallpaper uses besides the IDs of skins, and the colors for high contrast. */
const reserved = ['own', 'none', 'high-contrast-black']

export type LoadedSkins = {
  /** The selectable skins in the order of the list. */
  readonly skins: readonly Skin[]
  /** The IDs of all skins, which drawings may name. */
  readonly known: readonly string[]
  /** The skin of a first visit. */
  readonly first: Skin
}

/**
 * Loads the skins of a community. The list follows `skins` of its file, or else the names of the files. The package's
 * skin is selectable if the community names it or has none of its own.
 * @param folder `skins` of the community's folder, which may be absent
 * @throws {UserError} if a file exports no skin, or an ID is unknown, reserved or used twice
 */
export async function loadSkins(
  folder: string,
  { skins: named, defaultSkin }: { skins?: readonly string[] | undefined; defaultSkin?: string | undefined },
): Promise<LoadedSkins> {
  const files = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.ts$/.test(name)).sort()
  const own = await Promise.all(files.map((name) => loadSkin(join(folder, name), name)))
  const byId = new Map<string, Skin>([[standard.id, standard]])
  for (const skin of own) {
    if (reserved.includes(skin.id) || byId.has(skin.id))
      throw new UserError(`skins: the ID "${skin.id}" is reserved, or two skins have it.`)
    byId.set(skin.id, skin)
  }
  const isOffered = own.length === 0 || defaultSkin === standard.id
  const ids = named ?? [...own.map(({ id }) => id), ...(isOffered ? [standard.id] : [])]
  const skins = ids.map((id) => byId.get(id) ?? unknownSkin(id, byId))
  const first = skins.find(({ id }) => id === (defaultSkin ?? ids[0])) ?? unknownSkin(defaultSkin, byId)
  return { skins, known: [...byId.keys()], first }
}

function unknownSkin(id: string | undefined, known: ReadonlyMap<string, Skin>): never {
  throw new UserError(
    `There is no skin "${id}" to choose. The skins of this community: ${[...known.keys()].join(', ')}.`,
  )
}

async function loadSkin(path: string, name: string): Promise<Skin> {
  const module: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(path).href)
  const skin = Object.values(module).find(isSkin)
  if (!skin) throw new UserError(`skins/${name} exports no skin: an object with id, name, palette and icons.`)
  if (!/^[a-z][a-z0-9-]{0,50}$/.test(skin.id))
    throw new UserError(`skins/${name}: the ID "${skin.id}" is not in kebab case.`)
  return skin
}

function isSkin(value: unknown): value is Skin {
  const fields = ['id', 'name', 'palette', 'icons', 'wallpaper']
  return typeof value === 'object' && value !== null && fields.every((field) => field in value)
}
