interface Props {
  items: string[]
  className: 'dashes' | 'tags'
}

/** Short texts of the analyst, each once. */
export function TextList({ items, className }: Props) {
  return (
    <ul className={className}>
      {[...new Set(items)].map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
