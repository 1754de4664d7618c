import type { ReactNode } from 'react'

/** Table with column headings, whose first cells are row headings. */
export function FiguresTable({ head, children }: { head: string[]; children: ReactNode }) {
  return (
    <table className="figures-table">
      <thead>
        <tr>
          {head.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
