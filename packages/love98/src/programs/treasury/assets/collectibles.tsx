import { Suspense, useState } from 'react'
import { shortenAddress } from '@/domain/address'
import type { Collectible as CollectibleRow } from '@/safe/gateway/safe-shapes'
import { nameText, plainText } from '@/safe/plain-text'
import { treasury } from '@/texts/treasury'
import { treasuryForms } from '@/texts/treasury-forms'
import { Icon } from '@/ui/icon'
import { lazyNamed } from '@/ui/lazy-named'
import { ReportRow, ReportTable } from '@/ui/report-table/report-table'
import { ListNotice, ReportedColumn, ReportedNote, StaleLine, unreadableRows } from '../list/list-notice'
import type { ListProps } from '../list/list-props'
import recipes from '../recipes.module.css'
import { useSafeCollectibles } from '../safe/use-safe-queries'
import styles from './asset-table.module.css'

const CollectibleDialog = lazyNamed(() => import('./collectible-dialog'), 'CollectibleDialog')

/**
 * The collectibles of the Safe by name. Most pictures are on third-party servers, which would learn of every
 * view, so a placeholder is shown. A picture that is stored on the chain is read when its item is opened.
 */
export function Collectibles(props: ListProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [openedKey, setOpenedKey] = useState<string | null>(null)
  const [status, setStatus] = useState('')
  const query = useSafeCollectibles(props)
  const labelOf = ({ name, tokenName, id }: Item) =>
    nameText(name, 60) ||
    treasury.someNft(nameText(tokenName, 40) || treasury.unnamedCollectible, plainText(id, 24))
  const items = (query.data?.pages ?? []).flatMap(({ results }) => results.flatMap((item) => item ?? []))
  const selected = items.find((item) => keyOf(item) === chosen) ?? items[0]
  const opened = items.find((item) => keyOf(item) === openedKey)
  return (
    <>
      <StaleLine query={query} />
      <ListNotice
        query={query}
        isEmpty={items.length === 0}
        empty={treasury.noCollectibles}
        unreadable={unreadableRows(query.data?.pages)}
      />
      {items.length > 0 && (
        <ReportTable
          label={treasury.collectibles}
          className={styles.table}
          heads={
            <>
              <ReportedColumn name={treasury.field.what} />
              <ReportedColumn name={treasury.collection} />
              <th scope="col" className={styles.wideOnly}>
                {treasury.contract}
              </th>
            </>
          }
        >
          {items.map((item) => (
            <ReportRow
              key={keyOf(item)}
              name={
                <>
                  <Icon name="collections" size={16} />
                  <bdi>{labelOf(item)}</bdi>
                </>
              }
              isSelected={item === selected}
              onSelect={() => setChosen(keyOf(item))}
              onOpen={canOpen(item) ? () => setOpenedKey(keyOf(item)) : undefined}
            >
              <td className="selectable">
                <bdi>{nameText(item.tokenName, 40)}</bdi>
              </td>
              <td className={`selectable ${styles.wideOnly} ${styles.address}`}>
                <bdi>{shortenAddress(item.address)}</bdi>
              </td>
            </ReportRow>
          ))}
        </ReportTable>
      )}
      {items.length > 0 && <ReportedNote />}
      {(items.length > 0 || query.hasNextPage) && (
        <div className={recipes.buttons}>
          {query.hasNextPage && (
            <button
              type="button"
              disabled={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {query.isFetchingNextPage ? treasury.loadingMore : treasury.more}
            </button>
          )}
          <button
            type="button"
            disabled={!selected || !canOpen(selected)}
            aria-label={selected && treasuryForms.openCollectible(labelOf(selected))}
            onClick={() => selected && setOpenedKey(keyOf(selected))}
          >
            {treasury.open}
          </button>
        </div>
      )}
      {status && <p role="status">{status}</p>}
      {opened && (
        <Suspense fallback={null}>
          <CollectibleDialog
            {...props}
            item={{ ...opened, id: BigInt(opened.id) }}
            onClose={(result) => {
              setOpenedKey(null)
              setStatus(result)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

type Item = Pick<CollectibleRow, 'address' | 'id' | 'name' | 'tokenName'>

/** An id is a number of 256 bits. The gateway may list others, which no contract can be asked for. */
function canOpen({ id }: Item): boolean {
  return /^\d{1,78}$/.test(id)
}

function keyOf({ address, id }: Item): string {
  return `${address} ${id}`
}
