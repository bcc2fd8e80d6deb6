'use client'

import { Crash } from './crash'
import './desktop.css'

export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en">
      <body>
        <Crash error={error} />
      </body>
    </html>
  )
}
