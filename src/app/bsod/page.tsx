import type { Metadata } from 'next'
import { bsodTexts } from '@/texts/en/shell/pages'
import { Crash } from '../crash'

export function generateMetadata(): Metadata {
  return { title: bsodTexts.title, robots: { index: false } }
}

/** The blue screen on request (Run: bsod): the same as after a real crash. */
export default function BlueScreenPage() {
  return <Crash error={{ name: bsodTexts.name, message: bsodTexts.message }} isReal={false} />
}
