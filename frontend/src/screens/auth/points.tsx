import { CheckIcon } from '../../ui/icons'

const points = [
  ['AI-powered requirement analysis', 'Every line is read, and what is missing comes back as a question.'],
  ['Detailed cost and timeline estimates', 'Hours per task, five phases, people and milestones that add up.'],
  ['Project complexity assessment', 'Each component is rated, and each risk comes with a mitigation.'],
  ['Export and share estimates', 'As text, PDF, Excel, Word or issues.'],
]

/** Marketing panel. */
export function Points() {
  return (
    <ul className="auth__points">
      {points.map(([point, why]) => (
        <li key={point}>
          <CheckIcon />
          <div>
            <h3>{point}</h3>
            <p className="muted">{why}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
