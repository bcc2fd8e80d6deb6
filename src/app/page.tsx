import type { Metadata } from 'next'
import { Desktop } from '@/shell/desktop'
import { alternatesOf } from './alternates'
import { localCommunity } from './local-community'

export function generateMetadata(): Metadata {
  const { name, sentence, description } = localCommunity().site
  const picture = { url: '/assets/og/desktop.png', width: 1200, height: 630, alt: `${name}: ${sentence}` }
  const alternates = alternatesOf('/')
  return {
    alternates,
    openGraph: {
      type: 'website',
      siteName: name,
      title: picture.alt,
      description,
      url: alternates.canonical,
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title: picture.alt, description, images: [picture.url] },
  }
}

export default function Page() {
  return <Desktop community={localCommunity()} />
}
