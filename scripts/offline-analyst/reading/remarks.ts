import { pattern } from '#domain/text/pattern'
import { remember } from '../text/remember'
import { wholes } from '../vocabulary/requests'
import { doneElsewhere, theirs } from '../vocabulary/set-aside'
import { months } from './around'
import { modesty, thanks, wishesFeeling } from './feelings'
import { goesOn, goesOnNow } from './going-on'

/** Detects sentences to the developer and about the project, and what others do, which ask for no work. */

const time =
  '(?:\\d|\\[date|(?:this|next) (?:week|month|year)|diese woche|cette semaine|esta semana|questa settimana|deze week|(?:mon|tues|wednes|thurs|fri)day|(?:mon|diens|donners|frei)tag|mittwoch)'
const offer =
  '(?:prices?|quotes?|quotation|offer|estimate|preis|angebot|kostenvoranschlag|prix|devis|chiffrage|precio|presupuesto|prezzo|preventivo|prijs|offerte)'

/** Requests for figures and answers: "Please estimate each story separately", "can you tell us what this costs? thx". */
const forFigures = [
  '[^;:.]{3,60}? (?:if you (?:recommend|suggest|advise)|wenn (?:ihr|sie|du) (?:uns )?(?:[^,;:.]{0,20} )?(?:empfehl|vorschl)\\p{L}+|si (?:nos|vous nous) (?:recom|conseill|aconsej)\\p{L}+|se (?:ci|ce ne) consigli\\p{L}+|als (?:u|jullie) .{0,20}aanra\\p{L}+)(?!\\p{L})',
  '(?:design|hosting|logo|layout|domain) ?: (?:(?:we|wir|nous|on) (?:already |schon |déjà |al )?(?:have|haben|avons|a|hebben)|(?:ya )?tenemos|abbiamo)(?!\\p{L})',
  'bitte [^,;:.]{0,30}(?:position|zeile|punkt|modul|stor|teil)\\p{L}* (?:\\p{L}+ )?(?:schätzen|kalkulieren|bepreisen|anbieten)(?!\\p{L})',
  '(?:please |kindly |bitte |merci de |por favor |(?:can|could) you )+(?:estimate|quote|price|fill (?:in|out)|schätzen|ausfüllen|chiffrer|remplir|estim(?:ar|en)|rellen(?:ar|en)) (?:[\\p{L}\\d]+ ){0,4}?(?:stor(?:y|ies)|items?|lines?|positions?|modules?|parts?|columns?|table|sheet|separately|einzeln|séparément|postes?|partidas?|columnas?)',
  "(?:[^,:;]{0,30}, )?(?:[\\p{L}'’-]+ ){1,6}?(?:what|was|combien|ce que|(?:lo )?que|cuánto|quanto|wat) (?:(?:this|that|it|das|es|ça|cela|dit|dat|het|me|mi|nos|ci) )?(?:would |will |würde )?(?:costs?|kostet|kosten|coûte\\p{L}*|cuesta|costaría|costa|costerebbe|kost)(?!\\p{L}).{0,25}$",
  `(?:(?:we|I|wir|ich|nous|je|on) )?(?:\\p{L}+ )?(?:need|brauchen?|benötigen?|besoin d\\p{L}*|necesit\\p{L}+|ci serve|hebben|voulons) (?:\\p{L}+ ){0,3}?${offer}(?!\\p{L}).{0,20}${time}`,
  `(?:(?:please|kindly|can you|could you) )+(?:send|make|give|prepare)(?:(?: us| me)? (?:an? |your )?| (?:us|me) the )(?:\\p{L}+ )?${offer}(?= (?:for|by|before|until|till|asap|soon|today|this|next)(?!\\p{L})|[,.!?]|$).{0,40}$`,
  '(?:see (?:below|above|attached)|siehe (?:unten|oben|anhang)|voir (?:ci-dessous|plus bas)|ver (?:abajo|más abajo)|vedi sotto|zie (?:onder|bijlage))(?=[,.]|$)[^,.]{0,10}[.]?$',
]

/** Wishes for a date: "Ouverture souhaitée avant Noël", "Non ho fretta, entro fine anno va bene", "Please before the 25th". */
const forDates = [
  '(?:by|before|until|bis|vor|avant|antes de|entro|prima di|voor) (?:easter|christmas|(?:the )?(?:spring|summer|autumn|winter)|ostern|weihnachten|pâques|noël|navidad|semana santa|pasqua|natale|pasen|kerst)(?:,? (?:if possible|please|wenn möglich|bitte|si possible|si es posible|se possibile|als het kan))?[.!]*$',
  "(?:(?:by|on|until|till|bis|am|d['’]ici|pour|para|el|per|op|voor) )?(?:(?:next |this |nächsten |diesen )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|lunes|martes|miércoles|jueves|viernes|lunedì|martedì|giovedì|venerdì|maandag|dinsdag|woensdag|donderdag|vrijdag)|tomorrow|next week|morgen|nächste woche|demain|la semaine prochaine|mañana|la próxima semana|domani|volgende week) (?:would be|works|wäre|passt|ginge|serait|sería|estaría|sarebbe|zou) \\p{L}+(?: \\p{L}+){0,3}[.!]*$",
  "(?:(?:the|die|der|l['’]|la|le|de) ?)?(?:opening|launch|delivery|go-?live|start|eröffnung|livegang|inbetriebnahme|ouverture|lancement|mise en ligne|livraison|apertura|lanzamiento|entrega|lancio|consegna|oplevering|lancering) (?:(?:is|ist|est|es|è) )?(?:wanted|planned|desired|wished|gewünscht|geplant|souhaitée?|prévue?|desead[oa]|previst[oa]|desiderat[oa]|gewenst|gepland)(?!\\p{L})",
  "(?:no (?:rush|hurry)|(?:there|it) is no (?:rush|hurry)|(?:I am|I['’]m|we are|we['’]re) (?:not )?in (?:a|no) (?:rush|hurry)|(?:es hat )?keine eile|(?:es )?eilt nicht|(?:ce n['’]est )?pas (?:pressé|urgent|d['’]urgence)|(?:no (?:hay|tengo|tenemos)|sin) prisa|non (?:ho|abbiamo|c['’]è) fretta|geen haast)(?!\\p{L})",
  '(?:one-?off|one time|einmalig|(?:une )?(?:seule|unique) fois|(?:una )?(?:sola|única) vez|una tantum|eenmalig)(?: (?:only|job|project|work|auftrag|arbeit|projet|trabajo|lavoro|opdracht))?(?:[,;.!].{0,40})?$',
  "(?:(?:please|bitte|s['’]il (?:vous|te) plaît|por favor|per favore|graag) )?(?:before|vor|spätestens|avant|antes de|prima d\\p{L}+|entro|vóór)(?: (?:the|de[mr]|la|l[ae]s?|el|il|de|het))? [\\p{L}’'-]+(?:(?: [\\p{L}.]+){0,3} (?:\\d\\S*|\\[date withheld\\]))?[.!]?$",
]

/** Dates and decisions of people: "Our board decides on the 14th", "Nächster Einzug ist am 1. April". */
const decisions = [
  `(?:(?:our|the|unser|der|die|notre|le|la|nuestr[oa]|el|il|het|ons) )?(?:board|committee|council|management|boss|vorstand|gremium|geschäftsleitung|chef(?:in)?|conseil|comité|direction|junta|comité|jefe|consiglio|direttivo|bestuur|directie) (?:\\p{L}+ )?(?:(?:decides?|meets?|votes?|entscheidet|tagt|décide|se réunit|decide|se reúne|si riunisce|beslist|vergadert) .{0,15}${time}|(?:would|can|will|würde|kann|will|pourrait|donnerait|podría|daría|darebbe|kan|zou) [^,;:.]{0,15}(?:\\d{3,}|\\[amount))`,
  `(?:(?:the|der|die|das|le|la|el|il|de) )?(?:next|nächste[rs]?|prochaine?|próxim[oa]|prossim[oa]|volgende) (?:\\p{L}+ ){1,3}?(?:is|ist|sind|findet|est|es|è) (?:on|at|in|am|im|le|el|il|op)? ?${time}`,
]

/** Talk of people, who say and wish things to each other: "du hast doch gesagt du programmierst", "Frohes Neues erstmal!". */
const smallTalk = [
  `${modesty}[.!]*$`,
  "(?:du|ihr|sie|you|tu|vous|t['’]|tú|je|jij|jullie) ?(?:hast|habt|haben|had|did|as|avais|avez|m['’]as|hai|avete|has|hebt|hebben)? ?(?:\\p{L}+ ){0,3}?(?:gesagt|erzählt|erwähnt|said|told|mentioned|dit|disais|raconté|dicho|dijiste|detto|gezegd|verteld)(?!\\p{L})",
  '(?:happy new year|(?:ein )?(?:frohes|gutes) neues|bonne année|feliz año|buon anno|gelukkig nieuwjaar|schönes wochenende|have a (?:nice|good|great) )(?!\\p{L})',
  "(?:(?:sorry,? )?(?:it['’]s )?(?:an? )?(?:long|short) story|lange geschichte|longue histoire|larga historia|storia lunga|lang verhaal)(?!\\p{L}).{0,20}$",
  '(?:so )?(?:yeah )?(?:what are we talking|(?:just )?(?:call|ring|phone) me|ruf(?:en sie)? mich|rappelle[zr]?[- ]moi|ll[aá]m[ae]me|(?:mi )?richiam\\p{L}+|bel me|(?:I have )?no idea|keine ahnung|aucune idée|ni idea|nessuna idea|geen idee)(?!\\p{L})',
]

/** Contacts for urgent cases, and paid invoices: "In urgent cases please contact Carsten". */
const dealings = [
  "(?:(?:in (?:urgent cases|an emergency|emergencies)|(?:if|when) (?:it is|it['’]s|something is) urgent|in (?:dringenden|eiligen) fällen|im notfall|en cas d['’]urgence|en caso de urgencia|in caso di urgenza|in dringende gevallen|bis dahin|until then),? )(?:please |bitte |merci de |por favor )?(?:contact|call|ask|write to|wende\\p{L}* (?:euch|sie sich|dich)(?: bitte)? an|meldet euch(?: bitte)? bei|adresse[rz]|contacte[rz]|contacta\\p{L}*|contattate|neem contact op met)(?!\\p{L})[^,;:]{2,60}$",
  "(?:die|eure|ihre) rechnung(?: [^,;:.]{2,30})? (?:haben wir|habe ich|ist|wurde) (?:\\p{L}+ )?(?:überwiesen|bezahlt|beglichen)[.!]?$|(?:we|I)(?: have|['’]ve) (?:already )?(?:paid|transferred) (?:the|your) invoice(?: [^,;:.]{2,30})?[.!]?$|(?:the|your) invoice(?: [^,;:.]{2,30})? (?:is|was|has been) (?:already )?paid[.!]?$|(?:nous avons|on a|j['’]ai) (?:déjà )?(?:réglé|payé|viré) (?:la|votre|ta) facture(?: [^,;:.]{2,30})?[.!]?$|(?:ya )?(?:hemos|he) pagado (?:la|vuestra|su) factura(?: [^,;:.]{2,30})?[.!]?$",
]

/** Words between clients and makers before what they want: "Te cuento lo del taller", "These are the sheets I use now". */
const beginning = [
  "(?:(?:okay|ok|so|well|um),? )*(?:(?:this|it)(?: is|['’]s) about the (?:thing|stuff|matter)|let me tell you|(?:I|we)(?: will|['’]ll) tell you|es geht um (?:die sache|das ding)|ich erzähl\\p{L}* (?:dir|euch|mal)|(?:je|on) (?:te|vous) raconte|(?:te|os|le) cuent(?:o|an)|(?:ti|vi) racconto|ik vertel)(?!\\p{L})[^,;:]{0,50}$",
  "(?:these|those) are the \\p{L}+ (?:that )?(?:we|I) (?:use|have)(?: (?:now|today|at the moment))?[.!]*$|so sehen (?:die|unsere|meine) \\p{L}+ aus(?:, die (?:wir|ich) .{3,30})?[.!]*$|(?:voici|ce sont) les \\p{L}+ (?:que (?:nous|on)|que j[e’']) ?(?:utilis|a)\\p{L}*[^,;:]{0,20}$|así son (?:los|las) \\p{L}+ que (?:us|ten|tien)\\p{L}+[^,;:]{0,20}$|(?:ecco|questi sono) [il]\\p{L}* \\p{L}+ che (?:us|abb)\\p{L}+[^,;:]{0,20}$",
]

const clients =
  '(?:(?:the|our|die|unsere|les|nos|l[ao]s?|nuestros|i|gli|de|onze) )?(?:people|customers|clients|members|parents|patients|guests|tenants|visitors|leute|kunden|mitglieder|eltern|gens|adhérents|gente|clientes|socios|padres|clienti|soci|genitori|mensen|klanten|leden|ouders)'
/** Complaints about today: "Customers call us all the time", "Half of them lose it", "Nobody dares to touch the macro". */
const complaints = [
  `${clients} (?:are|get|sind|werden|sont|están|sono|zijn) (?:(?:really|very|quite|already|sehr|schon|echt|très|muy|molto|erg) )*(?:annoyed|upset|angry|unhappy|confused|frustrated|verärgert|sauer|genervt|verwirrt|fâchée?s|énervée?s|enfadad[oa]s|molest[oa]s|arrabbiat[ie]|boos)[.!]*$`,
  `${clients} (?:(?:keep|are) )?(?:call(?:ing)?|phon(?:e|ing)|ring(?:ing)?|ask(?:ing)?|rufen|fragen|appellent|demandent|llama[n]?|pregunta[n]?|chiama(?:no)?|chiedono|bellen|vragen) (?:(?:us|me|uns|mich|nous|nos|ci|mi|ons) )?(?:all the time|all day|constantly|ständig|dauernd|andauernd|tout le temps|sans arrêt|todo el (?:rato|tiempo|día)|continuamente|tutto il (?:giorno|tempo)|de hele dag|voortdurend)(?!\\p{L})[^,;:]{0,60}$`,
  "(?:(?:and )?then )?(?:half|most|many|some|a lot|(?:und dann )?(?:die hälfte|viele)|la moitié|beaucoup|la mitad|muchos|(?:la )?metà|molti|de helft|velen?)(?: (?:of them|of us|von ihnen|davon|d[’']entre eux|de ellos|di loro|van hen))? (?:loses?|forgets?|ignores?|verlier(?:t|en)|verg(?:isst|essen)|l[ea]s? ?(?:perd|oublie)(?:nt)?|l[aoe]s? (?:pierde|olvida)n?|l[aoie] (?:perde|dimentica)(?:no)?|verliest|vergeet)(?: (?:it|them|that|das|ihn|sie|es|het|ze))?[.!]*$",
  "(?:nobody|no one|niemand|keiner)(?: else| sonst| anders)? (?:dares? to (?:touch|change)|traut sich|durft)(?!\\p{L})[^,;:]{0,40}$|personne (?:d['’]autre )?n['’]ose [^,;:]{3,40}$|nadie (?:más )?se atreve [^,;:]{3,40}$|nessun(?:o|[' ’]altro)(?: altro)? osa [^,;:]{3,40}$",
]

/** News about people and money: "Karen retires in December", "Three patients already complained", "Around 35k we could do". */
const news = [
  '(?:we|I) (?:now|also now|recently) (?:offer|sell|rent out|run|stock|serve) [^,;:?]{3,50}$|wir bieten (?:jetzt|neuerdings|seit kurzem) (?!.*(?:soll|muss|möcht|brauch))[^,;:?]{3,50} an[.!]*$|(?:nous|on) propos(?:ons|e) (?:maintenant|désormais) [^,;:?]{3,50}$|(?:ahora|desde hace poco) (?:ofrecemos|vendemos) [^,;:?]{3,50}$',
  `(?!.*(?<!\\p{L})(?:need|want|would like|please|brauch\\p{L}*|möcht\\p{L}*|wollen|bitte|voudr\\p{L}+|besoin|quer\\p{L}+|necesit\\p{L}+|vorre\\p{L}+|willen)(?!\\p{L}))(?:(?:mr|mrs|ms|dr|frau|herr|madame|monsieur|señora?|signora?)[.]? )?[\\p{L}'’-]+(?:,? (?:who|die|der|qui|que|che)(?: [\\p{L}'’-]+){1,4},?)? (?:(?:also|now|soon|will) )?(?:(?:retires?|leaves?|is (?:retiring|leaving))(?: us)?(?= (?:in|by|at|this|next) (?:the )?(?:\\d|\\[date|year|month|week|spring|summer|autumn|winter|${months})|[.!]*$)|has a baby|geht (?:in|im|nächstes|ende|bald) (?:\\p{L}+ )?(?:in )?(?:rente|pension|elternzeit)|part (?:à la|en) retraite|se jubila|va in pensione|gaat met pensioen)(?!\\p{L})`,
  "(?!.*(?:can|may|must|shall|should|könn\\p{L}+|peu\\p{L}+|pued\\p{L}+|possono|kunnen) )(?:[\\p{L}\\d'’-]+ ){1,4}(?:already |have |has |haben sich |se |si )*(?:complain(?:s|ed)?|beschwert|plaignent|sont plaints|quejan?|quejado|lamentano|klagen)(?: already| schon| déjà| ya)?(?: (?:on|by|at|in|am|per|par|por|al) .{3,25})?[.!]*$",
  '(?:around|about|up to|at most|maximum|max[.]?|etwa|rund|maximal|höchstens|environ|maximum|unos|hasta|circa|massimo|ongeveer) \\d[\\d.,]* ?k(?= (?:we|I|wir|nous|on|in total|for|für|pour|para|per|voor|budget|would|is|wäre)(?!\\p{L})|[,;.!]|$)',
]

const team = '(?:IT|HR|FM|QA|finance|marketing|personalabteilung|buchhaltung|die it)'
const anybody =
  '(?:(?:the|an?|our|der|die|den|dem|einen?|einem|unseren?|unserem|un[ea]?|le|la|notre|il|el|de|onze) )?(?:IT|HR|FM|us|uns|nous|nosotros|noi|ons|\\p{L}*(?:electrician|caretaker|supplier|technician|installer|elektriker|hausmeister|lieferant\\p{L}*|techniker|monteur|électricien|fournisseur|electricista|proveedor|elettricista|fornitore|elektricien|leverancier))'
const things =
  '(?:hardware|tablets?|laptops?|devices?|scanners?|printers?|screens?|displays?|servers?|licen[cs]es?|geräte|drucker|bildschirme|lizenzen|matériel|tablettes|écrans|equipos|tabletas|pantallas|dispositivi|apparatuur)'

const administrators =
  '(?:our|unsere?|notre|nuestr[oa]|onze|il nostro) (?:(?:own|eigener?) )?(?:DBAs?|IT(?:[- ](?:department|team|people|abteilung))?|EDV|sys(?:tem)?[- ]?admin\\p{L}*|hoster|informaticien(?:ne)?|service informatique|informátic[oa]|departamento de informática)'
const infrastructure =
  '(?:\\p{L}*(?:instances?|databases?|servers?|machines?|vms?|backups?|printers?|networks?|vpn|domains?|dns|certificates?|hosting|environments?|instanz(?:en)?|datenbank(?:en)?|maschinen|drucker|netzwerk|umgebung(?:en)?|zertifikate?|serveurs?|bases? de données|machines virtuelles|imprimantes?|servidor(?:es)?|impresoras?|máquinas virtuales))'

/** Work of others for the project: "Hardware is ordered by IT", "Mounting by electrician", "FM takes care". */
const duties = [
  `(?:(?:the|die|das|le|la|les|el|los|il|i|de) )?${things}(?: themselves| selbst)? (?:is|are|will be|wird|werden|est|sont|sera|seront|wordt|worden) (?:(?:ordered|bought|purchased|mounted|installed|commandée?s?|achetée?s?|posée?s?) (?:by|par) ${anybody}|(?:set up|configured|provided) by ${anybody}(?=[.,;!]|$)|(?:von|vom|durch|door) ${anybody})`,
  `(?:(?:the|die|la|le|l['’]|el|il|de) ?)?(?:mounting|cabling|wiring|installation|assembly|montage|verkabelung|anschluss|câblage|pose|montaje|instalación|montaggio|installazione|installatie)(?: [^,;:.]{1,25}?)? (?:(?:is done |erfolgt |est faite |se hace |viene fatto )?(?:by|durch|von|vom|par|por|da|dall['’]|door)) ?${anybody}`,
  `${administrators} (?:(?:will|wird) )?(?:sets? up|installs?|configures?|creates?|provides?|prepares?|richtet|installiert|stellt|installera?|configurera?|fournira?|prépare(?:ra)?|instala(?:rá)?|configura(?:rá)?|proporciona(?:rá)?) (?!.*(?:new|neue) (?:users?|benutzer))[^,;:]{0,40}?(?<!\\p{L})${infrastructure}[.!]?$`,
  `${team} (?:clarif\\p{L}+|provides?|delivers?|supplies|orders?|would run|will run|runs|klärt|liefert|stellt|bestellt|betreibt|würde|fournit|commande|fournira|aporta|facilita|fornisce|levert|regelt)(?!\\p{L})`,
  '(?:access|zugang|zugriff|accès|acceso|accesso|toegang) (?:is )?(?:via|by|through|over|per|über|par|por|tramite) (?:Citrix|VPN|RDP|SSH|TeamViewer|AnyDesk|remote)(?!\\p{L})',
  "(?:[^;:.]{3,80}, )?(?:[\\p{L}]+ ){1,3}?(?:takes? care(?: of (?:it|that|this))?|kümmer[nt] sich(?: (?:darum|drum))?|s['’]en (?:occupe|charge)|se (?:encarga|ocupa)|se ne occupa|zorgt (?:daar|er)voor|regelt das)[.!]?$",
]

/** Things that are well as they are: "Bei Vollzeit stimmt es", "Reception is happy with the paper book". */
const fine = [
  "(?:for|in|with|bei|für|mit|pour|con|per|bij|voor) [^,;:.]{2,40} (?:it (?:works|is (?:right|correct|fine))|(?:stimmt|passt|klappt|funktioniert) (?:es|alles)|c['’]est (?:bon|correct|juste)|(?:ça|tout) (?:marche|va)|funciona(?: bien)?|va bene|funziona|klopt het|werkt het)[.!]?$",
  '[^,;:.]{3,30} only (?:is|are) (?:fine|enough|ok(?:ay)?)(?!\\p{L})',
]

const attempt = '(?:prototypes?|mock-?ups?|proofs? of concept|prototyp|prototipo|maquette|maqueta)'
/** Things that were looked at before, attempts, what runs today, examples and titles of minutes: "We tried Zapier but …", "MINUTES - Intranet - 6 Feb". */
const before = [
  '(?:current|existing|old|present|aktuelle|bisherige|bestehende|alte) (?:web ?)?(?:site|seite|website|shop|app|system|software) ?: ?(?:(?:https?:|www\\.)\\S|\\p{Lu}[\\p{L}.]*(?=[.,;]|$| \\d)(?!.* (?:should|must|move|migrate|keep|soll|muss)(?!\\p{L})))',
  '(?:(?:about|around|etwa|rund|environ|un[oa]s|circa|ongeveer) )?\\d[\\d.,]*(?: (?:a|per|pro|par|al|am) \\p{L}+)?, (?:in|en|im|au) (?:(?:the|el|la) )?(?:summer|winter|spring|autumn|season|sommer|frühling|herbst|été|hiver|printemps|automne|verano|invierno|estate|inverno|zomer|winter) (?:(?:about|around|up to|etwa|rund|bis zu|environ|un[oa]s|hasta|circa|ongeveer) )?\\d[\\d.,]*[.!]?$',
  '(?:(?:we|wir|nous|on|we) (?:have |haben |avons |a |hebben )?(?:already |also |schon |auch |bereits |déjà |al )?(?:tried|looked at|tested|evaluated|compared|essayé|testé|étudié|comparé)|wir haben [^,;:.]{2,40} (?:ausprobiert|getestet|geprüft|verglichen)|(?:ya )?(?:hemos|habíamos) (?:probado|mirado|comparado)|(?:ya )?(?:probamos|miramos)|abbiamo (?:già )?(?:provato|valutato|confrontato)|we hebben [^,;:.]{2,40} (?:geprobeerd|bekeken|vergeleken))(?!\\p{L})',
  '[^,;:.]{3,50} (?:were|was|have been|has been|wurden?|ont été|a été|fueron|fue|han sido|sono stat[ei]|werden|zijn) (?:\\p{L}+ )?(?:looked at|evaluated|considered|tested|compared|angeschaut|geprüft|getestet|verglichen|étudiée?s?|testée?s?|comparée?s?|examinée?s?|evaluad[oa]s?|valutat[ei]|bekeken|vergeleken)(?!\\p{L})',
  `(?:(?:we|I)(?:['’]ve| have)|(?:wir|ich) haben?|j['’]ai|(?:nous|on) (?:avons|a)|tengo|tenemos|ho|abbiamo|(?:ik|we) heb(?:ben)?) (?:(?:already|built|made|schon|bereits|déjà|ya|già|al) )*(?:an?|eine?n?|une?|una?|een) (?:[\\p{L}-]+ )?${attempt}(?!\\p{L})(?!.*(?:should|must|want|need|turn|please|finish|soll|muss|bitte|brauch|wollen|möcht|doi[tv]|faut|voudr|voul|debe|quer|quier|dev[eo]|vorre|vogli|moet|wil))[^;:]*$`,
  '(?:(?:for )?example|for instance|(?:zum )?beispiel|(?:par )?exemple|(?:por )?ejemplo|(?:per )?esempio|(?:bij)?voorbeeld) ?: ',
  '(?:meeting )?(?:minutes|protokoll|compte[- ]rendu|acta|verbale|notulen)(?: (?:of|vom|du|de la|del?|van)(?!\\p{L})[^.!?]{0,60})?(?: [–—-] |: |$)[^.!?]*$',
]

const userWords =
  "(?:(?:the|an?|each|de[nmr]|die|einen?|l['’]|le|la|el|il|lo|o|de) ?)?(?:user|visitor|(?:be)?nutzer(?:in)?|anwender(?:in)?|besucher(?:in)?|utilisateur|usager|usuario|utente|gebruiker|usuário)"
const whole =
  "(?:(?:the|die|der|das|la|le|l['’]|el|il|o|a|de) ?)?(?:(?:home|start|web)? ?(?:page|site)|app(?:lication)?|(?:web|start)?seite|(?:web)?anwendung|applikation|page|site|página|aplicación|pagina|sito|applicazione|aplicação)"
const entries =
  '(?:(?:his|her|their|the|seine|ihre|die|ses?|sa|son|leurs?|la|le|sus?|las?|los?) )?(?:inputs?|entry|entries|selection|choice|eingaben?|auswahl|angaben|saisies?|sélection|choix|entradas?|selección|datos)'

/** Sentences about what nobody promises, whom a product is for and what has to be there before, and steps of users to which a product only answers. */
const givens = [
  "(?=.*(?:guarant|garant|gewährleist))(?:[^;:.]{3,140}? (?:cannot|can not|can['’]t|could not|is not|are not) (?:be )?guaranteed|(?:we|the (?:supplier|contractor|developer)s?) (?:cannot|can not|can['’]t|do not|don['’]t) guarantee|[^;:.]{0,140}?(?:nicht|keine?) (?:garantiert|gewährleistet|garantieren|gewährleisten)|[^;:.]{3,140}? (?:ne (?:peut|peuvent) (?:pas )?être garantie?s?|no (?:se )?(?:puede|pueden) (?:ser )?garantiza\\p{L}+|non (?:può|possono) essere garantit[aoie]))(?!\\p{L})",
  "(?=.*(?:worr|concern|afraid|bedenken|sorge|befürcht|angst|inquiéter|craindre|preocupar))[^;:.]{0,60}? ?(?:need not|(?:do(?:es)?|should) not (?:need to|have to)|needn['’]t|(?:braucht?|müssen|muss)(?= .{0,60}(?:nicht|kein))|n['’](?:a|ont) pas (?:à|besoin)|no (?:tienen?|deben?) (?:que|por qué)) .{0,60}?(?:worry|worries|concern(?:s|ed)?|be afraid|bedenken|sorgen?|befürchte\\p{L}*|angst|s['’]inquiéter|craindre|preocupar\\p{L}*)(?!\\p{L})",
  '(?:[^:.]{2,30}: )?(?:typical|usual|typische|übliche|les \\p{L}+ types|(?:los |las )?(?:usuarios|clientes) (?:típicos|habituales))(?:(?: \\p{L}+){1,5})? (?:are|sind|sont|son) ',
  '(?!.* (?:app|tablets?|phones?|devices?)(?!\\p{L})).{2,100}(?:pre-?installed|vorinstalliert|préinstallée?s?|preinstalad[oa]s?|preinstallat[oaie])(?: (?:on|with|by|auf|sein|werden|sur|en|su)(?!\\p{L}).{0,60})?[.!]?$',
  `${userWords} (?:opens|visits|calls up|starts|launches|öffnet|startet|besucht|ruft|ouvre|abre|apre|visita) ${whole}(?: (?:in|with) (?:a|the) browser| (?:im browser )?auf)?[.!]?$`,
  `${userWords} (?:confirms|bestätigt|confirme|valide|confirma|conferma|bevestigt) ${entries}[.!]?$`,
  `(?:(?:opening|calling up|visiting|aufrufen|aufruf|öffnen|ouverture|apertura) (?:of |de[rs]? |de la |de l['’]|della? )?${whole}|(?:confirmation|bestätigen|bestätigung) (?:of |de[rs]? )?${entries}) (?:by|durch|par|por|da|von) ?${userWords}[.!]?$`,
]

/** Instructions of templates for issues, and talk between those who comment on them. */
const templates = [
  '(?:a )?clear,? (?:and concise description of|measurable|testable)(?!\\p{L})(?!.* (?:shall|should|must) )',
  'list anything (?:that )?the solution (?:must|should)(?!\\p{L})',
  'if (?:none|not applicable|n/a),? (?:please )?(?:remove|delete) (?:this|the) (?:line|section|heading|field)(?!\\p{L})',
  "describe (?:the (?:solution|feature) you['’]d like|(?:any )?alternatives you['’]ve considered)[.!]?$",
  'add any other (?:context|details?|information) (?:or screenshots )?about(?!\\p{L})',
  '(?:I think |maybe |perhaps )?(?:this|it) (?:needs|deserves|requires) (?:an? )?(?:heads[- ]up(?! display)|second (?:look|opinion|pair of eyes)|closer look|(?:discussion|talk|input|feedback)(?: (?:from|with|by|in|among|between) (?:us|you|me|the (?:team|client|customer|board)))?(?=[.!]?$))(?!\\p{L})',
  "(?:hi,? )?(?:I|we)(?: will|['’]ll) (?:place|put|add) (?:this|it) (?:on|to|in) (?:our|the|my) backlog(?!\\p{L})",
]

/** Compiled each by itself: V8 optimizes no pattern of more than 20 KB, and one of them all takes six times as long. */
const remarks = [
  ...templates,
  ...givens,
  ...forFigures,
  ...forDates,
  ...decisions,
  ...smallTalk,
  ...dealings,
  ...beginning,
  ...complaints,
  ...news,
  ...duties,
  ...fine,
  ...before,
].map((form) => pattern(`^(?:${form})`))

const very =
  '(?:(?:very|quite|really|so|all|still|both|just|sehr|ganz|alle|wirklich|echt|immer noch|vraiment|très|tous|toutes|toujours|muy|realmente|tod[oa]s|molto|davvero|tutt[ie]|er|heel|erg) )*'
const satisfied =
  '(?:happy|satisfied|delighted|thrilled|pleased|content|zufrieden|begeistert|glücklich|contente?s?|ravie?s?|enchantée?s?|satisfaite?s?|content[oaie]s?|satisfech[oa]s?|encantad[oa]s?|soddisfatt[oaie]|entusiast[aie]|tevreden|blij|satisfeit[oa]s?)'
const praised =
  '(?:great|top|perfectly|well|fine|nicely|reliably|smoothly|wonderful\\p{L}*|an? (?:big|great|huge|real) (?:help|success)|gefällt|gefallen|klasse|spitze|super|prima|toll|bestens|einwandfrei|gut|wunderbar|bien|parfaitement|impeccable|genial|perfe[ck]t\\p{L}*|de maravilla|benissimo|bene|perfettamente|goed|uitstekend|fantasti\\p{L}*|bem)'
const still =
  '(?:still|(?:immer )?noch(?: immer)?|toujours|encore|sig(?:ue|uen)|todavía|aún|ancora|sempre|nog|continuam?)'
const make =
  '(?:gebaut|gemacht|erstellt|entwickelt|programmiert|eingerichtet|geliefert|gemaakt|gebouwd|bouwden|maakten|ontwikkeld|geleverd)'
/** Earlier work of the reader: "the site you built", "die Seite, die ihr gemacht habt". */
export const madeByReader = `(?:you(?: guys| people)?(?: have|['’]ve)? (?:once |already )?(?:made|built|created|developed|set up|programmed|designed|delivered)|(?:ihr|sie|du|jullie|u)(?: habt| haben| hast| hebben| heeft| hebt)? (?:[^,;.?]{0,50} )?${make}|vous (?:nous |m['’])?(?:l['’])?(?:avez|aviez) (?:\\p{L}+ )?(?:faite?s?|créée?s?|construite?s?|développée?s?|réalisée?s?|livrée?s?|conçue?s?)|(?:(?:nos|me) )?(?:hicisteis|hiciste|hicieron|hizo|creasteis|creaste|crearon|construisteis|desarrollasteis|montasteis|montaron|programasteis|fizeram|criaram|desenvolveram)|(?:(?:ci|mi) )?avete (?:fatto|creato|costruito|sviluppato|realizzato))`

/** Since when something runs: "since 2 years", "seit dem Start", "depuis l’automne". */
const since = `(?: (?:since|for|seit|depuis|desde|da|dal|sinds)(?: [\\p{L}\\d]+){0,3}? (?:l['’])?(?:\\d{4}|${months}|(?:spring|summer|autumn|fall|winter|easter|christmas|frühjahr|frühling|sommer|herbst|ostern|weihnachten|printemps|été|automne|hiver|pâques|noël|primavera|verano|otoño|invierno|estate|autunno|inverno|pasqua|natale|lente|zomer|herfst|years?|months?|weeks?|days?|(?:re)?launch|beginning|then|jahr(?:en)?|monaten?|wochen?|tagen?|anfang|beginn|(?:re)?launch|start|ans?|mois|semaines?|lancement|début|años?|mes(?:es)?|semanas?|lanzamiento|principio|ann[io]|mes[ei]|settimane?|lancio|inizio|jaar|maanden|weken)(?!\\p{L})))?`
/** Parts of a product with which it is praised: "mit den Gutscheinen", unlike "with screen readers". */
const withParts =
  "(?: (?:with (?:the|our|your|all the)|mit (?:de[nmr]|unseren?|euren?|all den)|avec (?:les?|la|nos|vos|l['’])|con (?:l[aeo]s?|el|il?|gli|nuestr[oa]s|nostr[ie])|met (?:de|het|onze)) ?(?:[\\p{L}'’-]+ ){0,2}?[\\p{L}'’-]+)?"
/** Returns the pattern of a verb with praise, and since when and with what parts a product runs like that. */
const runs = (verbs: string, praise: string) =>
  `(?:${verbs})${since} (?:\\p{L}+ ){0,2}?(?:${praise})(?!\\p{L})${withParts}${since}`

/** Praise of what exists: "Love the new site!", "Der Shop läuft seit zwei Jahren super", "La web va bien con los vales". */
export const praiseOfProduct = `(?:${[
  `(?:(?:we|I|they|all) )?(?:all |really |just )*love[sd]? (?:the|your|our) (?:new )?${wholes}`,
  `(?:the|our|your) (?:new )?(?:[\\p{L}-]+ )?${wholes} ${runs('looks?|works?|runs?|is|turned out|(?:has been|is) (?:running|working)', 'great|lovely|fantastic|beautiful|beautifully|wonderful|wonderfully|brilliantly')}`,
  `(?:die|der|das|unsere?|eure) (?:neue )?${wholes} ${runs('sieht|ist|läuft|funktioniert', 'toll|super|schön|prima|bestens|spitze|einwandfrei|wunderbar')}`,
  `(?:seit|mit) [^,;:.!?]{2,40} (?:läuft|ist|funktioniert) (?:die|der|das|unsere?|eure) (?:neue )?${wholes} (?:\\p{L}+ )?(?:toll|super|prima|bestens|spitze|einwandfrei)`,
  `(?:le|la|notre) (?:nouveau |nouvelle )?${wholes} ${runs('est|marche|fonctionne|tourne', 'super|bien|génial\\p{L}*|magnifique|parfaitement|à merveille')}`,
  `(?:de|onze|het) ${wholes} ${runs('draait|loopt|werkt|is', 'prima|goed|super|geweldig|mooi')}`,
  `(?:la|el|nuestra|nuestro) ${wholes} ${runs('va|funciona|está|es|marcha', 'genial|bien|estupend[oa]|preciosa?|de maravilla|perfectamente')}`,
  `(?:il|la) (?:nostr[oa] )?${wholes} ${runs('va|funziona|è|gira', 'bene|benissimo|bellissim[oa]|perfett[oa]|perfettamente|alla grande')}`,
].join('|')})`

/** Praise, and earlier work of the reader: "Everybody is happy with it", "We use the site you built". */
const praise = [
  thanks,
  `${praiseOfProduct}(?=[,.!]|$| (?:and|und|et|y|e|en(?= (?:de|onze|alle|iedereen)(?!\\p{L})))(?!\\p{L}))`,
  `(?:[\\p{L}'’-]+ ){1,4}?(?:is|are|ist|sind|est|sont|está|están|è|sono|is|zijn) ${very}(?:fine with|${satisfied})(?!\\p{L})(?=[,.!]|$| (?:with|the|our|their|mit|du|del?|van|von|of|con|met|damit|about|and|und|et|y|e|en)(?!\\p{L}))`,
  `(?:we|I|everybody|everyone|they|wir|alle|tout le monde|on|tod[oa]s|a todos|nos|tutt[ie]|iedereen|(?:(?:the|our|die|unsere|les|nos|l[oa]s|nuestr[oa]s|[il]e?|[il]e? nostr[ie]|de|onze) )?[\\p{L}-]+) ${very}(?:loves?|adores?|lieben?|ador(?:ent?|ons|ano)|(?:nos |les )?encantan?|amano) ?(?:it|the|this|your|our|es|sie|die|das|les?|la|l['’]|el|los|il|lo|i)(?!\\p{L})[^,;:?]{0,60}(?:, (?:thank|danke|merci|gracias|grazie|obrigad|bedankt)[^,;:?]{0,30})?[.!]*$`,
  `[^;:?]{2,110}? ${still}(?: \\p{L}+){0,3}? ${praised}(?=[,.!]|$| (?:and|und|et|y|e|en|for us|für uns|pour nous)(?!\\p{L}))`,
  `[^;:?]{2,60}? ${madeByReader}(?!\\p{L})[^;:?]{0,60}? (?:${praised}|${satisfied})(?!\\p{L})`,
  `(?:(?:last|this|the) [^,;:?]{2,30}, |(?:we|I|wir|ich|nous|on|wij) ${very}(?:uses?|have|run|work with|nutzen?|benutzen?|verwenden?|haben?|utilis(?:e|ons)|avons|gebruiken|hebben) [^;:?]{2,60}? |(?:usamos|utilizamos|tenemos|usiamo|abbiamo|temos) [^;:?]{2,60}? )?${madeByReader}(?!\\p{L})[^;:?]{0,60}[.!]*$`,
]
const praises = pattern(`^(?:${praise.map((it) => `(?:${it})`).join('|')})`)

/** Words of wishes and complaints, which praise does without. */
const wishes = pattern(
  "(?<!\\p{L})(?:shall|should|must|needs?|want|would|could|can|cannot|please|but|except|not|soll\\p{L}*|muss|müss\\p{L}*|möcht\\p{L}*|woll\\p{L}*|brauch\\p{L}*|k[aö]nn\\p{L}*|bitte|aber|nur|nicht|\\p{L}*n['’]t|doi(?:t|vent)|voul\\p{L}+|voudr\\p{L}+|souhait\\p{L}+|faut|besoin|falta|manqu\\p{L}+|manca\\p{L}*|fehl\\p{L}+|missing|mais|sauf|ne|merci (?:de|d['’]\\p{L}+)|deb\\p{L}+|quer\\p{L}+|necesit\\p{L}+|pero|salvo|no|dev\\p{L}+|vorr\\p{L}+|vogli\\p{L}+|ma|non|moet\\p{L}*|wil\\p{L}*|maar|niet)(?!\\p{L})",
)

/** True for praise, or for earlier work of the reader. */
export const isPraise = (text: string): boolean => praises.test(text) && !wishes.test(text)

/** Maximum characters of such a sentence. Longer ones say more. */
const maxLength = 220

/** True for a sentence to the developer or about the project, which asks for nothing. */
export const isRemark = remember(
  (text) =>
    text.length <= maxLength &&
    (remarks.some((it) => it.test(text)) || goesOnNow(text) || isPraise(text) || wishesFeeling(text)),
  'sentences',
)

const selves =
  '(?:ourselves|us(?= (?:later|next|this)|[.!]?$)|myself|wir selbst|wir selber|selber|nous-mêmes?|moi-même|nosotros(?: mismos)?|noi stessi|(?:wij|we|ik) zelf)'

/** Things that others do, or the client without the product, and what is left as it is: excluded. */
const elsewhere = pattern(
  `^(?:(?:[^;:.]{3,60}? (?:(?:is|are) (?:still )?(?:done|handled|made|managed|kept) by|(?:macht|machen|erledigt|übernimmt)(?: (?:weiterhin|weiter|nach wie vor))?|l[aoei] (?:fa|fanno|hace|hacen|facciamo|hacemos)(?: con)?|(?:est|sont) (?:faite?s?|gérée?s?|tenue?s?) par|(?:le|la|les) fait|(?:doet|regelt)) (?:${theirs})(?!,? (?:(?:und|aber|and|but|so) )?(?:wir|ihr|sie|du|ich|we|you|I)(?!\\p{L}))|[^;:.]{3,60}? (?:(?:is|are|will be) (?:done|handled|fixed|made|taken care of) by (?=us)|(?:we|I) (?:do|handle|make|scan) (?:it |that |this |them )?|machen |doen |faisons |hacemos |facciamo )${selves})(?!\\p{L})|[^,;:.!?]{2,40}: (?:no(?:pe)?|nein|nö|non|nee|não)(?= (?:we|wir|nous|on|hacemos|facciamo|die|das|that|it|es|ça|cela|esto|dat)(?!\\p{L})|[,.!]|$)|[^,;:.]{2,40} (?:also not|neither|auch nicht|non plus|tampoco|neanche|nemmeno|ook niet)[.!]?$|(?:[^;:.]{2,40}, )?(?:on|nous) ne touch(?:e|ons|era) pas |(?:we|please) (?:do not|don['’]t) touch |no (?:se toca|tocamos|tocar|toquéis) |non (?:si tocca|tocchiamo|toccare) |[^;:.]{3,40}? (?:fassen wir nicht an|blijven we van af)|[^,;:.]{3,60}? (?:need not be|(?:does|do) not (?:need|have) to be|müssen nicht|muss nicht|(?:n['’]ont|n['’]a) pas besoin d['’]être|no hace falta|non (?:devono|deve) essere|hoe(?:ft|ven) niet) ?(?:\\p{L}+ )?(?:transferred|migrated|moved|imported|übernommen|migriert|umgezogen|repris\\p{L}*|migr\\p{L}+|transfér\\p{L}+|import\\p{L}+|pasar\\p{L}*|trasferit\\p{L}+|mee|over)(?!\\p{L})|[^;:.]{2,40} (?:reste(?:nt)?|rimane|rimangono|se queda|quedan?|ficam?|blij(?:ft|ven)) (?:(?:le|la|les|il|el|lo|gli|het|de) )?(?:mêmes?|identiques?|inchangée?s?|tels? quels?|stess[oaei]|invariat[oaei]|igual(?:es)?|mism[oa]s?|hetzelfde|ongewijzigd)(?!\\p{L})|[^;:.]{3,80}? (?:leave (?:that|it|this) (?:alone|out|as it is)|das lassen wir(?: so| weg)?|(?:ça|cela) on (?:n['’])?y touche pas|(?:eso|esto) (?:lo )?dejamos(?: como está| así)?|(?:lo |quello )?lasciamo (?:stare|così)|dat laten we(?: zo)?)[.!]?$|[^;:.]{2,60}? (?:hebben (?:we|wij) niet nodig|(?:e )?non (?:mi|ci) (?:serve|servono|interessa))(?!\\p{L}))`,
)

/** Deeds of users and their bounds: "No booking after Friday", "Pas d'annulation sans motif". */
export const whenUsed =
  '(?:bookings?|reservations?|orders?|cancell?ations?|registrations?|sign-?ups?|check-?ins?|refunds?|\\p{L}*(?:buchung|reservierung|bestellung|stornierung|anmeldung)(?:en)?|annulations?|réservations?|commandes?|inscriptions?|cancelaci[oó]n(?:es)?|reservas?|pedidos?|inscripci[oó]n(?:es)?|prenotazion[ei]|cancellazion[ei]|ordin[ei]|boeking(?:en)?|annulering(?:en)?) (?:after|before|without|within|outside|unless|once|nach|vor|ohne|außerhalb|après|avant|sans|dès|después|antes|sin|dopo|prima|senza|na|voor|zonder) '

/** Begins what is not wanted, unlike a rule: "No app", not "No member may". */
export const nothing =
  `(?!.*(?<!\\p{L})${whenUsed})` +
  "(?!.* (?:may|can|must|should|shall|will|darf|dürfen|kann|können|soll|sollen|muss|müssen|peu(?:t|vent)|doi(?:t|vent)|puede[n]?|debe[n]?|può|possono|deve|devono|mag|mogen|kan|kunnen|moet|moeten)(?!\\p{L}))(?:(?:no|keine?n?|pas de|sin|nada de|niente|nessuna?|geen|sem) |(?:pas d|nessun)['’])"
const who =
  '(?:we|I|wir|ich|nous|on|(?:our|my|unsere?|mein|notre|nuestr[oa]|(?:il |la )?nostr[oa]|onze?) [\\p{L}-]+(?: [\\p{L}-]+)?)'
const another =
  "(?:(?:is|would be|ist|wäre|est|es|sería|è|sarebbe) |c['’]est )(?:(?:clearly )?(?:an?|eine?|une?|un|een) )?(?:different|separate|another|ander\\p{L}*|eigene[sr]?|separates?|autre|altr[oa]|otr[oa]) "
/** The end of a sentence or of its clause. */
const stop = '(?=[,;.!]|$)'

/** A condition, or a clause about what users have or do, of which a sentence sets nothing aside. */
export const condition =
  '(?:.*(?<!\\p{L}))?(?:if|when|whenever|once|unless|who|that(?= (?:are|has|have|was|were|the|an?|they|no|do)(?!\\p{L}))|which|whether|each|every|wenn|falls|sobald|ob|dass|jede[rsn]?|si(?= (?:on|une?|l[aeo]s?|el|nous|hay)(?!\\p{L}))|quand|lorsque|qui|chaque|cuando|cada|quando|ogni|wanneer|zodra|elke)(?!\\p{L})'

/** Work that a sentence sets aside, whatever else it says of it: "The form is fine, don't touch it", "No app, a website is enough". */
const setAside = pattern(
  `(?!${condition})(?:${[
    // "Don't touch it", "n'y touchez pas".
    `^[^;:]{2,80}(?<!\\p{L})(?:(?:do not|don['’]t|not) touch (?:it|that|them|those)|leave (?:it|that|them) alone|(?:bitte )?nicht anfassen|n['’]y touchez pas|ne pas y toucher|no l[oa]s? toqu\\p{L}+|non l[oaie] toccate|niet aankomen)${stop}`,
    // "The parts are in Holded, don't touch anything there".
    `^[^,;:]{2,60} (?:in|en|dans|su) \\p{Lu}[^,;:]{1,30}, (?:please |bitte )?(?:don['’]t (?:touch|change) anything there|(?:da|dort) (?:bitte )?nichts (?:anfassen|ändern)|n['’]y touch\\p{L}+ (?:pas|à rien)|ahí no to(?:ques?|quéis|quen|car) nada|lì non tocca\\p{L}+ niente|daar niets aan veranderen)${stop}`,
    // "Nothing else, no app", "c'est tout".
    `^(?:(?:and |und |et |y |e )?(?:nothing|not?hing) (?:else|more)|that(?:['’]s| is) (?:all|it)|(?:sonst|weiter) nichts|mehr (?:nicht|brauchen wir nicht)|das (?:ist|wäre|wär['’]?s) (?:schon )?(?:alles|es)|c['’]est tout|rien (?:d['’]autre|de plus)|(?:y )?nada más|eso es todo|(?:e )?nient['’]altro|(?:è )?tutto qui|verder niets|dat is alles)(?: (?:for now|for the moment|at the moment|vorerst|erst ?mal|pour (?:le moment|l['’]instant)|por ahora|per ora|voorlopig))?${stop}`,
    // "The catalogue we leave out for now", "Die Statistik lassen wir vorerst weg".
    `^(?:[^;:.]{2,60} )?(?:(?:we|I) (?:leave out|leave for later|skip|postpone)|lassen wir (?:\\p{L}+ ){0,2}(?:weg|aus|raus|außen vor)|(?:on|nous) (?:laisse|laissons) de côté|l[oa]s? dejamos (?:fuera|para)|l[oaie] lasciamo (?:fuori|per dopo)|laten we (?:\\p{L}+ ){0,2}weg)(?!\\p{L})`,
    // "Spare parts also no", "Video lesson not need, we use Zoom", "I prezzi no, quelli …".
    `^[^,;:.!?]{2,50} (?:also |absolutely |definitely |for now |please )(?:no|not)${stop}|^(?!.* need (?:to|not) )[^,;:.!?]{2,50} not need(?:ed)?${stop}|^(?:il?|gli|l[aeo]|los|las|el|les) [^\\s,;:.!?]+(?: [^\\s,;:.!?]+){0,3} no${stop}|^[^,;:.!?]{2,50} ?[–—:] ?(?:absolutely |definitely |certainly |auf keinen fall|surtout |bloß )?(?:no|not|nein|nicht|pas|non|niet)?(?<=no|not|nein|nicht|pas|non|niet|fall)[.!]?$`,
    `^(?:(?!(?:but|and|also|why|if|so|then|now|pero|ma|mais)(?!\\p{L}))\\p{L}{4,}) no, `,
    // "Los SMS no hacen falta, llamamos nosotras".
    `^[^,;:.!?]{2,60} (?:no hacen? falta|no (?:se )?necesit(?:a|an|amos)|non (?:ci )?serv(?:e|ono)|niet nodig|n['’](?:est|ont) pas (?:nécessaires?|utiles?)|não (?:é|são) precis[oa]s?|(?:is|are) not (?:needed|necessary))${stop}`,
    // "That is a different product".
    `^.{3,160}(?<!\\p{L})${another}(?:product|project|story|topic|produkt|projekt|thema|geschichte|projet|sujet|produit|proyecto|tema|producto|progetto|discorso|prodotto|verhaal|projecto)[.!]?$`,
    // "The chatbot will be handled in a separate project".
    `^[^;:]{3,80} (?:(?:is|are|will be|ist|sind|wird|werden|est|sera|es|será) )(?:(?:handled|treated|dealt with|covered|done|built|part|traitée?s?|tratad[oa]s?|parte) )?(?:in|as|of|dans|en|de) (?:(?:an?|eine[mr]|une?|un|otro|una) )?(?:separate[ns]?|own|another|different|eigene[nms]?|andere[nms]?|separaten|autre|otro|otra) (?:project|projekt|projet|proyecto)(?: (?:behandelt|umgesetzt|gebaut|gemacht|bearbeitet))?[.!]?$|^[^;:]{3,80} fera l['’]objet d['’]un autre projet[.!]?$`,
    // "Firmware: we do that ourselves", "Mahnwesen: das macht unser Steuerberater".
    `^[^,;:.!?]{2,40}: (?:${who} (?:do(?:es)?|handles?|makes?|takes? care of) (?:that|it|this)|das (?:mach|übern[ei]hm|übernimm|erledig)\\p{L}+ ${who}|(?:(?:c['’]est|ça) )?${who} (?:s['’]en (?:occupe|charge)|l['’]a déjà))(?!\\p{L})`,
    // "No app, a website is enough".
    `^${nothing}[^,;:.]{2,40}[,;] .{2,70}(?<!\\p{L})(?:(?:is|are|will be) (?:enough|fine|ok)|suffi\\p{L}*|reicht|reichen|genügt|basta(?:n|no)?|is genoeg|volstaat|chega)(?!\\p{L})|^(?:nada de|niente) [^,;:.]{2,40}, (?:basta|bastano) `,
    // "Visitors pay in cash, that need not be in the app".
    `^(?!.* (?:and|und|e|y) |.* en .*dat hoeft)[^,;:.]{3,80}[,;] (?:(?:but|aber|pero|ma|maar) )?(?:(?:that|this|it|which) (?:need(?: not|n['’]t)|does(?: not|n['’]t) (?:need|have) to) be (?:in|on) (?:the|our) |das (?:muss|braucht) nicht (?:ins?|aufs?) (?:(?:den|die|das) )?|es[ot]o? no (?:tiene que|necesita) estar en (?:la|el) |(?:questo|ciò) non deve (?:essere|stare) n?el(?:l['’]| )|dat hoeft niet in (?:de|het) )(?:computer|app|system|software|program|tool|website|site|database|datenbank|programm|aplicación|sistema|programa|systeem|programma|sito)(?: (?:sein|zijn))?${stop}`,
    // "Bookkeeping stays with our accountant".
    `^(?:[\\p{L}'’-]+ ){1,5}(?:stays?|remains?|bleib(?:t|en)|reste(?:nt)?|se quedan?|resta(?:no)?|rimane|blij(?:ft|ven)) (?:with|bei|chez|con|al|dal|bij|en manos de) ?(?:${theirs})`,
  ].join('|')})`,
)

/** "Payroll stays at DATEV", unlike what stays with people: a name, which German nouns only are in capitals, and unlike where data is kept. */
const staysWith =
  /^(?!.*(?:data|daten|données|datos|dati|dados|gegevens) )(?!.* (?:until|till|unless|for \d|after|bis|jusqu|hasta|fino))(?:[\p{L}'’-]+ ){1,5}(?:(?:stays?|remains?) (?:with|at|in|on)|restent? (?:chez|sur|dans)|(?:se quedan?|siguen?) (?:con|en)|(?:restano?|rimane) (?:su|in)) \p{Lu}|^\p{Lu}[\p{L}'’-]+ (?:stays|remains|reste|bleibt|resta|se queda|blijft)(?: (?:for|pour|für|para|per|voor) (?!\P{N}*\p{N}).*)?[.!]?$|^(?:[\p{L}'’-]+ ){1,5}(?:bleib(?:t|en)|blij(?:ft|ven)) (?:bei|in|bij) \p{Lu}\p{L}+(?:[.,]|$| und wird nicht)/u

const elsewhereAlone = pattern(
  `^(?:${doneElsewhere.join('|')})(?:,? (?:anyway|already|now|thanks|danke|sowieso|ohnehin))?[.!]?$`,
)

/** True for what the text leaves to others or as it is: "The accounts are done by our accountant", "POS also not". */
export const isElsewhere = remember(
  (text) =>
    text.length <= maxLength && [elsewhere, elsewhereAlone, setAside, staysWith, goesOn].some((it) => it.test(text)),
  'sentences',
)
