import { useState } from 'react'
import type { TokenPicture } from '@/chain/tokens/picture-of-uri'
import { treasuryFormsTexts } from '@/texts/en/programs/treasury-forms'
import { useTexts } from '@/texts/use-texts'
import styles from './collectible-dialog.module.css'

/** CSS pixels of both sides. */
const size = 192

/** A picture that a contract gave as bytes; null while it is read. */
export function CollectiblePicture({ id, picture }: { id: string; picture: TokenPicture | null }) {
  const texts = useTexts(treasuryFormsTexts)
  const [isBroken, setIsBroken] = useState(false)
  if (picture === null) return <p role="status">{texts.readingPicture}</p>
  if (picture.kind === 'elsewhere') return <p>{texts.pictureElsewhere}</p>
  if (picture.kind === 'none' || isBroken) return <p>{texts.noPicture}</p>
  return (
    <img
      className={`well ${styles.picture}`}
      alt={texts.pictureOf(id)}
      width={size}
      height={size}
      decoding="async"
      draggable={false}
      src={picture.url}
      onError={() => setIsBroken(true)}
    />
  )
}
