import { pattern } from '#domain/text/pattern'
import { byHand } from './going-on'
import { worksWith } from './in-use'
import { condition, nothing } from './remarks'
import { type Statement, isAsking } from './statement'
import { asksNext } from './wanted'

/** Sentences around the one thing that a short request asks for, which add no work of their own. */

const my =
  '(?:my|our(?: own)?|mein\\p{L}*|unser\\p{L}*|ma|mon|mes|notre|nos|mi|nuestr[oa]|(?:il |la )?(?:mio|mia|nostr[oa])|mijn|onze?|wir|we|I|noi|nosotr[oa]s)'
const already = '(?:already|also|schon|bereits|auch|weiterhin|ja|déjà|aussi|ya|también|già|anche|al|ook|still|noch)'
const end = '(?:[,;] [^?]*| \\([^)]*\\))?[.!]*$'
const now =
  "(?:(?:right )?now|today|currently|at (?:present|the moment)|heute|derzeit|momentan|im moment|aktuell|aujourd['’]hui|actuellement|pour l['’]instant|en ce moment|hoy|ahora|actualmente|oggi|adesso|ora|al momento|nu|momenteel|vandaag)"
const be = "(?:is|are|['’]s|was|were|ist|sind|est|sont|está|están|è|sono|zijn)"

const background = [
  // "Hardware is completely there", "Les sauvegardes sont déjà en place".
  `(?!${condition})(?:(?!what|que |che |cosa )[\\p{L}\\d'’()-]+ ){1,8}?${be} (?:(?:${already}|all|fully|komplett|alle[sn]?|tous|toutes|tod[oa]s|tutt[ieo]) )*(?:done|finished|there|set up|in place|ordered|da|fertig|vorhanden|eingerichtet|bestellt|en place|faite?s?|hech[oa]s|list[oa]s|fatt[oaie]|pront[oaie]|klaar|aanwezig|gereed)${end}`,
  // "We have the Pro plan", "Gli account li abbiamo già", "Store accounts belong to us".
  `(?!.*(?:problem|issue|fehler|error))(?:${already} )?(?:(?:we|I|wir|ich|nous|wij|ik) (?:${already} )?(?:have|haben|habe|avons|hebben|heb)|on a|(?:haben|habe|hebben|heb) (?:wir|ich|we)|tenemos|tengo|abbiamo|ho) (?:[^,;:.?]{0,30}(?<!\\p{L}))?(?:plan|accounts?|licen[sc]es?|subscription|konto|konten|zugang|zugänge|lizenz\\p{L}*|abo|comptes?|abonnement|cuentas?|licencia|suscripción|licenz[ae]|abbonamento)(?!\\p{L})[^;:?]{0,30}[.!]*$`,
  `[^,;:?]{2,50} (?:(?:haben|habe|hebben|heb) (?:wir|ich|we|wij|ik) ${already}|(?:l[ie] |ce l['’])(?:abbiamo|ho)(?: già)?|l[oa]s? ya (?:tenemos|tengo)|(?:on|nous) l[ea]s?['’ ]?(?:a|avons) ?(?:déjà)?|belongs? to us|gehör(?:t|en) uns)(?!\\p{L})`,
  // "Today my wife does it by hand".
  `${now}(?!\\p{L})[^;:?]*(?<!\\p{L})${byHand}(?!\\p{L})`,
  // "Last time someone broke it", "In passato un plugin …", "Nobody has updated anything in 3 years".
  "(?:(?:the )?last time|in the past|years ago|letztes mal|beim letzten mal|früher|damals|la dernière fois|par le passé|la última vez|en el pasado|l['’]ultima volta|in passato|(?:de )?vorige keer|vroeger|nobody has|no one has|niemand hat|keiner hat|personne n['’]a|nadie ha|nessuno ha|niemand heeft)(?!\\p{L})",
  // "Desktop is fine", "Verder is alles prima zo", "Die Startseite geht noch".
  `(?!${condition})(?!(?:make|check|ensure) )[^;:?,]{2,50} (?:(?:${be}|works?|runs?) (?:all |alles |tout |todo |tutto |still )?(?:fine|ok(?:ay)?|good|well|gut|in ordnung|bien|bene|prima|goed)|passt|läuft gut|geht noch|laufen noch|gehen noch|(?:marche|fonctionne|va|funciona|funziona|va) (?:bien|bene))(?: (?:so|zo|comme ça|así|così))?[.!]*$`,
  // "The hosting company just wrote that PHP 7.4 will be switched off", "L'hébergeur coupe PHP 7.4 en juin".
  "(?:(?:our|unser|notre|nuestro|il nostro|onze) (?:host|bank|provider|anbieter|prestataire|proveedor|fornitore)|(?:(?:our|the|unser|der|die|notre|nuestro|el|il nostro|il|onze|de) |l['’])?(?:web ?host|(?:web ?)?host(?:er|ing(?: (?:company|provider))?)|google|apple|hébergeur|hostingpartij))(?!\\p{L}) (?:\\p{L}+ ){0,2}?(?:wrote|told|sent|warn\\p{L}*|informed|announced|says?|will (?:switch|turn)|switches|turns|is (?:closing|switching)|closes|stops|hat|schreibt|schaltet|stellt|schließt|coupe|arrête|ferme|a (?:écrit|annoncé)|nous a|ha (?:scritto|avisado|escrito)|nos|apaga|cierra|chiude|spegne|stopt|heeft)(?!\\p{L})",
  // "Graag een prijsopgave", "Merci de nous chiffrer cela", "Nous donner une estimation".
  "(?:(?:graag|please|bitte|merci d[e’']|can you|could you|pouvez-vous|pourriez-vous|könn\\p{L}* (?:sie|ihr)|¿?(?:nos|me) (?:da[isn]*|puede\\p{L}*|podéis|podrías)|potet?e|puoi|kunt u|kun je) ?)?(?:(?:um|us|me|uns|mir|nous|nos|ci|mi|ons|le|la|it|this|een|eine?n?|une?|un|an?|give|send|geben|machen|donner|faire|dar|hacer|dare|fare|geven) ){0,4}(?:quote|estimat\\p{L}+|price|prijsopgave|offerte|angebot|preis|schätzung|devis|estimation|chiffrer|chiffrage|presupuesto|precio|preventivo|prezzo|stima)(?:[, ](?:cela|ça|this|that|separately|à part|aparte|a parte|apart|geben|machen|sturen|(?:by|bis|avant|pour|antes|entro|voor)(?: [\\p{L}\\d.]+){1,4}))*[.?!]*$",
  // "Il faudrait que ce soit prêt le 5 décembre".
  '(?:(?:it|this|everything) (?:all )?(?:should|must|needs to|has to) be (?:all |up |fully )?(?:ready|live|done|finished|online)|(?:das|es|alles|het)(?: ganze)? (?:müsste|sollte|muss|soll|moet) (?:[^,;:.?]{1,25} )?(?:fertig|online|live|klaar) (?:sein|zijn)|(?:(?:il faudrait|il faut) que (?:ce|cela|ça|tout) soit|(?:debería|tendría que) estar|dovrebbe essere) [^,;:.?]{0,25}?(?:prêt|list[oa]|pronto|online|en ligne))(?!\\p{L})[^,;:.?]{0,25}[.!]*$',
]

const excluded = [
  // "We're not looking for a redesign", "The slow search is not an issue any more".
  "(?:(?:we|I)(?:['’]re| are|['’]m| am)? (?:not looking for|not after|do(?:n['’]t| not) (?:need|want(?! that|[^.?]* to )))|wir (?:suchen|brauchen|wollen) kein\\p{L}*|(?:nous|on) ne (?:cherch|voul|veut|souhait)\\p{L}* pas d|no (?:buscamos|queremos)|non (?:cerchiamo|vogliamo)|we (?:zoeken|willen) geen)(?!\\p{L})[^?]*$",
  `(?!${condition})[^;:?]{3,80} (?:is|are|was|were|(?:ist|sind)|(?:est|sont)|(?:está|están)|(?:è|sono)) (?:(?:not an issue|no (?:longer )?(?:problem|issue)|kein (?:problem|thema))(?!\\p{L})[^?]*$|(?:${already} )?(?:solved|resolved|erledigt|gelöst|résolue?s?|réglée?s?|resuelt[oa]s?|risolt[oaie]|opgelost)[.!]*$)`,
  // "Los banners los hace mi cuñado", "Die Archivierung macht bereits unser DMS", "Item 4 will be done by our own staff".
  `[^;:.?]{3,60} (?:(?:macht|machen|erledigt|übernimmt|liefert|stellt|l[oaie]s? (?:hacen?|fa|fanno|prepara)|doe[nt]|doet|regelt|verzorgt)(?: ${already})?|(?:is|are|will be) (?:done|handled|made|taken|written|contracted) by) ${my}(?: [\\p{L}-]+){1,3}[.!]*$`,
  "[^;:.?]{3,60}(?:,|:) (?:ma|mon|notre|my|our|mi|nuestr[oa]|mia|mio|mijn|onze?|mein\\p{L}*|unser\\p{L}*) [\\p{L}-]+ (?:s['’]en (?:occupe|charge)|takes care|does (?:that|it)|se encarga|se ne occupa|zorgt daarvoor|kümmert sich)(?!\\p{L})",
  // "Le foto e le descrizioni non vanno toccate".
  '(?!.* (?:by|after|von|nach|par|après|por|después|da|dopo|door|na) )[^;:.?]{3,60} (?:non (?:vanno|devono essere|va)|no (?:se )?deben?|must not be|should not be|may not be|dürfen nicht|sollen nicht|darf nicht|soll nicht|ne doi(?:t|vent) pas être|mogen niet|mag niet)(?: [\\p{L}]+)? ?(?:toccat|modificat|cambiat|touched|changed|altered|tocar|cambiar|modificar|verändert|geändert|angefasst|berührt|modifié|touché|aangepast|gewijzigd|verander|ändern|veränd)\\p{L}*',
  // "Een koppeling met Indeed hoeft niet", "Pas de paiement en ligne, tout se règle sur facture".
  "[^;:.?,]{3,60} (?:hoe(?:ft|ven) niet|n['’](?:est|sont) pas nécessaires?)[.!]*$",
  `(?!no |sin )${nothing}[^,;:.!?]{2,40}[,;] [^.?]{3,60}[.!]*$`,
  'sin [^,;:.!?]{2,40}[,;] (?:ya )?no (?:l[oa]s? )?(?:hacen? falta|necesit|quer)\\p{L}*',
]

const among = (parts: readonly string[]) => pattern(`^(?:${parts.map((it) => `(?:${it})`).join('|')})`)
const surrounds = among(background)
const leaves = among(excluded)

const saysNow = pattern(`(?<!\\p{L})${now}(?!\\p{L})`)
const modal = pattern(
  String.raw`(?<!\p{L})(?:should|must|need|want|would|could|can|please|soll|muss|möcht|brauch|bitte|dev|doi|faut|voudr|voul|deb|quer|necesit|podr|vorre|vogli|moet|wil|graag)`,
)

/** True for a sentence about how something is today, which names no work: "Shipping is always 5 euros right now". */
export const tellsToday = (text: string): boolean => saysNow.test(text) && !modal.test(text)

/** Operations of a product, which an item may leave to others: "The server moves in May, our admin does that". */
const ofOperations = pattern(
  "^(?:(?:the|our|die|der|das|unser\\p{L}*|le|la|notre|el|nuestr[oa]|de|het|onze) |l['’])(?:web ?)?(?:server|hosting|host|domain|dns|database|backups?|ssl|certificate|datenbank|sicherung\\p{L}*|serveur|hébergement|domaine|servidor|alojamiento|dominio)(?!\\p{L})",
)

/** Maximum characters of such a sentence, and statements of a short request. */
const max = { characters: 160, statements: 20 }

/** Classifies what surrounds the wishes of a short request as background or excluded, unless nothing else asks. */
export function withoutSurroundings(statements: readonly Statement[]): Statement[] {
  if (statements.length > max.statements) return [...statements]
  const read = statements.map((it): Statement => {
    if (!isAsking(it) || it.coded || it.text.length > max.characters || asksNext(it.text)) return it
    if ((!it.item || ofOperations.test(it.text)) && leaves.test(it.text)) return { ...it, kind: 'excluded' }
    if (it.item) return it
    return surrounds.test(it.text) || worksWith.test(it.text) ? { ...it, kind: 'background' } : it
  })
  return read.some(isAsking) ? read : [...statements]
}
