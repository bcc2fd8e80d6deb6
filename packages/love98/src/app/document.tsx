import { languageFacts } from '@/texts/language-facts'
import 'server-only'
import { browserLanguageScript } from '@/browser/start/browser-language'
import { earlyKeysScript } from '@/browser/start/early-keys'
import { failedStartOffer, failedStartScript } from '@/browser/start/failed-start'
import { firstPaintScript } from '@/browser/start/first-paint'
import { basePath } from '@/domain/build/base-path'
import { hasServer } from '@/domain/build/capabilities'
import { localPath } from '@/domain/navigation/program-path'
import { languages } from '@/language/languages'
import { skins } from '@/skins/registry'
import { build } from './build'
import { community } from './community'
import { fontStyleOf } from './language-fonts'
import { localCommunity } from './local-community'
import { pageFactsId, pageRootId } from './page-elements'
import type { Page } from './pages'
import { PreloadedFonts } from './preloaded-fonts'
import { siteAddress } from './site-address'

/** The files of the build that a page loads: addresses, and the text of its style sheets with the address of each. */
export type PageFiles = {
  readonly entry: string
  /** Scripts that it imports, requested at once. */
  readonly preloads: readonly string[]
  readonly styles: readonly { readonly href: string; readonly text: string }[]
}

type DocumentProps = { page: Page; files: PageFiles; markup: string }

export function PageDocument({ page, files, markup }: DocumentProps) {
  const { id, tag, direction }: Record<'id' | 'tag' | 'direction', string> = languageFacts
  const fonts = fontStyleOf(tag)
  return (
    <html
      lang={id === 'en' ? community.site.language : tag}
      dir={direction}
      {...fonts}
      data-build={build.version}
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        {!fonts['data-fonts'] && <PreloadedFonts language={id} />}
        {files.styles.map(({ href, text }) => (
          <Style key={href} href={href} text={text} />
        ))}
        {files.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        <Metadata page={page} />
        <script type="module" src={files.entry} />
      </head>
      <body className={`theme-${community.defaultSkin}`}>
        <script
          data-offer={failedStartOffer()}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant without data, allowed by its hash
          dangerouslySetInnerHTML={{ __html: scriptsBeforePaint }}
        />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what React drew */}
        <div id={pageRootId} dangerouslySetInnerHTML={{ __html: markup }} />
        <script
          id={pageFactsId}
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can end
          dangerouslySetInnerHTML={{ __html: JSON.stringify(page.facts).replaceAll('<', '\\u003c') }}
        />
      </body>
    </html>
  )
}

/**
 * An inlined style sheet: the first paint waits for one response instead of two in a row. The loader of chunks looks
 * for the link before it requests a sheet; a disabled link is found and not loaded.
 */
function Style({ href, text }: { href: string; text: string }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a sheet of the build, allowed by its hash */}
      <style dangerouslySetInnerHTML={{ __html: text }} />
      <link {...{ rel: 'stylesheet', href, disabled: true }} />
    </>
  )
}

function Metadata({ page }: { page: Page }) {
  const { name, sentence } = localCommunity().site
  const site = `${name}: ${sentence}`
  const title = page.title ?? site
  return (
    <>
      <title>{page.title === undefined ? site : `${page.title} - ${site}`}</title>
      <meta name="description" content={page.description} />
      <link rel="manifest" href={localPath('/manifest.json')} />
      {page.canonical === null ? <meta name="robots" content="noindex" /> : <Addresses page={page} />}
      {page.picture && page.canonical !== null && (
        <>
          <meta
            property="og:title"
            content={page.title === undefined ? page.picture.alt : `${title} - ${name}`}
          />
          <meta property="og:description" content={page.description} />
          <meta property="og:url" content={addressOf(page.canonical)} />
          <meta property="og:site_name" content={name} />
          <meta property="og:image" content={addressOf(basePath + page.picture.path)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={page.picture.alt} />
          <meta property="og:type" content="website" />
          <meta name="twitter:card" content="summary_large_image" />
          <meta name="twitter:title" content={page.title ?? page.picture.alt} />
          <meta name="twitter:description" content={page.description} />
          <meta name="twitter:image" content={addressOf(basePath + page.picture.path)} />
        </>
      )}
      <link rel="icon" href={`${basePath}/favicon.ico`} />
      <link rel="apple-touch-icon" href={`${basePath}/assets/touch-icon.png`} />
    </>
  )
}

/**
 * The canonical address of a page, and the same page in each language
 * (https://html.spec.whatwg.org/#attr-hyperlink-hreflang); `x-default` is English, because `/` redirects a browser to
 * its language.
 */
function Addresses({ page: { canonical, path } }: { page: Page }) {
  const english = siteAddress().origin + basePath + path
  return (
    <>
      <link rel="canonical" href={addressOf(canonical ?? path)} />
      {languages.map(({ id, tag }) => (
        <link
          key={id}
          rel="alternate"
          hrefLang={id === 'en' ? 'en' : tag}
          href={id === 'en' ? english : addressOf(`${basePath}/${id}${path === '/' ? '' : path}`)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={english} />
    </>
  )
}

function addressOf(path: string): string {
  const { origin } = siteAddress()
  return path === '/' ? origin : origin + path
}

/** Runs before the first paint, the same in all languages. */
const scriptsBeforePaint = [
  // A server redirects before it sends a page.
  ...(hasServer ? [] : [browserLanguageScript(languages, `${basePath}/`)]),
  firstPaintScript(
    skins.map(({ id }) => id),
    community.darkSkin,
  ),
  failedStartScript,
  earlyKeysScript,
].join(';')
