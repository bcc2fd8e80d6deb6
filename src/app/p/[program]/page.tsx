import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findProgram } from '@/programs/registry'
import { Desktop } from '@/shell/desktop'
import { desktopCommunity } from '../../desktop-community'

type PageProps = { params: Promise<{ program: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  return desktopCommunity.programs.map((program) => ({ program }))
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const program = findProgram((await params).program)
  return program ? { title: program.title, description: program.description } : {}
}

export default async function ProgramPage({ params }: PageProps) {
  const { program } = await params
  if (!findProgram(program)) notFound()
  return <Desktop community={desktopCommunity} openProgram={program} />
}
