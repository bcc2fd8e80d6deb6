import { createStore } from 'zustand/vanilla'

export const announcements = createStore<{ polite: string; urgent: string }>(() => ({
  polite: '',
  urgent: '',
}))

export function announce(text: string, politeness: 'polite' | 'urgent' = 'polite'): void {
  const previous = announcements.getState()[politeness]
  // An unchanged text is not announced again; a no-break space, which is silent, changes it.
  announcements.setState({ [politeness]: previous === text ? `${text}\u00a0` : text })
}
