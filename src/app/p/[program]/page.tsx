import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { programDescription } from '@/programs/description'
import { findProgram } from '@/programs/registry'
import { Desktop } from '@/shell/desktop'
import { alternatesOf } from '../../alternates'
import { desktopCommunity } from '../../desktop-community'
import { localCommunity } from '../../local-community'

type PageProps = { params: Promise<{ program: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  return desktopCommunity.programs.map((program) => ({ program }))
}

/** Each program is found, shared and shown by its own name and picture. */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const program = findProgram((await params).program)
  if (!program) return {}
  const { id, title } = program
  const description = programDescription(id)
  const { site } = localCommunity()
  const alternates = alternatesOf(`/p/${id}`)
  const picture = { url: `/assets/og/${id}.png`, width: 1200, height: 630, alt: title }
  return {
    title,
    description,
    alternates,
    openGraph: {
      type: 'website',
      siteName: site.name,
      title: `${title} - ${site.name}`,
      description,
      url: alternates.canonical,
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture.url] },
  }
}

export default async function ProgramPage({ params }: PageProps) {
  const { program } = await params
  if (!findProgram(program)) notFound()
  return (
    <Desktop community={localCommunity()} openProgram={program} description={programDescription(program)} />
  )
}
