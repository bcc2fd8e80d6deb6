/** A page that visitors share. All texts are plain; this module creates the HTML. */
export type SharePage = {
  /** The community's name, and the language of the texts (BCP 47) with its direction. */
  site: { name: string; language: string; direction: 'ltr' | 'rtl' }
  title: string
  description: string
  /** Absolute addresses. */
  url: string
  picture: { url: string; width: number; height: number; alt: string } | null
  /** Links to this site with their labels. The first one is shown as a button. */
  links: readonly { href: string; label: string }[]
}

/** Returns a page without scripts: metadata for link previews, an image, and links to the desktop. */
export function writeSharePage(page: SharePage): string {
  const { site, title, description, url, picture, links } = page
  const meta: readonly (readonly ['name' | 'property', string, string])[] = [
    ['name', 'description', description],
    ['name', 'robots', 'noindex'],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', site.name],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', url],
    ...(picture
      ? ([
          ['property', 'og:image', picture.url],
          ['property', 'og:image:type', 'image/png'],
          ['property', 'og:image:width', String(picture.width)],
          ['property', 'og:image:height', String(picture.height)],
          ['property', 'og:image:alt', picture.alt],
          ['name', 'twitter:card', 'summary_large_image'],
        ] as const)
      : []),
  ]
  const lines = [
    '<!doctype html>',
    `<html lang="${escaped(site.language)}" dir="${site.direction}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title>`,
    ...meta.map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escaped(content)}">`),
    `<link rel="canonical" href="${escaped(url)}">`,
    '<link rel="icon" href="/favicon.ico">',
    '</head>',
    `<body style="${styles.body}">`,
    `<main style="${styles.panel}">`,
    `<h1 style="${styles.caption}">${escaped(title)}</h1>`,
    ...(picture
      ? [
          `<img src="${escaped(new URL(picture.url).pathname)}" width="${picture.width}" height="${picture.height}" ` +
            `alt="${escaped(picture.alt)}" style="${styles.picture}">`,
        ]
      : []),
    `<p style="${styles.text}">${escaped(description)}</p>`,
    ...links.map(
      ({ href, label }, place) =>
        `<p style="${styles.text}"><a href="${escaped(href)}" style="${place === 0 ? styles.button : styles.link}">` +
        `${escaped(label)}</a></p>`,
    ),
    '</main>',
    '</body>',
    '</html>',
  ]
  return `${lines.join('\n')}\n`
}

/** The Windows 98 look in style attributes, because the content policy of these pages allows no other styles. */
const styles = {
  body: 'margin:0;padding:16px;background:#008080;color:#000;font:16px/1.5 Tahoma,Verdana,sans-serif',
  panel:
    'box-sizing:border-box;max-inline-size:640px;margin-inline:auto;padding:3px;background:#c0c0c0;' +
    'border:2px solid;border-color:#fff #000 #000 #fff',
  caption: 'margin:0;padding:3px 6px;background:#000080;color:#fff;font-size:16px;line-height:1.5',
  picture: 'display:block;inline-size:100%;block-size:auto',
  text: 'margin:12px 8px',
  button:
    'display:inline-block;padding:10px 20px;background:#c0c0c0;color:#000;text-decoration:none;' +
    'border:2px solid;border-color:#fff #000 #000 #fff',
  link: 'color:#000080',
} as const

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
