'use client'

import { Crash } from './crash'

export default function PageError({ error }: { error: Error & { digest?: string } }) {
  return <Crash error={error} />
}
