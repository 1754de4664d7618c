import { useState } from 'react'
import type { EstimatedComponent, Estimation } from '#contract/estimation'
import { money, signedHours } from '#domain/text/format'
import { describeCorrection, recordRowName } from '#domain/hours/record-texts'
import { FoldedList } from '../../../ui/fold'
import { hours, plural } from '../../../ui/format'
import type { Editable } from '../scope/use-scope-editor'
import './components.css'
import type { Cited } from './origin'
import { Section } from './section'
import { Trace } from './trace'

/** The editor replaces the list, except in print. */
interface Props extends Partial<Editable> {
  estimation: Pick<Estimation, 'components' | 'lines' | 'answers' | 'price' | 'record'>
  isPrinted: boolean
}

/** Hours by component. Each row expands to what it comes from. */
export function Components({ estimation, isPrinted, action, editor, isEditing = false }: Props) {
  const { lines, answers = [], price, record } = estimation
  // Print is for clients too, who see nothing about the record.
  const components = estimation.components.map((component) =>
    component.isRecord && record && !isPrinted
      ? { ...component, name: recordRowName(record), description: describeCorrection(record) }
      : component,
  )
  const most = Math.max(1, ...components.map((component) => component.hours))
  // Estimates saved before components were sorted by their hours have another order.
  const built = components.filter(({ tasks }) => tasks.length > 0).toSorted((one, other) => other.hours - one.hours)
  const supporting = components.filter(({ tasks }) => tasks.length === 0)
  const recorded = supporting.filter(({ isRecord }) => isRecord)
  const included = [
    `${hours(sumOf(supporting, 'hours') - sumOf(recorded, 'hours'))} of supporting work`,
    ...recorded.map((row) => `${signedHours(row.hours)} by your record`),
  ].join(' and ')
  const row = (component: EstimatedComponent, index: number) => (
    <li key={`${index} ${component.name}`}>
      <Row
        component={component}
        share={Math.max(0, component.hours) / most}
        currency={price?.currency}
        lines={lines}
        answers={answers}
      />
    </li>
  )
  return (
    <Section
      title="Hours by component"
      lead={
        isEditing && !isPrinted
          ? `Choose what is in scope. The total includes ${included}, which follows from it.`
          : 'The largest first, then the work that every project needs. Open a row to see what it comes from.'
      }
      className="result--list result--components"
      action={action}
    >
      {editor}
      {(!isEditing || isPrinted) && (
        <div>
          <FoldedList
            items={built}
            shown={6}
            className="components"
            renderSummary={(folded) => (
              <>
                <span>{plural(folded.length, 'more component')}</span>
                <span className="num">{hours(sumOf(folded, 'hours'))}</span>
                <span className="num muted">{money(sumOf(folded, 'cost'), price?.currency)}</span>
              </>
            )}
          >
            {row}
          </FoldedList>
          <ul className="components">{supporting.map(row)}</ul>
        </div>
      )}
    </Section>
  )
}

const sumOf = (components: EstimatedComponent[], part: 'hours' | 'cost') =>
  components.reduce((sum, component) => sum + component[part], 0)

interface RowProps extends Cited {
  component: EstimatedComponent
  /** Hours of the longest bar. */
  share: number
  currency: string | undefined
}

function Row({ component, share, currency, ...cited }: RowProps) {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="components__name written">
          {component.name} {component.originalName && <s className="muted small unprinted">{component.originalName}</s>}
        </span>
        <span className="components__bar" aria-hidden="true">
          <span className="plot" style={{ inlineSize: `${100 * share}%` }} />
        </span>
        <span className="num">
          {component.analystHours !== undefined && <s className="muted small">{hours(component.analystHours)}</s>}{' '}
          {hours(component.hours)}
        </span>
        <span className="num muted">{money(component.cost, currency)}</span>
      </summary>
      {/* A large estimate has hundreds of tasks: only what is open is drawn. */}
      {open && <Trace component={component} {...cited} />}
    </details>
  )
}
