import type { Risk } from '#contract/breakdown'
import type { Estimation, Option } from '#contract/estimation'
import type { OfferedRisk } from '#contract/share'
import { clientTexts } from '#domain/scope/scoped-texts'
import { clientText } from './client-text'

interface Works {
  leftOut: Parameters<typeof clientTexts>[1]['leftOut']
  offered: readonly Option[]
}

type Texts = ReturnType<typeof clientTexts>

/** Returns a function that finds the options that a text belongs to, by their positions, unless work in the total has it too. */
export function findsOptions(
  estimation: Estimation,
  { leftOut, offered }: Works,
  textsIn: (texts: Texts) => string[],
): (text: string) => number[] {
  const textsWith = (...chosen: Option[]) => {
    const others = offered.filter((option) => !chosen.includes(option))
    const works = { leftOut: [...leftOut, ...others], included: [...estimation.components, ...chosen] }
    return textsIn(clientTexts(estimation, works))
  }
  const always = textsWith()
  let byOption: string[][] | undefined
  return (text) => {
    if (always.includes(text)) return []
    byOption ??= offered.map((option) => textsWith(option))
    return byOption.flatMap((texts, at) => (texts.includes(text) ? at : []))
  }
}

/** Returns risks as a client reads them, with the options that they belong to. */
export function offeredRisks(risks: readonly Risk[], estimation: Estimation, works: Works): OfferedRisk[] {
  const optionsOf = findsOptions(estimation, works, (texts) => texts.risks.map(({ risk }) => risk))
  return risks.map((risk) => {
    const options = optionsOf(risk.risk)
    return { ...risk, description: clientText(risk.description), ...(options.length > 0 && { options }) }
  })
}
