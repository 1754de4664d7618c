import { type Layer, mergeAnalyses, mergeBreakdowns } from '#domain/revision/layers'
import type { StoredAnalysis, StoredBreakdown } from '#functions/data/projects'

/** Returns the layers of a version. A version that was never revised is one layer. */
export function layersOf(stored: StoredAnalysis, { breakdown, layers = [breakdown] }: StoredBreakdown): Layer[] {
  const { analyst: _, lines: __, written: ___, constraints: ____, layers: analyses, ...analysis } = stored
  return (analyses ?? [{ analysis }]).map((layer, at) => ({ ...layer, breakdown: layers[at]! }))
}

/** Returns the fields in which layers are stored. */
export function storedLayers(layers: readonly Layer[]) {
  const isSingle = layers.length === 1
  const analyses = layers.map(({ breakdown: _breakdown, ...layer }) => layer)
  const breakdowns = layers.map(({ breakdown }) => breakdown)
  return {
    analysis: {
      ...mergeAnalyses(analyses.map(({ analysis }) => analysis)),
      ...(!isSingle && { layers: analyses }),
    },
    made: { breakdown: mergeBreakdowns(breakdowns), ...(!isSingle && { layers: breakdowns }) },
  }
}
