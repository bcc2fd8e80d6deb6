import { markKey } from '@/browser/history-entries'
import { densities } from '@/domain/appearance/density'
import { schemeShape } from '@/domain/appearance/scheme-shape'
import { paintedKey, schemeKey } from '@/domain/appearance/storage-keys'
import { noPicture, paintedAddress, paintedPicture, storedPlacements } from '@/domain/appearance/wallpaper'
import { densityKey, savedWindowsKey, skinKey, smoothFontsKey, wallpaperKey } from '@/domain/storage-keys'

/**
 * Returns a script that runs before the first paint, so that nothing flashes. It puts the stored skin's class and color
 * scheme on `body` `[S4.6]`, and the stored size and wallpaper on the root. Missing, denied or unknown values leave the
 * server's HTML unchanged. `darkSkin` is the skin of a first visit if the system asks for dark colors (Media Queries 5,
 * `prefers-color-scheme`).
 */
export function firstPaintScript(skinIds: readonly string[], darkSkin?: string): string {
  const known = [skinIds, densities, [...skinIds, noPicture, paintedPicture], storedPlacements].map((list) =>
    JSON.stringify(list),
  )
  return `(function(${names}){${body}${darkSkin === undefined ? '' : wearDark(darkSkin)}})(document.documentElement,document.body,${known.join()})`
}

function wearDark(skin: string): string {
  return `;if(!stored('${skinKey}')&&matchMedia('(prefers-color-scheme:dark)').matches)body.className=${JSON.stringify(`theme-${skin}`)}`
}

const names = 'root,body,skins,densities,pictures,placements'
const body = [
  'function stored(key){try{return localStorage.getItem(key)}catch(e){}}',
  `var skin=stored('${skinKey}'),density=stored('${densityKey}')`,
  "if(skins.indexOf(skin)>=0)body.className='theme-'+skin",
  // Accepts only text with the shape of a color scheme's declarations.
  `if(${schemeShape}.test(skin=stored('${schemeKey}')))body.style.cssText=skin`,
  'if(densities.indexOf(density)>0)root.dataset.density=density',
  // The pixel font has whole dots at the default size of the browser alone.
  `if(stored('${smoothFontsKey}'))root.dataset.smoothFonts=''`,
  "if(getComputedStyle(root).fontSize!='16px')root.dataset.fonts='smooth'",
  // The depth of the reloaded history entry: the router overwrites its state.
  `var mark=(history.state||{}).${markKey};if(mark&&mark.depth>0)root.dataset.depth=mark.depth`,
  // A reloaded page hides its window until it is restored to its place. A browser may keep no record of the navigation.
  `if(stored('${savedWindowsKey}')&&(performance.getEntriesByType('navigation')[0]||'').type!='navigate')root.dataset.resuming=''`,
  // One line of three words: `writeWallpaper` in domain/appearance/wallpaper.ts.
  `var wallpaper=(stored('${wallpaperKey}')||'').split(' '),placed=placements.indexOf(wallpaper[2])`,
  // The picture that the visitor painted, which only the browser has.
  `if(wallpaper[1]=='${paintedPicture}'&&${paintedAddress}.test(skin=stored('${paintedKey}')))root.style.setProperty('--painted','url('+skin+')')`,
  "if(wallpaper[0]=='1'&&placed>=0){if(pictures.indexOf(wallpaper[1])>=0)root.dataset.wallpaper=wallpaper[1]",
  'if(placed>0)root.dataset.placement=wallpaper[2]}',
  // The last click on a button before hydration is captured and replayed (`replayEarlyClicks`).
  "addEventListener('click',root.keep=function(e){var early=e.target.closest('[data-backdrop] button,.blue-screen button')",
  'if(early){root.early=early;e.stopPropagation()}},true)',
].join(';')
