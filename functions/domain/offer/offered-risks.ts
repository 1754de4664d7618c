import type { Risk } from '#contract/breakdown'
import type { Estimation, Option } from '#contract/estimation'
import type { OfferedRisk } from '#contract/share'
import { clientTexts } from '#domain/scope/scoped-texts'
import { clientText } from './client-text'

interface Works {
  leftOut: Parameters<typeof clientTexts>[1]['leftOut']
  offered: readonly Option[]
}

/** Returns risks as a client reads them, with the options that they belong to unless work in the total has them too. */
export function offeredRisks(
  risks: readonly Risk[],
  estimation: Estimation,
  { leftOut, offered }: Works,
): OfferedRisk[] {
  const namesWith = (...chosen: Option[]) => {
    const others = offered.filter((option) => !chosen.includes(option))
    const works = { leftOut: [...leftOut, ...others], included: [...estimation.components, ...chosen] }
    return new Set(clientTexts(estimation, works).risks.map(({ risk }) => risk))
  }
  const always = namesWith()
  const isOptional = ({ risk }: Risk) => !always.has(risk)
  const byOption = risks.some(isOptional) ? offered.map((option) => namesWith(option)) : []
  return risks.map((risk) => {
    const options = byOption.flatMap((names, at) => (names.has(risk.risk) ? at : []))
    return {
      ...risk,
      description: clientText(risk.description),
      ...(isOptional(risk) && options.length > 0 && { options }),
    }
  })
}
