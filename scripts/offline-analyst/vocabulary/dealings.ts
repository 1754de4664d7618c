import { pattern } from '#domain/text/pattern'

/** Words of contracts that name what users of a product deal with, too, as parts of terms without accents. */
export const dealtWith =
  /\b(?:contract|agreement|insured|insurance|warrant(?:y|ie)|subcontract\w*|tender|notary|attorney|statute|ordinance|protest\w*|criminal|laptop|media|faxe|expense|diem|lodging|reimburs\w*|resume|vitae|rate|background check|workforce member|security badge|fiscal year|withh\w+|copyright|conflicts? of interest|consorti\w+|perpetual|signatory|disclosing|receiving|damage|vertrage?|vertrage\w*|kundigung\w*|verschwiegenheit\w*|vergabe\w*|zuschlag|urheberrecht\w*|gewahrleistung\w*|candidat\w*|contrat|resiliation|assurance|tribuna\w+|contrato|partes|poliza\w*|clausula\w*|rescision|penalizacion\w*|rescisao)s?\b/

/** Those who may bid: what they do below a heading of a tender is no use of the product. */
export const mayBid = pattern(
  String.raw`(?<!\p{L})(?:suppliers?|vendors?|providers?|lieferant\p{L}*|anbieter\p{L}*|fournisseurs?|proveedor(?:es)?|fornitor[ei]|leveranciers?)(?!\p{L})`,
)

/** Those who bid and carry out a contract: whatever they do is no use of the product. */
export const roleOfTender =
  /\b(?:contractors?|bidders?|tenderers?|offerors?|proposers?|auftragnehmer\w*|auftraggeber\w*|bieter\w*|prestataire|titulaire|soumissionnaire\w*|adjudicat\w+|contratista\w*|licitador\w*|licitante\w*|contratad\w+|contratante\w*|either party|neither party|each party)\b/

/** Words of those who make and carry out a contract, whatever it is about. */
export const negotiates = pattern(
  String.raw`\[(?:date|amount) withheld\]|(?<!\p{L})(?:bid(?:s|ders?)?|tenderers?|deliverables?|awarded|terminat(?:ed?|es|ion of)|govern(?:ed|ing)|concluded|bieter\p{L}*|auftragnehmer\p{L}*|gerichtsstand|marché|mémoire technique|pli|actes? d['’]engagement|conclue?s?|(?:your|ihr|votre|su|vostra|uw) (?:offer|tender|proposal|angebot|offre|propuesta|oferta|offerta|offerte)|licitaci\p{L}+|pliego|adjudic\p{L}+|contratista)(?!\p{L})`,
)

const matters =
  '(?:fees?|terms?|insurances?|warrant(?:y|ies)|confidentiality|invoicing|disputes?|terminations?|tax(?:es)?|agreements?|amendments?|clauses?|copyright|compensation|evaluation|scoring|selection process|instructions|qualifications|tenders?|tendering|candidatures?|assurances?|garanties?|résiliations?|litiges?|prix|versicherung(?:en)?|kündigung(?:en)?|urheberrecht|angebote?|ausschreibung(?:en)?|vergaben?|preise?|kosten|seguros?|garantías?|rescisi(?:ón|ones)|cláusulas?|presupuestos?|precios?|ofertas?|propuestas?|convocatorias?|garantias?|propostas?|preços?|orçamentos?|assicurazion[ei]|garanzi[ae]|offert[ae]|prezz[oi]|prij(?:s|zen)|offertes?)'

/** Headings of what products deal with as well as contracts: "Fees", "Insurance and warranty", unlike "Payment terms". */
export const dealingHeading = pattern(`^${matters}(?: (?:and|und|et|y|e|en|&) ${matters})?:?$`)

const writes = {
  en: 'generated|recorded|uploaded|exported|imported|displayed|shown|stored|saved|attached|scanned|archived|printed|listed|calculated|computed|entered|captured|created|parsed|extracted|rated|compared|searched|filtered|assigned|tracked|reminded|warned|flagged|edited|locked|answered|signed (?:online|electronically|digitally|on (?:a|the) (?:tablet|phone|screen)|in the app)|ordered (?:with|online)',
  de: 'erzeugt|erfasst|gespeichert|hochgeladen|abgelegt|angezeigt|exportiert|importiert|gedruckt|verschickt|versendet|archiviert|hinterlegt|berechnet|eingetragen|generiert|angelegt|dokumentiert|zugeordnet|eingescannt',
  fr: 'générée?s?|enregistrée?s?|saisie?s?|téléversée?s?|archivée?s?|affichée?s?|exportée?s?|importée?s?|imprimée?s?|stockée?s?|calculée?s?|classée?s?',
  es: 'genera|registra|guarda|sube|muestra|exporta|imprime|archiva|calcula|adjunta|renueva|elige|lista|asigna',
  it: 'generat[oaie]|registrat[oaie]|caricat[oaie]|salvat[oaie]|mostrat[oaie]|esportat[oaie]|stampat[oaie]|archiviat[oaie]|calcolat[oaie]|inviat[oaie]',
  nl: 'gemaakt|aangemaakt|gegenereerd|vastgelegd|opgeslagen|geüpload|getoond|geëxporteerd|afgedrukt|gearchiveerd|berekend|verstuurd',
  pt: 'gerad[oa]s?|regist(?:r)?ad[oa]s?|guardad[oa]s?|exportad[oa]s?|mostrad[oa]s?|arquivad[oa]s?|calculad[oa]s?',
}

/** Verbs for what a product does with things: "is generated", "wird erfasst", "se registra". */
export const isHandled = pattern(
  `(?<!\\p{L})(?:(?:is|are|be|gets?) (?:\\p{L}+ )?(?:${writes.en})|(?:wird|werden) (?:[^.;]{0,60} )?(?:${writes.de})|(?:est|sont) (?:\\p{L}+ )?(?:${writes.fr})|se (?:${writes.es})n?|(?:es|son|está|están) (?:generad|registrad|guardad|archivad|calculad)[oa]s?|(?:viene|vengono|è|sono) (?:${writes.it})|(?:wordt|worden) (?:[^.;]{0,60} )?(?:${writes.nl})|(?:é|são) (?:${writes.pt}))(?!\\p{L})`,
)

/** Verbs of the parties to a contract, without accents. */
export const performs =
  /^(?:accepts?|includes?|delivers?|performs?|maintains?|provides?|pays?|issues?|offers?|supports?|returns?|keeps?|calls?|haftet|zahlt|kundigt|ist|hat|tragt|gilt|endet|beginnt|lauft|leistet|verpflichtet|garantiert|erbringt|stellt|wird|bedarf|est|sont|ont|engage\w*|garanti\w*|assume\w*|supporte\w*|repond\w*|verse\w*|pa(?:ie|ye)\w*|doi\w+|devr\w+|fourni\w*|remet\w*|execut\w*|son|tiene\w*|deb\w+|asume\w*|paga\w*|presta\w*|suscrib\w*|aporta\w*|dev\w+|intervien\w+|entr\w+|dur\w+|tendra|tendran)$/
