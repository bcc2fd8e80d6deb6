import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getAddress } from 'viem/utils'
import type { TokenPicture } from '@/chain/tokens/picture-of-uri'
import { readCollectible } from '@/chain/tokens/read-collectible'
import type { Address } from '@/domain/address'
import { errorMessage } from '@/domain/errors'
import { tokenFactsOf } from '@/domain/wallet/token-facts'
import { nftTransferData } from '@/safe/nft-transfer'
import { nameText } from '@/safe/plain-text'
import { common } from '@/texts/common'
import { treasuryForms } from '@/texts/treasury-forms'
import { Dialog } from '@/ui/dialog/dialog'
import { FactList } from '@/ui/fact-list/fact-list'
import { StatusText } from '@/ui/status-text/status-text'
import { TextField } from '@/ui/text-field/text-field'
import { useRecipient } from '@/wallet/recipient/use-recipient'
import { useWallet } from '@/wallet/use-wallet'
import type { FormProps } from '../list/list-props'
import { ProposalForm } from '../propose/proposal-form'
import { RecipientField } from '../propose/recipient-field'
import { useProposalFlow } from '../propose/use-proposal-flow'
import { isOwner, useHostOf } from '../safe/use-safe-context'
import { useLookAlikes } from '../transaction/use-look-alikes'
import styles from './collectible-dialog.module.css'
import { useTokenFacts } from './use-token-facts'

type CollectibleDialogProps = FormProps & { item: { address: Address; id: bigint; name: string | null } }

/** One collectible: its picture if that is stored on the chain, its holder, and a button that sends it. */
export function CollectibleDialog({ item, onClose, ...props }: CollectibleDialogProps) {
  const { client } = useWallet()
  const host = useHostOf(props.safe)
  const { safe, state, viewer } = props
  const { id } = item
  // A gateway may return the address with a wrong checksum, which calls reject.
  const address = getAddress(item.address)
  const { facts, isPending } = useTokenFacts(safe.chainId, [address])
  const { standard } = tokenFactsOf(facts, address)
  const isNft = standard === 'ERC721' || standard === 'ERC1155'
  const { data, error } = useQuery({
    queryKey: ['collectible', safe.chainId, safe.address, address, String(id), standard],
    queryFn: () =>
      readCollectible(client(safe.chainId), {
        address,
        id,
        standard: standard === 'ERC721' ? standard : 'ERC1155',
        holder: safe.address,
      }),
    enabled: isNft,
  })
  const [isSending, setIsSending] = useState(false)
  const mayPropose = host ? !host.info.isReadOnly : isOwner(state, viewer)
  const held = data?.held ?? 0n

  if (isSending && isNft)
    return <SendCollectible {...props} onClose={onClose} item={{ address, id, standard, held }} />
  return (
    <Dialog title={treasuryForms.collectible} onClose={() => onClose('')}>
      <div className={styles.collectible}>
        {isNft && !error && <CollectiblePicture id={String(id)} picture={data?.picture ?? null} />}
        <FactList
          facts={[
            [treasuryForms.collection, address],
            [treasuryForms.id, String(id)],
            [treasuryForms.standard, standard],
            [
              treasuryForms.heldBySafe,
              data && (held > 0n ? treasuryForms.heldCount(String(held)) : common.no),
            ],
            [treasuryForms.reportedName, nameText(item.name, 60)],
          ]}
        />
        <StatusText isProblem={Boolean(error)}>
          {error ? errorMessage(error) : ''}
          {!isNft && !isPending ? treasuryForms.unknownStandard : ''}
        </StatusText>
        <div className="button-row">
          {mayPropose && (
            <button type="button" disabled={held === 0n} onClick={() => setIsSending(true)}>
              {treasuryForms.send}
            </button>
          )}
          <button type="button" data-default onClick={() => onClose('')}>
            {common.close}
          </button>
        </div>
      </div>
    </Dialog>
  )
}

/** The width and the height of the picture, CSS pixels. */
const size = 192

/** A picture that a contract gave as bytes; null while it is read. */
function CollectiblePicture({ id, picture }: { id: string; picture: TokenPicture | null }) {
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

type SendCollectibleProps = FormProps & {
  item: { address: Address; id: bigint; standard: 'ERC721' | 'ERC1155'; held: bigint }
}

const none: readonly Address[] = []

/** The form that sends an item of a collection out of the Safe, with the number of items for ERC-1155. */
function SendCollectible({ item, ...props }: SendCollectibleProps) {
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
