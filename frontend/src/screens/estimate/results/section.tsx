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
export function Section({ className = '', ...content }: Props) {
  const id = useId()
  return (
    <Card variation="outlined" as="section" aria-labelledby={id} className={`result ${className}`}>
      <Content id={id} {...content} />
    </Card>
  )
}

/** Section of a card that has several. */
export function Part(content: Omit<Props, 'className'>) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="result__part">
      <Content id={id} {...content} />
    </section>
  )
}

function Content({ id, title, lead, action, children }: Omit<Props, 'className'> & { id: string }) {
  return (
    <>
      <div className="result__head">
        <h3 id={id} className="result__title">
          {title}
        </h3>
        {action}
      </div>
      {lead && <p className="muted small">{lead}</p>}
      {children}
    </>
  )
}
