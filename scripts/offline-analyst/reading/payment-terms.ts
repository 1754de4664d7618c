import { pattern } from '#domain/text/pattern'
import { supplier } from '../vocabulary/suppliers'

/** Sentences about the price and the rights of the work, unlike those of the product: "Customers pay in instalments". */

const fixed =
  '(?:(?:an? |einem? |un )?(?:fixed[- ]price|flat (?:rate|fee)|lump sum)|(?:(?:als|zum|einen?) )?(?:festpreis|pauschalpreis|pauschale)|(?:(?:au|un) )?forfait|(?:(?:a|un) )?precio (?:fijo|cerrado)|(?:(?:a|un) )?prezzo (?:fisso|a corpo)|(?:een )?vaste prijs)'
const ideally =
  '(?:(?:ideally|preferably|please|best|am besten|am liebsten|bitte|gerne?|idéalement|de préférence|merci de|lo mejor|preferiblemente|a ser posible|idealmente|liefst|graag),? (?:as |in |at |zu |with )?)'
const payable =
  '(?:payable|(?:be)?zahlbar|pagader[oa]|pagabile|betaalbaar|(?:(?:the )?payment|zahlung|paiement|pago|pagamento|betaling)(?: (?:is|is made|will be|erfolgt|ist|se fait|se hará))?)(?: due)?'
const milestone =
  "(?:(?:the|der|die|dem|l[ae]|l[’']|el|il|de|het|of) ?)*(?:contract|order|signature|signing|start|kick-?off|design|delivery|acceptance|go-?live|launch|completion|vertrag\\p{L}*|auftrag\\p{L}*|beauftragung|entwurf|lieferung|abnahme|livegang|fertigstellung|commande|signature|maquettes?|livraison|recette|réception|mise en ligne|firma|pedido|diseño|entrega|aceptación|ordine|consegna|collaudo|opdracht|oplevering)"
const share = `\\d{1,3} ?% (?:(?:after|on|upon|at|with|nach|bei|mit|à|au|après|al?|tras|con|alla|dopo|bij|na) ?)+ ?${milestone}`
const parts =
  '(?:(?:two|three|four|\\d|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|twee|drie|vier) (?:equal )?(?:instal?lments?|parts|payments|tranches|raten|teilen|fois|plazos|pagos|rate|termijnen)|(?:within|in|innerhalb von|binnen|sous|en|entro) (?:\\d{1,3}|\\[date withheld\\]) ?(?:days|tagen|jours|días|giorni|dagen)?)'
const rights =
  '(?:(?:exclusive |non-exclusive |unlimited |perpetual |full |all )*(?:licen[cs]es?|rights?(?: of use)?|copyrights?|ownership|intellectual property)|(?:\\p{L}+ )*(?:nutzungs|urheber|verwertungs)rechte?|(?:tous les |les )?droits?|(?:todos los |los )?derechos|(?:tutti i |i )?diritti)'

const term = pattern(
  `^(?:${[
    `${ideally}${fixed}(?:,? (?:please|bitte|s['’]il vous plaît|por favor))?`,
    `${ideally}?${fixed}[,;]? (?:and |und |et |y )?${payable}(?: .{0,60})?`,
    `${ideally}${payable} (?:(?:in|en|auf) )*${parts}(?: .{0,60})?`,
    `${payable} .{0,40}?${share}.*`,
    `(?:${share}(?:[,;] (?:and )?|$)){2,}.*`,
    `(?:the |der |die |le |la |el |il |de )?${supplier} (?:shall |will |must |hereby )?(?:grants?|assigns?|transfers?|cedes?|cède|concède|otorga|concede|verleent|überträgt|räumt) (?:(?:us|the client|the customer|uns|dem \\p{L}+|nous|au client) )?(?:an? |the |das |ein |la |une )?${rights}(?!\\p{L}).*`,
  ].join('|')})[.!]?$`,
)

const ofUsers = pattern(
  String.raw`(?<!\p{L})(?:customers?|members?|users?|guests?|buyers?|students?|kunden?|mitglieder|nutzer|gäste|käufer|clients?|membres|clientes|socios|clienti|soci|klanten|leden)(?!\p{L})`,
)

/** True for a sentence that only says how the work is paid, or who gets its rights. */
export const isPaymentTerm = (text: string): boolean =>
  term.test(text) && !ofUsers.test(text.replace(/the client|au client/giu, ''))
