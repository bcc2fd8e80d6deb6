/**
 * Whether a text contains an address that a reader could follow, also one that is spelled out to get past a filter. The
 * text is only ever shown as text; the rule takes the reason to post advertisements and traps. It is a rule of form and
 * errs on the side of refusing: "end.Next" is taken for a host name, and the writer adds a space.
 */
export function hasLink(text: string): boolean {
  const plain = flatten(text)
  return linkForms.some((form) => form.test(plain))
}

/** What looks like an ASCII letter, dot or slash becomes one (NFKC), and joiners within words go. */
function flatten(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\u200c|\u200d|\u00ad/g, '')
    .replace(/[\u2044\u2215\u29f8]/g, '/')
    .replace(/[\u0589\u2236\ua789]/g, ':')
    .toLowerCase()
}

/** Endings that are no words of a sentence, and so count with spaces around the dot as well. */
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
  // A host name: a dot with letters on both sides; an ideographic full stop counts before Latin letters only.
  new RegExp(`${word}\\.(?:xn--|\\p{L}{2,})`, 'u'),
  new RegExp(`${word}\u3002[a-z]{2,}`, 'u'),
  new RegExp(`${word}\\s*\\.\\s*(?:com|net|org|xyz|eth)(?!${word})`, 'u'),
  /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/u,
  /\[[\da-f:]*::[\da-f:]*\]/u,
  // "evil dot com", "evil (dot) com", "evil[.]com"
  new RegExp(`${word}\\s+(?:dot|punkt|punto|point)\\s+(?:${endings})(?!${word})`, 'u'),
  new RegExp(`${word}\\s*[\\[({<]\\s*(?:\\.|dot)\\s*[\\])}>]\\s*${word}`, 'u'),
]
