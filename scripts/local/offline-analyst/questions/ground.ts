import type { Reading } from '../reading/read'
import type { Recognised } from '../sizing/recognise'
import type { SourcesOf, Standing } from './effects'

/** What the questions are chosen by. */
export interface Ground {
  reading: Reading
  recognised: Recognised
  tasks: Standing[]
  sourcesOf: SourcesOf
}
