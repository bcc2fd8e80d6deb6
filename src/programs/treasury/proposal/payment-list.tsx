import { treasuryTexts } from '@/texts/en/programs/treasury'
import { useTexts } from '@/texts/use-texts'
import recipes from '../recipes.module.css'
import type { Payment } from './parse-payment'
import styles from './payment-list.module.css'

type PaymentListProps = { payments: readonly Payment[]; onChange: (payments: readonly Payment[]) => void }

/** The payments that will be proposed together; each can be taken out again. */
export function PaymentList({ payments, onChange }: PaymentListProps) {
  const texts = useTexts(treasuryTexts)
  if (payments.length === 0) return null
  return (
    <ul className={`well ${styles.payments}`} aria-label={texts.payments}>
      {payments.map((payment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same payment may stand there twice
        <li key={index} className={recipes.line}>
          <span className={`${recipes.text} ${styles.what}`}>{payment.what}</span>
          <button type="button" onClick={() => onChange(payments.toSpliced(index, 1))}>
            {texts.remove}
          </button>
        </li>
      ))}
    </ul>
  )
}
