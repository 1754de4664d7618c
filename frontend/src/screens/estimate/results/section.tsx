import { Card } from '@aws-amplify/ui-react'
import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  /** Subtitle. */
  lead?: ReactNode
  /** Button beside the title. */
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** Card of the results with a title. */
export function Section({ title, lead, action, className = '', children }: Props) {
  const id = useId()
  return (
    <Card variation="outlined" as="section" aria-labelledby={id} className={`result ${className}`}>
      <div className="result__head">
        <h3 id={id} className="result__title">
          {title}
        </h3>
        {action}
      </div>
      {lead && <p className="muted small">{lead}</p>}
      {children}
    </Card>
  )
}
