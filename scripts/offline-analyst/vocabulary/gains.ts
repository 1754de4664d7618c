/** Wordings by which an existing product gets something that it lacks, in all languages together. */

/** Verbs whose object is new: "add a forum", "extend the shop by", "the portal needs", "il manque", "le falta". */
export const gains =
  /(?<!\p{L})(?:add(?:s|ed|ing)?|extend(?:ed)?|expand(?:ed)?|enrich(?:ed)?|introduc\p{L}+|integrat\p{L}+|build|develop|embed|install|support|(?:to|should|could|also) (?:have|get)|(?:need|want|lack)s?|(?:would|['’]d) (?:like|love|want|need)|looking for|erweiter\p{L}*|ergänz\p{L}*|hinzu\p{L}*|einbau\p{L}*|integrier\p{L}*|anbieten|einführ\p{L}*|füg(?:t|en|e)|(?:be)?nötig\p{L}*|br(?:auch|äucht)\p{L}*|fehl(?:t|en)|(?:hätte|wünsche|möchte)[nt]?|ajout\p{L}*|étend\p{L}*|enrichi\p{L}*|intégr\p{L}*|propos\p{L}+|faut|faudrait|manque(?:nt)?|besoin|voudr\p{L}+|souhait\p{L}+|aimer(?:i\p{L}+)|añad\p{L}*|agreg\p{L}+|ampl(?:i|í)\p{L}+|incorpor\p{L}+|permitir|ofrecer|necesit\p{L}+|quer\p{L}+|falta[n]?|adicion\p{L}+|acrescent\p{L}+|precis\p{L}+|aggiung\p{L}+|bisogno|manca(?:no)?|toevoegen|voeg|breid\p{L}*|nodig|ontbre\p{L}+)(?!\p{L})/iu

/** Verbs that say so whatever follows: "extend the shop by", "connect our shop to", "um ein Forum erweitern". */
export const gainsAnything =
  /(?<!\p{L})(?:extend|expand|enrich|erweiter|ergänz|étend|enrichi|ampl(?:i|í)|breid|uitbreid|anbind|synchroni[sz]e|connect|hook .{2,60} up to|link .{2,60} to|verbinde|relier|reliez|conect(?:ar|e|en|ad))(?:e|en|n|t|et|r|ez|s|ar|ad|en|em|iamo|are|ate)?(?!\p{L})|(?<!\p{L})modul[eo]? ["“„«]|(?<!\p{L})bind(?:en|et|e) .{2,60} an(?!\p{L})|(?<!\p{L})(?:(?:is|are) (?:needed|wanted|required)|(?:be|is|are) (?:added|introduced))(?!\p{L})|(?<!\p{L})(?:anbieten|hinzufügen|einbauen|einführen|bekommen)(?=[.?!]?$)/iu

/** A message that begins with what is new: "New module for our intranet". */
export const gainsFirst =
  /^(?:an? )?(?:new|additional|further|neue[nrs]?|zusätzliche[nrs]?|weitere[nrs]?|nouve(?:au|lle)|nuev[oa]|nov[oa]) \p{L}/iu

/** Continuations of such a verb whose object is no new thing: an action, a person, a measure or what is there already. */
const gainsAction =
  /^(?: (?:the|our|your|this|that|these|us|you|it|them|him|her|everyone|everybody|at least|at most|up to|to|so|ourselves|more|less|only|be|not|,|dass|que|die|der|das|den|wir|ich|sich|zu|pouvoir|poder|können|que|nous|lo|la|el|los|las|le|les)(?!\p{L})| \d|['’]|[,.;:]|$)/iu

/** Parts of a screen and small settings, each of which takes a few hours. Two words may come before them. */
export const smallParts =
  /^ ["“«'„`]?--?\p{L}|^(?: (?:an?|one|some|another|eine?[nmrs]?|noch|une?|des|una?|unos|unas|um|uma|een|new|additional|further)(?!\p{L}))?(?: (?!(?:to|that|which|with|for|of|in|on|mit|für|zum|von|pour|avec|de|para|con)(?!\p{L}))[\p{L}\d'’-]+){0,3}? ["“«'„]?[\p{L}-]*(?:buttons?|knopf|knöpfe|schaltflächen?|boutons?|bot[oó]n(?:es)?|bot[ãa]o|fields?|felde?r?|champs?|campos?|columns?|spalten?|colonnes?|columnas?|colunas?|filters?|filtres?|filtros?|links?|liens?|enlaces?|checkbox(?:es)?|options?|optionen|opci[oó]n(?:es)?|flags?|labels?|tabs?|reiter|hints?|hinweise?|tooltips?|icons?|symbole?|badges?|banners?|pop-?ups?|paging|pagination|sorting|sortierung|toggles?|settings?|einstellung(?:en)?|parameters?|captions?|placeholders?|spinners?|schalter|exporte?s?|importe?s?|endpoints?|roles?|rollen?|audit logs?)(?!\p{L})/iu

/** Returns the text after a verb whose object is new, or null. */
export function gainIn(clause: string): string | null {
  const found = gains.exec(clause)
  const object = found && clause.slice(found.index + found[0].length)
  return object !== null && !gainsAction.test(object) ? object : null
}

/** True if a sentence asks for a part of a screen: "we need a field for notes". */
export const gainsPart = (text: string): boolean => smallParts.test(gainIn(text) ?? '')
