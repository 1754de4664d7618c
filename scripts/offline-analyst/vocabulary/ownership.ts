import { pattern } from '#domain/text/pattern'

/** Words about a product that its client has, in all languages together. Without accents, like `Word.raw`. */
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Words before the client's own product: "our shop", "unser Portal". */
export const possessives = words(
  'our my unser unsere unserem unseren unserer unseres mein meine meinem meinen meiner notre nos mon ma mes nuestro nuestra nuestros nuestras mi mis nosso nossa nossos nossas meu minha nostro nostra nostri mio mia onze ons mijn наш наша наше наши нашего нашей нашем нашему моего моей моем',
)

/** Words after which the same nouns name something that does not exist yet: "our new shop", "a shop of our own". */
export const unowned = words(
  'new own future planned neu neue neuen neuer neues neuem eigene eigenen eigener eigenes geplante geplanten nouveau nouvel nouvelle propre future nuevo nueva propio propia novo nova proprio propria nuovo nuova nieuw nieuwe eigen a an one ein eine einen einem einer un une una um uma uno een',
)

/** Words before the product for which something else is built, or which something replaces: "an app for our shop". */
export const beneficiaries = words(
  'for over fur uber pour para per voor replace replaces replacing rebuild rebuilding redesign redesigning ersetzt ersetzen remplace remplacer reemplaza reemplazar sustituye sustituir substitui sostituisce vervangt для',
)

/** Words that begin a sentence about a place in something known: "On the booking page guests choose a seat". */
export const places = words(
  'in on at within inside for to im in auf am an beim bei fur zum zur ins dans sur au aux pour en para na nos nas num nel nella nello nell sul sulla sull su per op voor aan в на для',
)

/** Words between a part and its product, with or without an article: "the header of the site", "l'accueil du site". */
export const genitives = words('of von vom de du del da do dello della dell dei degli van')

/** Articles after a place within a sentence, and places that contain one: "on the site of our office", "im Shop". */
export const definite = words(
  'the der die das dem den le la les l el los las il lo gli het de im am zum zur beim ins au aux du des al del no na nos nas nel nella nello nell sul sulla sull dell della vom',
)

/** Nouns that the vocabulary knows as a product, but which clients also have without software. */
export const ambiguous = words(
  'menu menus online ligne linea linha product products solution solutions service services client clients cliente clientes clienti device devices produkt produkte losung losungen dienst dienste produit produits produto produtos producto productos servicio servicios servico servicos list lists liste listen lista listas form forms formulare formulaires report reports record records table tables feature features function functions server servers gateway database databases datenbank datenbanken программа программы',
)

/** Endings of German compounds for a part of a product: "Auftragsliste", "Rechnungsansicht". */
export const partEndings =
  /(?:seite|liste|ansicht|maske|ubersicht|formular|bereich|tabelle|menu|system|portal|shop|(?<!whats|kn)app|plattform|software|programm|verwaltung|kalender|pagina|lijst|overzicht|formulier|knop|pulsante|elenco|modulo|carrello|ricerca|menu)$/

/** Verbs with which a product gets something that it lacks: "The portal needs a calendar", "il manque un filtre". */
export const lacks = pattern(
  String.raw`(?<!\p{L})(?:lacks?|(?:is|are) missing|needs? (?:an?|one|some|two|three|better)|has no|fehl(?:t|en)|br(?:aucht|auchen|äuchte)|hat (?:noch )?kein\p{L}*|il (?:nous |y )?manque|manquent|(?:a|aurait) besoin d|n['’]a pas|(?:le |nos )?faltan?|necesitan?|no tiene|não tem|precisam?|ha bisogno|manca(?:no)?|heeft .{1,60} nodig|ontbre(?:ekt|ken))(?!\p{L})`,
)

/** Those that say it of any thing in a place: "in the title an accent is missing". */
export const isMissing = pattern(
  String.raw`(?<!\p{L})(?:missing|fehl(?:t|en)|manque(?:nt)?|faltan?|manca(?:no)?|ontbre(?:ekt|ken))(?!\p{L})`,
)

/** Statements of what something does so far, and nothing else: "So far the app only shows events". */
export const soFarOnly = pattern(
  String.raw`^(?=.*(?<!\p{L})(?:so far|right now|at the moment|until now|up to now|currently|bisher|bislang|derzeit|momentan|zurzeit|jusqu['’](?:ici|à présent)|actuellement|pour l['’]instant|hasta ahora|actualmente|por ahora|até agora|finora|tot nu toe)(?!\p{L}))(?=.*(?<!\p{L})(?:only|just|nur|lediglich|que|seulement|solo|sólo|solamente|só|apenas|soltanto|alleen|slechts)(?!\p{L}))`,
)

/** Adverbs and negations of a fault: "the mails arrive twice", "il pulsante non risponde", "seit gestern". */
export const faulty = pattern(
  String.raw`n['’]t(?!\p{L})|(?<!\p{L})(?:not|no|never|longer|still|twice|again|sometimes|since|too|nicht|kein\p{L}*|nie|doppelt|manchmal|seit|noch|pas|plus|jamais|toujours|encore|parfois|depuis|trop|no|nunca|todavía|aún|sigue|a veces|desde|demasiad[oa]s?|não|às vezes|ainda|non|mai|ancora|a volte|troppo|niet|geen|nog|nooit|soms|sinds|blij(?:ft|ven))(?!\p{L})`,
)

const content =
  '(?:logos?|photos?|pictures?|images?|texts?|colou?rs?|fonts?|opening hours|prices|fotos?|bilder|texte?|farben?|schrift|öffnungszeiten|preise|couleurs?|textes?|horaires|prix|colores|textos?|horarios?|precios|immagini|colori|testi|orari|prezzi|kleuren|teksten|openingstijden|prijzen)'
/** Things that every site has, new or up to date, and comparatives: "new logo", unlike "new photos every week", "schnellere Suche". */
export const renewed = pattern(
  `(?<!\\p{L})(?:(?:new|neue[ns]?|nouve(?:au|aux|lles?)|nuev[oa]s?|nuov[oaie]|nieuwe?) ${content}(?!\\p{L}| (?:every|each|per|jede[nrs]?|pro|chaque|cada|ogni|elke|weekly|daily|monthly|wöchentlich|täglich)(?!\\p{L}))|(?:bigger|larger|smaller|faster|quicker|better|darker|lighter|brighter|wider|shorter|clearer|größer|kleiner|schneller|besser|dunkler|heller|breiter|kürzer|groter|sneller|beter)\\p{L}{0,2} \\p{L}|plus (?:grand|petit|rapide|clair|sombre|large|court)\\p{L}*|más (?:grande|pequeñ[oa]|rápid[oa]|clar[oa]|oscur[oa])s?|più (?:grand|piccol|veloc|chiar|scur)\\p{L}+|(?:up to date|updated|à jour|aktuelle[ns]?|aktualisiert\\p{L}*|actualizad[oa]s?|aggiornat[oaie]|bijgewerkt\\p{L}*)(?!\\p{L}))`,
)

/** Words that add to something: in the first sentence of a text, to what its reader knows. */
export const additive = pattern(
  String.raw`(?<!\p{L})(?:too(?=[.,;!]|$)|also|as well|in addition to|auch|zusätzlich|aussi|también|anche|também|ook)(?!\p{L})`,
)

const acts = {
  en: 'book|order|pay|reserv|regist|cancel|subscrib|enrol|buy|rent|purchas|check|sign|log|appoint',
  de: 'buch|bestell|bezahl|zahl|anmeld|registrier|stornier|reservier|kauf|miet|checkout',
  fr: 'réserv|command|paie|paye|inscri|annul|achet|achat|connexion',
  romance: 'reserv|ped|compr|pag|regist|inscr|cancel|encomend|cadastr|prenot|ordin|acquist|iscri|disd',
  nl: 'boek|bestel|betal|afreken|registr|inschrijv|aanmeld|annul|reserv',
}
const act = (language: keyof typeof acts) => `((?:${acts[language]})\\p{L}*)`

/**
 * Moments in the use of a product, which a wish for more of it names as known: "when they book", "beim Buchen", "al
 * reservar". What people do then ends the clause.
 */
export const occasion = pattern(
  `(?<!\\p{L})(?:${[
    `(?:when|before|after|once|while|as soon as) (?:(?:they|he|she|(?:an?|the) \\p{L}+) )?(?:(?:make|place)s? an? )?${act('en')}(?: (?:out|up|in))?(?=[,.;!?]|$)`,
    `(?:before|after|during|at|on) (?:their|every|each|an?) ${act('en')}(?=[,.;!?]|$)`,
    `(?:beim|(?:vor|nach) dem|(?:bei|vor|nach|während) (?:der|jeder|ihrer|einer)) ${act('de')}`,
    `wenn (?:sie|er) ${act('de')}`,
    `(?:lors|au moment|avant|après|pendant|quand)(?: d(?:e|u|['’]une?))?(?: (?:la|le|leur|ils|elles))? (?:l['’])?${act('fr')}`,
    `(?:al|ao|na|antes d[eao]|después de|depois d[eao]|após|tras|durante|cuando|quando|al momento (?:di|della))(?: (?:la|el|su|a|o|sua|il|se|si))?(?: (?:hacer|fazer) (?:el|la|una?|o|a|uma?))? ${act('romance')}`,
    `(?:bij|tijdens|voor|na) (?:het|de|een) ${act('nl')}`,
    `(?:wanneer|als|zodra) ze ${act('nl')}`,
  ].join('|')})`,
)
