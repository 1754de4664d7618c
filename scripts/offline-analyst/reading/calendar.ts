import { pattern } from '#domain/text/pattern'
import { months } from './around'

/** Sentences about the day on which a client opens or begins, which ask for nothing: "We open in March". */

const day = `(?:${months}|spring|summer|autumn|winter|easter|christmas|new year|the holidays|frühjahr|frühling|sommer|herbst|ostern|weihnachten|den ferien|printemps|été|automne|hiver|pâques|noël|les vacances|primavera|verano|otoño|invierno|semana santa|navidad|pasqua|estate|natale|lente|zomer|herfst|pasen|kerst|next (?:week|month|year)|nächste[nrs]? (?:woche|monat|jahr)|la semaine prochaine|le mois prochain|volgende (?:week|maand)|\\[date withheld\\])`
/** Keeps a verb from what is opened or begun, unlike a day or the place itself: "We start a newsletter in May". */
const noObject =
  '(?! (?:an?|our|the|with|eine?n?|den|die|das|unsere?n?|mit|une?|des|les|notre|avec|een|het|de|onze|met|una?|las|los|la|el|con) (?!(?:\\p{L}+ ){0,2}(?:beginning|end|start|first|week|day|spring|summer|autumn|fall|winter|doors|shop|store|café|cafe|restaurant|bar|studio|branch|museum|practice|salon|hotel|school|gym|exhibition|festival|laden|geschäft|filiale|praxis|ausstellung|messe|saison|magasin|boutique|winkel|zaak|seizoen|tienda|local|temporada|negozio|stagione)(?!\\p{L}))|(?: \\p{L}+ing| online| (?:pre-?)?(?:registrations?|bookings?|reservations?|sales|orders?|sign-?ups?)| (?:anmeldung|buchung|vorverkauf|inschrijving)\\p{L}*| (?:inscriptions?|réservations?|inscripciones|reservas))(?!\\p{L}))'
const when = `${noObject}(?: (?!and |or |when |if |und |et |y |en (?=wij|we))[\\p{L}\\d.'’]{1,12}){0,4}? (?:\\p{L}['’])?${day}(?:(?: |, )(?:\\d{1,2}(?:st|nd|rd|th|\\.)?,? ?)?(?:\\d{4})?)?`
const place =
  '(?:shop|store|café|cafe|restaurant|bar|studio|gallery|museum|practice|salon|hotel|school|gym|season|exhibition|festival|fair|market|term|course|tournament|summer camp|year)'
const forms = [
  `(?:we|I|(?:our|the) (?:new |second |school )?${place}s?) (?:will |(?:are|is) (?:going|due|planning) to |plan to )?(?:(?:re-?)?opens?|starts?|begins?|(?:are|is) (?:re-?)?opening|(?:are|is) (?:starting|beginning))(?: (?:up|again|the doors|our doors|already|officially)){0,2}${when}(?: again)?`,
  `(?:wir (?:(?:er|wieder)?öffnen|starten|beginnen|machen|fangen)|(?:die|der|das|unsere?) (?:neue[rs]? )?(?:saison|ausstellung|messe|markt|laden|geschäft|praxis|kurse?|semester|schuljahr|festival|turnier|restaurant|café) (?:beginnt|beginnen|startet|starten|(?:er)?öffnet|macht|geht))(?: (?:wieder|schon|erst)){0,2}${when}(?: wieder)?(?: (?:auf|an|los))?`,
  `(?:(?:nous|on) (?:r?ouvr(?:e|ons|irons|ira)|commen(?:ce|çons)|démarr(?:e|ons))|(?:la|le|les|notre|l['’]) ?(?:saison|exposition|boutique|magasin|restaurant|salon|festival|marché|cours|école|rentrée|tournoi|musée) (?:r?ouvre|commence(?:nt)?|démarre(?:nt)?|débute(?:nt)?))(?: (?:déjà|à nouveau))?${when}`,
  `(?:(?:we|wij|ik) (?:gaan|openen|starten|beginnen|ga)|(?:het|de|onze?) (?:nieuwe )?(?:seizoen|winkel|tentoonstelling|beurs|markt|cursus|schooljaar|festival|toernooi|zaak|praktijk|salon) (?:begint|start|opent|gaat))(?: (?:weer|al|pas))?${when}(?: (?:weer|open|van start)){0,2}`,
  `(?:(?:nosotros )?(?:re)?abrimos|empezamos|comenzamos|inauguramos|(?:la|el|nuestr[oa]) (?:nueva )?(?:temporada|exposición|tienda|feria|mercado|curso|festival|torneo|restaurante|museo) (?:empieza|comienza|abre|arranca))(?: (?:ya|de nuevo))?${when}`,
  `(?:(?:ri)?apriamo|iniziamo|cominciamo|(?:la|il|l['’]) ?(?:nuova )?(?:stagione|mostra|negozio|fiera|mercato|corso|festival|torneo|ristorante|museo) (?:inizia|comincia|apre))(?: (?:già|di nuovo))?${when}`,
]
const opens = pattern(
  `^(?:(?:and|but|so|btw|fyi|und|aber|et|mais|y|pero|e|ma|en|maar),? )?(?:${forms.join('|')})(?:[,;]? (?:so|also|donc|así que|quindi|dus) (?:it['’]s |es ist |c['’]est )?(?:a bit |etwas |un peu )?(?:urgent|dringend|eilig|urgente))?[.!]*$`,
)

/** True for the day on which a client opens or a season begins. */
export const isOpeningDay = (text: string): boolean => opens.test(text)
