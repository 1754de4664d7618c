import { Card } from '@aws-amplify/ui-react'
import type { ComponentProps } from 'react'
import type { Estimation } from '#contract/estimation'
import { isAnswerSentence } from '#domain/scope/assumed-sentence'
import { clientAssumptions } from '#domain/scope/client-assumptions'
import { FoldedList } from '../../../ui/fold'
import { plural } from '../../../ui/format'
import { TextList } from '../text-list'
import { ReferringText } from './referring-text'
import { Part } from './section'

interface Props {
  estimation: Pick<Estimation, 'assumptions' | 'methodAssumptions' | 'exclusions' | 'techStack' | 'lines'>
  /** False if the editor of the scope lists the exclusions. */
  listsExclusions: boolean
}

/** Assumptions, exclusions and technologies. */
export function Notes({ estimation, listsExclusions }: Props) {
  const { assumptions, methodAssumptions = 0, exclusions, techStack, lines } = estimation
  // What to check is beside the totals.
  const aboutWork = clientAssumptions(estimation)
  return (
    <Card variation="outlined" className="result result--pair">
      {assumptions.length > 0 && (
        <Part title="Assumptions">
          <Dashes
            items={aboutWork.filter((text) => !isAnswerSentence(text))}
            lines={lines}
            shown={4}
            renderSummary={({ length }) => plural(length, 'more assumption')}
          />
          <Dashes
            items={aboutWork.filter(isAnswerSentence)}
            lines={lines}
            shown={0}
            renderSummary={({ length }) => plural(length, 'given or assumed answer')}
          />
          <Dashes
            items={assumptions.slice(assumptions.length - methodAssumptions)}
            lines={lines}
            shown={0}
            renderSummary={({ length }) => `${plural(length, 'assumption')} of the calculation`}
          />
        </Part>
      )}
      <div className="result__parts">
        {listsExclusions && exclusions.length > 0 && (
          <Part title="Exclusions">
            <Dashes
              items={exclusions}
              lines={lines}
              shown={4}
              renderSummary={({ length }) => plural(length, 'more exclusion')}
            />
          </Part>
        )}
        {techStack.length > 0 && (
          <Part title="Technology Stack">
            <TextList items={techStack} className="tags" />
          </Part>
        )}
      </div>
    </Card>
  )
}

type DashesProps = Pick<ComponentProps<typeof FoldedList<string>>, 'items' | 'shown' | 'renderSummary'> &
  Pick<Estimation, 'lines'>

const Dashes = ({ items, lines, ...fold }: DashesProps) => (
  <FoldedList items={[...new Set(items)]} className="dashes" {...fold}>
    {(item) => (
      <li key={item}>
        <ReferringText text={item} lines={lines} />
      </li>
    )}
  </FoldedList>
)
