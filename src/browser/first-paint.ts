/**
 * The script that runs before the first paint: puts the stored skin's class on `body` `[S4.6]`, so that nothing flashes.
 * What is stored may be missing, forbidden or unknown: then the class that the server drew stays.
 */
export function firstPaintScript(skinIds: readonly string[]): string {
  const known = JSON.stringify(skinIds)
  return `try{var s=localStorage.getItem('fileTheme');if(${known}.indexOf(s)>=0)document.body.className='theme-'+s}catch(e){}`
}
