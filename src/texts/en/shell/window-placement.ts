import type { Texts } from '@/texts/texts'

/** Announcements while windows are moved, sized and arranged; in the same chunk as that code. */
export const placingTexts = {
  moveHint: (title: string) => `Move ${title}: use the arrow keys, Enter to accept, Escape to cancel`,
  sizeHint: (title: string) => `Size ${title}: use the arrow keys, Enter to accept, Escape to cancel`,
  place: (left: number, top: number) => `left ${left}, top ${top}`,
  size: (width: number, height: number) => `width ${width}, height ${height}`,
  kept: 'kept',
  putBack: 'put back',
  switcher: 'Windows',
} as const satisfies Texts
