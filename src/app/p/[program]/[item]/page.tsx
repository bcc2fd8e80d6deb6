import type { Metadata } from 'next'
import { programDescription } from '@/programs/description'
import { findProgram } from '@/programs/registry'
import { Desktop } from '@/shell/desktop'
import { exchangeTexts } from '@/texts/en/swap/exchange'
import { alternatesOf } from '../../../alternates'
import { desktopCommunity } from '../../../desktop-community'

type PageProps = { params: Promise<{ item: string }> }

/** The program that these pages show, below the list that its pairs stand in. */
const [list, program] = ['swap', 'exchange'] as const

export const dynamicParams = false

/** A page for each pair, `/p/swap/LOVE-ETH`; none where the community has no such program. */
export function generateStaticParams() {
  if (!desktopCommunity.programs.includes(program)) return []
  return desktopCommunity.pairs.map(({ name }) => ({ program: list, item: name }))
}

/** Each pair is found, shared and shown by its own name. */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { item } = await params
  const [title, description] = [exchangeTexts.title(item), programDescription(program)]
  const alternates = alternatesOf(`/p/${list}/${item}`)
  const picture = {
    url: `/assets/og/${program}.png`,
    width: 1200,
    height: 630,
    alt: findProgram(program)?.title,
  }
  const siteName = desktopCommunity.site.name
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
      community={desktopCommunity}
      openProgram={program}
      openArgument={item}
      description={programDescription(program)}
    />
  )
}
