import { createStore } from 'zustand/vanilla'

/** What screen readers were told last: when they find time, and at once. */
export const announcements = createStore<{ polite: string; urgent: string }>(() => ({
  polite: '',
  urgent: '',
}))

/** Tells those who do not see it: where a window or an icon was moved to, how many icons are selected, what failed. */
export function announce(text: string, how: 'polite' | 'urgent' = 'polite'): void {
  const said = announcements.getState()[how]
  // A region whose text stays the same says nothing; a space that nobody hears makes it another one.
  announcements.setState({ [how]: said === text ? `${text}\u00a0` : text })
}
