import { oddsOfWork } from '../wording/kind-of-message'
import type { Form } from '../text/forms'
import { onlyDate } from '../vocabulary/requests'
import type { TextLanguage } from './language'
import { isTalk } from './background'
import { presentsWriter } from './present'
import { isRemark } from './remarks'
import { isOfMatter, isOneWord } from './software'
import { type Statement, minItemWords } from './statement'

/** Log-odds from which a text asks for work whatever its words, and maximum statements of such a text beside dates. */
const certain = 2
const maxStatements = 4

const isNoDate = ({ text }: Statement) => !onlyDate.test(text)

/** True for small talk, praise and what the writer is. */
const isBesideWork = (it: Statement) => isTalk(it) || isRemark(it.text) || presentsWriter(it.text)

interface Read {
  statements: readonly Statement[]
  form: Form
  language: TextLanguage
}

/**
 * Returns the statements of a text of which none asks for anything: its wishes are asked for ("It would be great if customers
 * could pay online"), or all of it, if it is a message about work on software ("Header logo blurry on new laptops").
 */
export function withUnasked({ statements, form, language }: Read): Statement[] {
  const asked = (asks: (it: Statement) => boolean) =>
    statements.map((it): Statement => (asks(it) ? { ...it, kind: 'function' } : it))
  if (statements.some(({ kind }) => kind === 'wish')) return asked(({ kind }) => kind === 'wish')
  const isMessage =
    form === 'text' &&
    language.language !== null &&
    statements.filter(isNoDate).length <= maxStatements &&
    !isOneWord(statements) &&
    (oddsOfWork(statements) ?? 0) > certain
  return isMessage
    ? asked(
        (it) =>
          it.kind === 'background' &&
          !it.settled &&
          isNoDate(it) &&
          it.words.length >= minItemWords &&
          isOfMatter(it) &&
          !isBesideWork(it),
      )
    : [...statements]
}
