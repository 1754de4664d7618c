import { pattern } from '#domain/text/pattern'
import { begin, bounded } from './numbers'

/** Words for a part of the work. */
export const partOfWork = pattern(
  bounded(
    '(?:(?:phase|stage|milestone|sprint|iteration|part|increment|etappe|étape|fase|etapa|этап)(?: (?:\\d{1,2}|[ivx]{1,4}|one|two|three|four))?|first phase|pilot)',
  ),
)

/** Headings of the document's own history. */
export const historyHeading = pattern(
  `${begin}(?:(?:revisions?|documents?|changes?|versions?|amendments?) ?(?:history|log|record|control)|history of (?:changes|revisions|versions)|(?:änderungs|dokument|versions)historie|historique des (?:versions|révisions|modifications)|(?:historial|histórico) de (?:cambios|versiones|revisiones|versões|revisões|alterações)|история (?:изменений|версий)|ιστορικό (?:εκδόσεων|αλλαγών)|(?:修订|变更|版本)(?:记录|历史))[^\\p{L}]{0,12}$`,
)
/** Headings such as "# Project Schedule, March 2019", whose date is that of the schedule. */
export const scheduleHeading = pattern(
  '^#[^:]{0,80}(?:schedule|time ?line|zeitplan|calendrier|cronograma|план-график|χρονοδιάγραμμα|时间表)[^:]{0,40}$',
)
