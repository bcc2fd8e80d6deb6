import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getAddress } from 'viem/utils'
import { readCollectible } from '@/chain/tokens/read-collectible'
import type { Address } from '@/domain/address'
import { errorText } from '@/domain/errors'
import { tokenFactsOf } from '@/domain/wallet/token-facts'
import { nameText } from '@/safe/plain-text'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { treasuryFormsTexts } from '@/texts/en/programs/treasury-forms'
import { useTexts } from '@/texts/use-texts'
import { Dialog } from '@/ui/dialog/dialog'
import { useWallet } from '@/wallet/use-wallet'
import type { FormProps } from '../lists/list-props'
import { FactList } from '../review/fact-list'
import { isOwner, useHostOf } from '../safe-context'
import { useTokenFacts } from '../tokens/use-token-facts'
import styles from './collectible-dialog.module.css'
import { CollectiblePicture } from './collectible-picture'
import { SendCollectible } from './send-collectible'

type CollectibleDialogProps = FormProps & { item: { address: Address; id: bigint; name: string | null } }

/** One collectible: its picture where it lies on the chain, who holds it, and a way to send it. */
export function CollectibleDialog({ item, onClose, ...props }: CollectibleDialogProps) {
  const texts = useTexts(treasuryTexts)
  const forms = useTexts(treasuryFormsTexts)
  const { client } = useWallet()
  const host = useHostOf(props.safe)
  const { safe, state, viewer } = props
  const { id } = item
  // A gateway may write it with a checksum that is none, which no call takes.
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
    <Dialog title={forms.collectible} onClose={() => onClose('')}>
      <div className={styles.collectible}>
        {isNft && !error && <CollectiblePicture id={String(id)} picture={data?.picture ?? null} />}
        <FactList
          facts={[
            [forms.collection, address],
            [forms.id, String(id)],
            [forms.standard, standard],
            [forms.held, data && (held > 0n ? forms.heldCount(String(held)) : forms.notHeld)],
            [forms.saidName, nameText(item.name, 60)],
          ]}
        />
        <p role="status">
          {error ? errorText(error) : ''}
          {!isNft && !isPending ? forms.unknownStandard : ''}
        </p>
        <div className="button-row">
          {mayPropose && (
            <button type="button" disabled={held === 0n} onClick={() => setIsSending(true)}>
              {forms.send}
            </button>
          )}
          <button type="button" data-default onClick={() => onClose('')}>
            {texts.close}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
