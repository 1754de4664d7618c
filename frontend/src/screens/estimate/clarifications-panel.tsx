import { Button, Card } from '@aws-amplify/ui-react'
import { answeredShare, numberOpen, questionsFor } from '#domain/scope/answers'
import { previewTotal, statedChange } from '#domain/estimate/preview'
import { spreadOf } from '#domain/hours/range'
import { buildHoursOf, totalHoursOf } from '#domain/hours/workload'
import type { Answers } from '#contract/answers'
import { type ClarificationQuestion, type WorkType, defaultWorkType } from '#contract/breakdown'
import type { Estimation } from '#contract/estimation'
import type { AiAnalysis, Project } from '#contract/project'
import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { Link, type To, useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import { onDraftChanged, readDraft } from '../../session/drafts'
import { useUser } from '../../session/session'
import { useDraft } from '../../session/use-draft'
import { plural } from '../../ui/format'
import { isSubmitKey } from '../../ui/submit-key'
import { AnalysisCard } from './analysis-card'
import {
  answersOf,
  describeProgress,
  draftOf,
  isAnswered,
  parseAnswers,
  problemOf,
  withAssumption,
  withField,
} from './answer-draft'
import './clarifications-panel.css'
import type { PanelProps } from './panel-props'
import { PanelHeading } from './panel-heading'
import { revising } from './project-texts'
import { QuestionField } from './question-field'
import { RangePreview, UnknownRange } from './range-preview'
import { WorkFailure } from './work-failure'
import { WorkProgress } from './work-progress'
import { WorkTypeFields } from './work-type-fields'

/** Questions of a first estimate, or of one whose answers are being revised. */
export function ClarificationsPanel({ project, shown, store, trackRecord, arrived }: PanelProps) {
  const { work, workFailure, estimate } = useStore(store)
  const { email } = useUser()
  const { id, aiAnalysis, estimation } = project
  const { draft, change } = useDraft(email, id, (stored) => firstDraft(stored, project))
  const form = useRef<HTMLFormElement>(null)
  const goBack = useGoBack(estimation ? { hash: '' } : '/')
  useSubmitKey(form)

  const workType = draft.workType ?? aiAnalysis?.workType
  const all = questionsFor(project.clarificationQuestions ?? [], workType?.kind ?? defaultWorkType.kind)
  const questions =
    workType && aiAnalysis && !hasSameTasks(workType, aiAnalysis.workType) ? all.map(withoutEffects) : all
  const answers = answersOf(questions, draft)
  const open = numberOpen(questions, answers, project.scope?.added)
  const required = open.filter((question) => question.required)
  const complete = required.every((question) => isAnswered(draft.fields[question.id]))
  const assumed = draft.assumed.filter((id) => id in answers)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!complete || work) return
    if (questions.some((question) => problemOf(question, draft.fields[question.id]))) {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
      return
    }
    void estimate({ answers, assumed, workType })
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="stack">
      {aiAnalysis && (
        <AnalysisCard
          analysis={aiAnalysis}
          constraints={project.constraints}
          questions={estimation ? 0 : open.length}
          arrived={arrived && !estimation}
        />
      )}
      <Card variation="outlined" as="section" aria-labelledby="questions-heading">
        <PanelHeading id="questions-heading" arrived={arrived && (!aiAnalysis || estimation !== undefined)}>
          Clarification Questions
        </PanelHeading>
        {aiAnalysis && workType && (
          <WorkTypeFields
            workType={workType}
            analysts={aiAnalysis.workType}
            disabled={work !== null}
            onChange={(workType) => change({ workType })}
          />
        )}
        <p className="clarifications__intro">
          {open.length > 0
            ? 'To provide the most accurate estimate, please answer these questions:'
            : 'There are no open questions.'}
        </p>
        <ol className="questions">
          {open.map((question) => (
            <QuestionField
              key={question.id}
              question={question}
              number={question.number}
              field={draft.fields[question.id]}
              assumed={draft.assumed.includes(question.id)}
              disabled={work !== null}
              onChange={(field) => change((draft) => withField(draft, question.id, field))}
              onAssume={() => change((draft) => withAssumption(draft, question))}
            />
          ))}
        </ol>
      </Card>
      <div className="action-bar">
        {workFailure?.kind === 'estimate' && (
          <WorkFailure failure={workFailure} onRetry={() => form.current?.requestSubmit()} />
        )}
        {work ? (
          <WorkProgress work={work}>Generating Estimate...</WorkProgress>
        ) : (
          aiAnalysis &&
          workType &&
          (hasSameTasks(workType, estimation?.workType ?? aiAnalysis.workType) ? (
            <RangePreview
              {...previewOf({ ...project, clarificationQuestions: questions }, shown, aiAnalysis, answers, workType)}
              answeredShare={answeredShare(questions, answers, assumed, project.scope?.added)}
              record={project.terms.ignoresRecord ? undefined : estimation ? estimation.record : trackRecord}
            />
          ) : (
            <UnknownRange />
          ))
        )}
        <div className="action-bar__buttons">
          <Button variation="link" onClick={goBack}>
            {estimation ? 'Back to Estimate' : 'Back to Requirements'}
          </Button>
          <output className="muted" id="answered">
            {open.length > 0 && describeProgress(open, draft)}
            {required.length === 0 && open.length > 0 && <span className="action-bar__wide">, all optional</span>}
          </output>
          <Button type="submit" variation="primary" isDisabled={!complete || work !== null} aria-describedby="answered">
            {work ? 'Generating Estimation...' : 'Continue to Estimate'}
          </Button>
        </div>
      </div>
    </form>
  )
}

/** Counts the answers in this browser's draft that are not in the estimate, and leads to them. */
export function PendingAnswers({ project }: Pick<PanelProps, 'project'>) {
  const { id, clarificationQuestions = [], answers = {}, assumed = [], workType, aiAnalysis } = project
  const { email } = useUser()
  const subscribe = useCallback((listener: () => void) => onDraftChanged(email, id, listener), [email, id])
  // The form that has just been left stores what was typed last once it is gone, before React reads it again.
  const stored = useSyncExternalStore(subscribe, () => readDraft(email, id))
  const draft = parseAnswers(stored, clarificationQuestions)
  if (!draft) return null
  const { kind } = draft.workType ?? workType ?? aiAnalysis?.workType ?? defaultWorkType
  const questions = questionsFor(clarificationQuestions, kind)
  const drafted = answersOf(questions, draft)
  const pending = questions.filter(
    ({ id }) =>
      JSON.stringify(drafted[id]) !== JSON.stringify(answers[id]) ||
      draft.assumed.includes(id) !== assumed.includes(id),
  ).length
  if (pending === 0) return null
  return (
    <p className="unprinted">
      {plural(pending, 'answer')} {pending === 1 ? 'is' : 'are'} not in this estimate yet.{' '}
      <Link to={revising}>Review and estimate again</Link>
    </p>
  )
}

/** True if both types need the same tasks. Another stage changes the supporting work only. */
const hasSameTasks = (one: WorkType, other: WorkType) => one.kind === other.kind && one.platform === other.platform

/** Removes what the analyst stated of the answers for the type of work that it assumed, and that the user corrected. */
const withoutEffects = (question: ClarificationQuestion) => ({ ...question, impact: '', effects: undefined })

/** Returns the hours before and after the answers, and the spread of the tasks. */
function previewOf(
  project: Project,
  estimation: Estimation | undefined,
  aiAnalysis: AiAnalysis,
  answers: Answers,
  workType: WorkType,
) {
  const { clarificationQuestions: questions = [], developerCount } = project
  const analysis = { build: aiAnalysis.buildHours, design: aiAnalysis.designHours }
  const current = estimation ? buildHoursOf(estimation.components) : analysis
  const given = estimation ? (project.answers ?? {}) : {}
  const preview = { analysis, current, given, questions, answers }
  const tasks = estimation?.components.flatMap(({ tasks }) => tasks)
  return {
    before: totalHoursOf(current, developerCount, workType),
    totalHours: previewTotal(preview, developerCount, workType),
    moved: statedChange(preview, developerCount, workType),
    spread: tasks ? spreadOf(tasks) : aiAnalysis.spread,
  }
}

/** Returns the answers of a running job, else this browser's draft, else the submitted answers. */
function firstDraft(stored: string | null, { job, clarificationQuestions, answers, assumed, workType }: Project) {
  const sent = draftOf(answers, assumed, workType)
  return job ? sent : (parseAnswers(stored, clarificationQuestions ?? []) ?? sent)
}

function useSubmitKey(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const element = form.current
    const submit = (event: KeyboardEvent) => isSubmitKey(event) && element?.requestSubmit()
    element?.addEventListener('keydown', submit)
    return () => element?.removeEventListener('keydown', submit)
  }, [form])
}

/** Goes back in the browser, or to another place if this page is the first of its tab. */
function useGoBack(otherwise: To) {
  const navigate = useNavigate()
  return () => {
    const { idx } = (history.state ?? {}) as { idx?: number }
    void (idx ? navigate(-1) : navigate(otherwise))
  }
}
