import { pattern } from '#domain/text/pattern'
import { please } from '../vocabulary/to-reader'

/** Sentences about what is there, or is not, that go on to ask for it or for work on it. */

const thing = '([^,;:.!?]{3,60}?)'
const end = '(?: (?:too|as well|auch|aussi|también|ook))?[.!]?$'
/** Sentences about something missing and the wish for one, with the wish: "We have no newsletter yet and would like one". */
const missing = [
  [
    `^(?:(?:so far|currently|at the moment|unfortunately),? )?(?:(?:we|I)(?: currently| still)? (?:have no|(?:don['’]t|do not)(?: yet| currently)? have an?)|there is no|there(?:['’]s| is)(?:n['’]t| not) an?) ${thing}(?: (?:yet|so far|right now|at the moment))?,? (?:and|but|so) (?:(?:we|I)(?: |(?=['’])))?(?:(?:would |['’]d )(?:\\p{L}+ ){0,2}(?:like|love|want)|(?:do )?(?:need|want))(?: to (?:have|get|add|offer))? one${end}`,
    'We want a $1.',
  ],
  [
    `^(?:(?:bisher|leider|noch|derzeit) )*(?:(?:wir|ich) haben?|haben? (?:wir|ich)|es gibt) (?:(?:bisher|leider|noch|derzeit) )*k(eine?n?) ${thing}(?: und|,? aber|,) (?:(?:wir|ich) )?(?:hätten?|möchten?|wollen|will|wünschen uns|brauchen?|bräuchten?) (?:(?:wir|ich|aber|sehr|auch|gerne?) )*eine?[ns]?(?: haben)?${end}`,
    'Wir hätten gern $1 $2.',
  ],
  [
    `^(?:nous n['’]avons|on n['’]a|je n['’]ai) pas (?:encore )?d(?:e |['’])${thing} (?:et|mais) (?:nous |on |j['’]|je )?en (?:voudr|aimer|souhait)\\p{L}+(?: avoir)? (une?)${end}`,
    'Nous voudrions $2 $1.',
  ],
  [
    `^(?:(?:todavía|aún) )?no tenemos (?:(?:todavía|aún) )?${thing}(?: (?:todavía|aún))? (?:y|pero) (?:nos gustaría|queremos|querríamos)(?: tener)? (una?)o?${end}`,
    'Queremos $2 $1.',
  ],
  [
    `^non abbiamo (?:ancora )?un(?:[ao]? |['’])${thing} (?:e|ma) ne (?:vorremmo|vogliamo) (una?)o?${end}`,
    'Vorremmo $2 $1.',
  ],
  [
    `^(?:we|wij) hebben (?:nog )?geen ${thing} (?:en|maar) (?:(?:we|wij) )?(?:willen|zouden) (?:er )?(?:graag )?een(?: willen| hebben)?${end}`,
    'We willen graag een $1.',
  ],
].map(([source, wish]) => [pattern(source!), wish!] as const)

/** Returns a sentence about a part of a product that is missing and wanted as a wish for it. */
export function asWanted(text: string): string {
  const wish = missing.reduce((said, [it, plain]) => said.replace(it, plain), text)
  return wish !== text && !wantsFromOthers(text) ? wish.replace(/^(We want a)(?= [aeio])/i, '$1n') : text
}

/** Things that no product has and that a client may want from others: "We have no developer yet and need one". */
const ofOthers = pattern(
  String.raw`(?<!\p{L})(?:contract|idea|developer|designer|programmer|agency|budget|photographer|accountant|lawyer|fotograf(?:in)?|steuerberater(?:in)?|photographe|comptable|fotógrafo|contable|fotograaf|boekhouder|vertrag|idee|entwickler(?:in)?|designer(?:in)?|agentur|contrat|idée|développeur|agence|contrato|desarrollador|agencia|contratto|sviluppatore|agenzia|ontwikkelaar|bureau)$`,
)

/** True for a sentence about something missing and wanted that is no part of a product. */
export const wantsFromOthers = (text: string): boolean =>
  missing.some(([it]) =>
    it
      .exec(text)
      ?.slice(1)
      .some((said) => ofOthers.test(said ?? '')),
  )

/** Pleas that ask for no work: "please call me", "bitte so lassen". */
const noWork =
  "(?:(?:do )?not|do(?:n['’]t)|no|nothing|never|nicht|nichts|kein\\p{L}*|nie|so|pas|ne|rien|nada|non|niente|niets?|geen|let (?:us|me)|tell|contact|call|phone|mail|write|ask|see|note|refer|consult|read|visit|find|be|feel|use|reuse|keep|leave|stay|stick|ignore|forget|remember|confirm|advise|explain|send (?:us|me|your)|submit|quote|(?:\\p{L}+ ){0,4}?(?:nutz|verwend|benutz|nehm|lass|behalt|beacht|meld|schreib|anruf|sag|berücksichtig|entschuldig|angeb)\\p{L}*|voir|utilis\\p{L}+|gard\\p{L}+|laiss\\p{L}+|contact\\p{L}+|us\\p{L}{2,4}|dej\\p{L}+)(?!\\p{L})"
const pleads = pattern(`[,;–—] ?(?:(?:and|so|und|also|et|alors|y|e|en) )?${please},? (?!${noWork})(?:\\S+ )*\\p{L}{3,}`)

const maxLength = 200

/** True for a sentence that tells something and goes on to ask: "We already have a newsletter, please connect it". */
export const asksNext = (text: string): boolean => text.length <= maxLength && pleads.test(text)
