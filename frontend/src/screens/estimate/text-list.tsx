interface Props {
  items: string[]
  className: 'dashes' | 'tags'
}

/** List of the analyst's short texts, without duplicates. */
export function TextList({ items, className }: Props) {
  return (
    <ul className={className}>
      {[...new Set(items)].map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
