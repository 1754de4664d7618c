import { isFactOfPeople } from '../reading/plain-facts'
import { keepsNoData } from '../reading/storage'
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
    /\b(?:accept(?:ed|ance)|approv(?:ed|al) of the (?:work|delivery)|sign(?:ed)?[- ]off)\b.{0,40}\bby\b|\bsigns off\b|\b(?:I|one person|only I)\b(?:, \w+,)? (?:alone )?(?:decides?|approves?|signs? off)\b|abnahme durch|\b(?:nehme|entscheide) (?:\w+ ){0,2}(?:ab|allein)\b|\bich (?:allein|selbst) (?:nehme|entscheide)|je décide seule?\b|decido yo\b/i,
  ),
  ask({ profile }, tasks) {
    const choices = [
      { option: 'One person', effects: [] },
      { option: 'Several people who must agree', effects: [{ kind: 'scale' as const, factor: 1.06, of: all }] },
      ...(profile.stage === 'regulated'
        ? [
            {
              option: 'A regulator or certification body',
              effects: [{ kind: 'scale' as const, factor: 1.15, of: all }],
            },
          ]
        : []),
    ]
    return [select(this.question!, 'rework after reviews', choices, tasks)]
  },
}

export const design: OpenPoint = {
  question: 'Is there a visual design to follow?',
  isSettled: says(
    /\b(?:figma|sketch files?|style ?guide|design system|mock-?ups?|wireframes?|brand guidelines?|corporate design|maquettes?)\b|\b(?:designs?|layouts?|visuals?)\b(?: \w+){0,3} (?:ready|done|finished|provided|up to you|free|by us|attached|exists?|exist already)\b|\b(?:has|have|had) (?:already )?(?:made|drawn|designed|prepared) (?:the|a|all)? ?(?:layouts?|designs?|screens|pages)\b|\b(?:design|layout) (?:gibt es|liegt|ist|steht|haben wir|machen sie|überlassen)\b|\b(?:graphisme|charte graphique|design|maquette) (?:est|existe|fournie?)\b|\b(?:our|my) (?:\w+ )?designer\b|\bunsere? (?:\w+ )?(?:designer|grafiker)|\bnotre graphiste\b|\bnuestr[oa] diseñador|\bdiseño (?:ya )?(?:está|existe|lo tenemos)(?!\S)/i,
  ),
  // A change keeps the style that exists, unless its text asks for work on it.
  kinds: ({ profile }) => (profile.kind === 'change' ? [] : ['extension', 'product']),
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

/** Words of clients who know the code. Others could not say whether it has tests. */
const knowsCode = says(
  /\b(?:code ?base|source code|repositor(?:y|ies)|pull requests?|branch(?:es)?|refactor\w*|endpoints?|unit tests?|API|backend|front-?end|framework|library|module|class(?:es)?|CI|deploy\w*|database schema|migrations?|Quellcode|Repository|Schnittstelle)\b/,
)

/** Changes to code without tests take longer to verify. */
export const tests: OpenPoint = {
  question: 'Does the code to be changed have automated tests?',
  kinds: ['change'],
  isSettled: says(/\b(?:unit|automated|end-to-end|e2e|regression|existing) tests?\b|\btest (?:suite|coverage)\b/i),
  ask(study, tasks) {
    const { form } = study.reading
    if (!knowsCode(study) && form !== 'bug report' && form !== 'tickets') return []
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

/** Statements that there is nothing to migrate. */
const hasNoData = says(
  /\bno (?:old|existing|previous|legacy) (?:data|content|records?|entries)\b|\bno (?:data )?(?:migration|import)\b|\b(?:not|n['’]t) (?:be )?(?:carried over|migrated|moved over|taken over|transferred|imported)\b|\bnicht (?:übernommen|übertragen|migriert)\b|\bkeine (?:\w+ )?(?:übernommen|übertragen)\b|\b(?:nothing|no data) (?:(?:has|needs|is) )?to (?:be )?(?:import|migrate|move|take over|transfer)\w*\b|\b(?:no|not have an?|aren['’]t any|isn['’]t an?) (?:old|existing|previous|legacy|other) (?:site|website|system|software|shop|database|tool|product)\b|\b(?:kein\w* (?:alte|bestehende|vorhandene|bisherige)\w* (?:\w*seite|system|shop|software|daten\w*))\b|\bstart(?:s|ing)? (?:from scratch|empty|fresh|without data|with (?:an empty|no data))\b|\bkeine (?:alten?|bestehenden?|vorhandenen?) (?:daten|inhalte)\b|\balte daten gibt es (?:nicht|keine)\b|\b(?:bei|von) null\b|\b(?:aucune|pas de) (?:données|reprise)\b|\bpartons de zéro\b|\b(?:sin|no hay) datos (?:antiguos|anteriores|que migrar)\b|\b(?:desde|empezamos de) cero\b/i,
)

export const oldData: OpenPoint = {
  question: 'Must existing data be migrated?',
  kinds: ['product'],
  isSettled: (study) =>
    namesWork('migration', 'imports')(study) || hasNoData(study) || keepsNoData(study.reading, study.recognized),
  ask(_, tasks) {
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

const oneLanguage =
  /\b(?:one|single|a single|only one) language\b|\bno (?:other|further|need for several|second|additional) languages?\b|\b(?:several|more|other) languages?\b.{0,20}\bnot\b|\bno need for (?:\w+ )?(?:several|other|more) languages\b|\b(?:nur|only|solo|seulement|uniquement|só) (?:auf |in |en |em )?(?:deutsch|german|english|englisch|french|français|spanish|español|português)\b|\beinsprachig\b|\bauf deutsch\b|\bgerman only\b/i

export const languages: OpenPoint = {
  question: 'How many languages must the product support?',
  kinds: ['product'],
  isSettled: (study) =>
    namesWork('localisation')(study) ||
    study.reading.statements.some(
      ({ hits, text }) =>
        oneLanguage.test(text) ||
        (hits.some(({ owner }) => owner.kind === 'language') && !text.endsWith('?') && !isFactOfPeople(text)),
    ),
  ask() {
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
  question: 'How many systems, beyond those in the requirements, must the product exchange data with?',
  kinds: ['extension', 'product'],
  isSettled: says(
    /\bno (?:other |further )?(?:integrations?|interfaces?|connections?|third[- ]party systems?)\b|\bkeine (?:weiteren )?(?:schnittstellen|anbindungen|integrationen)\b|\b(?:aucune|pas d['’])(?: ?autre)? ?(?:intégrations?|interfaces?|connexions?)\b|\bsin (?:otras )?(?:integraciones|conexiones)\b/i,
  ),
  ask() {
    const task = {
      component: 'Integrations',
      name: 'Integration with another system',
      role: 'Back-end developer' as const,
      hours: 14,
    }
    return [count(this.question!, 'integrations', { neutral: 0, max: 6 }, task)]
  },
}
