import './progress-steps.css'

const steps = ['Requirements', 'AI Analysis', 'Clarifications', 'Final Estimate']

/** The four steps of the flow. Those before `current` (1 to 4) are completed. */
export function ProgressSteps({ current }: { current: number }) {
  return (
    <ol className="steps" aria-label="Progress of the estimate">
      {steps.map((name, index) => {
        const step = index + 1
        const completed = step < current
        return (
          <li key={name} aria-current={step === current ? 'step' : undefined} data-completed={completed || undefined}>
            <span className="steps__mark">
              {completed ? (
                <svg viewBox="0 0 12 12" role="img" aria-label="Completed">
                  <path d="M2.5 6.4 5 8.9l4.5-5.4" />
                </svg>
              ) : (
                step
              )}
            </span>{' '}
            {name}
          </li>
        )
      })}
    </ol>
  )
}
