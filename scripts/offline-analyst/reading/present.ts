import { pattern } from '#domain/text/pattern'
import { remember } from '../text/remember'
import { gains } from '../vocabulary/gains'
import { papers } from '../vocabulary/papers'
import { known } from '../vocabulary/requests'
import { please } from '../vocabulary/to-reader'
import { announcesChange } from './announces-change'
import { isOfProject } from './principles'
import { type Sight, firm, namesList } from './sight'
import type { Manner, Statement } from './statement'

/** Places outside of a product in which something stays, unlike its own: "in Exact Online", not "in the list". */
const elsewhere =
  "in (?:our (?!.*\\b(?:until|unless|till)\\b)|(?:the |their |an? )?(?:(?:existing|old|current|present|previous|legacy|paper|other)\\b|hands? of|(?:[\\w’'-]+ ){0,2}(?:accounting|bookkeeping|payroll|spreadsheets?|office|cabinet|agency|accountant|tax advis[eo]r)\\b)|(?:the |their )?(?=\\p{Lu})(?!PDF|CSV|QR)(?!.*\\b(?:until|unless|till)\\b))"
const anderswo =
  'in (?:unser\\w*|(?!.*\\bbis\\b)(?=\\p{Lu})(?!(?:Bearbeitung|Arbeit|Prüfung|Reserve)\\b)|(?:der|dem|den|einer|einem) (?:bestehend|vorhanden|alt|bisherig|jetzig|aktuell)\\w*|(?:der|dem|den|einer|einem) (?:\\p{L}*(?:kanzlei|buchhaltung|schrank|steuerberat\\p{L}+|agentur|warenwirtschaft)|ERP|DATEV|SAP|Kanzlei|Buchhaltung|Büro|Hand|Händen|Excel\\S*))'

/** Statements that something does not change: "Exit codes stay the same", "Invoices stay in Exact Online". */
const same = pattern(
  `\\b(?<!\\bwhich |\\p{L}(?<!\\b(?:and|but)) that |\\b(?:which|that|who) (?:is|are) )(?:(?:stays?|remains?|keeps?|kept|left) (?:exactly )?(?:the same|unchanged|untouched|as (?:it|they) (?:is|are)|${elsewhere})|\\b(?:does|do|will|should|must|need) not (?:change|be (?:changed|touched|altered))\\b)|\\bno changes? to\\b|\\bunchanged\\b|^(?:And )?[Nn]othing else\\b[^.;]{0,40}\\b(?:changes?|changed|touched)\\b|\\b(?:is|are) not (?:touched|changed|affected)\\b|^[Ss]onst (?:ändert sich nichts|bleibt alles)|(?:^|, |; |\\band )(?:that|this|it|they|das|die|der|es|ça|cela|eso) (?:should |can |must |soll |kann )?(?:stays?(?: (?:that way|so))?|remains?|bleib\\w*(?: (?:so|dabei|bestehen))?|reste(?: comme ça)?|se queda(?: así)?)(?=[.,;!]|$)|\\bbleib\\w* (?:unverändert|gleich|${anderswo})|\\b(?:wird|werden) nicht (?:angefasst|angetastet|berührt|verändert|geändert)\\b|\\b(?:no se|non si) (?:toca|cambia|modifica|modifican|tocan?)\\b|\\bn['’]est pas (?:touché|modifié|concerné)e?\\b|\\bbl(?:eibt|ijft) (?:so,? )?(?:wie|zoals) (?:sie|er|es|ze|hij|het) (?:ist|is)\\b`,
  '',
)
/** Asides about the subject of a sentence: "The website (Drupal, stays as it is) takes films". */
const aside = /\([^()]*\)(?=\s\p{Ll})/gu
/** Places in which something is kept now, which say nothing of a change: "Today bookings are kept in a spreadsheet". */
const keptToday =
  /^(?:today|currently|presently|at (?:present|the moment)|(?:right )?now|so far|until now|these days),? (?=.* kept )(?!.*\b(?:stays?|remains?|unchanged|untouched|should|must|will|as (?:it|they|is))\b)/i
/** Papers and tables in which something is kept until a product replaces them: "Memberships are kept in a spreadsheet". */
const onPaper = pattern(
  `^(?!.*(?<!\\p{L})(?:must|should|shall|will|still|stays?|remains?|bleib\\p{L}*|continue|export\\p{L}*|soll\\p{L}*|muss|müssen|weiter\\p{L}*|doi\\p{L}+)(?!\\p{L}))(?:[\\p{L}'’-]+ ){1,5}(?:(?:is|are) (?:kept|managed|noted|tracked|written down) (?:in|on)|(?:wird|werden) (?:in|auf)(?=.* (?:geführt|verwaltet|aufbewahrt|notiert|gepflegt)[.!]?$)|(?:est|sont) (?:tenu|géré|noté|suivi)e?s? (?:dans|sur)|se (?:llevan?|gestionan?|apuntan?) en) (?:(?:an?|one|the|our|several|eine[rmn]?|de[rmn]|une?|des|le|una?|el) )?(?:[\\p{L}-]+ ){0,1}?(?:${papers}|binders?|card index|wall planners?|(?:akten)?ordnern?|heft(?:en)?|kartei(?:karten)?|classeurs?|cahiers?|cuadernos?)(?![\\p{L}])`,
)
export const unchanged = {
  test: (text: string): boolean => same.test(text.replace(aside, '')) && !keptToday.test(text) && !onPaper.test(text),
}

const present =
  '(?:present|current|existing|bestehende|vorhandene|aktuelle|heutige|actuel|existant|actual|existente|attuale|esistente|huidige|bestaande)\\p{L}{0,2}'
const thing =
  '(?:web ?site|site(?: web)?|web|shop|store|intranet|system|app|portal|blog|wiki|webseite|seite|boutique|portail|sitio|tienda|sito|pagina)'
const stays =
  '(?:(?:stays?|remains?)(?! (?:the|a|an|only|open)(?!\\p{L}))|bleib(?:t|en)|(?:est|sont) (?:conserv|maintenu)\\p{L}+|reste(?:nt)?|se (?:mantiene|conserva)n?|permanecen?|rimane|resta|blij(?:ft|ven))(?!\\p{L})'
/** Statements that something goes on beside the product: "We keep our current website", "The existing site remains in place". */
export const keeps = pattern(
  `^(?!.*(?<!\\p{L})(?:need|want|brauch|möcht|voul|souhait|besoin|necesit|quer|precis|(?:but|aber|mais|pero|except|außer)(?!\\p{L})))(?:(?:(?:we|I)(?: will| want to| would like to)? (?:keep|continue with)(?: using)? (?:our|my|the) (?:current|existing|present|old)|(?:wir|ich) behalten? (?:unser|mein|die|das|den)|(?:nous|on) (?:gard|conserv)(?:ons|e) (?:notre|nos|l[ae])|(?:mantenemos|conservamos|mantemos) (?:nuestr|noss|el|la|[oa]))|(?:the|our|my|de[rn]?|das|die|unsere?|le|la|notre|el|nuestr[ao]|il|het|onze) (?:\\p{L}+ )?(?:${present} ${thing}|${thing} ${present})(?!\\p{L})[^.;]{0,40}? ${stays})`,
)

/** "The website of our studio already exists": only context, even for a change. */
export const saysItExists =
  /^(?!(?:if|when|once|falls|wenn|sobald)\s).*\b(?:already exists?|exists? already|(?:is|are) (?:already (?:online|live|ordered|booked|bought|paid|registered)|(?:online|live) already))\b|^(?:the|our|my|unsere?|mein|die|der|das|notre|nos|l|le|la|les|nuestr[oa]s?|el|los|las|noss[oa]s?|o|a|il?(?= .* esist)|de|het|onze)(?: |(?<=^l)['’])[^,;:]{2,50} (?:exist(?:s|iert|ieren|en?|ent)?|esist(?:e|ono)|bestaa[nt]|gibt es(?: (?:schon|bereits)|(?= seit )) ?|(?:ya )?existen?|já existem?|(?:runs?|works?) (?:well|fine)|l(?:äuft|aufen) gut|steh(?:t|en) (?:schon|bereits)|fonctionnent? bien|funcionan? bien)(?: déjà| ya| já| already| bereits| schon)*(?: \([^)]{1,40}\))?(?=[.,;]|$| (?:since|seit|depuis|desde|dal|da|sinds|al) )/i

/** Statements about other software in use: "Our accounting runs on DATEV", "Notre comptabilité est gérée dans Sage". */
const runsOn = pattern(
  String.raw`^(?:our|my|the|unsere?|die|der|das|notre|nos|la|les?|nuestr[oa]s?|el|l[oa]s|noss[oa]s?|a|o|il?|gli|onze|de) (?:[\p{L}'’-]+ ){1,5}(?:(?:runs?|goes? out) (?:on|through|over|in|via|with)|(?:is|are|ist|sind|est|sont|está|están|è|sono|staan?) (?:in|on|bei|dans|sur|en|su|nell?['’ao]?)|works? (?:through|with|via)|(?:is|are) (?:kept(?! in (?:the|their) (?:app|account|profile|history|list|archive|cloud)(?!\p{L}))|managed|handled|done|made|run|hosted) (?:in|with|by|on|through)|l(?:äuft|aufen) (?:über|auf|mit|in|bei)|(?:est|sont) (?:gérée?s?|tenue?s?|faite?s?|hébergée?s?) (?:dans|avec|sur|par|chez)|(?:se )?(?:lleva|llevan|gestiona|gestionan|funciona|funcionan) (?:con|en|por|sobre)|(?:é|são) (?:feit[oa]s?|gerid[oa]s?) (?:com|em|no|na)|(?:lies?|liegt|liegen|se trouvent?|staan) (?:on|in|at|auf|bei|sur|dans|chez|op)) `,
)

/** Statements about where a domain or a site is hosted: "The domain is at Strato", "Le nom de domaine est chez OVH". */
const hostedAt = pattern(
  String.raw`^(?:(?:the|our|old|current|die|der|das|unsere?|alte|le|la|notre|nos|el|nuestr[oa]|il|de|onze|het) )*(?:domains?|hosting|e-?mails?|(?:web)?site|webseite|nom de domaine|hébergement|dominio|alojamiento|domein|server)(?: and hosting| und hosting| et l['’]hébergement| y hosting)? (?:is|are|ist|sind|liegt|läuft|liegen|est|sont|está|están|è|sono|is) (?:at|with|by|on|bei|chez|sur|en|con|presso|su|bij|hosted (?:at|by|with)|gehostet bei)?\s?\p{Lu}`,
)

/** A field of a ticket: "System: time tracking (PHP 7.4, MariaDB), internal", of a shop with its theme or version. */
export const systemField =
  /^(?:affected )?(?:system|(?:(?:web|online) ?)?(?:shop|store|site|boutique|tienda|negozio|sito)(?= ?:[^()]*\([^()]*(?:theme|thème|tema\b|\d\.\d))|anwendung|application|applikation|app|software|module?|component|komponente|umgebung|environment|environnement|sistema|entorno|aplicación|applicatie|systeem) ?: (?!(?:an? |our )?(?:new|neu|nouve|nuev|nuov|nieuw))[^.!?:]{3,40} ?\(/iu

/** Statements about things that a company has: "We already have a shop on Shopify", unlike "We have a problem". */
const possesses = pattern(
  String.raw`^(?:(?:in our|en nuestr[oa]|nell[ao] nostr[oa]|dans notre|in unser\p{L}*) [\p{L}-]+(?: [\p{L}-]+)?,? (?:we use|usamos|tenemos|utilizamos|usiamo|abbiamo|nous (?:utilisons|avons)|(?:verwenden|nutzen|haben) wir) |(?:we|I|wir|ich|nous) (?:already |also )?(?:have|haben|habe|avons) |j['’]ai |on a déjà |(?:ya )?(?:tenemos|tengo|temos|tenho) |(?:the|our|my|die|der|das|unsere?|la|le|notre|el|nuestr[oa]|il|de|het|onze?|o|a|noss[oa]) [\p{L}'’-]+ (?:already has|has already|hat (?:bereits|schon)|a déjà|ya tiene|já tem|ha già|heeft al) (?:an?|eine?n?|une?|un[ao]?|een|uma?) |(?:our|unsere?|notre|nuestr[oa]|(?:la |il )?nostr[oa]|onze?|noss[oa]) (?!.{0,30}(?:app|site|shop|page|portal|web|system))[\p{L}-]+ (?:\([^)]{2,60}\) )?(?:has|hat|a|tiene|ha|heeft|tem) (?:an?|eine?n?|une?|un[ao]?|een) )(?!.*(?<!\p{L})(?:ideas? for|idee für|problem\p{L}*|problèmes?|issues?|errors?|bugs?|fehler|erreurs?|(?:and|und|et|y|e|en) (?:(?:we|wir|nous|on|now) )?(?:want|need|would|wollen|möchten|brauchen|voul\p{L}+|voudr\p{L}+|quer\p{L}+|necesit\p{L}+|vogliamo|vorremmo|willen))(?!\p{L}))`,
)

/** Work that somebody at the client does: "Contents will be copied by hand by our trainee". */
const byOurs = pattern(
  String.raw`(?<!\p{L})(?:will be|are|is|werden|wird|seront|sera) [^.;]{2,40}(?<!\p{L})(?:by us|by our \p{L}+|von uns|von unser\p{L}* \p{L}+|par nous|par not?re \p{L}+|par nos \p{L}+)(?: selbst)?(?: \p{L}+(?:en|t))?[.!]?$`,
)

/** Number of users: "The tool (Vue, Django) is used by 30 clinics". */
const usedBy =
  /^(?:the|our|das|die|der|unsere?|le|la|notre|el) [^.;:]{2,50} (?:is|are) used by (?:about |around )?(?:\d|hundreds|thousands)/i

/** A sentence that only announces changes: "Change to our existing website (WordPress)." */
const onlyAnnounces = (text: string) =>
  announcesChange(text) && !/[:;–—] ?\p{L}/u.test(text) && isCurrent.test(text) && text.split(' ').length <= 9
const isCurrent = pattern(`(?<!\\p{L})${present}(?!\\p{L})`)

/** Possessions of the client, with the object first: "Eine Homepage haben wir schon". */
const hasAlready = pattern(
  String.raw`^(?:eine?n? |een |un[ae]? )?[\p{L}-]+(?: \([^)]{1,40}\))? (?:haben wir|habe ich|hebben we|(?:on|nous) en (?:a|avons)|ya (?:la |lo )?tenemos) (?:schon|bereits|al|déjà)(?!\p{L})`,
)

/** Limits of a product that exists: "On our website people can only donate by bank transfer". */
const limitToday = pattern(
  '^(?:(?:on|in|at|with|auf|bei|sur|dans|en) (?:our|unser\\p{L}*|notre|nos|nuestr[oa]s?) [^,.;:]{3,60}?(?<!\\p{L})(?:can (?:currently |so far )?only|kann man (?:bisher )?nur|können [^,.;]{0,30}nur|(?:on )?ne peu(?:t|vent) [^,.;]{0,20}que|sol[oa](?:mente)? (?:se )?pueden?)(?!\\p{L}))',
)

/** Things that exist and serve the product: "The existing REST API can be used". */
const reused = pattern(
  String.raw`^(?:(?:the|our|an?|die|das|der|unsere?) )?(?:existing|current|bestehende\p{L}*|vorhandene\p{L}*) [^,.;:]{2,40}? (?:can|could|may|should|kann|können|soll)(?: still| weiter(?:hin)?)? (?:be (?:re)?used|genutzt|verwendet|benutzt)(?!\p{L})`,
)

/** Statements about how things are done so far: "Today everything is on paper", unlike "Today's repairs are shown". */
const soFar = pattern(
  String.raw`^(?:(?:every|each|jede[nrs]?|chaque|cada|ogni|elke) (?:day|week|month|year|time|tag|woche|monat|jahr|mal|jour|semaine|mois|fois|día|semana|mes|vez|giorno|settimana|mese|volta|dag|keer) (?:\p{L}+ )?(?:somebody|someone|jemand|quelqu['’]un|alguien|qualcuno|iemand)|(?:[\p{L}'’-]+ ){1,4}(?:are|is|sind|ist|passe(?:nt)?|est|sont|están?|va(?:nno)?|sono|läuft|laufen|arbeiten|machen)(?<!(?:who|that|which|what|qui|que|che|chi|die|wer|was) \p{L}+) (?:today|heute|aujourd['’]hui|hoy|oggi|vandaag)(?!['’])|so far|until now|up to now|(?:right now|at the moment|these days)(?!.*(?:cannot|can not|can.t|only))|bisher|bislang|derzeit|momentan|zurzeit|actuellement|jusqu['’](?:ici|à présent)|actualmente|hasta ahora|atualmente|até agora|attualmente|finora|momenteel|(?:[^:]{2,30}: )?(?:our|unsere?|nos|nuestr[oa]s|i nostri|onze) [\p{L}-]+ [\p{L}-]+ (?:today|heute|aujourd['’]hui|hoy|oggi|nu|hoje)|(?:today|heute|aujourd['’]hui|hoy|hoje|oggi|vandaag),?(?= \p{L}))(?!\p{L})|(?<!\p{L})(?:(?:as|like) before|wie bisher|comme (?:avant|jusqu['’]ici)|como (?:antes|hasta ahora|até agora)|come (?:prima|finora)|zoals (?:nu|voorheen))(?!\p{L})`,
)

/** Statements about what happened, what was said and how a company works: "One team had built a list", "Usamos papel". */
const past = pattern(
  String.raw`^(?:(?!(?:if|when|once|after|until|till|unless|that|which|who)\s)(?:[\p{L}\p{N}'’-]|\d[.,]\d)+ ){1,6}?(?:was|were|had(?! to)|(?<!(?:who|what|which|that|they|he|she)\s)(?:came|went|grew|began|became|lost|bought)|(?:has|have) (?:been|\p{L}+ed)(?! to)|said|decided|stated|told|mentioned|explained|felt|heard|researched|wurden?|war|waren|hatten?|sagten?|meinten?|(?:a|ont) été|étaient|était|avait|a (?:dit|déclaré)|fueron|fue|eran?|había|ha sido|se (?:desarrolló|creó|fundó)|dijo)(?!\p{L})|^when (?:we|I) (?:first )?(?:started|began|opened|founded|bought|took over)(?!\p{L})|^as (?:one|an?|the) [^,]{3,40} (?:said|stated|put it|explained|told us),|^(?:ahora |ya |hoy |actualmente )?(?!(?:quer|necesit|busc|dese|requer|ped|propon|pod|deb|prefer|esper)\p{L}*mos)\p{Ll}{3,}[aei]mos(?!\p{L})`,
)

const about =
  "(?:about|around|roughly|approximately|approx\\.?|some|up to|at least|nearly|almost|over|more than|etwa|rund|ungefähr|ca\\.|circa|bis zu|knapp|über|mehr als|environ|près de|jusqu['’]à|plus de|un[oa]s|alrededor de|hasta|más de|cerca de|aproximadamente|mais de|più di|ongeveer|meer dan) "
const number =
  '(?:\\d|hundreds|thousands|dozens|a few|several|hundert|tausend|des (?:centaines|milliers)|cientos|miles|centinaia|honderden)'
const often =
  '(?:mostly|mainly|usually|typically|largely|meist(?:ens)?|überwiegend|hauptsächlich|vor allem|surtout|principalement|souvent|sobre todo|principalmente|mayormente|soprattutto|perlopiù|vooral|meestal)'

/** Statements about how many people or things there are, and how it usually is: "We expect about 400 people". */
const circumstance = pattern(
  `^(?:(?:(?:we|I) (?:expect|anticipate|reckon with|get|receive|count on|have)|(?:wir|ich) (?:rechnen mit|erwarten|bekommen|erhalten|haben)|(?:nous|on) (?:attend(?:ons)?|reçoit|recevons|prévo(?:it|yons)|avons|a)|esperamos|recibimos|contamos con|tenemos|temos|prevediamo|riceviamo|aspettiamo|abbiamo|we (?:verwachten|krijgen|rekenen op|hebben)|recebemos) (?:${about})?${number}|(?:there (?:are|will be)|es (?:gibt|werden)|il y (?:a|aura)|hay|habrá|ci (?:sono|saranno)|er (?:zijn|komen)) ${about}${number}|${about}\\d.{0,60}(?: (?:per|a|each|every|pro|je|par|por|al|alla|chaque|cada|ogni|elk|of our|of the|unserer|de nos|de nuestros) |\\s?%)|(?:most|many|the majority|die meisten|viele|la (?:plupart|majorité)|la mayoría|la maggior parte|de meeste(?: van)?)(?: of| von| d[ei]| van)? (?:our|unserer?|nos|nuestr[oa]s|nostr[ie]|onze) |(?:our|unsere?|nos|nuestr[oa]s|i nostri|le nostre|onze) (?:[\\p{L}'’-]+ ){1,4}?${often} |(?:our|the) team (?:consists of|has)|(?:[\\p{L}'’-]+ ){1,6}(?:has|have|hat|haben|compte(?:nt)?|tiene|tenemos|ha|abbiamo|heeft|hebben|tem|temos) (?:${about})?\\d[\\d.,]* (?:\\p{L}+ )?(?:branch(?:es)?|locations?|offices?|stores|employees|staff|people|members|volunteers|customers|students|pupils|inhabitants|filialen|standorte|mitarbeite\\p{L}+|mitglieder|kunden|schüler\\p{L}*|einwohner|agences|sites|salariés|employés|collaborateurs|adhérents|habitants|clients|sedes|empleados|socios|clientes|habitantes|sedi|dipendenti|soci|clienti|vestigingen|medewerkers|leden|klanten)|(?:on average|in general|im (?:durch)?schnitt|en moyenne|de media|en promedio|in media|em média|gemiddeld),? |(?:usually|typically|normally|normalerweise|en général|normalmente|di solito),? .{0,40}(?:lasts?|takes?|dauert|dauern|dure|duran?|duurt) |(?:[\\p{L}'’-]+ ){1,4}(?:find(?:et|en) .{2,40} statt|(?:takes? place|(?:a|ont) lieu|se déroulent?|tienen? lugar|se celebran?|si svolg(?:e|ono)|vind(?:t|en) plaats) (?:in|on|at|every|dans|à|en|nell\\p{L}*|chaque|cada)))`,
)
/** True for a sentence about a number of people or things, which asks for nothing. */
export const isCircumstance = remember((text) => circumstance.test(text), 'sentences')

const content =
  '(?:texts?|copy|contents?|photos|pictures|images|videos|logos?|translations?|art(?:work)?|graphics|illustrations|icons|fonts|colou?rs|(?:visual|corporate|brand) (?:identity|design)|(?:haus)?farben|couleurs|identité visuelle|colores|identidad visual|cores|identidade visual|colori|identità visiva|kleuren|huisstijl|sounds?|music|3d models|grafiken|icons|schriften|musik|illustrationen|graphismes|illustrations|musique|gráficos|ilustraciones|música|texten?|inhalte|bilder|fotos?|questions|fragen|preguntas|domande|perguntas|vragen|übersetzungen|textes|contenus|traductions|textos|contenidos|imágenes|traducciones|conteúdos|imagens|traduções|testi|immagini|teksten)'
const testData =
  '(?:test ?data|test (?:access|accounts?|environments?|systems?|cases)|testdaten|testzug\\p{L}+|testumgebung|testsystem\\p{L}*|testfälle|jeux de test|(?:données|comptes?|environnement) de tests?|(?:datos|cuentas?|entorno) de prueba|(?:dati|ambiente) di prova|dados de teste|testgegevens)'
const operation =
  "(?:servers?|hosting|data cent(?:er|re)|infrastruktur|infrastructure|rechenzentrum|hardware|tablets|laptops|project (?:lead|manager)|projektleit\\p{L}+|serveurs?|hébergement|(?:l['’])?application|matériel|chef de projet|servidor(?:es)?|jefe de proyecto|copie di sicurezza|capoprogetto|sala|projectleider|files?|formats?|muster\\p{L}*|beispiel\\p{L}*|samples)"
const material = `(?:${content}|${testData}|${operation})`

/** Statements about what the client delivers: "Texts and pictures are provided", "Die Fotos liefern wir". */
const supplied = pattern(
  `^(?:(?:the|our|all|die|das|alle|les?|nos|l[oa]s|[oa]s) |l['’])?(?:(?:new|neuen?|nouve(?:aux|lles)|nuev[oa]s|nuov[ei]|nieuwe) )?${material}(?:(?:,| and| und| et| y| e| &) (?:(?:the|die|les|l[oa]s|[oa]s) )?${material})* (?:(?:is|are|will be) (?:already )?(?:provided|supplied|delivered|there|ready|available|written|taken)(?: by (?:us|me|the client|an? \\p{L}+)| from \\p{L}+(?: on)?)?|(?:steht|stehen)(?: ab \\p{L}+)? (?:bereit|zur verfügung)|comes? from (?:us|me|(?:the|our|my) (?:clients?|customer|office|agency|board|team|photographer|practice|marketing|association|club|company|school|staff|colleagues?))|(?:we|I)(?:['’]ve(?: already)? got| (?:already )?have|['’]ll (?:send|supply|bring))(?: already| myself)?|(?:wird|werden|ist|sind) (?:schon |bereits |von uns |vom kunden )*(?:geliefert|gestellt|bereitgestellt|vorhanden|da|fertig)|(?:liefern?|stellen?|haben?|habe) (?:wir|ich)(?: schon| bereits)?(?: bereit)?|kommt? von uns|kommen (?:von uns|von (?:der|unser\\p{L}*) (?:praxis|agentur|fotograf\\p{L}*|team|marketing\\p{L}*|geschäftsstelle|redaktion|kund\\p{L}+)|(?:aus|vo[mn]) (?:dem |der )?(?:praxis|büro|vorstand|verein|agentur|kunden?))|(?:sont|seront|est|sera) (?:déjà )?(?:fourni|assuré|prêt|disponible)e?s?(?: par (?:nous|le client))?|(?:l[oa]s )?(?:ponemos|proporcionamos) nosotros|(?:ya )?(?:l[ao]s? )?(?:ya )?(?:tengo|tenemos)|(?:están|está) (?:ya )?list[oa]s?|serão fornecid[oa]s|(?:já )?est(?:á|ão) pront[oa]s?|(?:já )?(?:temos|tenho)|(?:(?:l[ie]|ce l[ie]) )?(?:abbiamo|ho)(?: già)?|(?:sono|è) (?:già )?pront[aie]|(?:hebben we|heb ik|leveren we|zijn er)(?: al| zelf)?)(?: (?:and|und|et|y|e|en) [^,;.]{3,25} (?:too|as well|auch|aussi|también|anche|pure|ook))?(?:[,;] .*| \\([^)]*\\))?[.!]?$`,
)

/** Promises to the reader: "We can give you access", "Die Texte schicken wir euch". */
const givesReader = pattern(
  String.raw`^(?:(?:we|I)(?:['’]ll| will| can| could)? (?:give|send|provide|grant|share|hand|show|deliver)(?: you| (?:the|our|all) .{2,40} to you)|you(?:['’]ll| will| can)? (?:get|receive|have) (?:access|.{2,40} from (?:us|me))|(?:wir|ich) (?:geben?|schicken?|senden?|stellen?|liefern?|können?|kann) (?:euch|ihnen|dir)|(?:die|das|den|alle) .{2,40} (?:schicken?|senden?|geben?|liefern?|bekommen?) (?:(?:wir|ich) (?:euch|ihnen|dir)|(?:sie|ihr|du) von (?:uns|mir))|(?:nous|je|on) (?:pouvons |peux |peut )?vous (?:donn|enverr|envoy|fourni|transm)\p{L}+|(?:os|les|le|te) (?:podemos |puedo )?(?:dar|damos|doy|enviar|enviamos|pasar|pasamos|mandar|mandamos)\p{L}*|(?:vi|le|ti) (?:possiamo |posso )?(?:dare|diamo|invi|mand|forni)\p{L}*)(?!\p{L})`,
)

/** A verb for what a party to the project does for it. */
const gives =
  '(?:(?:shall |must |will |should |can )?(?:provides?|suppl(?:y|ies)|delivers?|makes?|procures?|appoints?|names?|operates?|hosts?|runs?|manages?|monitors?)|stellt|stellen|liefert|liefern|beschafft|beschaffen|betreibt|betreiben|verwaltet|verwalten|benennt|fournit|fournissent|met|héberge|gère|désigne|proporciona|proporcionan|aporta|facilita|administra|gestiona|aloja|designa|fornisce|gestisce|mette|ospita|levert|stelt|beheert|fornece|disponibiliza|gere)'
const party =
  "(?:customer|client|contracting authority|purchaser|kunde|auftraggeber(?:in)?|maître d['’]ouvrage|cliente|contratante|committente|klant|opdrachtgever|IT|informati\\p{L}+)"

/**
 * Duties of the client: "The customer provides test data", "The client's IT operates the servers". What users deliver
 * with the product is something else: "The customer provides an address".
 */
const clientDuty = pattern(
  `^(?=(?:[\\p{L}'’-]+ ){1,10}?${gives} )(?:(?:[\\p{L}'’-]+ ){0,4}?${party}(?:['’]s)?(?: [\\p{L}'’-]+){0,7}? ${gives}(?: [\\p{L}\\d'’-]+){0,4}?,? ${material}|(?:[\\p{L}'’-]+ ){1,6}?${gives}(?: [\\p{L}\\d'’-]+){0,3}? ${testData})(?!\\p{L}| ein(?!\\p{L})| hoch(?!\\p{L}))`,
)

const ours =
  '(?:wir|unsere? \\p{L}+|er|sie|ich|onze \\p{L}+|wij|we)(?: (?:aber|noch|selbst|selber|auch|schon|dann|zelf|nog))*'
/** Deeds of somebody at the client, with the object first: "Die Aufkleber drucken wir selbst", "Den Zugang richtet er ein". */
const ownWork = pattern(
  `^(?:die|der|das|den|de|het) [^,.;:]{2,50} (?:richten?|richtet|liefer[tn]|stellen?|stellt|besorg(?:t|en)|bestell(?:t|en)|druck(?:t|en)|schreib(?:t|en)|kauf(?:t|en)|fotografier(?:t|en)|klär(?:t|en)|druk(?:t|ken)|lever(?:t|en)|schrij(?:ft|ven)|regel(?:t|en)) ${ours}(?: (?:ein|bereit|her|bei|aus))?[.!]?$`,
)

const productName =
  '(?:systems?|software|app|application|applikation|anwendung|lösung|solution|plattform|platform|plateforme|plataforma|piattaforma|portal|portail|tool|logiciel|proje(?:c|k)?t|proyecto|progetto|système|sistema|aplicación|solución|solução|gestionale|soluzione|systeem|oplossing|product|produkt|purpose|aim|goal|objective|ziel|zweck|but|objectif|objetivo|scopo|obiettivo|doel)'
const burden =
  "(?:times?|hours (?:a|per)|efforts?|errors|mistakes|workload|costs?|delays?|paperwork|calls|quality|efficiency|occupancy|\\p{L}*zeit(?:en)?|aufwand|\\p{L}*fehler|kosten|(?:zahl|anzahl) der|qualität|auslastung|doppel\\p{L}+|délais?|temps|erreurs|coûts?|qualité|tiempos?|errores|costes|costos|calidad|tempos?|erros|custos|tempi|errori|costi|l['’]occupazione|fouten|tijd)"
const better =
  '(?:faster|quicker|easier|simpler|better|safer|more \\p{L}+|plus \\p{L}+|más \\p{L}+|mais \\p{L}+|più \\p{L}+)'

/**
 * Purposes of a product, which name no function of it: "The system should make the laboratory faster", "Ziel ist es, den
 * Aufwand zu senken", unlike "The system should reduce the stock".
 */
const purpose = pattern(
  `^(?:[\\p{L}'’-]+ ){0,3}?(?:[ld]['’])?${productName} (?:[\\p{L}'’-]+ ){0,4}?(?:(?:should|shall|must|will|is (?:intended |meant |supposed |designed )?to|aims to|helps to|doit|devra|vise à|(?:est|es|is) d?e?|a pour (?:but|objectif) de|debe|deberá|busca|pretende|deve|deverá|ha lo scopo di|mira a|vogliamo|queremos|want to|voulons) ?(?:shorten|simplify|ease|facilitate|streamline|speed up|improve|simplifier|faciliter|accélérer|améliorer|simplificar|facilitar|agilizar|mejorar|melhorar|semplificare|facilitare|velocizzare|migliorare|(?:make|rendre|hacer|tornar|rendere) .{0,60}?${better}|(?:reduce|lower|cut|increase|save|avoid|réduire|diminuer|augmenter|éviter|reducir|aumentar|evitar|ahorrar|reduzir|ridurre|aumentare|evitare) .{0,60}?${burden})|(?:soll|sollen|muss|möchten|wollen|dient|ist|moet|willen|is),? (?:.{3,100}?(?:(?:schneller|einfacher|leichter|effizienter|besser|sneller|eenvoudiger|makkelijker) (?:\\p{L}+ )?(?:zu )?(?:machen|gestalten|maken)|(?:zu )?(?:vereinfachen|erleichtern|beschleunigen|entlasten|verbessern|verkürzen|beitragen|vereenvoudigen|verbeteren|verkorten))|.{0,80}?${burden}.{0,60}? (?:zu )?(?:senken|reduzieren|verringern|steigern|erhöhen|vermeiden|sparen|verminderen|verlagen)|(?:fewer|less|weniger|minder) ))(?!\\p{L})(?!.* (?:by \\p{L}+ing|indem)(?!\\p{L}))`,
)

/** An organization, perhaps with its size: "club (240 members)". */
const whole =
  "(?:[\\p{L}'’-]+ ){0,2}?(?:club|society|association|practice|clinic|surgery|company|firm|school|nursery|studio|team|office|charity|parish|workshop|salon|verein|praxis|firma|schule|kita|gemeinde|team|büro|betrieb|werkstatt|association|cabinet|école|entreprise|équipe|club|asociación|consulta|empresa|escuela|equipo|taller|associazione|studio|scuola|azienda|vereniging|praktijk|bedrijf|school)(?: \\([^()]{2,60}\\))?"
/** Means without a product, unlike parts of a site, which are removed: "the paper book", "phone bookings". */
const means =
  '(?=[^.]*(?:paper|book|sheet|excel|list|phone|calls|mail|whatsapp|manual|hand|folder|binder|papier|buch|zettel|listen|telefon|cahier|papel|cuaderno|téléphone|teléfono|hojas?|carta|quaderno|boek|telefoon))'
const partOfSite =
  '(?![^.]*(?:banner|pop-?up|slider|carousel|button|menu|page|header|footer|widget|chat|newsletter|seite|menü|knopf|bouton|bannière|página|knop)s?(?!\\p{L}))'

/** Statements about what a new product puts an end to: "We want to stop juggling emails", "I'm tired of lists". */
const weary = pattern(
  `^(?:[^,;:.]{0,20}, )?(?:(?:for|für|bei|pour|avec|con|per|voor) [^,;:.]{3,25} )?(?:(?:(?:we|I)(?:['’](?:re|m)| are| am)|and) (?:(?:so|really) )?(?:tired|sick|weary|fed up) (?:of|with)|(?:wir|ich) (?:haben?|bin|sind) (?:es )?(?:satt|leid)|(?:j['’]|nous |on )en (?:ai|avons|a) (?:assez|marre)|est(?:oy|amos) (?:hart|cansad)[oa]s? de|(?:sono|siamo) stanc\\p{L}+ di|(?:we|I)(?: want| would like|['’]d like| need) to (?:stop|get rid of${partOfSite}|(?:get|move) away from)|${means}(?:our|the) ${whole} (?:wants?|would like|needs?|hopes?) to (?:stop|get rid of|say goodbye to|(?:get|move) away from)|(?:wir (?:wollen|möchten)|unser\\p{L}* ${whole} (?:will|möchte)) weg vo[mn]|${means}(?:wir|unser\\p{L}* ${whole}) (?:wollen|möchten?|will) .{3,60} (?:loswerden|los sein)[.!]?$|(?:nous (?:voulons|souhaitons)|on (?:veut|voudrait)|notre ${whole} (?:veut|voudrait|souhaite)) (?:arrêter|en finir)|(?:queremos|quisiéramos|nuestr[oa] ${whole} quiere) dejar de|(?:vogliamo|(?:il |la )?nostr[oa] ${whole} vuole) smettere|queremos deixar de|(?:we willen|onze? ${whole} wil) (?:stoppen|af van${partOfSite})|(?:[\\p{L}'’-]+ ){1,3}(?:no longer (?:needs?|ha(?:ve|s)) to(?! be [^,;:.]{3,30},? (?:when|if|after) )|(?:müssen|muss|brauchen|braucht) nicht mehr(?! [^,;:.]{3,40} werden, (?:wenn|falls|sobald) )|n['’](?:ont|a|auront|aura) plus (?:besoin|à)|ya no (?:tienen|tendrán|tiene) que|ya no necesitan?))(?!\\p{L})`,
)

const ownThing =
  '(?:our|my|unser\\p{L}*|mein\\p{L}*|not?re|nos|nuestr[oa]s?|(?:[ia]l? |le |i )?nostr[oaei]|onze?|noss[oa]s?)'
const name = '(?: (?!(?:and|und|et|y|e|en) )[^\\s,;:.!?]+){1,6}?'
const things = (first: string) =>
  `${first}${name}(?:(?:,| and| und| et| y| e| en) (?:${ownThing}|the|all|die|das|de[nrm]|les?|la|el|los|las|[oa]s?|il?|gli|het)${name}){0,3}`
const replaced = things(`(?:${ownThing}|the (?:old|current|existing|shared|paper))`)

/** Statements about what a new product replaces as a whole: "We want to replace our paper logbook and the spreadsheet". */
const replaces = pattern(
  `^(?:${[
    `(?:(?:we|I)(?:['’]d like| would like| want| wish| plan| hope| intend| aim) to|(?:it|this|that|the (?:new )?\\p{L}+) (?:should|shall|must|will|is (?:meant |supposed )?to)|(?:the |our )?(?:goal|aim|purpose|idea) is to) replace ${replaced}`,
    `(?:it|this|the (?:new )?\\p{L}+) replaces ${replaced}`,
    `(?:(?:wir|ich) (?:möchten?|wollen|will)|(?:sie|er|es|die|das|der)(?: \\p{L}+)? soll)(?: (?:damit|dadurch|so))? ${replaced} (?:ersetzen|ablösen|abschaffen)`,
    `${replaced} soll(?:en)? (?:damit |dadurch )?(?:ersetzt|abgelöst|abgeschafft) werden`,
    `(?:(?:nous|on|je) (?:voul|souhait|aimer|veu|voudr)\\p{L}+|(?:il|elle|le \\p{L}+|la \\p{L}+|l['’]\\p{L}+) (?:doit|devra)) remplacer ${replaced}`,
    `(?:(?:quer|quisi|necesit)\\p{L}+|(?:el|la) \\p{L}+ (?:debe|deberá)) (?:sustituir|reemplazar) (?:a )?${replaced}`,
    `(?:vogliamo|vorremmo|queremos|gostaríamos de) (?:sostituire|substituir) ${replaced}`,
    `(?:we|wij) willen (?:graag )?${replaced} vervangen`,
  ].join('|')})[.!]?$`,
)

const trades =
  '(?:rents?|sells?|services|maintains|installs|repairs?|bakes?|brews|makes|produces|manufactures|grows|breeds|builds|teaches|trains|runs|operates|offers|organi[sz]es|delivers|serves|imports|prints|publishes|vermietet|wartet|installiert|verkauft|repariert|backt|braut|produziert|fertigt|stellt|züchtet|zieht|baut|unterrichtet|betreibt|bietet|organisiert|liefert|verlegt|loue|entretient|installe|vend|répare|fabrique|produit|exploite|propose|organise|alquila|vende|repara|fabrica|produce|ofrece|organiza|aluga|conserta|produz)'

/** Sentences about the client, by name or trade, at the beginning of a text: "Harbour Sails repairs 200 sails a year". */
const company = pattern(
  `^(?:(?:our|the|die|der|das|unsere?|la|le|notre|el|nuestr[oa]|noss[oa]) )?(?:[\\p{L}'’&-]+ ){1,5}?${trades} (?!\\p{L}+ing )`,
)

/** True for a first sentence that says what the client does, before one asks for a product. */
export function presentsClient({ text, item, hits, coded }: Statement, next: Statement | undefined): boolean {
  const [before] = company.exec(text) ?? []
  if (item || coded || !before || !/[.!]$/.test(text) || next?.kind !== 'function') return false
  const trade = before.trim().split(' ').length - 1
  return !hits.some(
    ({ owner, at }) => asking.has(owner.kind) || (users.has(owner.kind) && at <= maxSubject && at !== trade),
  )
}

const asking = new Set(['modal', 'request'])
const users = new Set(['actor', 'product', 'archetype', 'software'])
const maxSubject = 2

/** Introductions of the client: "We run a practice with three locations", "Wir sind ein Ruderverein". */
const introduces = pattern(
  String.raw`^(?:(?:we|I)(?:['’](?:re|m)| are| am| run| own| operate) (?:an?|the|this) |they(?:['’]re| are) an? |(?:wir|ich) (?:sind|bin|betreiben?|führen?) eine?n? |(?:nous (?:sommes|gérons|tenons)|je (?:suis|gère|tiens)) une? |(?:somos|soy|llevamos|tengo|tenemos|sou|temos|siamo|ho|abbiamo|gesti(?:sco|amo)) un(?:[ao]? |['’])|(?:wij|we|ik) (?:zijn|ben|hebben|heb|runnen) een |(?:(?:the|our) client|(?:der|unser) (?:kunde|auftraggeber)|(?:le|notre) client|(?:el|nuestro) cliente|il (?:nostro )?cliente|client|kunde|cliente) (?:is|ist|est|es|è) (?:an?|the|eine?|une?|una?) )(?!.{0,20}(?<!\p{L})(?:probl|id[eé]|issue|fehler))`,
)

/** True for a sentence that says who the writer is, and asks for nothing: "We are a small practice, so nothing fancy please." */
export const presentsWriter = (text: string): boolean =>
  introduces.test(text) && !gains.test(text) && !goesOn.test(text) && !/[:;–—] ?\p{L}/u.test(text)

/** A request after that: "I run a café, please fix our menu". */
const goesOn = pattern(
  `[,;] (?:(?:and|und|et|y|e|en) )?${please} (?!(?:no|not|nothing|nichts?|kein\\p{L}*|rien|pas|nada|niente|niets)(?!\\p{L}))`,
)

/** Occasions and purposes of a product, alone: "It's for our stand at a fair in March". */
const purposeAlone = pattern(
  String.raw`^(?:it['’]?s|it is|this is|(?:es|das) ist|c['’]est|es|è|é|(?:het|dit) is) (?:for|für|pour|para|per|voor) (?:the|our|an?|my|unser\p{L}*|ein\p{L}*|de[nr]|die|das|l[ae]s?|notre|une?|el|nuestr[oa]|una?|il|lo|(?:il |la )?nostr[oa]|de|het|onze?|een|[oa]|noss[oa]|uma?) [^,;:.]{3,60}\.?$`,
)

const ownedKinds = ['product', 'archetype', 'technology', 'system', 'platform'] as const

/** Labels of sentences about the client: "Background: Meridian looks after 240 buildings". */
const aboutClient = pattern(
  String.raw`^(?:background(?: information)?|(?:project |business )?context|about (?:us|the (?:company|client|customer|organi[sz]ation))|who we are|current situation|hintergrund|ausgangslage|kontext|zum hintergrund|(?:[\p{L}]+ ){0,4}(?:kurz )?zu uns|(?:briefly|a few words|first|quickly) about us|(?:deux|quelques) mots sur nous|über uns|wer wir sind|contexte|qui (?:sommes[- ]nous|nous sommes)|à propos(?: de nous)?|antecedentes|contexto|quiénes somos|sobre nosotros|quem somos|sobre nós|контекст|о нас) ?[:：] ?\p{L}`,
)

/** Statements about where data is kept: "Data must stay in the EU", "Hosting in Deutschland". */
const residence = pattern(
  String.raw`^(?:[\p{L}'’-]+ ){0,3}?(?:(?:data|hosting|servers?|backups?)|\p{L}*daten|(?:les )?données|(?:l['’])?hébergement|(?:los )?datos|(?:el )?alojamiento|(?:i )?dati|(?:os )?dados|gegevens)(?: \p{L}+){0,4}? (?:in|within|inside|on servers in|innerhalb|dans|en|au|nell['’]?|na|binnen)(?: (?:the|der|de|la|een))? ?(?:l['’])?(?:EU|EEA|EWR|UE|EEE|European (?:Union|Economic Area)|Europäischen Union|Union européenne|Unión Europea|Unione Europea|Europ[aeu]|Germany|Deutschland|Allemagne|Alemania|Germania|Switzerland|Schweiz|Suisse|Suiza|Svizzera|Austria|Österreich|France|Frankreich|Francia|Spain|España|Italy|Italia|Italien|Netherlands|Nederland|UK|United Kingdom|US|USA|United States|Canada|Brasil)(?: (?:bleiben|gespeichert|liegen|verarbeitet|gehostet)(?: werden)?)?[.!]?$`,
)

/** Amounts without anything else, which tell how much there is: "About 40,000 documents". */
const volume = pattern(
  `^(?:(?:~ ?|${about})\\d[\\d.,’' ]*|\\d{1,3}(?:[.,’' ]\\d{3})+|\\d+ ?k)(?: ?(?:k|million|millionen|millions?|millones|milioni))? (?:[\\p{L}'’-]+ ?){1,3}[.!]?$|^(?:${about})\\d[\\d.,]*(?: [\\p{L}'’-]+){0,3}(?:,? (?:(?:and|und|dazu|plus|sowie|et|y|e|en) )*(?:${about})?\\d[\\d.,]*(?: (?!per |pro |par |por |je )[\\p{L}'’-]+){1,4}){1,4}[.!]?$`,
)

/** A field with a number of people: "Users: 40 employees". */
const people = pattern(
  String.raw`^(?:users?|staff|team|nutzer|benutzer|anwender|utilisateurs?|usuarios?|utenti|gebruikers|usuários?) ?: (?:(?:about|ca\.|approx\.|etwa|environ|unos) )?\d[\d.,]* [\p{L}'’ -]{3,40}\.?$`,
)

const span =
  '(?:year|month|week|season|start|beginning|launch|end|jahr|monat|woche|saison|start|anfang|beginn|ende|année|mois|saison|début|lancement|año|mes|temporada|inicio|principio|anno|mese|stagione|inizio|jaar|maand|seizoen|begin)\\p{L}{0,2}'
/** Amounts with a time: "About 300 subscribers in the first year", unlike "14 days after the end". */
const volumeIn = pattern(
  `^(?:(?:${about})\\d[\\d.,’']*|\\d[\\d.,’']*\\d{2}) (?!(?:days?|hours?|minutes?|weeks?|months?|years?|tage?n?|stunden?|wochen?|monate?n?|jahre?n?|jours?|heures?|mois|ans?|días?|horas?|meses|años?)(?!\\p{L}))(?:[\\p{L}'’-]+ ){1,3}(?:in|within|by|during|at|im|bis|zu|zum|am|la|en|dans|au|il|nel|het|aan) (?:[\\p{L}'’\\d]+ ){0,4}${span}[.!]?$`,
)

/** A site that goes on at its address: "The old website stays at example.com". */
const staysAt = pattern(
  `^(?!.*(?<!\\p{L})(?:please|should|must|shall|needs?|bitte|soll|muss|svp|por favor|until|till|unless|bis|jusqu|hasta|but|aber|mais|pero)(?!\\p{L}))(?:the|our|my|de[rn]?|das|die|unsere?|la?|notre|el|nuestr[ao]|il|het|onze) ?(?:(?:old|previous|${present}|alte[rs]?|bisherige[rs]?|ancien(?:ne)?|viej[oa]|antigu[oa]|vecchi[oa]|oude) ${thing}|${thing} (?:viej[oa]|antigu[oa]|vecchi[oa])) ${stays} (?:at|on|under|online|reachable|unter|auf|erreichbar|à|sur|en|su|op|onder|bereikbaar)(?!\\p{L})`,
)

const saysForProject = remember(
  (text) =>
    [volumeIn, staysAt, clientDuty, supplied, ownWork, givesReader, residence, volume, people].some((it) =>
      it.test(text),
    ),
  'sentences',
)

/** True for what the client does for the project, what the product is for, where data is kept and how much there is. */
export const isAboutProject = (seen: Sight): boolean =>
  isOfProject(seen) || saysForProject(seen.passage.text) || (!seen.qualities && purpose.test(seen.passage.text))

const saysToday = remember(
  (text) => [weary, reused, limitToday, hasAlready, byOurs, usedBy, onPaper].some((it) => it.test(text)),
  'sentences',
)

/** Work of people that takes them long, as a problem: "Listing the guides requires dozens of documents". */
const laborious = pattern(
  String.raw`^(?!.*(?<!\p{L})(?:must|shall|should|need)(?!\p{L}))\p{L}+ing (?!and )[^.;:]{3,200}? (?:requires? (?:a lot|lots|many|much|several|dozens|hundreds|\d)|(?:is|are) (?:(?:very|quite|the most|extremely) )*(?:time[- ]consuming|tedious|laborious|cumbersome|error[- ]prone))(?!\p{L})|^(?:das|die) [^.;:]{3,120} (?:ist (?:sehr )?(?:mühsam|aufwändig|aufwendig|zeitraubend|fehleranfällig)|(?:kostet|braucht|erfordert) (?:sehr )?(?:viel(?:e)?|dutzende))(?!\p{L})(?!.*(?:soll|muss|müssen)(?!\p{L}))`,
)

/** Detects descriptions of the present state: "Right now only admins can do this". */
export const describesToday = (seen: Sight, manner: Manner) =>
  saysToday(seen.passage.text) ||
  (manner !== 'change' && seen.passage.topic === 'story' && laborious.test(seen.passage.text)) ||
  onlyAnnounces(seen.passage.text) ||
  (manner !== 'change' && !seen.has('archetype') && replaces.test(seen.passage.text)) ||
  (aboutClient.test(seen.passage.text) && !seen.has('request') && !firm.test(seen.passage.text)) ||
  (!seen.qualities && !seen.has('request') && isCircumstance(seen.passage.text)) ||
  describesWhatIs(seen, manner)

/** True for where the new product runs and what else it is: "The system is hosted in Germany and complies with the GDPR". */
const ownsQuality = ({ qualities, hits, passage: { text } }: Sight) =>
  qualities && definite.test(text) && hits.some(({ owner, at }) => owner.kind === 'product' && at === 1)
const definite = /^(?:the|das|die|der|les?|la|el|il|de|het|o|a) /i

const describesWhatIs = (seen: Sight, manner: Manner) =>
  !seen.has('change') &&
  !seen.has('request') &&
  !seen.verbFirst &&
  (saysItExists.test(seen.passage.text) ||
    (!seen.functional && !seen.has('archetype') && purposeAlone.test(seen.passage.text)) ||
    (!seen.has('modal') &&
      ((introduces.test(seen.passage.text) && !gains.test(seen.passage.text)) ||
        (runsOn.test(seen.passage.text) && !(manner !== 'change' && ownsQuality(seen))) ||
        soFar.test(seen.passage.text))) ||
    hostedAt.test(seen.passage.text) ||
    (seen.has('technology') && !seen.has('modal') && systemField.test(seen.passage.text)) ||
    (!seen.has('modal') && ownedKinds.some((kind) => seen.has(kind)) && possesses.test(seen.passage.text)) ||
    (manner !== 'change' && !seen.passage.item && !seen.has('modal') && past.test(seen.passage.text)) ||
    (known.test(seen.passage.text) && !/[,;:–—]/.test(seen.passage.text)) ||
    (manner !== 'change' && seen.has('existing') && !namesList(seen.passage.text))) &&
  !firm.test(seen.passage.text)
