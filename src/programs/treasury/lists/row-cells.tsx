import { setTooltipIfTruncated } from '@/ui/tooltip/tooltip-if-truncated'
import styles from './row-list.module.css'

type RowCellsProps = {
  columns: readonly string[]
  texts: readonly string[]
}

/** The middle of an address, without what a short one keeps at its ends; a hash of 32 bytes has none. */
const middle = /(?<=\b0x[\da-f]{4})([\da-f]{32})(?=[\da-f]{4}\b)/i

/**
 * The words of a row, a cell for each column. Addresses are drawn short, so that the words behind them have room; the text
 * has them in full. A cell that does not draw all its words has a tip that does.
 */
export function RowCells({ columns, texts }: RowCellsProps) {
  return texts.map((text, column) => (
    <span
      key={columns[column] ?? column}
      data-title=""
      onPointerEnter={({ currentTarget }) => {
        if (middle.test(text)) currentTarget.dataset.tip = text
        else setTooltipIfTruncated(currentTarget)
      }}
    >
      <bdi>
        {text.split(middle).map((part, place) =>
          // A pattern with one group splits into what is between its matches and, at odd places, what they are.
          place % 2 === 0 ? (
            part
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
            <span key={place} className={styles.middle}>
              {part}
            </span>
          ),
        )}
      </bdi>
    </span>
  ))
}
