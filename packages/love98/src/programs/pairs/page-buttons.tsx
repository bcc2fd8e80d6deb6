import { pairs as pairsTexts } from '@/texts/pairs'
import styles from './swap.module.css'

type PageButtonsProps = {
  /** From 0. */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** The buttons that show another page of the list. The list has the same keys as one without pages. */
export function PageButtons({ page, pages, onPage }: PageButtonsProps) {
  const buttons = [
    [pairsTexts.firstPage, 0],
    [pairsTexts.previousPage, page - 1],
    [pairsTexts.nextPage, page + 1],
    [pairsTexts.lastPage, pages - 1],
  ] as const
  return (
    <nav aria-label={pairsTexts.pairs} className={styles.pages}>
      {buttons.map(([label, target]) => (
        <button
          key={label}
          type="button"
          disabled={target < 0 || target >= pages || target === page}
          onClick={() => onPage(target)}
        >
          {label}
        </button>
      ))}
      <span role="status">{pairsTexts.page(page + 1, pages)}</span>
    </nav>
  )
}
