import { useId, useState } from 'react'
import { getAddress } from 'viem/utils'
import type { Address } from '@/domain/address'
import { nftTransferData } from '@/safe/nft-transfer'
import { treasuryForms } from '@/texts/treasury-forms'

import { useNameCheck } from '@/wallet/recipient/use-current-address'
import { useRecipient } from '@/wallet/recipient/use-recipient'
import type { FormProps } from '../lists/list-props'
import { ProposedForm } from '../proposal/proposed-form'
import { RecipientField } from '../proposal/recipient-field'
import { useProposedCall } from '../proposal/use-proposed-call'
import { useLookAlikes } from '../review/use-look-alikes'
import { useHostOf } from '../safe-context'

type SendCollectibleProps = FormProps & {
  item: { address: Address; id: bigint; standard: 'ERC721' | 'ERC1155'; held: bigint }
}

const none: readonly Address[] = []

/** Sends an item of a collection out of the Safe: to whom, and of an ERC-1155 how many. */
export function SendCollectible({ item, ...props }: SendCollectibleProps) {
  const countId = useId()
  const { safe } = props
  const [to, setTo] = useState('')
  const recipient = useRecipient(to, safe.chainId)
  const host = useHostOf(safe)
  const alike = useLookAlikes(props, host && recipient.kind === 'known' ? [recipient.address] : none)
  const [isAsked, setIsAsked] = useState(false)
  const checkNames = useNameCheck(safe.chainId)
  const [count, setCount] = useState('1')
  const [problem, setProblem] = useState('')
  const steps = useProposedCall(props, async () => {
    const wrong = await checkNames(recipient.kind === 'known' ? [recipient] : [])
    setProblem(wrong)
    return wrong === ''
  })
  const { address, id, standard, held } = item

  async function propose() {
    setIsAsked(true)
    setProblem('')
    if (recipient.kind !== 'known' || alike.isOpen) return
    const amount = /^\d{1,78}$/.test(count.trim()) ? BigInt(count.trim()) : 0n
    if (amount === 0n || amount > held) return setProblem(treasuryForms.notACount)
    const stays = steps.press()
    const wrong = await checkNames([recipient])
    if (!stays()) return
    if (wrong) return setProblem(wrong)
    const data = nftTransferData({ from: safe.address, to: recipient.address, id, amount, standard })
    const what = treasuryForms.sendNft(String(id), getAddress(address), recipient.address)
    steps.submit({ calls: [{ to: address, value: 0n, data }], what })
  }

  return (
    <ProposedForm
      {...props}
      steps={steps}
      title={treasuryForms.collectible}
      problem={problem}
      onSubmit={() => void propose()}
    >
      <p className="selectable">{`#${id} · ${getAddress(address)}`}</p>
      <RecipientField
        text={to}
        recipient={recipient}
        isAsked={isAsked}
        chainId={safe.chainId}
        onChange={(text) => {
          setTo(text)
          setIsAsked(false)
        }}
      />
      {alike.warnings}
      {standard === 'ERC1155' && (
        <>
          <label htmlFor={countId}>{treasuryForms.count}</label>
          <input
            id={countId}
            value={count}
            inputMode="numeric"
            autoComplete="off"
            onChange={(event) => setCount(event.target.value)}
          />
        </>
      )}
    </ProposedForm>
  )
}
