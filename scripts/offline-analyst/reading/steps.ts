import { pattern } from '#domain/text/pattern'
import { wordsOf } from '../text/words'
import { lexicon } from '../vocabulary/lexicon'

/** Steps of a process that people take in the physical world, which a product neither does nor shows. */

const first =
  '(?:(?:then|next|afterwards|finally|when called|dann|danach|anschließend|ensuite|puis|après|luego|después|daarna|vervolgens),? )?'
/** People who take it: "the nurse", "die Ärztin", unlike "the message". */
const subject = "(?<who>(?:[\\p{L}'’-]+ |[dl]['’]){1,4}?)"
const whose = "(?:the |an? |his |her |their |its |(?:the )?patient(?:'s|’s|s['’]) )?"

const room =
  "(?:(?:(?:consult(?:ation|ing)|waiting|treatment|examination|exam|operating|doctors?[’']?s?|recovery) )room|waiting (?:area|hall)|reception(?: desk)?|front desk|counter|cashier|lab(?:oratory)?|ward|pharmacy|hospital|clinic|warehouse|loading (?:dock|bay)|car park|parking lot|restaurant|canteen)"
const raum =
  '(?:\\p{L}*(?:zimmer|saal|bereich|raum|räume)|rezeption|empfang|theke|schalter|labor|station|apotheke|klinik|praxis|lager|rampe|restaurant|tisch|kunden)'

const moves = [
  `(?:proceeds?|goes|go|walks?|moves?|comes?|returns?|heads?|is (?:taken|brought|led)|are (?:taken|brought|led)) (?:back )?(?:to|into) ${whose}${room}`,
  `(?:sits? (?:down )?in|takes? a seat in|arrives? (?:at|in)) ${whose}${room}`,
  '(?:drives?|travels?|cycles?) (?:back )?to (?:the|a|an|each|their) (?:customer|client|site|warehouse|depot|hospital|patient|next (?:stop|customer|client))s?',
  `(?:geht|gehen|kommt|kommen|begibt sich|begeben sich|läuft|fährt|fahren|wartet|warten|sitzt|betritt|betreten|verlässt|verlassen) (?:zurück )?(?:(?:in|an|zu[rm]?|im|ins|am|auf) )?(?:den |die |das |dem |der |einen |einem )?${raum}(?: (?:zurück|platz))?`,
  "(?:se rend(?:ent)?|(?:re)?vient|va|entre(?:nt)?|attend(?:ent)?|retourne|passe) (?:(?:en|dans|à|au|vers) )?(?:la |le |l['’]|une? )?(?:salle (?:d['’]attente|de (?:consultation|soins|réunion|cours))|accueil|réception|cabinet|guichet|comptoir|laboratoire|pharmacie|hôpital|entrepôt)",
  '(?:pasa(?:n)?|va(?:n)?|entra(?:n)?|espera(?:n)?|regresa|se dirige(?:n)?) (?:a|al|en|hacia) ?(?:la |el )?(?:consulta|sala de (?:espera|consulta|reuniones)|recepción|mostrador|laboratorio|farmacia|hospital|almacén)',
  '(?:gaat|gaan|komt|loopt|wacht|wachten|keert terug) (?:naar|in|bij) (?:de |het )?(?:\\p{L}*kamer|receptie|balie|laboratorium|apotheek|ziekenhuis|magazijn|wachtruimte)',
]
const handles = [
  `(?:measures?|takes?|checks?) ${whose}(?:blood pressure|(?:body )?temperature|pulse|vital signs|vitals|(?:blood|urine) samples?|weight|height)`,
  '(?:examines?|treats?|bandages?|vaccinates?|operates on) (?:the|a|each|every) (?:patient|animal|wound|child|pet|dog|cat)',
  '(?:un)?loads? (?:the |a |all )?(?:pallets?|trucks?|vans?|lorry|lorries|goods|boxes|vehicles?|containers?|dishwasher)',
  '(?:hands?|gives?) (?:over )?(?:the |a |all )?(?:parcels?|goods|keys?|packages?|meals?|food|bikes?) (?:over )?to (?:the|a|its) (?:recipient|customer|client|guest|driver|courier|tenant|patient)',
  '(?:prepares?|cooks?|serves?|eats?) (?:the |a |their )?(?:meals?|food|dish(?:es)?|drinks?|breakfast|lunch|dinner)',
  '(?:misst|messen|nimmt|nehmen) (?:den |die |das |dem patienten )*(?:blutdruck|temperatur|puls|blut|gewicht)(?: ab)?',
  '(?:untersucht|untersuchen|behandelt|behandeln|impft|impfen) (?:den |die |das |einen |jeden )?(?:patienten|tiere?|kind|wunde)',
  '(?:entlädt|entladen|belädt|beladen|lädt|laden) (?:den |die |das )?(?:paletten?|lkw|lieferwagen|waren?|kisten|fahrzeuge?)(?: aus| ein| ab)?',
  '(?:mesure(?:nt)?|prend|prennent) (?:la |le |sa |son )?(?:tension|température|pouls|poids)(?: artérielle)?(?: du patient)?',
  '(?:examine(?:nt)?|soigne(?:nt)?|traite(?:nt)?) (?:le|la|les|un|chaque) (?:patient|animal|plaie|enfant)e?s?',
  '(?:mide(?:n)?|toma(?:n)?) (?:la |el )?(?:presión(?: arterial)?|tensión(?: arterial)?|temperatura|pulso|peso)(?: del paciente)?',
  '(?:examina(?:n)?|atiende(?:n)?|trata(?:n)?) (?:al?|el|la) (?:paciente|animal|herida|niño)s?',
  '(?:meet|meten|neemt) (?:de |het )?(?:bloeddruk|temperatuur|polsslag|gewicht)(?: op)?',
  '(?:onderzoekt|onderzoeken|behandelt|behandelen) (?:de |het |een |elke )?(?:patiënt|dier|wond|kind)(?:en)?',
]

const step = pattern(`^${first}${subject}(?:${[...moves, ...handles].join('|')})[.!;]?$`)
/** Places on a screen: "the patient enters the video consultation room". */
const onScreen = pattern(
  '(?<!\\p{L})(?:video|virtual|digital|online|chat|web|game|virtuell\\p{L}*|virtuel\\p{L}*|digitale?[nrsm]?|en ligne|en línea)(?!\\p{L})',
)

const isPerson = (who: string) => {
  const words = wordsOf(who)
  return lexicon.find(words).some(({ owner, at, length }) => owner.kind === 'actor' && at + length === words.length)
}

/** True for what a person does in the physical world: "The patient proceeds to the consultation room". */
export function isStep(text: string): boolean {
  const who = step.exec(text)?.groups?.who
  return who !== undefined && isPerson(who) && !onScreen.test(text)
}
