import { pattern } from '#domain/text/pattern'

/** Things that the client has and does today, which are no wish, beside one in the same sentence. */

const now =
  "(?:so far|until now|up to now|(?:at|for) the (?:moment|minute|time being)|currently|right now|today|these days|bisher|bislang|derzeit|momentan|im moment|zurzeit|aktuell|heute|pour (?:l['’]instant|le moment)|actuellement|(?:en )?ce moment|aujourd['’]hui|jusqu['’]ici|de momento|ahora mismo|(?:en )?este momento|por (?:ahora|el momento)|actualmente|hasta ahora|hoy|per ora|al momento|attualmente|finora|oggi|por enquanto|atualmente|até agora|tot nu toe|momenteel|nu)"
const sofar = `(?:${now}|only|just|nur|n['’](?:ai|a|avons|utilise|utilisons) (?:encore )?qu['’e]|sol[oa]mente|s[oó]lo|soltanto|apenas|alleen)`
const having =
  "(?:(?:we|I)(?:['’]ve| (?:\\p{L}+ )?(?:have|use|run|sell|rent|take|do|work|got))|(?:haben?|nutzen?|verwenden?) (?:wir|ich)|(?:wir|ich) (?:haben?|nutzen?|verwenden?)|(?:j['’]|(?:nous|on) )(?:n['’])?(?:ai|a|avons|utilis)|(?:tenemos|tengo|us[ao](?:mos)?|abbiamo|ho|usiamo|temos|tenho)|(?:hebben|heb|gebruiken|gebruik) (?:we|wij|ik)|(?:we|wij|ik) (?:hebben|heb|gebruiken|gebruik))"

/** Words that make it a wish, or the lack of something: "we only have two users who need it". */
const wanting =
  "(?!.*(?<!\\p{L})(?:want|need|would|should|could|must|can(?:not|['’]t)?|brauch\\p{L}*|möcht\\p{L}*|soll\\p{L}*|können|kann|voul\\p{L}+|voudr\\p{L}+|besoin|doi(?:t|vent)|peu(?:t|vent)|quer\\p{L}+|necesit\\p{L}+|debe\\p{L}*|vorre\\p{L}+|vogli\\p{L}+|serve|willen|moet\\p{L}*|problem\\p{L}*|fehler)(?!\\p{L}))"

const today = pattern(
  `^${wanting}(?:(?:and|but|as|because|since|und|aber|et|mais|y|pero|e|ma|en|maar) )?(?=[^.;:?]*(?<!\\p{L})${sofar}(?!\\p{L}))(?:${sofar} ){0,3}${having}(?!\\p{L}*[^.;:?]*(?:\\d|so that))`,
)

const people =
  '(?:(?:(?:the|our|my|all|most|die|unsere|meine|alle|les|nos|l[ao]s|nuestros|i|gli|de|onze) )?(?:people|customers|clients|members|parents|patients|guests|visitors|groups|tenants|students|players|leute|kunden|mitglieder|eltern|patienten|gäste|besucher|gruppen|mieter|schüler|spieler|gens|adhérents|groupes|gente|clientes|socios|grupos|clienti|soci|mensen|klanten|leden|gasten)|they|every(?:one|body)|some(?:one|body)|we|I|my \\p{L}+|sie|wir|ich|man|jeder|meine? \\p{L}+|on|nous|je|ils|elles|ma \\p{L}+|mi \\p{L}+|we|ik|mijn \\p{L}+)'
/** Ways in which people do without a product: "by hand", "on paper", "they write us". */
const byHand =
  '(?:us|me|uns|mir|mich|nous|nos|ci|ons|by (?:hand|phone|e-?mail|post|whatsapp)|(?:on|from) paper|paper \\p{L}+|an? (?:book|notebook|whatsapp)|spreadsheets?|excel\\p{L}*|von hand|per (?:e-?mail|telefon|post|whatsapp)|telefonisch|anrufen|rufen|papier\\p{L}*|zettel\\p{L}*|heft|à la main|par (?:e-?mail|téléphone|courrier)|carnet|cahier|a mano|por (?:correo|teléfono|whatsapp)|papel|cuaderno|al telefono|carta|met de hand|bellen)'
/** Words of wishes for it, and of faults. */
const lacking =
  "(?!.*(?<!\\p{L})(?:please|gets?|receives?|sees?|error|twice|double|empty|wrong|fail\\p{L}*|broken|no|not|nothing|bitte|bekomm\\p{L}*|erh[aä]lt\\p{L}*|sehen|fehler\\p{L}*|doppelt|leer\\p{L}*|falsch\\p{L}*|kein\\p{L}*|nichts?|s['’]il vous|reçoi\\p{L}+|erreur|ne|pas|recib\\p{L}+|por favor|nunca|ricev\\p{L}+|krijg\\p{L}*|geen|niet)(?!\\p{L}))"
const deedsToday = pattern(
  `^${wanting}${lacking}(?:(?:and|but|as|because|since|und|aber|weil|denn|car|et|mais|y|pero|porque|e|ma|en|maar|want) )?${now},? (?:${people}(?!\\p{L})|\\p{L}+(?:en|t) (?:(?:sich|uns|mich) )?${people}(?!\\p{L}))(?=.*(?<!\\p{L})${byHand}(?!\\p{L}))`,
)

/** Work that the client does as before: "the health insurers we settle with Theorg as before", "la cuota la pasamos por el banco como siempre". */
const before =
  "(?:as (?:before|always|usual|ever|we (?:do|did|have done) (?:now|today|so far))|like (?:before|always)|wie (?:bisher|immer|gehabt|gewohnt|bislang)|comme (?:avant|toujours|d['’]habitude|jusqu['’]ici|aujourd['’]hui)|como (?:siempre|hasta ahora|antes)|come (?:sempre|prima|finora)|zoals (?:altijd|nu|voorheen))(?!\\p{L})"
const asBefore = pattern(
  `^(?=[^.;:?]* ${before})${wanting}(?!.*(?<!\\p{L})(?:if|when|wenn|falls|si|quand|cuando)(?!\\p{L}))[^.;:?]*(?<!\\p{L})(?:we|(?:our|unsere?|notre|nuestr[oa]) \\p{L}+(?:er|in|ist|ant|or|ary|ier|ière|era|ora?)|wir|nous|\\p{L}+[aei]mos|\\p{L}+iamo|wij)(?!\\p{L})`,
)

/** True for deeds of people today: "at the moment people write us a mail", "derzeit rufen die Leute an". */
export const doesToday = (text: string): boolean => deedsToday.test(text) || asBefore.test(text)

/** True for what the client has and does today: "we've only got a Facebook page", "at the moment people write us a mail". */
export const tellsToday = (text: string): boolean => today.test(text) || doesToday(text)

/** Beginnings of sentences about what the client has begun: "We've also started selling passes". */
export const tellsBeginning = pattern(
  String.raw`^(?:(?:we|I)(?:['’]ve| have)(?: (?:also|just|recently|now))* (?:started|begun)|(?:wir|ich) (?:haben? [^,;]{2,60} (?:angefangen|begonnen)|\p{Ll}+ (?:jetzt|neuerdings|inzwischen|seit))|(?:nous|on) (?:avons|a) (?:aussi |récemment )?commencé|hemos empezado|(?:ahora )?también (?:\p{L}+mos)|abbiamo (?:iniziato|cominciato)|we zijn (?:ook )?begonnen)(?!\p{L})`,
)

/** A wish in praise of it, after what was told: "and it'd be great if guests could …". */
export const praisesWish = pattern(
  String.raw`^(?:(?:it|that)(?:['’]d| would) be \p{L}+ (?:if|to)|(?:es|das) wäre \p{L}+,? wenn|(?:ce|ça) serait \p{L}+ (?:que|si|de)|(?:sería|estaría) \p{L}+ (?:que|si)|sarebbe \p{L}+ (?:che|se)|(?:het )?zou \p{L}+ zijn)(?!\p{L})`,
)
