import { common } from '@/texts/common'
import { treasury } from '@/texts/treasury'

import recipes from '../recipes.module.css'
import type { Payment } from './parse-payment'
import styles from './payment-list.module.css'

type PaymentListProps = { payments: readonly Payment[]; onChange: (payments: readonly Payment[]) => void }

/** The payments that will be proposed together. Each of them can be removed. */
export function PaymentList({ payments, onChange }: PaymentListProps) {
  if (payments.length === 0) return null
  return (
    <ul className={`well ${styles.payments}`} aria-label={treasury.payments}>
      {payments.map((payment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list can contain the same payment twice
        <li key={index} className={recipes.line}>
          <span className={`${recipes.text} ${styles.what}`}>{payment.what}</span>
          <button type="button" onClick={() => onChange(payments.toSpliced(index, 1))}>
            {common.remove}
          </button>
        </li>
      ))}
    </ul>
  )
}
