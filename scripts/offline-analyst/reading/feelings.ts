import { pattern } from '#domain/text/pattern'
import { wholes } from '../vocabulary/requests'

/** Detects modesty, thanks that people pass on, and what a product should feel like, none of which is work by itself. */

/** Words of modesty, which lead up to what is wanted or not: "Nothing fancy please – no app". */
export const modesty =
  "(?:(?:it (?:should|can) be |please |bitte |por favor |(?:I|we) (?:want|need) )?(?:nothing|not(?: too)?) (?:too |very )?(?:fancy|complicated|elaborate|special|big)|(?:please )?keep it simple|(?:bitte )?nichts (?:zu )?(?:aufw[eä]nd|besonder|kompliziert|ausgefallen|groß|wild)\\p{L}*|rien (?:de (?:trop |très |bien |plus )?(?:compliqué|sophistiqué|spécial|fou)|d['’]extra(?:vagant|ordinaire))|nada (?:(?:muy |demasiado )?(?:complicado|sofisticado|especial)|del otro mundo|de lujos?)|niente di (?:complicato|particolare|speciale)|niks (?:bijzonders|ingewikkelds))(?:,? (?:please|bitte|s['’]il (?:vous|te) plaît|svp|por favor|graag|needed|nötig))?"

const product = `(?:${wholes}|page|message|e-?mail|screen|button|form|text|seite|nachricht|meldung|página|mensaje|écran|nota|pagina)`
/** Somebody by a name or a noun, unlike a part of a product: "The page says thank you". */
const somebody = `(?:(?:and|also|und|auch|et|y|e|en|p\\.? ?s\\.? ?:?),? )?(?!(?:[\\p{L}'’-]+ ){0,3}?${product})(?:[\\p{L}'’-]+[.,]? ){1,4}?`
const passedThanks = [
  'say(?:s|ing)? (?:(?:a )?(?:big|huge|many|hi and) )?(?:thanks?(?: you)?|hello|hi)|sends? (?:(?:you|his|her|their|best|kind|warm|many|love and) ){0,3}(?:thanks|regards|greetings|love)|thanks you|(?:is|are) (?:very |so |really )?(?:grateful|thankful)|(?:looks?|(?:is|are) looking) forward to (?:your|hearing|seeing)(?: [\\p{L}-]+){1,4}',
  'sag(?:t|en) (?:(?:auch|vielen|lieben|herzlichen|ganz) ){0,3}dank\\p{L}*|(?:bedankt|bedanken) sich|(?:lässt|lassen) (?:(?:auch|schön|lieb|herzlich|dich|euch|sie) ){0,3}grüßen|grüß(?:t|en)|freu(?:t|en) sich (?:schon |sehr |alle )*auf (?:ihr|dein|eure?|ihre)(?: \\p{L}+){1,3}',
  "(?:vous |te |t['’])?(?:remercie(?:nt)?|salue(?:nt)?|passe(?:nt)? le bonjour|dit (?:merci|bonjour))",
  '(?:(?:os|te|le|les) )?(?:da[n]? las gracias|manda[n]? (?:saludos|recuerdos|un abrazo)|saluda[n]?|agradece[n]?)',
  '(?:(?:vi|ti) )?(?:ringrazia(?:no)?|saluta(?:no)?)|bedankt (?:je|jullie|u)|doet de groeten',
].join('|')
const thankedFor = '(?: (?:for|für|pour|de|por|per|voor|from|und|and|et|y) [^,;:?]{2,50}| (?:sich|auch)){0,2}'
const likes =
  '(?:,? (?:(?:and|und|et|y|because|weil|car|porque) )?(?:(?:she|he|they|sie|er|elles?|ils?|lei|lui|ze|hij) )?(?:(?:really|just|all|all of them) )?(?:loves?|likes?|enjoys?|(?:is|are) (?:very |so )?(?:happy|delighted)|lieb(?:t|en)|mag|mögen|finde[nt]|freut|freuen|ist|sind|ador\\p{L}+|aim\\p{L}+|(?:le|les) (?:encantan?|gustan?)|amano?|vind\\p{L}+)(?!\\p{L})[^,;:?]{0,60})?'

/** Thanks and regards of somebody else, and what they like: "Annika says thank you, she loves the list". */
export const thanks = `(?=[^;:?]{0,80}(?:thank|hello| hi(?!\\p{L})|regards|greetings|love|grateful|forward|dank|freu|grüß|merci|salu|bonjour|gracias|recuerdos|abrazo|agradec|ringrazia|groeten))${somebody}(?:${passedThanks})(?!\\p{L})${thankedFor}${likes}[ .!]*$`

const felt = [
  'fun|(?:an? )?(?:real )?(?:joy|pleasure|delight)|joyful|friendly|warm|welcom(?:ing|e)|inviting|cosy|cozy|nice|pretty|beautiful|lovely|pleasant|cheerful|happy|smile|laugh|boring|dull|stiff|playful|lively|(?:like |at )?home|easy|simple',
  'freundlich|warm|herzlich|einladend|schön|hübsch|nett|fröhlich|gemütlich|langweilig|steif|lustig|lebendig|sympathisch|spaßig|angenehm|einfach|leicht',
  'amusant|agréable|chaleureux|accueillant|convivial|joli|beau|sympa(?:thique)?|gai|ennuyeux|vivant|ludique|plaisant|simple|facile',
  'divertid[oa]|agradable|cálid[oa]|acogedora?|bonit[oa]|alegre|simpátic[oa]|aburrid[oa]|cercan[oa]|amable|fácil|sencill[oa]',
  'divertente|piacevole|accogliente|bell[oa]|carin[oa]|allegr[oa]|leuk|gezellig|vrolijk|mooi|saai|semplice|eenvoudig|makkelijk',
].join('|')
const very =
  '(?:(?:just|really|simply|also|above all|very|quite|a bit|einfach(?= \\p{Ll}+ )|wirklich|auch|also|vor allem|sehr|ganz|surtout|aussi|très|vraiment|sobre todo|también|muy|anche|molto|ook|heel) )*'
const feelings = `${very}(?:${felt})(?:(?:,| and| und| et| y| e| en|,? but|,? aber|,? mais|,? pero)(?: (?:not|nicht|pas|no))? ${very}(?:${felt})){0,3}`
const thing = `(?:it|this|that|all of it|everything|(?:es|das|alles)(?: (?:ganze|alles))?|ça|cela|tout|(?:the|le|das|la|el|die|der|il|de|het)(?: (?:whole|new|ganze|neue|nouveau|nouvelle|nuev[oa]))? (?:thing|tout|ganze|todo|${product}))`
const andMore = `(?:,? (?:(?:and|but) )?(?:not (?:(?:look|feel|be|sound) )?)?(?:like|wie|comme|como|nicht wie|pas comme|no como) [^,;:?]{2,40}|, ${modesty})?`
const ends =
  '(?: (?:to (?:use|look at|read|visit)|for (?:the )?\\p{L}+(?: and \\p{L}+)?|für (?:die |unsere )?\\p{L}+|pour (?:les )?\\p{L}+|para (?:l[ao]s )?\\p{L}+))?'

/** Wishes for a feeling, which name no feature: "It should be fun", "Es soll Spaß machen", "Il faut que ce soit agréable". */
const aims = [
  `${thing} (?:should|must|needs? to|has to|shall) (?:not )?${very}(?:be|feel|look|make (?:the )?(?:people|them|us|every(?:one|body)|users|guests|visitors|customers|children|kids|parents)(?: feel)?) ${feelings}${ends}`,
  `${thing} (?:soll|sollte|muss|darf) (?:nicht )?(?:(?:den |allen |unseren )?\\p{L}+ )?${very}(?:spaß|freude|lust) machen`,
  `${thing} (?:soll|sollte|muss|darf) (?:nicht )?(?:${feelings} (?:sein|wirken|aussehen|rüberkommen)|sich ${very}(?:gut|${felt}) anfühlen)`,
  `(?:${thing} (?:doit|devrait)|il faut que (?:ce|ça|cela)) (?:ne )?(?:pas )?(?:être|rester|soit|reste) ${feelings}${ends}`,
  `(?:${thing} )?(?:no )?(?:debe|debería|tiene que|ha de) (?:ser|resultar|quedar|parecer) ${feelings}${ends}`,
  `(?:${thing} )?(?:non )?(?:deve|dovrebbe) essere ${feelings}|${thing} moet (?:niet )?${feelings} zijn`,
].map((form) => pattern(`^(?:${form})${andMore}[.!]*$`))

const maxLength = 120

/** True for a wish for a feeling alone. */
export const wishesFeeling = (text: string): boolean => text.length <= maxLength && aims.some((it) => it.test(text))
