import { useState } from 'react'
import { heartbreakServer } from '@/browser/api/heartbreak'
import { heartbreakRanking } from '@/texts/heartbreak-ranking'

import { Dialog } from '@/ui/dialog/dialog'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { ScrollTable } from '@/ui/scroll-table'
import { checkMonth } from '../ranked/verify-boards'
import styles from './dialogs.module.css'
import { RequestState } from './request-state'
import { useRequest } from './use-request'

export function VerifyDialog({ onClose }: { onClose: () => void }) {
  const { close, verify } = heartbreakRanking
  const { request, retry } = useRequest('months', () => heartbreakServer.commitments())
  const [status, setStatus] = useState<string | null>(null)

  const check = async (month: string, secret: string, commitment: string) => {
    setStatus(verify.checking)
    const { boards, fits } = await checkMonth(month, secret, commitment)
    setStatus(fits ? verify.fits(month, boards) : verify.fails(month))
  }

  return (
    <Dialog title={verify.title} onClose={onClose} width={520}>
      <p>{verify.explain}</p>
      <RequestState request={request} onRetry={retry} />
      {request.status === 'success' && request.data.months.length === 0 && (
        <p className={styles.note}>{verify.empty}</p>
      )}
      {request.status === 'success' && request.data.months.length > 0 && (
        <ScrollTable className={styles.scroll} label={verify.title} heads={verify.heads}>
          {request.data.months.map(({ commitment, month, revealsAt, secret }) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td className={styles.hash}>{commitment}</td>
              <td className={styles.hash}>
                {secret ?? verify.pending(revealsAt.slice(0, 10))}
                {secret && (
                  <button type="button" onClick={() => void check(month, secret, commitment)}>
                    {verify.check}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </ScrollTable>
      )}
      <p role="status" className={styles.problem}>
        {status}
      </p>
      <DialogButtons primary={{ label: close, onClick: onClose, hasFocus: true }} />
    </Dialog>
  )
}
