import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { earlyKeysScript } from '@/browser/start/early-keys'
import { failedStartScript } from '@/browser/start/failed-start'
import { firstPaintScript } from '@/browser/start/first-paint'
import { localPath } from '@/domain/navigation/program-path'
import { skins } from '@/skins/registry'
import { languageFacts } from '@/texts/en/shell/language'
import { build } from './build'
import { community } from './community'
import { lettersOf } from './letters'
import { localCommunity } from './local-community'
import { siteAddress } from './site-address'
import './desktop.css'

export function generateMetadata(): Metadata {
  const { name, sentence, description } = localCommunity().site
  const title = `${name}: ${sentence}`
  return {
    metadataBase: siteAddress(),
    title: { default: title, template: `%s - ${title}` },
    description,
    manifest: localPath('/manifest.json'),
    icons: { icon: '/favicon.ico', apple: '/assets/touch-icon.png' },
  }
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  interactiveWidget: 'resizes-content',
}

/** What runs before the first paint, in the language of the page. */
const scriptsOf = () =>
  [
    firstPaintScript(
      skins.map(({ id }) => id),
      community.darkSkin,
    ),
    failedStartScript(),
    earlyKeysScript,
  ].join(';')

export default function RootLayout({ children }: { children: ReactNode }) {
  const { id, tag, direction }: Record<'id' | 'tag' | 'direction', string> = languageFacts
  return (
    <html
      lang={id === 'en' ? community.site.language : tag}
      dir={direction}
      {...lettersOf(tag)}
      data-build={build.version}
      suppressHydrationWarning
    >
      <body className={`theme-${community.defaultSkin}`} suppressHydrationWarning>
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant without data, allowed by its hash
          dangerouslySetInnerHTML={{ __html: scriptsOf() }}
        />
        {children}
      </body>
    </html>
  )
}
