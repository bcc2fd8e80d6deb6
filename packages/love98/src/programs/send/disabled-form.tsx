import { useId } from 'react'
import type { Connection } from '@/domain/wallet/connection'
import { send } from '@/texts/send'

import { DropDown } from '@/ui/drop-down/drop-down'
import { TextField } from '@/ui/text-field/text-field'
import { ConnectionNotice } from '../connection-notice'
import styles from './send.module.css'
import type { Draft } from './send-request'

type DisabledFormProps = { connection: Connection; draft: Draft }

/** The form of Send without an account: what a link asked for is shown, and nothing can be typed. */
export function DisabledForm({ connection, draft }: DisabledFormProps) {
  const labelId = useId()
  return (
    <section className={styles.form} aria-label={send.notConnected}>
      <div className={styles.row}>
        <span>{send.from}</span>
      </div>
      <div className={styles.row}>
        <span id={labelId}>{send.asset}</span>
        <DropDown
          disabled
          labelledBy={labelId}
          options={[{ id: '', label: '' }]}
          value=""
          onChange={() => undefined}
        />
      </div>
      <div className={styles.row}>
        <TextField disabled label={send.to} className={styles.grow} value={draft.to} dir="ltr" />
      </div>
      <div className={styles.row}>
        <TextField disabled label={send.amount} className={styles.grow} value={draft.amount} dir="ltr" />
        <button type="button" className={styles.small} disabled>
          {send.max}
        </button>
      </div>
      <div className={styles.grow} />
      <ConnectionNotice connection={connection} notConnected={send.notConnected} className={styles.connect} />
    </section>
  )
}
