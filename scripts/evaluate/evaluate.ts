import { availableParallelism } from 'node:os'
import { offlineModel } from '#emulators/model'
import { titleOf } from '#scripts/estimate/options'
import { estimatorOf, maxConcurrentModels } from './estimate-texts'
import { type Pair, documentsIn, pairsIn, readDocumentIn } from './folder'
import { costFailures, failuresOf, missing, pairFailures } from './limits'
import { type Reworded, measureParaphrases, paraphraseFailures } from './paraphrases'
import { longTextOf } from './long-text'
import type { Cost, InLanguage, Measured, NotEstimated } from './measure'
import { perform, runConcurrently } from './processes'
import { type Case, changeOf, judgeDemands } from './properties'
import { modelId } from './start-analyst'
import type { Failed } from './worker'

/** Document of the folder with its result. */
export type Evaluated = { name: string } & (
  | { unreadable: string }
  | ({ characters: number } & (Measured | NotEstimated | Failed))
)

export interface Evaluation {
  analyst: string
  isModel: boolean
  documents: Evaluated[]
  /** Documents of the folder with the same content, and the difference of their estimates. */
  pairs: (Pair & Case)[]
  languages: InLanguage[]
  /** Briefs, and how much their rewordings change the hours. */
  paraphrases: Reworded[]
  /** The longest document. Null for a model, whose cost is not limited. */
  long: (Cost & { characters: number; hours: number }) | null
  /** Error message for each limit that is not met. */
  failures: string[]
}

/** Less work than by default. */
interface Less {
  /** Length of the long document. */
  characters?: number
  /** Number of reworded briefs. */
  briefs?: number
  /** Maximum variants of each kind. */
  maxVariants?: number
}

/**
 * Reads and measures every document of a folder, a long one made of them, and reworded briefs. Throws a `PlainError` if
 * there is none.
 */
export async function evaluate(
  folder: string,
  report: (line: string) => void,
  { characters, briefs, maxVariants }: Less = {},
): Promise<Evaluation> {
  const model = modelId()
  const isModel = model !== null
  const width = isModel ? maxConcurrentModels : availableParallelism()
  const names = await documentsIn(folder)
  report(`Reading ${names.length} documents …`)
  const read = await runConcurrently(
    names.map((name) => () => readDocumentIn(folder, name)),
    width,
  )
  const texts = read.flatMap((document) => ('text' in document ? [document] : []))

  let done = 0
  const documents = await runConcurrently(
    read.map((document) => async (): Promise<Evaluated> => {
      if ('unreadable' in document) return document
      const { name, text } = document
      const measured = await perform({ do: 'measure', title: titleOf(name), text, maxVariants })
      report(`Measured ${++done} of ${texts.length}: ${name}`)
      return { name, characters: text.length, ...measured }
    }),
    width,
  )
  report('Measuring languages and a long document …')
  const languages = await perform({ do: 'languages' })
  report('Measuring briefs in other words …')
  const paraphrases = await measureParaphrases(estimatorOf(isModel, report), isModel, briefs)
  const longText = longTextOf(
    texts.map(({ text }) => text),
    characters,
  )
  const cost = isModel || texts.length === 0 ? null : await perform({ do: 'cost', text: longText })
  const pairs = measuredPairs(pairsIn(texts), documents)
  const coverages = documents.flatMap((document) => ('coverage' in document ? [document.coverage] : []))
  return {
    analyst: model ?? offlineModel,
    isModel,
    documents,
    pairs,
    languages: 'failed' in languages ? [] : languages,
    paraphrases,
    long: cost && !('failed' in cost) ? { ...cost, characters: longText.length } : null,
    failures: [
      ...documents.flatMap((document) => documentFailures(document, isModel)),
      ...failuresOf('the folder', { demands: judgeDemands(coverages) }, isModel),
      ...pairs.flatMap((pair) => pairFailures(pair, isModel)),
      ...languageFailures(languages, isModel),
      ...paraphraseFailures(paraphrases, isModel),
      ...(cost === null ? [] : 'failed' in cost ? [missing('cost', 'a long document', cost)] : costFailures(cost)),
    ],
  }
}

const languageFailures = (languages: InLanguage[] | Failed, isModel: boolean): string[] =>
  'failed' in languages
    ? [missing('language', 'the samples', languages)]
    : languages.flatMap(({ language, case_ }) =>
        failuresOf(`the sample in "${language}"`, { language: [case_] }, isModel),
      )

function documentFailures(document: Evaluated, isModel: boolean): string[] {
  if ('unreadable' in document) return []
  const { name } = document
  if ('failed' in document) return [missing('language', name, document)]
  if (!('refused' in document)) return failuresOf(name, document.cases, isModel)
  return document.isRightly
    ? []
    : [`answered: ${name} asks for software, and there is no estimate: "${document.refused}"`]
}

export const measuredPairs = (pairs: readonly Pair[], documents: readonly Evaluated[]) =>
  pairs.flatMap(({ names, similarity }): (Pair & Case)[] => {
    const [one, other] = names.map((name) => documents.find((document) => document.name === name))
    if (!one || !other || !('figures' in one) || !('figures' in other)) return []
    const measured = changeOf(other.figures.build, one.figures.build)
    return [{ names, similarity, measured, change: `between ${names[0]} and ${names[1]}` }]
  })
