'use client'

import { CrashScreen } from '@/ui/crash-screen'

export default function PageError({ error }: { error: Error & { digest?: string } }) {
  return <CrashScreen error={error} />
}
