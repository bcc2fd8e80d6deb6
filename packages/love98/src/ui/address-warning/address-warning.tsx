import { CopyButton } from '@/ui/copy-button/copy-button'
import { Icon } from '@/ui/icon'
import styles from './address-warning.module.css'

/** A warning whose text names an address, with a button that copies the address. */
export function AddressWarning({ text, address }: { text: string; address: string }) {
  return (
    <div className={styles.warning}>
      <Icon name="warning" size={16} />
      <span className={`selectable ${styles.text}`}>{text}</span>
      <CopyButton text={address} />
    </div>
  )
}
