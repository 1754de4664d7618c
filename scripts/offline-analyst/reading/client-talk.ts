import { pattern } from '#domain/text/pattern'
import { remember } from '../text/remember'
import { isOpeningDay } from './calendar'
import { isPaymentTerm } from './payment-terms'
import { limitsSpending } from './spending'

/** Sentences of a mail that ask for no work: what is at hand, what is urgent and where all is well. */

const article =
  "(?:(?:the|our|a|an|all|die|das|der|ein|eine|unsere?|les?|la|notre|nos|los|las|el|nuestr[oa]s?|il?|gli|lo|de|het) |l['’])?"
const material =
  '(?:photos?|pictures?|images?|logos?|logotipos?|texts?|domains?(?: names?)?|(?:web ?)?hosting|webspace|e-?mail addresses|ssl certificates?|fonts?|videos?|content|fotos?|foto.s|bilder|texte|inhalte|schriften|domain|textes|nom de domaine|hébergement|fotos|textos|dominio|alojamiento|testi|immagini|teksten)'
/** Contents of a site that a client may have or deliver: "the photos and our logo". */
export const things = `${article}${material}(?:(?:,|,? and| und| et| y| &) ${article}${material})*`
/** An article, after which people give the reader what is known: "the logo", unlike "photos". */
const known = "(?=(?:the|our|das|die|unser|les?|la|los|las|el|il?)(?!\\p{L})|l['’])"
const plenty =
  '(?:plenty|enough|lots|loads|many|a lot|already|too|as well|also|anyway|genug|genügend|reichlich|schon|bereits|auch|viele|déjà|aussi|assez|ya|también)'
const atHand = `(?:${things} (?:(?:we|I)(?: already| also)? have(?: got)?(?: ${plenty}(?: of)?){1,2}|(?:is|are|['’]s)(?: already| all)? (?:done|finished|ready|made|there)(?: already| too| as well)?|(?:haben (?:wir|ich)|habe ich|(?:on|nous|je) (?:les |en )?(?:a|avons|ai)|(?:los |las )?tenemos)(?: ${plenty}){1,3}|ya l[oa]s? (?:tenemos|tengo)|(?:ist|sind|est|sont|está|están) (?:schon |bereits |déjà |ya )?(?:fertig|vorhanden|da|prêts?|faits?|list[oa]s?))|(?:(?:we|I) (?:already |also )?have|(?:wir|ich) haben?) (?:plenty of|enough|lots of|loads of|a lot of|genug|genügend|reichlich) ${things}(?: (?:already|too|schon))?)`

const told = [
  // "Here is the new logo."
  `(?:this|that|these|here|das|hier|dies|voici|ecco|(?:est[eo]|esta) es)(?:['’]s)?(?: (?:is|are|ist|sind))? ${article}(?<=[ '’])(?:new |neue[sn]? |current |aktuelle[sn]? |nouve(?:au|lle) )?${material}[.!]*$`,
  // "GPS devices are installed in all trucks already."
  `(?:(?!(?:that|which|who|if|when|die|der|das|wenn|qui|si|que)(?!\\p{L})(?<=^.{4,}))[\\p{L}'’-]+ ){1,5}(?:(?:is|are) already (?:installed|mounted|fitted|in place)(?: (?:in|on|at) [^,;:?]{2,40})?|(?:is|are) (?:installed|mounted|fitted|in place)(?: (?:in|on|at) [^,;:?]{2,40})? already|(?:ist|sind) (?:(?:in|an|auf) [^,;:?]{2,40} )?(?:schon|bereits) (?:(?:in|an|auf) [^,;:?]{2,40} )?(?:installiert|montiert|verbaut|eingebaut|vorhanden)|(?:est|sont) déjà (?:installée?s?|montée?s?|en place)(?: [^,;:?]{2,40})?|ya (?:está|están) (?:instalad[oa]s?|montad[oa]s?)(?: [^,;:?]{2,40})?)[.!]*$`,
  // "The logo is done already, domain and hosting we have too."
  `${atHand}(?:(?:,|;|,? and| und| et| y) ${atHand})*[.!]*$`,
  // "There is an old site at a free hoster, you can throw that away."
  `(?:there (?:is|are)|there['’]s|we (?:still )?have|es gibt|wir haben|il y a|(?:nous|on) (?:avons|a)|hay|tenemos) (?:still |noch |encore |aún )?(?:an? |eine? |une? |una? )?(?:\\p{L}+ )?(?:old|previous|former|alte[sn]?|ancien(?:ne)?|vieux|vieille|antigu[oa]|viej[oa]) [^,;:.?]{3,60}[,;]? (?:(?:but|and|which|that|aber|und|mais|pero) )?(?:(?:you|we) can (?:just )?(?:throw|delete|forget|ignore|drop|bin|scrap)(?: (?:that|it|this|them))?(?: away)?|(?:the|that|it) can (?:go|be (?:deleted|dropped|ignored|thrown away))|(?:das|die|der|den) (?:kann|können) (?:(?:sie|ihr|wir) )?(?:weg|gelöscht werden|wegwerfen|vergessen|löschen)|(?:das|die|der|den) (?:könnt ihr|können (?:sie|wir)|kannst du) (?:wegwerfen|vergessen|löschen)|vous pouvez (?:le|la|l['’]) ?(?:jeter|supprimer|oublier)|(?:se )?(?:puede|podéis|pueden) (?:tirar|borrar|olvidar)(?:l[oa])?)[.!]*$`,
  // "Es gibt noch eine alte Seite", before "die kann weg".
  `(?:there (?:is|are|['’]s)|es gibt|il y a|hay) (?:still |also |noch |encore |aún )?(?:an? |eine? |une? |una? )?(?:old|previous|former|alte[sn]?|ancien(?:ne)?|vieux|vieille|antigu[oa]|viej[oa]) (?:(?:web)?sites?|(?:web|home)?pages?|versions?|seiten?|homepage|webseite|web|página)(?: (?:at|on|with|by|from|bei|auf|von|chez|sur|en|con) [^,;:.?]{2,40})?[.!]*$`,
  // "Bezahlt wird vor Ort."
  `(?:(?:(?:the|die|le|el|il) )?(?:payments?|(?:be)?zahlung|paiement|pago|pagamento)|(?:people|guests|visitors|members|customers|runners|they|we) pay|(?:it|this|that) is paid|bezahlt wird|(?:gäste|kunden|besucher|teilnehmer|mitglieder|sie) (?:be)?zahlen|(?:on|ils|les \\p{L}+) paient?|se paga)(?: (?:is|are|only|then|nur|dann|made|taken|done|erfolgt|se fait|a lieu|s['’]effectue|se hace|avviene))*(?: (?:in cash|cash|(?:at|on) (?:the \\p{L}+|site|arrival|reception)|bar|vor ort|an der \\p{L}*kasse|am (?:einlass|eingang|empfang)|bei (?:der )?(?:abholung|ankunft)|sur place|en espèces|en efectivo|en taquilla)){1,2}[.!]*$`,
  // "The second one is the most urgent, customers are complaining."
  `(?:(?:the|that|number|no\\.?|point|der|die|das|punkt|nummer|nr\\.?|le|la|el|lo) )?(?:first|second|third|fourth|last|latter|\\d{1,2}|erste|zweite|dritte|vierte|letzte|premi(?:er|ère)|deuxième|second[oae]?|troisième|dernière?|primer[oa]?|tercer[oa]?|últim[oa])(?: (?:one|point|item|thing|issue|bug|problem|fault|fehler|problem|sache|problème|punto|fallo))?(?: of (?:these|them|the (?:two|three)))? (?:is|ist|est|es) (?:(?:the|really|very|quite|most|more|least|less|top|am|besonders|sehr|le|la|plus|moins|el|más|muy|very) ){0,3}(?:urgent|important|pressing|critical|annoying|priority|dringend\\p{L}*|wichtig\\p{L}*|eilig\\p{L}*|urgente?|important[ea]?)(?:[,;–—] [^?:]{3,60}|,? (?:because|weil|da|car|porque) [^?:]{3,60})?[.!]*$`,
  // "It's urgent because registration opens on Monday."
  `(?:(?:it|this|that|es|das|cela|het)(?:['’]s| is| ist| est)|c['’]est|è|es)(?: (?:really|very|quite|sehr|wirklich|très|muy|molto))? (?:urgent|dringend|eilig|urgente),? (?:because|as|since|weil|denn|da|car|parce que|porque|perché|omdat) [^?:]{3,80}$`,
  `(?:merci de|please|bitte|por favor) (?:faire (?:très |au plus )?vite|hurry(?: up)?|be quick|beeil(?:en|t)(?: sie)?(?: (?:sich|euch))?|daos prisa)[.!]*$`,
  // "The texts we write ourselves.", "Anna can send you the logo."
  `${things}(?: (?:stays?|remains?|bleib(?:t|en)|restent?|se quedan?|restano))?,? (?:(?:we|I)(?:['’]ll| will)? (?:write|do|make|take|send|supply)(?: (?:those|them|these|it|that))? (?:ourselves|myself)|(?:die |das |den )?(?:schreiben?|machen?) (?:wir|ich)(?: (?:selbst|selber))?|(?:nous|on|je) (?:les? |l['’])(?:écri|fai|fourni)\\p{L}+(?: (?:nous|moi)-mêmes?)?|l[oa]s? (?:escrib|hac|pon)\\p{L}+ (?:nosotr[oa]s|yo)|l[iea] (?:scriv|facc|mett)\\p{L}+ (?:noi|io))[.!]*$`,
  `(?:we|I)(?:['’]ll| will)? (?:write|take|supply) ${things} (?:ourselves|myself)[.!]*$`,
  `\\p{L}+ (?:(?:can|will|could|kann|wird|peut|va|puede|può) )?(?:(?:vous|os|le|vi) )?(?:(?:sends?|gives?|forwards?) you|(?<=(?:vous|os|le|vi) )(?:envoyer|enviar|mandar|inviare)) ${known}${things}[.!]*$|\\p{L}+ (?:kann|wird) (?:ihnen|euch|dir) ${known}${things} (?:schicken|geben|senden)[.!]*$|${things} (?:schickt|gibt|bringt) (?:ihnen|euch|dir) \\p{L}+[.!]*$`,
  // "On Android phones it works."
  `(?:(?:but|and|only|aber|und|nur|mais|pero) )?(?:on|in|with|auf|am|im|mit|bei|sur|avec|dans|en|con) (?:the |my |our |einem |dem |unserem )?(?:android|ios|iphones?|ipads?|phones?|mobiles?|tablets?|desktops?|computers?|laptops?|pcs?|macs?|windows|chrome|firefox|safari|edge|handys?|smartphones?|rechner|ordinateurs?|ordenador(?:es)?|móvil(?:es)?)(?: [\\p{L}-]+){0,2}? (?:(?:it|this|that|everything|all|es|das|alles|ça|cela|tout|todo) )?(?:(?:still|just|all|sí) )?(?:works?|is (?:fine|ok(?:ay)?|good)|looks (?:fine|good|ok)|geht|gehts|funktioniert|klappt|läuft|marche|fonctionne|va|funciona)(?: (?:es|das|alles|it))?(?: (?:fine|well|ok|gut|bien|fehlerfrei|problemlos|perfectly|correctly))?[.!]*$`,
  // "Love the new site!", "The concert was lovely by the way."
  `(?:(?:we|I|they|all) )?(?:all |really |just )*love(?:d|s)? (?:the|your|our) (?:new |old )?[\\p{L}-]+[.!]*$`,
  `[^,;:.?]{3,60} (?:was|were|war|waren|était|fue) (?:(?:so|really|very|such a|sehr|ganz|wirklich|très|muy) )?(?:lovely|great|wonderful|fantastic|fun|schön|toll|super|wunderbar|génial|superbe|genial|geweldig)(?:,? (?:by the way|btw|übrigens|au fait|por cierto))?[.!]*$`,
  // "Nobody reads it.", "It annoys everybody."
  `(?:nobody|no one|hardly anyone|niemand|keiner|personne ne|nadie|nessuno) (?:ever |really |das |es |den |die |le |la |lo )?(?:reads?|uses?|needs?|clicks?|liest|nutzt|braucht|lit|utilise|lee|usa|legge|leest|gebruikt)(?: (?:it|that|them|das|es|den|die|anyway|mehr|any ?more|het|dat))*[.!]*$`,
  `(?:it|that|this|das|es|ça|cela|eso|dat)(?: (?:just|really|only|einfach))* (?:annoys?|bothers?|confuses?|irritates?|nervt|stört|énerve|gêne|molesta|stoort)(?: \\p{L}+){0,3}[.!]*$`,
  // "The gallery has no prices on purpose, please keep it that way."
  `[^?]{3,140}[,;] (?:so )?please (?:keep|leave) (?:it|that|them) (?:that way|this way|like that|like this)[.!]*$`,
].map((it) => pattern(`^${it}`))

/** True for what a client has already, when they open, what is urgent, and where a fault does not show: "Photos we have plenty of." */
export const isClientTalk = remember(
  (text) =>
    text.length <= 160 &&
    (isOpeningDay(text) || limitsSpending(text) || isPaymentTerm(text) || told.some((it) => it.test(text))),
  'sentences',
)
