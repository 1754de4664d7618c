import { statementsIn } from './statements'

/** Returns the constraints in a sentence that no heading announces. */
export const stated = (sentence: string) =>
  statementsIn(sentence, new Set())
    .filter(({ shape }) => shape !== 'start')
    .map(({ stated }) => stated)
