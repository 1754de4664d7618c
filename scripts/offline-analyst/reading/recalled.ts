import { pattern } from '#domain/text/pattern'

/** Sentences that only lead from a talk to a text, or tell why it is written. */

const talk =
  '(?:call|phone call|meeting|chat|talk|conversation|discussion|e-?mail|gespräch|telefonat|anruf|treffen|termin|besprechung|mail|appel|réunion|entretien|échange|discussion|rendez-vous|gesprek|telefoontje|overleg|afspraak|llamada|reunión|conversación|charla|chiamata|telefonata|riunione|incontro)'
const when =
  "(?: (?:from |of |on |von |vom |d['’]|de |van |del? |di )?(?:this |last |the |heute |letzten? |ce(?:tte)? |est[ae] |la |esta |stamattina|vanochtend|gisteren|ayer|ieri|hier|gestern|yesterday|today|earlier|[\\p{L}\\d]+)(?: ?[\\p{L}\\d.]+){0,2})?"
const our =
  '(?:the|our|your|my|unser(?:e[mnrs]?)?|de[mnr]|das|die|eure[mnrs]?|notre|votre|l[ae]s?|nos|ons|onze|het|de|nuestr[oa]|el|la|nostr[oa])'
const name = "(?:(?:hi|hello|hey|hallo|bonjour|hola|hoi) )?(?:\\p{L}[\\p{L}'’-]+(?:,| ?[–—-]|:) )?"
const things =
  '(?:list|points?|things|wishes|changes|requests|notes|summary|details|requirements|items|liste|punkte|wünsche|änderungen|notizen|sachen|anforderungen|themen|souhaits|demandes|modifications|notes|lijst|punten|wensen|wijzigingen|lista|puntos|cambios|deseos|notas|punti|richieste|modifiche)'
const agreed =
  '(?:(?:as|wie|comme|como|come|zoals) (?:discussed|agreed|promised|besprochen|vereinbart|versprochen|convenu|promis|hablamos|acordado|prometido|besproken|afgesproken|beloofd|concordato|promesso))'
const site =
  "(?: (?:for|für|pour|para|per|voor|zu[mr]?|from|aus|von|de|del|della|uit|over|about|on|sur|sobre)(?: (?!(?:we|wir|ich|nous|je|please|bitte|merci|por|queremos|graag|that|die|que|wo|where)(?!\\p{L})(?! \\p{Lu}))[\\p{L}'’-]+){1,7})?"

const forms = [
  // "Sam - follow up from the call this morning."
  `${name}(?:a )?(?:(?:quick )?follow(?:ing)?[ -]?up (?:from|on|to|after)|after|further to|(?:kurzer )?nachtrag zu|im nachgang zu|bezugnehmend auf|nach|suite à|après|naar aanleiding van|na|tras|después de|a raíz de|dopo|in seguito a) ${our} ${talk}${when}`,
  // "Wie besprochen hier unsere Liste für die Webseite der Tischlerei"
  `(?:${agreed},? (?:(?:here(?:['’]s| is| are)|hier(?: ist| sind)?|anbei|voici|aquí (?:va|van|está|están)|ecco) )?|(?:here(?:['’]s| is| are)|hier(?: ist| sind| kommt)?|anbei(?: ist| sind)?|voici|aquí (?:va|van|está|están)|ecco|hierbij) )${our} (?:\\p{L}+ )?${things}${site}`,
  `this is (?:what|the list) we (?:talked about|discussed|agreed on)${when}`,
]
const recalls = pattern(`^(?:${forms.join('|')})[.!:]*$`)

/** Words of a wish or a fault behind news: "We just got an error in the checkout". */
const asks =
  '(?<!\\p{L})(?:that|so|slow\\p{L}*|dass|damit|dat|zodat|langsam|lent|(?:para|pour) que|que (?:el|los?|las?|les?)|want|need|must|should|cannot|error|bug|fault|problem|complain\\p{L}*|crash\\p{L}*|gone|missing|broken|möcht\\p{L}*|brauch\\p{L}*|soll\\p{L}*|muss|beschwerde\\p{L}*|fehler\\p{L}*|voul\\p{L}+|faut|doi(?:t|vent)|erreurs?|plaintes?|queremos|necesit\\p{L}+|errores|quejas?|willen|moet(?:en)?|fout(?:en)?|klacht(?:en)?)(?!\\p{L})'

/** News of the client before a wish: "We finally got the keys to the studio". */
const news = pattern(
  `^(?!.*${asks})(?:(?:so|well|also|alors|bueno|dus|nou|ja),? )?(?:(?:we|I)(?:['’]ve| have)? (?:finally|just|recently) (?:got|signed|found|rented|bought|moved into|moved to|picked up|taken over)|(?:endlich haben wir|wir haben (?:jetzt|endlich|gerade)) (?=.* (?:unterschrieben|bekommen|gefunden|gemietet|gekauft|übernommen)[.!]*$|.*schlüssel)|(?:nous avons|on a) (?:enfin|juste) (?:eu|reçu|signé|trouvé|loué|acheté|les clés)|(?:we|wij) hebben (?:eindelijk|net) (?=.* (?:sleutels?|getekend|gevonden|gehuurd|gekocht)(?!\\p{L}))|por fin (?:tenemos|hemos (?:firmado|encontrado|alquilado|comprado)) (?=.*(?:llaves|contrato|local|tienda|estudio|piso)))[^,;:?]{0,80}[.!]*$`,
)

/** True for a sentence that only leads from a talk to what follows, and for news of the client before it. */
export const recallsTalk = (text: string): boolean => recalls.test(text) || news.test(text)
