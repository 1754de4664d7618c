import { pattern } from '#domain/text/pattern'

/** Things that the client has and does today, which are no wish, beside one in the same sentence. */

const sofar =
  "(?:so far|until now|up to now|(?:at|for) the (?:moment|minute|time being)|currently|right now|today|these days|only|just|bisher|bislang|derzeit|momentan|im moment|zurzeit|aktuell|heute|nur|pour (?:l['’]instant|le moment)|actuellement|aujourd['’]hui|jusqu['’]ici|n['’](?:ai|a|avons|utilise|utilisons) (?:encore )?qu['’e]|de momento|por (?:ahora|el momento)|actualmente|hasta ahora|hoy|sol[oa]mente|s[oó]lo|per ora|al momento|attualmente|finora|oggi|soltanto|por enquanto|atualmente|até agora|apenas|tot nu toe|momenteel|nu|alleen)"
const having =
  "(?:(?:we|I)(?:['’]ve| (?:\\p{L}+ )?(?:have|use|run|sell|rent|take|do|work|got))|(?:haben?|nutzen?|verwenden?) (?:wir|ich)|(?:wir|ich) (?:haben?|nutzen?|verwenden?)|(?:j['’]|(?:nous|on) )(?:n['’])?(?:ai|a|avons|utilis)|(?:tenemos|tengo|us[ao](?:mos)?|abbiamo|ho|usiamo|temos|tenho)|(?:hebben|heb|gebruiken|gebruik) (?:we|wij|ik)|(?:we|wij|ik) (?:hebben|heb|gebruiken|gebruik))"

/** Words that make it a wish, or the lack of something: "we only have two users who need it". */
const wanting =
  "(?!.*(?<!\\p{L})(?:want|need|would|should|could|must|can(?:not|['’]t)?|brauch\\p{L}*|möcht\\p{L}*|soll\\p{L}*|können|kann|voul\\p{L}+|voudr\\p{L}+|besoin|doi(?:t|vent)|peu(?:t|vent)|quer\\p{L}+|necesit\\p{L}+|debe\\p{L}*|vorre\\p{L}+|vogli\\p{L}+|serve|willen|moet\\p{L}*|problem\\p{L}*|fehler)(?!\\p{L}))"

const today = pattern(
  `^${wanting}(?:(?:and|but|as|because|since|und|aber|et|mais|y|pero|e|ma|en|maar) )?(?=[^.;:?]*(?<!\\p{L})${sofar}(?!\\p{L}))(?:${sofar} ){0,3}${having}(?!\\p{L}*[^.;:?]*(?:\\d|so that))`,
)

/** True for what the client has today: "we've only got a Facebook page", "bisher haben wir nur eine Facebook-Seite". */
export const tellsToday = (text: string): boolean => today.test(text)

/** Beginnings of sentences about what the client has begun: "We've also started selling passes". */
export const tellsBeginning = pattern(
  String.raw`^(?:(?:we|I)(?:['’]ve| have)(?: (?:also|just|recently|now))* (?:started|begun)|(?:wir|ich) (?:haben? [^,;]{2,60} (?:angefangen|begonnen)|\p{Ll}+ (?:jetzt|neuerdings|inzwischen|seit))|(?:nous|on) (?:avons|a) (?:aussi |récemment )?commencé|hemos empezado|(?:ahora )?también (?:\p{L}+mos)|abbiamo (?:iniziato|cominciato)|we zijn (?:ook )?begonnen)(?!\p{L})`,
)

/** A wish in praise of it, after what was told: "and it'd be great if guests could …". */
export const praisesWish = pattern(
  String.raw`^(?:(?:it|that)(?:['’]d| would) be \p{L}+ (?:if|to)|(?:es|das) wäre \p{L}+,? wenn|(?:ce|ça) serait \p{L}+ (?:que|si|de)|(?:sería|estaría) \p{L}+ (?:que|si)|sarebbe \p{L}+ (?:che|se)|(?:het )?zou \p{L}+ zijn)(?!\p{L})`,
)
