import { localPath } from '@/domain/navigation/program-path'
import { skins } from '@/skins/registry'

/** Programs that are cached before they are opened: something to read offline, and the skins. */
const offlinePrograms = ['notepad', 'display']

/**
 * Loads the parts of an offline desktop that were not opened: the Start menu, F6, two programs, every skin's images.
 * @returns the URLs to cache; a part that fails to load is left out
 */
export async function loadForOffline(
  programs: readonly string[],
  loadStartMenu: () => Promise<unknown>,
): Promise<readonly string[]> {
  await Promise.allSettled([loadStartMenu(), import('./focus-next-area')])
  const pages = programs.filter((id) => offlinePrograms.includes(id)).map((id) => localPath(`/p/${id}`))
  return [...pages, ...skins.flatMap(({ id }) => picturesOf(id))].map(
    (path) => new URL(path, location.href).href,
  )
}

function picturesOf(skin: string): readonly string[] {
  const sample = document.createElement('span')
  sample.className = `theme-${skin}`
  sample.hidden = true
  document.body.append(sample)
  const style = getComputedStyle(sample)
  const values = ['--icons', '--more-icons', '--wallpaper'].map((name) => style.getPropertyValue(name))
  sample.remove()
  return values.flatMap((value) => {
    const path = /^url\(["']?(\/[^"')]+)/.exec(value)?.[1]
    return path ?? []
  })
}
