/**
 * Returns whether a text contains an address that a reader could follow, including one that is spelled out to pass a
 * filter. The desktop never makes links from entries; this rule removes the reason to post advertisements and scams.
 * The rule looks only at form and prefers to reject: it takes "end.Next" for a host name, and the writer must add a
 * space.
 */
export function hasLink(text: string): boolean {
  const plain = flatten(text)
  return linkForms.some((form) => form.test(plain))
}

/** Converts characters that look like an ASCII letter, dot or slash to it (NFKC), and removes joiners within words. */
function flatten(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\u200c|\u200d|\u00ad/g, '')
    .replace(/[\u2044\u2215\u29f8]/g, '/')
    .replace(/[\u0589\u2236\ua789]/g, ':')
    .toLowerCase()
}

/** Top-level domains that are not words of a sentence, so they also count with spaces around the dot. */
const endings = 'com|net|org|io|xyz|eth|gg|app|finance|exchange|info|dev|site|online|link|click|top|vip|ru|cn'
const schemes =
  'https?|ftp|wss?|file|data|blob|javascript|vbscript|mailto|tel|sms|ipfs|ipns|magnet|bitcoin|ethereum|wc|tg|intent|about'
const word = '[\\p{L}\\p{N}]'

const linkForms: readonly RegExp[] = [
  /[a-z][a-z0-9+.-]*:\/\//u,
  /(?:^|[^/]):?\/\/\s*[\p{L}\p{N}]/u,
  new RegExp(`(?<!${word})(?:${schemes})\\s*:\\s*(?=\\S)`, 'u'),
  new RegExp(`(?<!${word})h(?:xx|tt|\\*\\*)ps?(?!${word})`, 'u'),
  new RegExp(`(?<!${word})www\\s*[.\u3002]`, 'u'),
  // A host name: a dot between letters. An ideographic full stop counts only before Latin letters.
  new RegExp(`${word}\\.(?:xn--|\\p{L}{2,})`, 'u'),
  new RegExp(`${word}\u3002[a-z]{2,}`, 'u'),
  new RegExp(`${word}\\s*\\.\\s*(?:com|net|org|xyz|eth)(?!${word})`, 'u'),
  /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/u,
  /\[[\da-f:]*::[\da-f:]*\]/u,
  // "evil dot com", "evil (dot) com", "evil[.]com"
  new RegExp(`${word}\\s+(?:dot|punkt|punto|point)\\s+(?:${endings})(?!${word})`, 'u'),
  new RegExp(`${word}\\s*[\\[({<]\\s*(?:\\.|dot)\\s*[\\])}>]\\s*${word}`, 'u'),
]
