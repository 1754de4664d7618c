import { compileCourtesies, isCourtesy } from '#domain/text/courtesies'
import { pattern } from '#domain/text/pattern'

const nice =
  '(?:nice|good|great|lovely|happy|merry|relax\\p{L}+|wonderful|sunny|schöne|gute|frohe|erholsame|sonnige|bon(?:ne)?|excellente?|belle|joyeuses|buen[oa]?|feliz|bo[am]|buon[ao]?|bell[ao]|fijne?|prettige?)'
const season =
  '(?:days?|evening|week|week-?end|(?!birth)\\p{L}+day|summer|autumn|winter|holidays?|christmas|easter|new year|\\p{L}*(?:tag|abend|woche|wochenende)e?|zeit|urlaub|ferien|weihnachten|ostern|journée|soirée|semaine|vacances|(?:fin de )?semana|día|tarde|vacaciones|fim de semana|settimana|giornata|serata|dag|avond)'
/** Wishes for the reader's time: "a good start into the week", "Schöne Woche noch", unlike "bonne semaine du vélo". */
const niceTime = `(?:(?:an?|einen?|ein|une?|un[oa]?) )?${nice}[nrs]? (?:long |lange[ns]? )?(?:start (?:in(?:to)?|to) (?:the|your|die|eure) )?${season}(?=$|\\s?[.,;:!–—](?! (?:I|we|ich|wir|je|nous|on) )| (?:and|und|et|y|e|en|to|für|noch|nog|ahead|every(?:one|body)|all|euch|dir|à|wünsch\\p{L}+)(?!\\p{L}))`

const wishes = compileCourtesies([
  `(?:(?:have|enjoy|passe[zr]?|que (?:teng|pas)\\p{L}+) )?${niceTime}`,
  '(?:(?:I|we) )?wish(?:ing)? you(?= (?:an?|all|both|the|much|happy|good|success)(?!\\p{L}))|(?:ich|wir) wünschen? (?:dir|euch|ihnen)|(?:je|nous) (?:te|vous) souhait\\p{L}+|(?:te|os|le|les) dese(?:o|amos)|(?:ti|vi|le) augur(?:o|iamo)|(?:(?:ik|we) )?wensen? (?:je|jullie|u)|(?:stay|keep) (?:healthy|safe|well)(?=$|[.,!]| (?:and|everyone|all)(?!\\p{L}))|bleib(?:t|en sie)? gesund|komm(?:t|en sie)? gut (?:in|durch|nach)',
])

/** Requests for an answer in the words of a person: "Sagen Sie uns bitte, was das kostet". */
const forAnswer = pattern(
  String.raw`^(?:please|kindly) tell (?:me|us) (?:what|how|if|when|whether) (?=.*\b(?:costs?|charge|takes?|price|need (?:to know|from us)|you|possible)\b)[^:;]{3,60}$|^(?:bitte )?sagen sie (?:uns|mir)(?: bitte| einfach)?,? (?:was|wie|ob|wann) (?=.*(?:kost|dauer|preis|brauch|benötig|möglich))[^:;]{3,60}$|^dites-(?:nous|moi) [^:;]{3,60}$`,
)

/** True for a sentence to the reader that says nothing about the work: a courtesy, a wish or a request for an answer. */
export const isPoliteness = (sentence: string): boolean =>
  isCourtesy(sentence) || wishes.test(sentence) || forAnswer.test(sentence)
