import type { Metadata } from 'next'
import { programDescription } from '@/programs/description'
import { findProgram } from '@/programs/registry'
import { Desktop } from '@/shell/desktop'
import { exchangeTexts } from '@/texts/en/swap/exchange'
import { alternatesOf } from '../../../alternates'
import { itemList, itemPages, itemProgram } from '../../../item-pages'
import { localCommunity } from '../../../local-community'

type PageProps = { params: Promise<{ item: string }> }

export const dynamicParams = false

/** A page for each pair. */
export function generateStaticParams() {
  return itemPages().map(({ item }) => ({ program: itemList, item }))
}

/** Each pair is found, shared and shown by its own name. */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { item } = await params
  const [title, description] = [exchangeTexts.title(item), programDescription(itemProgram)]
  const alternates = alternatesOf(`/p/${itemList}/${item}`)
  const picture = {
    url: `/assets/og/${itemProgram}.png`,
    width: 1200,
    height: 630,
    alt: findProgram(itemProgram)?.title,
  }
  const siteName = localCommunity().site.name
  return {
    title,
    description,
    alternates,
    openGraph: {
      type: 'website',
      siteName,
      title: `${title} - ${siteName}`,
      description,
      url: alternates.canonical,
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture.url] },
  }
}

export default async function PairPage({ params }: PageProps) {
  const { item } = await params
  return (
    <Desktop
      community={localCommunity()}
      openProgram={itemProgram}
      openArgument={item}
      description={programDescription(itemProgram)}
    />
  )
}
