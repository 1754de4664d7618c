import { pattern } from '#domain/text/pattern'
import { attendance } from './minutes'

/** Sentences of letters, minutes and tenders about the project, its price and its people. */

/** Requests to bidders: "Explain your choice in two sentences", "tell us your rates". */
const asksBidder = pattern(
  String.raw`(?:^|[;,.–—] ?)(?:please |bitte |(?:merci|prière) de )?(?:(?:explain|justify|describe|state|outline|name|include|tell us|let us know|give us|send us)(?: (?:about|briefly|us))* (?:your|the) (?:[\p{L}-]+ ){0,2}?(?:choices?|stack|approach|rates?|prices?|pricing|experience|team|references|method\p{L}*|proposal|availability)|(?:erläutern|begründen|nennen|beschreiben|skizzieren) sie (?:bitte |kurz |uns )*ihre?n? \p{L}+|(?:expliquez|justifiez|précisez|préciser|indiquez|indiquer|décrivez|joignez)(?:[- ]nous)? (?:brièvement )?(?:votre|vos|le coût|les coûts|le prix|vos tarifs)|(?:expliquen|indiquen|describan|justifiquen|detallen|expliquem|indiquem|descrevam)(?:nos)? (?:brevemente )?(?:el |la |o |a |os )?(?:su|sus|vuestr[oa]s?|suas?|seus?|coste|custo)|(?:spiegate|indicate|descrivete|motivate)(?:ci)? (?:brevemente )?(?:la|il|i|le) (?:vostr[oaie]|costo)|(?:vermeld|geef|beschrijf|licht) (?:ons |kort )*(?:uw|jullie))(?!\p{L})`,
)

/** Prices of others and of oneself: "A competitor quoted 62,000", "30 to 35 would be fine". */
const ofPrice = pattern(
  String.raw`(?<!\p{L})(?:competitors?|(?:another|other) (?:vendor|agency|supplier|bidder|offer|company)|mitbewerber\p{L}*|(?:anderer|andere|anderes|anderen) (?:anbieter|agentur|angebot|firma)|concurrent|autre (?:prestataire|agence|devis)|competidor|otr[oa] (?:proveedor|agencia|presupuesto)|concorrente|altr[oa] (?:fornitore|agenzia|preventivo)|outr[oa] (?:fornecedor|agência|orçamento)|andere (?:aanbieder|offerte|bureau)) .{0,40}\d\d|^\d[\d.,]* ?(?:k|k€|mille?|tausend)? ?(?:to|bis|à|a|-|–|tot) \d[\d.,]* ?(?:k|k€)? (?:wären?|gingen|would|could|is|are|seraient|serait|serían?|seriam?|sarebbero|zou|zijn)(?!\p{L})`,
)

/** Days on which a person cannot be reached: "Next week I am on holiday". */
const absence = pattern(
  String.raw`(?<!\p{L})(?:I(?:['’]m| am|['’]ll be| will be)|bin ich|ich bin|je (?:suis|serai)|estar[ée]|estoy|estarei|sarò|ben ik|ik ben) (?:[\p{L}'’]+ ){0,4}?(?:away|on (?:holiday|vacation|leave)|at (?:a|the) (?:fair|conference|trade show)|messe|urlaub|verreist|vacances|congés?|déplacement|salon|vacaciones|viaje|feria|ferie|fiera|férias|feira|vakantie|beurs)(?!\p{L})`,
)

/** Months and ends of years, by which something is due. */
export const months =
  "(?:jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|february|march|april|may|june|july|august|september|october|november|december|märz|mai|juni|juli|oktober|dezember|février|mars|avril|juin|juillet|août|septembre|octobre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|novembre|dicembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|dezembro|januari|februari|maart|mei|augustus|end of (?:the )?year|jahreswechsel|year['’]s end)"
const rest =
  '(?:the (?:rest|others?)|all|der rest|die (?:anderen|übrigen)|le reste|les autres|el resto|los demás|il resto|gli altri|o resto|de rest)'
/** Steps of a schedule: "Phase 1 (pages 1 and 2) by the end of June, the rest by September". */
const schedule = pattern(
  `(?<!\\p{L})${months}(?!\\p{L})[^.;]{0,20}[,;] (?:\\p{L}+ )?${rest} .{0,60}(?:${months}|spring|summer|autumn|winter|frühjahr|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|estate|autunno)`,
)

const phases =
  '(?:design|concept\\p{L}*|analysis|analyse|requirements?|specification|development|implementation|coding|programming|test(?:s|ing)?|uat|acceptance|review|integration|deployment|training|go-?live|launch|kick-?off|delivery|handover|milestone|phase|release|roll-?out|pilot\\p{L}*|beta|sprint|entwurf|konzept\\p{L}*|anforderung\\p{L}*|entwicklung|umsetzung|programmierung|abnahme|einführung|schulung|übergabe|auslieferung|inbetriebnahme|meilenstein|projekt(?:start|ende|beginn)|conception|spécification|développement|réalisation|recette|essais?|formation|livraison|mise en (?:ligne|service|production)|diseño|análisis|desarrollo|pruebas?|formación|entrega|puesta en (?:marcha|producción)|progettazione|analisi|sviluppo|collaudo|formazione|consegna|desenho|análise|desenvolvimento|testes?|formação|entrega|ontwerp|ontwikkeling|testen|oplevering|livegang)(?!\\p{L})'
const monthName = `(?:${months}|(?:sept?|oct|nov|dec|aug|apr|jul|jun|mar|okt|dez|mär|févr?|avr|juil|déc|ene|abr|ago|dic|gen|mag|giu|lug|set|ott|fev|out|mrt)\\.?(?!\\p{L}))`
const day = '\\d{1,2}(?:st|nd|rd|th|er|[.º°])?'
/** A day, a month or another time, as a pattern. */
export const date = `(?:(?:${day} (?:of |de |di )?)?${monthName}(?: ${day})?(?:,? (?:de |del )?\\d{4})?|\\d{1,4}[./-]\\d{1,2}[./-](?:\\d{2,4})?|${day}|(?:q[1-4]|(?:calendar )?week|kw|cw) ?\\d{0,2}(?:,? \\d{4})?|\\[date withheld\\])`
const until = '(?:to|until|till|and|bis|und|au|à|al?|hasta|y|até|e|fino al|tot(?: en met)?|en|t/m|[-–—→|])'
const from =
  '(?:from|between|by|until|on|the|starting|v[oa]n|vom|zum|ab|bis|am|zwischen|du|de|d[ae]l?|des|le|el|il|op|entre|tra|fra|vanaf|a partir de|à partir du|jusqu.au|hasta)'
/** Dates of a phase and nothing else: "Testing: 12 March to 20 April 2019", "Entwicklung | 1.2.2019 | 11.3.2019". */
const phaseDates = pattern(
  `^(?:[\\p{L}\\d.'’()&/-]+ ){0,3}?[\\p{L}-]*${phases}(?: [\\p{L}\\d'’()&/-]+){0,3}(?:\\s?[:|–—(-]\\s?(?:${from} ){0,2}${date}(?:\\s?${until}\\s?(?:${from} ){0,2}${date})?|,? (?:${from} ){0,2}${date}\\s?${until}\\s?(?:${from} ){0,2}${date})[).]?$`,
)

/** Part of a date that no other number has. Few sentences have one. */
const aDate = pattern(
  `\\d(?:[./-]\\d{1,2}[./-]|\\d{3}|.{0,8}${monthName}|(?<=(?:(?:q|kw|cw|week) ?|${monthName}.{0,4})\\d))|\\[date withheld`,
)

/** True for the dates of a phase of a project, which ask for nothing. */
export const isScheduled = (text: string): boolean => aDate.test(text) && phaseDates.test(text)

/** Sentences about things shown and discussed in a meeting: "The director shows the site of a competitor", "Discussion whether …". */
const meeting = pattern(
  String.raw`^(?:the |der |die |le |la |el |il |lo |o |a |de )?[\p{L}-]+(?: [\p{L}-]+)? (?:shows?|showed|zeigt|zeigte|montre|enseña|muestra|mostra|toont) .{0,40}?(?:competitor|another|other (?:company|town|club)|mitbewerber|konkurren|ander|concurren|autre|otr[oa]s? |competidor|altr[oaie] |outr[oa]s? )|^(?:(?:long |short )?(?:discussion|debate)(?! (?:forum|board|page|group|thread))|diskussion|diskutiert|discussion|on discute|discussed|se (?:discute|habló)|si (?:discute|è discusso)|discute-se|discussie|besproken)(?:,)? (?:about |over |sur |de )?(?:whether|if|ob|wenn|si|se|of)(?!\p{L})`,
)

/** Advice of somebody: "Our advisor recommends AWS". */
const advice = pattern(
  String.raw`^(?:our|my|unsere?|mein|notre|nos|mon|nuestr[oa]|mi|il nostro|la nostra|onze|ons|noss[oa]) [\p{L}-]+(?: [\p{L}-]+)? (?:recommends?|suggests?|advises?|empfiehlt|rät|schlägt|recommande|conseille|suggère|recomienda|sugiere|aconseja|consiglia|suggerisce|raccomanda|adviseert|raadt|recomenda|sugere|aconselha)(?!\p{L})`,
)

const patterns = [asksBidder, ofPrice, absence, schedule, meeting, advice, attendance]

/** True for a sentence about the project around a product. */
export const isAroundProduct = (text: string): boolean => isScheduled(text) || patterns.some((it) => it.test(text))
