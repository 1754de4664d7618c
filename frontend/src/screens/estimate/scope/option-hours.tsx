import type { Option } from '#contract/estimation'
import { signedHours } from '#domain/text/format'
import { hours } from '../../../ui/format'

/** Hours that an option adds to the estimate, with the part that is not its tasks. */
export function OptionHours({ option }: { option: Option }) {
  const supporting = option.hours - option.tasks.reduce((sum, task) => sum + task.hours, 0)
  return (
    <span className="num muted">
      {signedHours(option.hours)} {option.isSold ? 'sold' : 'if chosen'}
      {supporting > 0 && <span className="scope-row__rest small">{hours(supporting)} of it supporting work</span>}
    </span>
  )
}
