import { pattern } from '#domain/text/pattern'

/** Wordings by which an existing product gets something that it lacks, in all languages together. */

/** Verbs whose object is new: "add a forum", "extend the shop by", "the portal needs", "il manque", "le falta". */
export const gains = pattern(
  String.raw`(?:(?<!\p{L})|(?=['’]d ))(?:add(?:s|ed|ing)?|extend(?:ed)?|expand(?:ed)?|enrich(?:ed)?|introduc\p{L}+|integrat\p{L}+|build|develop|embed|install|support|(?:to|should|could|also) (?:have|get)|(?:need|want|lack)s?|(?:would|['’]d) (?:also )?(?:like|love|want|need)|looking for|erweiter\p{L}*|ergänz\p{L}*|hinzu\p{L}*|einbau\p{L}*|integrier\p{L}*|anbieten|einführ\p{L}*|füg(?:t|en|e)|(?:be)?nötig\p{L}*|br(?:auch|äucht)\p{L}*|fehl(?:t|en)|(?:hätte|wünsche|möchte)[nt]?|ajout\p{L}*|étend\p{L}*|enrichi\p{L}*|intégr\p{L}*|propos\p{L}+|faut|faudrait|manque(?:nt)?|besoin|voudr\p{L}+|souhait\p{L}+|aimer(?:i\p{L}+)|añad\p{L}*|agreg\p{L}+|ampl(?:i|í)\p{L}+|incorpor\p{L}+|permitir|ofrecer|necesit\p{L}+|quer\p{L}+|falta[n]?|adicion\p{L}+|acrescent\p{L}+|precis\p{L}+|aggiung\p{L}+|vorr(?:ei|emmo)|vogli(?:o|amo)|cerc(?:o|hiamo)|bisogno|manca(?:no)?|toevoegen|voeg|breid\p{L}*|nodig|ontbre\p{L}+)(?!\p{L})`,
)

/** Verbs that say so whatever follows: "extend the shop by", "connect our shop to", "um ein Forum erweitern". */
export const gainsAnything = pattern(
  String.raw`(?<!\p{L})(?:extend|expand|enrich|erweiter|ergänz|étend|enrichi|ampl(?:i|í)|breid|uitbreid|anbind|synchroni[sz]e|connect|hook .{2,60} up to|link .{2,60} to|verbinde|relier|reliez|conect(?:ar|e|en|ad))(?:e|en|n|t|et|r|ez|s|ar|ad|en|em|iamo|are|ate)?(?!\p{L})|(?<!\p{L})modul[eo]? ["“„«]|(?<!\p{L})bind(?:en|et|e) .{2,60} an(?!\p{L})|(?<!\p{L})(?:(?:is|are) (?:needed|wanted|required)|(?:be|is|are) (?:added|introduced))(?!\p{L})|(?<!\p{L})(?:anbieten|hinzufügen|einbauen|einführen|bekommen|toevoegen|inbouwen)(?=[.?!]?$)`,
)

/** Someone who wishes for something: "we need", "bräuchten wir", "necesitamos". */
const firstPerson = pattern(String.raw`(?<!\p{L})(?:we|I|wir|ich|nous|je|\p{L}+mos)(?!\p{L})`)

/** Verbs of what others wish for: "people want to book online, too". */
export const wants = pattern(
  String.raw`(?<!\p{L})(?:wants?|wollen|möchten|veu(?:t|lent)|quieren?|querem|vuole|vogliono|willen)(?!\p{L})`,
)
/** True for a sentence in which the writer wishes for something. */
export const wishesFor = (text: string) => firstPerson.test(text) && gains.test(text)

/** Verbs by which people get to do something: "let people form teams", "guests should be able to", "que puedan". */
export const enables = pattern(
  String.raw`(?<!\p{L})(?:able to|lets?(?! (?:us|me)(?!\p{L}))|allow(?:s|ing)?|enabl(?:es?|ing)|(?:can|could|may)(?! (?:you|we|i|this|that|it|be|not|only)(?!\p{L}))|wants? .{2,60}? to|(?:können|könnten?|kann|dürfen|darf)(?! (?:Sie|wir|ihr|man|nur|nicht)(?!\p{L}))|ermöglich\p{L}*|pouvoir|puiss(?:e|ent)|peu(?:t|vent)|pourr(?:ait|aient)|permet\p{L}*|pued[ae]n?|pud\p{L}+|podr[íi]an?|poder|permit\p{L}*|possam?|(?<=\S\s)podem?|poss[ao]no|potess\p{L}+|poter\p{L}*|consent\p{L}+|può|(?:kunnen|kan|mogen)(?! (?:jullie|u|je|we|ik|dat|dit|het|niet|alleen)(?!\p{L}))|laten)(?!\p{L})`,
)

/** People whatever their role. */
export const people = pattern(
  String.raw`(?<!\p{L})(?:people|persons?|any(?:one|body)|every(?:one|body)|we|leute|man|jeder|alle|wir|gens|personnes|chacun|nous|gente|personas?|hu[ée]spedes|h[óo]spedes|pessoas|todos|persone|ospiti|mensen|gasten|iedereen|[\p{L}]+[aei]mos)(?!\p{L})`,
)

/** A plural before or, in German, after a modal verb, which may name people that no list has: "Kursteilnehmer sollen". */
export const several =
  /(?<!\p{L})(?:\p{L}{3,}s (?:need|want)|[Ll](?:es|os|as) \p{L}+s (?:\p{L}+ )?(?:doivent|devraient|puissent|peuvent|pourraient|deb\p{L}+n|pued\p{L}n)|[OoAa]s \p{L}+s (?:\p{L}+ )?(?:dev\p{L}+m|possam|podem)|(?:[Ii]|[Gg]li|[Ll]e) \p{L}+[ie] (?:dev\p{L}+o|dovrebbero|poss[ao]no)|\p{L}+(?:en|s) (?:moeten|kunnen|zouden)|(?:moeten|kunnen|zouden) \p{L}+(?:en|s)|\p{Lu}\p{L}{3,} (?:sollen|sollten|können|dürfen)|(?:sollen|sollten|können|dürfen) \p{Lu}\p{L}{3,})(?!\p{L})/u

/** Verbs for what people do with what is there, and for how it is shown: "customers can see their invoices". */
export const handles = pattern(
  String.raw`(?<!\p{L})(?:sees?|view|show(?:s|n)?|display(?:s|ed)?|appears?|visible|sort|filter|hide|pick|switch|(?:ein)?sehen|sieht|(?:an)?(?:ge)?zeig\p{L}+|sichtbar|sortieren|filtern|ausblenden|voir|voit|affich\p{L}+|montrer|visibles?|consulter|trier|filtrer|masquer|ver|mostr\p{L}+|consultar|ordenar|filtrar|ocultar|vedere|vede|visibil[ei]|filtrare|zien|ziet|to(?:nen|ont)|zichtbaar|bekijken|inzien|sorteren|filteren)(?!\p{L})`,
)

/** Places and states of what is there: "the number should be in the subject", "it must be the sum of the lines". */
export const states = pattern(
  String.raw`(?<!\p{L})be (?:in|on|at|below|above|an?|the|one)(?!\p{L})|(?<!\p{L})stehen(?!\p{L})|(?<!\p{L})(?:être|estar|essere) (?:dans|sur|en|nel|sul|au|le|la)(?!\p{L})`,
)

/** Verbs and adjectives of a product in another language: "be available in French". */
export const speaks = pattern(
  String.raw`(?<!\p{L})(?:be|available|offered|sein|geben|verfügbar|angeboten|erhältlich|être|exister|disponibles?|proposée?s?|estar|est[eé]n?|existir|dispon[íi]ve(?:l|is)|disponibil[ei]|essere|beschikbaar|zijn)(?!\p{L})`,
)

/** Start of a clause that says when, why or for whom alone something happens. */
export const condition =
  /^(?:so that|sodass|damit|afin que|pour que|para que|zodat|when|wenn|sobald|quand|lorsque|cuando|quando|if|falls|si|se|wanneer|because|weil|only|nur|seuls?|solo|sólo|somente|alleen)\s/i

/** A message that begins with what is new: "New module for our intranet", "An integration of our shop with Xero". */
export const gainsFirst = pattern(
  String.raw`^(?:an? )?(?:new|additional|further|neue[nrs]?|zusätzliche[nrs]?|weitere[nrs]?|nouve(?:au|lle)|nuev[oa]|nov[oa]) \p{L}|^(?:an?|eine?|une|un[oa]?|uma|een) (?:integration|connection|link|interface|schnittstelle|anbindung|verknüpfung|liaison|intégration|connexion|synchroni[sz]ation|integración|conexión|sincronización|integração|integrazione|collegamento|koppeling|integratie) (?:(?:of|between|with|to|from|zwischen|mit|zu|entre|avec|con|com|de|del|di|tra|tussen|met|van)(?!\p{L}))`,
)

/** Continuations of such a verb whose object is no new thing: an action, a person, a measure or what is there already. */
const gainsAction = pattern(
  String.raw`^(?: (?:the|our|your|their|this|that|these|us|you|it|them|him|her|everyone|everybody|at least|at most|up to|to|so|ourselves|more|less|only|be|not|,|dass|que|die|der|das|den|wir|ich|sich|zu|pouvoir|poder|können|que|nous|lo|la|el|los|las|le|les|in|on|at|im|auf|dans|sur|en|nel(?:la)?|nello|a (?:los|las|la)|aux?|agli|alle|ai)(?!\p{L})| \d|['’]|[,.;:]|$)`,
)

/** Parts of a screen and small settings, each of which takes a few hours. Two words may come before them. */
export const smallParts = pattern(
  String.raw`^ ["“«'„\x60]?--?\p{L}|^(?: (?:an?|one|some|another|eine?[nmrs]?|noch|une?|des|una?|unos|unas|um|uma|een|new|additional|further)(?!\p{L}))?(?: (?!(?:to|that|which|with|for|of|in|on|mit|für|zum|von|pour|avec|de|para|con)(?!\p{L}))[\p{L}\d'’-]+){0,3}? ["“«'„]?[\p{L}-]*(?:buttons?|knopf|knöpfe|schaltflächen?|boutons?|bot[oó]n(?:es)?|bot[ãa]o|fields?|felde?r?|champs?|campos?|columns?|spalten?|colonnes?|columnas?|colunas?|filters?|filtres?|filtros?|links?|liens?|enlaces?|checkbox(?:es)?|options?|optionen|opci[oó]n(?:es)?|flags?|labels?|tabs?|reiter|hints?|hinweise?|tooltips?|icons?|symbole?|badges?|banners?|pop-?ups?|paging|pagination|sorting|sortierung|toggles?|settings?|einstellung(?:en)?|parameters?|captions?|placeholders?|spinners?|schalter|exporte?s?|importe?s?|endpoints?|roles?|rollen?|audit logs?)(?!\p{L})`,
)

/** Returns the text after a verb whose object is new, or null. */
export function gainIn(clause: string): string | null {
  const found = gains.exec(clause)
  const object = found && clause.slice(found.index + found[0].length)
  return object !== null && !gainsAction.test(object) ? object : null
}

/** A noun with the article that French, Spanish and Italian give new things, too: "ajouter la réservation de tables". */
export const gainsKnown = pattern(
  String.raw`(?<!\p{L})(?:ajout(?:er|ez|e)|intégr(?:er|ez|e)|propos(?:er|ez|e)|añad(?:ir|an|e)|agreg(?:ar|uen|a)|incorpor(?:ar|en|a)|adicion(?:ar|em|e)|aggiung(?:ere|ete|i)|integrar?e?)(?= (?:l['’]|(?:la|le|les|el|los|las|lo|il|gli|i|o|as?|os)(?!\p{L})))`,
)

/** True if a sentence asks for a part of a screen: "we need a field for notes". */
export const gainsPart = (text: string): boolean => smallParts.test(gainIn(text) ?? '')

/** Conjunctions before a reason. */
export const because = 'because|weil|denn|car|parce que|porque|perché|omdat'
