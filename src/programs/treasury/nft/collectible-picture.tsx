import { useState } from 'react'
import type { TokenPicture } from '@/chain/tokens/picture-of-uri'
import { treasuryForms } from '@/texts/treasury-forms'

import styles from './collectible-dialog.module.css'

/** CSS pixels of both sides. */
const size = 192

/** A picture that a contract gave as bytes; null while it is read. */
export function CollectiblePicture({ id, picture }: { id: string; picture: TokenPicture | null }) {
  const [isBroken, setIsBroken] = useState(false)
  if (picture === null) return <p role="status">{treasuryForms.readingPicture}</p>
  if (picture.kind === 'elsewhere') return <p>{treasuryForms.pictureElsewhere}</p>
  if (picture.kind === 'none' || isBroken) return <p>{treasuryForms.noPicture}</p>
  return (
    <img
      className={`well ${styles.picture}`}
      alt={treasuryForms.pictureOf(id)}
      width={size}
      height={size}
      decoding="async"
      draggable={false}
      src={picture.url}
      onError={() => setIsBroken(true)}
    />
  )
}
