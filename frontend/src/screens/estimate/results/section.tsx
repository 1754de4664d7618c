import { Card } from '@aws-amplify/ui-react'
import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  /** Subtitle. */
  lead?: ReactNode
  className?: string
  children: ReactNode
}

/** Card of the results with a title. */
export function Section({ title, lead, className = '', children }: Props) {
  const id = useId()
  return (
    <Card variation="outlined" as="section" aria-labelledby={id} className={`result ${className}`}>
      <h3 id={id} className="result__title">
        {title}
      </h3>
      {lead && <p className="muted small">{lead}</p>}
      {children}
    </Card>
  )
}
