import { type IconName, iconNames } from './generated/icons'

/** A picture from the skin's atlas; it says nothing to a screen reader, the text beside it does. */
export function Icon({ name, size }: { name: string; size: 16 | 32 }) {
  const index = Math.max(0, iconNames.indexOf(name as IconName))
  return <span className="icon" data-size={size} style={{ '--icon': index }} aria-hidden="true" />
}
