import { firstIcons, type IconName, iconNames } from '@/ui/generated/icons'

/** An icon of the skin. It is hidden from screen readers, because the text beside it names it. */
export function Icon({ name, size }: { name: string; size: 16 | 32 }) {
  const index = Math.max(0, iconNames.indexOf(name as IconName))
  const more = index >= firstIcons
  return (
    <span
      className="icon"
      data-size={size}
      data-more={more || undefined}
      style={{ '--icon': more ? index - firstIcons : index }}
      aria-hidden="true"
    />
  )
}
