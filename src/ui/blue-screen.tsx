import type { ReactNode } from 'react'

type BlueScreenProps = { heading: string; lines: readonly string[]; action: ReactNode; details?: string }

/** The screen that is left when the desktop is not: what happened, and one way on. */
export function BlueScreen({ heading, lines, action, details }: BlueScreenProps) {
  return (
    <main className="blue-screen">
      <div role="alert">
        <h1>{heading}</h1>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {details && <pre className="selectable">{details}</pre>}
      <p className="action">{action}</p>
    </main>
  )
}
