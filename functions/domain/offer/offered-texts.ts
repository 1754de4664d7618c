import type { EstimatedComponent, Estimation } from '#contract/estimation'
import { builds } from '#domain/hours/task-sources'
import type { namedOptions } from '#domain/scope/options'
import { clientTexts } from '#domain/scope/scoped-texts'
import { clientText } from './client-text'
import { isOption, remarkOn } from './offer-text'

interface Works {
  leftOut: Parameters<typeof clientTexts>[1]['leftOut']
  offered: ReturnType<typeof namedOptions>
}

/**
 * Returns risks and assumptions as a client reads them, with the options that they belong to, unless work in the total has
 * them too, in whatever words.
 */
export function offeredTexts(estimation: Estimation, { leftOut, offered }: Works) {
  const textsWith = (chosen: Works['offered']) =>
    clientTexts(estimation, {
      leftOut: [...leftOut, ...offered.filter((option) => !chosen.includes(option))],
      included: [...estimation.components, ...chosen],
    })
  const idsWith = (chosen: Works['offered']) => {
    const { risks, assumptions } = textsWith(chosen)
    return [...risks.map(({ risk }) => risk), ...assumptions.map(({ of }) => of)]
  }
  const { risks, assumptions } = textsWith(offered)
  const always = idsWith([])
  let byOption: string[][] | undefined
  const optionsOf = (id: string) => {
    if (always.includes(id)) return []
    byOption ??= offered.map((option) => idsWith([option]))
    return byOption.flatMap((ids, at) => (ids.includes(id) ? at : []))
  }
  return {
    risks: risks.map((risk) => {
      const options = optionsOf(risk.risk)
      return { ...risk, description: clientText(risk.description), ...(options.length > 0 && { options }) }
    }),
    assumptions: assumptions.map(({ of, text }) => {
      // A text of several options holds with each of them, so that it names none.
      const options = optionsOf(of)
      const isOnly = (at: number) => options.length === 1 && options.includes(at)
      const named = offered.filter((option, at) => isOnly(at) || buildsAnswer(of, estimation, option))
      return `${clientText(text)} ${remarkOn(isOption, named)}`.trim()
    }),
  }
}

/** True for work that builds a part of what an answer asks for. */
const buildsAnswer = (text: string, { answers = [] }: Estimation, { tasks }: Pick<EstimatedComponent, 'tasks'>) =>
  tasks.some(
    (task) =>
      builds(task) &&
      answers.some(
        ({ id, question, asked = question }) => task.answers?.includes(id) && text.startsWith(`“${asked}” `),
      ),
  )
