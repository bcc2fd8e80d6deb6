import { useState } from 'react'
import { getAddress } from 'viem/utils'
import type { Address } from '@/domain/address'
import { nftTransferData } from '@/safe/nft-transfer'
import { treasuryForms } from '@/texts/treasury-forms'

import { TextField } from '@/ui/text-field/text-field'
import { useRecipient } from '@/wallet/recipient/use-recipient'
import type { FormProps } from '../list/list-props'
import { ProposalForm } from '../propose/proposal-form'
import { RecipientField } from '../propose/recipient-field'
import { useProposalFlow } from '../propose/use-proposal-flow'
import { useHostOf } from '../safe/safe-context'
import { useLookAlikes } from '../transaction/use-look-alikes'

type SendCollectibleProps = FormProps & {
  item: { address: Address; id: bigint; standard: 'ERC721' | 'ERC1155'; held: bigint }
}

const none: readonly Address[] = []

/** The form that sends an item of a collection out of the Safe, with the number of items for ERC-1155. */
export function SendCollectible({ item, ...props }: SendCollectibleProps) {
  const { safe } = props
  const [to, setTo] = useState('')
  const recipient = useRecipient(to, safe.chainId)
  const host = useHostOf(safe)
  const alike = useLookAlikes(props, host && recipient.kind === 'known' ? [recipient.address] : none)
  const [isAsked, setIsAsked] = useState(false)
  const [count, setCount] = useState('1')
  const [problem, setProblem] = useState('')
  const flow = useProposalFlow({ ...props, onDone: props.onClose })
  const { address, id, standard, held } = item

  function propose() {
    setIsAsked(true)
    setProblem('')
    if (recipient.kind !== 'known' || alike.isOpen) return
    const amount = /^\d{1,78}$/.test(count.trim()) ? BigInt(count.trim()) : 0n
    if (amount === 0n || amount > held) return setProblem(treasuryForms.notACount)
    const data = nftTransferData({ from: safe.address, to: recipient.address, id, amount, standard })
    const description = treasuryForms.sendNft(String(id), getAddress(address), recipient.address)
    flow.propose({ calls: [{ to: address, value: 0n, data }], description, recipients: [recipient] })
  }

  return (
    <ProposalForm
      {...props}
      flow={flow}
      title={treasuryForms.collectible}
      problem={problem}
      onSubmit={propose}
      onCancel={() => props.onClose('')}
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
        <TextField
          label={treasuryForms.count}
          value={count}
          inputMode="numeric"
          autoComplete="off"
          onChange={setCount}
        />
      )}
    </ProposalForm>
  )
}
