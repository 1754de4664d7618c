import { Button } from '@aws-amplify/ui-react'
import type { Line } from '#contract/estimation'
import { hours } from '../../../ui/format'
import type { LineWork } from './line-number'

/** Number of lines shown before and after the lines. */
const around = 20

interface Props {
  ids: Line['id'][]
  lines: Line[]
  work?: LineWork | undefined
  /** Closes the dialog. */
  onClose: () => void
}

/** Lines among their neighbors. Those that the analyst counted as background, such as headings, are not in `lines`. */
export function Neighbors({ ids, lines, work, onClose }: Props) {
  const [first, last] = [ids[0], ids.at(-1)].map((id) => lines.findIndex((line) => line.id === id))
  const shown = lines.slice(Math.max(0, first! - around), last! + around + 1)
  return (
    <>
      {work && <SizedBy {...{ ids, onClose }} {...work} />}
      <ol className="neighbors">
        {shown.map((line) => (
          <li
            key={line.id}
            {...(ids.includes(line.id) && { 'aria-current': true })}
            {...(line.id === ids[0] && { ref: scrollIntoView })}
          >
            <span className="num muted">Line {line.id}</span>
            <span className="written">{line.text}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

interface Found {
  component: string
  title: string
  hours: number
  task?: string
}

/** Tasks of the lines with their hours, or components if there are none: a task has only the first of many lines. */
function SizedBy({ ids, estimation, onEdit, onClose }: Pick<Props, 'ids' | 'onClose'> & LineWork) {
  const cites = ({ sources }: { sources: Line['id'][] }) => sources.some((id) => ids.includes(id))
  const works = [
    ...estimation.components
      .filter(({ tasks }) => tasks.length > 0)
      .map((work) => ({ ...work, component: work.originalName ?? work.name })),
    ...estimation.options.map((work) => ({ ...work, name: work.componentName ?? work.component })),
  ]
  const citing = works.flatMap(({ component, name, tasks }) =>
    tasks
      .filter(cites)
      .map((task): Found => ({ component, title: `${task.name} (${name})`, hours: task.hours, task: task.name })),
  )
  const found =
    citing.length > 0
      ? citing
      : works.filter(cites).map(({ component, name, hours }): Found => ({ component, title: name, hours }))
  return (
    <ul className="neighbors__work">
      {found.map(({ component, title, hours: sized, task }, index) => (
        <li key={`${index} ${title}`}>
          <span className="written">{title}</span> <strong className="num">{hours(sized)}</strong>
          {onEdit && (
            <Button
              size="small"
              variation="link"
              aria-label={`Edit ${task ?? title}`}
              onClick={() => {
                onClose()
                onEdit(component, task)
              }}
            >
              Edit
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })
