type Gestures = Pick<typeof import('./icon-gestures'), 'dragIcons' | 'drawMarquee'>

/** What moves icons by the pointer. It comes with what else the desktop does beside drawing; until then it is null. */
export const iconGestures: { current: Gestures | null } = { current: null }
