import type { ReactNode } from 'react'

/** Figures under their headings, in rows that are named by their first cell. */
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
