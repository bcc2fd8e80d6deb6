import { languageCookie } from '@/domain/storage-keys'

type Language = { readonly id: string; readonly tag: string }

/**
 * Returns a script that does at the first page of a static site what a server does (`server/delivery/answer-language.ts`):
 * it opens the desktop in the chosen language, or in the preferred one of the browser. A visit from a page of the same
 * site stays, so that a choice holds without cookies, and an offline copy of one language does not redirect forever.
 * @param languages all that have pages, English first
 * @param home the path of the English desktop
 */
export function browserLanguageScript(languages: readonly Language[], home: string): string {
  const offered = languages.map(({ id, tag }) => {
    const { language, script } = new Intl.Locale(tag).maximize()
    return [id, language, script]
  })
  return `(function(home,offered){${body}})(${JSON.stringify(home)},${JSON.stringify(offered)})`
}

/** The lookup is that of `src/server/http/choose-language.ts`. */
const body = [
  'if(location.pathname!=home||document.referrer.indexOf(location.origin+home)==0)return',
  'var chosen,found,missed={}',
  `try{chosen=/(?:^|;\\s*)${languageCookie}=([^;]*)/.exec(document.cookie)}catch(e){}`,
  'function pick(is){return offered.filter(is)[0]}',
  'if(chosen)found=pick(function(one){return one[0]==chosen[1]})',
  'else(navigator.languages||[]).slice(0,20).some(function(range){try{',
  'if(missed[range.toLowerCase()])return',
  'var wanted=new Intl.Locale(range).maximize()',
  'found=pick(function(one){return one[1]==wanted.language&&one[2]==wanted.script})',
  'missed[wanted.language]=1;return found}catch(e){}})',
  'if(found&&found!=offered[0])location.replace(home+found[0]+location.search+location.hash)',
]
  .join(';')
  .replaceAll('{;', '{')
