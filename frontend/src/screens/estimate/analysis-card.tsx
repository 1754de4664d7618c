import { Badge, Card } from '@aws-amplify/ui-react'
import { type ComponentProps, useState } from 'react'
import type { Constraint } from '#contract/estimation'
import type { AiAnalysis } from '#contract/project'
import { listOf } from '#domain/text/text'
import { hours, plural } from '../../ui/format'
import './analysis-card.css'
import { ComponentIcon } from './component-icon'
import { PanelHeading } from './panel-heading'
import { TextList } from './text-list'

const maxComponentsShown = 6

const complexityBadges = {
  low: { children: 'Low complexity' },
  medium: { children: 'Medium complexity', variation: 'info' },
  high: { children: 'High complexity', variation: 'warning' },
} as const

interface Props {
  analysis: AiAnalysis
  /** Budgets and deadlines stated in the text. */
  constraints?: Constraint[]
  /** Number of questions that follow. */
  questions: number
  /** True if the analysis has just been made. Its heading then receives focus. */
  arrived?: boolean
}

/** Summary of the analysis. */
export function AnalysisCard({ analysis, constraints = [], questions, arrived = false }: Props) {
  const { summary, components, technologies, risks, analyst } = analysis
  const more = components.slice(maxComponentsShown)
  const parts = [
    plural(components.length, 'component'),
    ...(technologies.length > 0 ? ['technologies'] : []),
    ...(risks.length > 0 ? ['risks'] : []),
  ]
  // On a phone, it would be two screens high above the questions.
  const [isWide] = useState(() => innerWidth > 560)
  return (
    <Card variation="outlined" as="section" aria-labelledby="analysis-heading" className="analysis">
      <div className="card-head">
        <PanelHeading id="analysis-heading" arrived={arrived}>
          AI Analysis
        </PanelHeading>
        <Badge variation="success">Completed</Badge>
      </div>
      <p className="analysis__summary">
        {summary} {questions > 0 && <a href="#questions-heading">{plural(questions, 'question')} below.</a>}
      </p>
      <details className="fold" open={isWide}>
        <summary>{listOf(parts)}</summary>
        <div className="stack">
          <Tiles components={components.slice(0, maxComponentsShown)} />
          {more.length > 0 && (
            <details className="fold">
              <summary>and {more.length} more</summary>
              <Tiles components={more} />
            </details>
          )}
          <div className="analysis__lists">
            <Part title="Recommended technologies" items={technologies} className="tags" />
            <Part title="Identified risks" items={risks} className="dashes" />
          </div>
          {constraints.length > 0 && (
            <div className="analysis__kept">
              <Part
                title="Withheld from the analyst"
                items={constraints.map(({ quote }) => `“${quote}”`)}
                className="dashes"
              />
              <p className="muted small">
                A budget or deadline would influence the hours, so they are only compared with the finished estimate.
              </p>
            </div>
          )}
          <p className="muted small">
            Analyzed by {analyst}. These hours are preliminary: your answers refine them, and planning, testing and
            handover are added.
          </p>
        </div>
      </details>
    </Card>
  )
}

const Tiles = ({ components }: Pick<AiAnalysis, 'components'>) => (
  <ul className="tiles">
    {components.map(({ name, description, complexity, estimatedHours }, index) => (
      <li key={`${index} ${name}`}>
        <ComponentIcon name={name} />
        <div className="tiles__top">
          <strong>{name}</strong>
          <span className="num">{hours(estimatedHours)}</span>
        </div>
        {description && <p>{description}</p>}
        <Badge {...complexityBadges[complexity]} />
      </li>
    ))}
  </ul>
)

function Part({ title, ...list }: { title: string } & ComponentProps<typeof TextList>) {
  if (list.items.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <TextList {...list} />
    </div>
  )
}
