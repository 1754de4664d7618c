import type { ReactNode } from 'react'

interface Props<Item> {
  items: readonly Item[]
  /** Number of items that never fold. */
  shown: number
  /** Class of the lists. */
  className: string
  /** Returns the title of the fold, such as "5 more risks". */
  renderSummary: (folded: Item[]) => ReactNode
  /** Returns the list item. */
  children: (item: Item, index: number) => ReactNode
}

/** Folding fewer items would save no space. */
const minFolded = 3

/** List whose later items fold. A search in the page opens the fold, and print shows all items. */
export function FoldedList<Item>({ items, shown, className, renderSummary, children }: Props<Item>) {
  if (items.length === 0) return null
  const end = items.length < shown + minFolded ? items.length : shown
  const folded = items.slice(end)
  return (
    <div>
      {end > 0 && <ul className={className}>{items.slice(0, end).map(children)}</ul>}
      {folded.length > 0 && (
        <details className="fold">
          <summary>{renderSummary(folded)}</summary>
          <ul className={className}>{folded.map(children)}</ul>
        </details>
      )}
    </div>
  )
}
