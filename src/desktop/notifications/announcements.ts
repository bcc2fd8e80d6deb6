import { createStore } from 'zustand/vanilla'

/** The texts of the two live regions, polite and assertive. */
export const announcements = createStore<{ polite: string; urgent: string }>(() => ({
  polite: '',
  urgent: '',
}))

/** Announces a text to screen readers: where a window or an icon was moved to, how many icons are selected, what failed. */
export function announce(text: string, politeness: 'polite' | 'urgent' = 'polite'): void {
  const previous = announcements.getState()[politeness]
  // An unchanged text is not announced again; a no-break space, which is silent, changes it.
  announcements.setState({ [politeness]: previous === text ? `${text}\u00a0` : text })
}
