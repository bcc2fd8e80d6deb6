import { Component, type ReactNode } from 'react'
import type { DesktopCommunity } from '@/desktop/use-community'
import { Desktop } from '@/shell/desktop'
import { Crash } from './crash'

/** A page draws the desktop, or the blue screen on request; it contains these facts as JSON. */
export type PageFacts =
  | {
      readonly community: DesktopCommunity
      readonly openProgram?: string
      readonly openArgument?: string
      readonly description?: string
      readonly isLost?: boolean
    }
  | { readonly crash: { readonly name: string; readonly message: string } }

export function PageRoot({ facts }: { facts: PageFacts }) {
  return (
    <CrashBoundary>
      {'crash' in facts ? <Crash error={facts.crash} isReal={false} /> : <Desktop {...facts} />}
    </CrashBoundary>
  )
}

/** Replaces a page that cannot be drawn with the blue screen. */
class CrashBoundary extends Component<{ children: ReactNode }, { error: { thrown: unknown } | null }> {
  override state: { error: { thrown: unknown } | null } = { error: null }

  static getDerivedStateFromError(thrown: unknown) {
    return { error: { thrown } }
  }

  override render() {
    const { error } = this.state
    return error ? <Crash error={error.thrown} /> : this.props.children
  }
}
