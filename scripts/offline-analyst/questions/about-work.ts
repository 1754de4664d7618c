import type { Study } from '../study'
import { type OpenPoint, count, select } from './form'
import type { NewTask } from './question'

const all = () => true

const says =
  (pattern: RegExp) =>
  ({ reading }: Study) =>
    reading.statements.some(({ text }) => pattern.test(text))

/** The number of reviewers affects the number of corrections. */
export const approval: OpenPoint = {
  question: 'Who approves the deliverables?',
  isSettled: says(
    /\b(?:accept(?:ed|ance)|approv(?:ed|al) of the (?:work|delivery)|sign(?:ed)?[- ]off)\b.{0,40}\bby\b|abnahme durch/i,
  ),
  ask(_, tasks) {
    const choices = [
      { option: 'One person', effects: [] },
      { option: 'Several people who must agree', effects: [{ kind: 'scale' as const, factor: 1.06, of: all }] },
      { option: 'A regulator or certification body', effects: [{ kind: 'scale' as const, factor: 1.15, of: all }] },
    ]
    return [select(this.question!, 'rework after reviews', choices, tasks)]
  },
}

export const design: OpenPoint = {
  question: 'Is there a visual design to follow?',
  isSettled: says(
    /\b(?:figma|sketch files?|style ?guide|design system|mock-?ups?|wireframes?|brand guidelines?|corporate design|designs? (?:is|are|exists?) (?:ready|done|finished|provided))\b/i,
  ),
  ask(_, tasks) {
    if (!tasks.some(({ role }) => role === 'UX/UI designer')) return []
    const choices = [
      { option: 'No, it must be designed', effects: [] },
      {
        option: 'Yes, a style guide or finished screens',
        effects: [
          { kind: 'scale' as const, factor: 0.4, of: ({ role }: { role: string }) => role === 'UX/UI designer' },
        ],
      },
    ]
    return [select(this.question!, 'visual design', choices, tasks)]
  },
}

/** Changes to code without tests take longer to verify. */
export const tests: OpenPoint = {
  question: 'Does the code to be changed have automated tests?',
  isSettled: says(/\b(?:unit|automated|end-to-end|e2e|regression|existing) tests?\b|\btest (?:suite|coverage)\b/i),
  ask({ profile }, tasks) {
    if (profile.kind !== 'change') return []
    const choices = [
      { option: 'Yes', effects: [] },
      { option: 'No', effects: [{ kind: 'scale' as const, factor: 1.2, of: all }] },
    ]
    return [select(this.question!, 'the change itself', choices, tasks)]
  },
}

const namesWork =
  (...ids: string[]) =>
  ({ recognized }: Study) =>
    recognized.works.some((named) => ids.some((id) => named.has(id)))

export const oldData: OpenPoint = {
  question: 'Must existing data be migrated?',
  isSettled: namesWork('migration', 'imports'),
  ask({ profile }, tasks) {
    if (profile.kind !== 'product') return []
    const add = (...added: [name: string, hours: number][]) => ({
      kind: 'add' as const,
      tasks: added.map(
        ([name, hours]): NewTask => ({ component: 'Data migration', name, role: 'Data engineer', hours }),
      ),
    })
    const choices = [
      { option: 'No, the product starts without data', effects: [] },
      { option: 'Yes, a few spreadsheets or files', effects: [add(['Import of existing spreadsheets', 8])] },
      {
        option: 'Yes, the database of an existing system',
        effects: [add(['Data mapping from the existing database', 10], ['Migration runs and verification', 12])],
      },
    ]
    return [select(this.question!, 'data migration', choices, tasks)]
  },
}

export const languages: OpenPoint = {
  question: 'How many languages must the product support?',
  isSettled: (study) =>
    namesWork('localisation')(study) ||
    study.reading.statements.some(({ hits }) => hits.some(({ owner }) => owner.kind === 'language')),
  ask({ profile }) {
    if (profile.kind !== 'product') return []
    const task = {
      component: 'Localization',
      name: 'Additional language',
      role: 'Front-end developer' as const,
      hours: 5,
    }
    return [count(this.question!, 'languages', { neutral: 1, max: 8 }, task)]
  },
}

export const otherSystems: OpenPoint = {
  question: 'How many systems, beyond those in the text, must the product exchange data with?',
  isSettled: says(/\bno (?:other |further )?(?:integrations?|interfaces?|connections?) (?:to|with|is|are)\b/i),
  ask({ profile }) {
    if (profile.kind === 'change') return []
    const task = {
      component: 'Integrations',
      name: 'Additional integration',
      role: 'Back-end developer' as const,
      hours: 14,
    }
    return [count(this.question!, 'integrations', { neutral: 0, max: 6 }, task)]
  },
}
