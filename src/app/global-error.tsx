'use client'

import { CrashScreen } from '@/ui/crash-screen'
import './desktop.css'

export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en">
      <body>
        <CrashScreen error={error} />
      </body>
    </html>
  )
}
