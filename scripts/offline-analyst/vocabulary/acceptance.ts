import { definite } from './articles'
import { bareSupport, knownThing } from './set-aside'

/** Clauses of clients about what they accept as it is or put off, in all languages together. */

/** Pronouns for what was told before, and the name of a known thing. */
const pronoun =
  '(?:that|this|it|which|they|those|them|das|dies|es|sie|ça|cela|ce(?: qui)?|eso|esto|ello|lo que|questo|ciò|il che|dat|het|isso)'
const thing = `(?:${definite}(?: (?!(?:that|which|who|dass|qui|que|che)(?!\\p{L}))[^\\s,;:.!?|]+){1,6}?|${bareSupport})`

const very =
  '(?: (?:all|just|perfectly|quite|really|totally|very|so|still|already|noch|toujours|todavía|ancora|nog|aber|auch|uns|mir|für uns|wirklich|richtig|ganz|sehr|völlig|eigentlich|überhaupt|gar|ja|schon|weiter|im moment|très|tout à fait|déjà|muy|ya|molto|già|heel|helemaal|echt|verder|muito|já)){0,3}'
const asItIs =
  "(?:,? (?:(?:exactly |just )?as (?:it|they) (?:is|are)|as is|the way (?:it|they) (?:is|are)|like (?:that|this)|that way|(?:so,? )?wie (?:er|sie|es) (?:jetzt |heute |gerade )?(?:ist|sind)|so|comme (?:ça|(?:il|elle) est|(?:ils|elles) sont)|así|como est(?:á|án|ão)|così(?: com['’]è| come sono)?|com['’]è|come sono|zo|zoals (?:het|hij|ze) (?:is|zijn)|assim))?"

const bad = '(?:(?: so| that| too| very)? (?:bad|important|terrible|serious|tragic)| a (?:big )?(?:deal|problem|issue))'
const schlimm = '(?:so )?(?:schlimm|wild|tragisch|wichtig|dramatisch)'

/** Predicates of what is harmless: "doesn't bother me". */
const harmless = [
  `(?: (?:does|do)(?:n['’]t| not)${very} (?:bother|disturb|annoy|hurt|matter)(?: (?:me|us|anyone|anybody|people))?|(?: is| are|['’](?:s|re))${very} (?:no (?:big )?(?:deal|problem|issue)|not${bad})| (?:isn|aren)['’]t${bad})`,
  ` (?:interessier(?:t|en)(?: (?:mich|uns))? (?:nicht|niemand\\p{L}*)|stör(?:t|en)(?: mich)?${very} (?:nicht|niemand\\p{L}*|keinen?)|(?:ist|sind)${very} (?:nicht ${schlimm}|halb so (?:wild|schlimm)|egal|kein (?:problem|drama|beinbruch)|verschmerzbar)|mach(?:t|en)${very} nichts)`,
  "(?: ne| n['’])?(?: (?:me|nous))? ?(?:(?:dérange|gêne)(?:nt)? (?:pas|personne)|(?:est|sont) pas(?: bien| si| trop| très)? (?:grave|gênant|important|un problème)e?s?)",
  ' no (?:(?:me|nos) (?:molesta|importa|preocupa)n?|molestan? a nadie|(?:es|son) (?:grave|un problema|important)e?s?)',
  ' non (?:(?:mi|ci) (?:disturba|importa|preoccupa)(?:no)?|dà fastidio|(?:è|sono) (?:grav[ei]|un problema|important[ei]))',
  ' (?:(?:stoort|storen)(?: (?:mij|me|ons))?(?: echt| verder| helemaal)? (?:niet|niemand)|(?:is|zijn) (?:niet (?:zo |echt )?(?:erg|belangrijk)|geen (?:probleem|ramp))|geeft niet|maakt (?:ons |mij |me )?niet uit)',
  ' não (?:(?:me|nos) incomodam?|(?:é|são) (?:grave|um problema|important)e?s?)',
].join('|')

const forUs = '(?: (?:for|with) (?:me|us)| für (?:mich|uns)| pour (?:moi|nous)| para (?:mí|nosotros|nós))?'
/** Predicates of what is well: "is fine as it is". */
const well = `(?:(?: is| are|['’](?:s|re)| works?| runs?| looks?)${very} (?:fine|nicely|smoothly|ok(?:ay)?|good|great|perfect|well|acceptable|good enough|beautiful|lovely|nice|excellent)| (?:ist|sind|läuft|laufen|funktionier(?:t|en))${very} (?:gut|prima|super|perfekt|bestens|ok(?:ay)?|in ordnung|schön|toll|gelungen)(?: geworden)?| (?:gefällt|gefallen) (?:uns|mir|allen) (?:sehr gut|sehr|gut|so)| pass(?:t|en)${very} (?:gut|so|schon)| (?:est|sont|va|vont|marchent?|fonctionnent?)${very} (?:bien|parfaite?s?)| (?:está|están|va|van|funcionan?)${very} (?:bien|perfect[oa]s?)| (?:va|vanno|è|sono|funzionano?)${very} (?:bene|perfett[oaie]|a posto)| (?:is|zijn|werkt|werken|draait|draaien|loopt)${very} (?:prima|goed|in orde)| est(?:á|ão)${very} (?:bem|bom|boa|perfeit[oa]s?))${forUs}${asItIs}${forUs}`

const accepting = (it: string) =>
  [
    `(?:we|I) (?:(?:can|could)(?: easily| well)? live with|do(?:n['’]t| not)(?: really)? mind|(?:are|am|['’]re|['’]m) (?:fine|ok(?:ay)?) with) ${it}`,
    `mit ${it} (?:können?|kann|kommen?) (?:wir|ich|man)${very} (?:gut |prima )?(?:leben|klar|zurecht)`,
    `(?:on|nous|je) (?:peut|peux|pouvons|fait|faisons|vit|vivons)(?: très bien)?(?: vivre)? avec(?: ${it})?`,
    `(?:podemos|puedo|se puede|dá para) (?:vivir|viver) com?n? ${it}`,
  ].join('|')

/** Clauses about what was told before, without a word for it. */
const settled =
  "(?:(?:so|also|da|dort) )?(?:(?:there(?:['’]s| is) )?nothing to (?:do|change|fix)(?: there| here| about it)?|(?:da |dort )?(?:ist|gibt es) (?:da |dort )?nichts zu (?:tun|machen|ändern))|never mind|(?:(?:it|that) )?does the job|no big deal|(?:ist (?:mir |uns )?)?egal|nicht (?:so )?schlimm|pas grave|niet erg|(?:we|I) do(?:n['’]t| not)(?: really)? (?:mind|care)|(?:nobody|no one) (?:minds|cares|notices)|(?:we|people|customers|users|everyone)(?: are|['’]re| got) used to (?:it|that|this)|was(?: aber)?(?: mich| uns| mir| für uns)?(?: aber)? (?:nicht(?: weiter)? stört|niemanden stört|nicht (?:so )?(?:schlimm|wild|wichtig) ist|egal ist)|damit (?:können?|kann|kommen?) (?:wir|ich|man)(?: (?:gut|aber|auch|prima|noch)){0,2} (?:leben|klar|zurecht)|daran haben wir uns gewöhnt|c['’]est pas(?: bien| si| trop| très)? (?:grave|gênant|important)|ça (?:nous|me) (?:va|convient)|tant pis|peu importe|no (?:pasa nada|importa|hay problema)|(?:nos|me) da igual|(?:possiamo|posso) conviverci|non (?:fa niente|importa|c['’]è problema)|(?:ci|mi) va bene(?: così| lo stesso)?|da(?:ar|armee) (?:kunnen|kan) (?:we|wij|ik)(?: prima| goed| best)?(?: mee)? leven|wat (?:ons )?niet (?:erg is|stoort)|não (?:faz mal|tem problema|importa)"

const later =
  '(?:for (?:now|later|the moment|the time being)|until later|until (?:the )?next \\p{L}+|another (?:time|day)|(?:some )?other time|next (?:month|year|time|spring|summer|autumn|winter))'
const erstMal = '(?:erst ?mal|fürs erste|vorerst|vorläufig|für später|bis später)'

/** Praise of a known thing: "We are happy with the search", unlike "We like the search to be faster". */
const praised = [
  `(?:we|I)(?: are| am|['’]re|['’]m) (?:(?:all|very|really|quite|so|still) )*(?:happy|satisfied|pleased|content) with ${knownThing}`,
  `(?:we|I|everybody|everyone|(?:all )?(?:our )?(?:people|customers|users|members)) (?:(?:all|really|just) )*(?:loves?|likes?) ${knownThing}`,
  `mit ${knownThing} (?:sind|bin) (?:wir|ich)${very} (?:zufrieden|glücklich)`,
  `(?:wir|ich) (?:sind|bin) mit ${knownThing}${very} (?:zufrieden|glücklich)`,
  `(?:nous sommes|je suis|on est)${very} (?:contente?s?|satisfaite?s?) de ${knownThing}`,
  `(?:estamos|estoy)${very} (?:content[oa]s?|satisfech[oa]s?) con ${knownThing}`,
  `(?:we|ik) (?:zijn|ben)${very} (?:blij|tevreden) met ${knownThing}`,
  `(?:we|I) (?:do not|don['’]t) (?:really )?care (?:about|for) ${knownThing}`,
].join('|')

const postponing = (it: string) =>
  [
    `(?:please |let['’]s |let us |(?:we|you) (?:can |could |should )?)?(?:leave|park|skip|forget) ${it}(?: alone| out| be)? ${later}`,
    `${it} (?:can|could)(?: easily| well| certainly| also)? wait(?: ${later})?`,
    `(?:we|I)(?:['’]ll| will| can) (?:do|tackle|handle|fix|look at|deal with|take care of) ${it} (?:later|${later})`,
    `${it} (?:kann|können)(?: (?:aber|noch|gut|gern|ruhig|auch|erst ?mal)){0,3} warten`,
    `${it} (?:lassen|machen|erledigen|verschieben) wir(?: (?:aber|dann|lieber|jetzt|mal)){0,2} (?:${erstMal}(?: so| liegen| bleiben)?|später|ein ander(?:es ?)?mal|nächstes jahr)`,
    `(?:lasst|lass|lassen sie) ${it}(?: bitte)? ${erstMal}(?: so| liegen| bleiben)?`,
    `${it} hat(?: aber| ja)? noch zeit`,
    `${it} (?:peut|peuvent)(?: bien| encore)? attendre`,
    `(?:on|nous) (?:verra|verrons|fera|ferons)(?: ${it})? plus tard`,
    `laisse[zr](?:[- ]${it})(?: de côté)? pour (?:l['’]instant|le moment|plus tard)`,
    `(?:${it} )?pueden? esperar`,
    `(?:${it} )?l[oa]s? (?:vemos|hacemos|haremos|veremos) (?:más (?:adelante|tarde)|después)`,
    `dej\\p{L}+ (?:${it} )?(?:por ahora|para (?:más tarde|después|más adelante))`,
    `(?:${it} )?(?:può|possono) aspettare`,
    `(?:${it} )?l[oaie] (?:vediamo|facciamo) (?:più avanti|dopo)`,
    `lascia\\p{L}* (?:${it} )?(?:stare |perdere )?per (?:ora|adesso)`,
    `${it} (?:kan|kunnen)(?: nog| best| wel){0,2} wachten`,
    `laat ${it}(?: maar| nog| even){0,2} (?:voorlopig|voor nu)(?: zo)?`,
    `${it} (?:doen|bekijken) we (?:later|een andere keer)`,
    `(?:${it} )?podem? esperar`,
  ].join('|')

/** Clauses about what was told before them, and about a thing that they name. `well` is set if it is only said to be well. */
export const aboutBefore = {
  accepting: `(?:${accepting(pronoun)}|${settled}|(?:${pronoun})?(?:${harmless}|(?<well>${well}|no problem|kein problem|geen probleem)))`,
  postponing: `(?:${postponing(pronoun)})`,
}
export const aboutThing = {
  accepting: `(?:${accepting(thing)}|${praised}|${thing}(?:${harmless}|${well}))`,
  postponing: `(?:${postponing(thing)})`,
}
