import { definite } from './articles'

/** Sentences of clients that set a thing aside: they deny it, leave it to others or make it optional. */

/** Words that no name has, unlike those of a thing that is for another one: "support for old browsers". */
const joining =
  '(?:and|or|but|to|that|which|who|when|if|unless|because|since|so|with|without|of|on|at|from|for|in|by|as|is|are|not|again|every|idea|und|oder|aber|dass|weil|wenn|falls|mit|ohne|von|vom|auf|bei|beim|für|im|zu[mr]?|nicht|idee|after|before|during|until|once|while|nach|während|bis|sobald|et|ou|mais|qui|que|pour|avec|sans|sur|dans|e|ma|pero|y|o|para|con|che|per|met|voor|op|dat)(?!\\p{L})'
const leading =
  "(?:support|compatibility|translation|integration|connection|unterstützung|kompatibilität|übersetzung|anbindung|prise en charge|compatibilité|compatibilidad|compatibilità|ondersteuning|vertaling) (?:for|with|of|to|für|mit|von|an|avec|de|con|van|d['’])"
/** Help with known things, which has no article: "Windows support". */
export const bareSupport = '(?:[\\p{L}\\d.]+ ){1,3}(?:support|compatibility)'
/** Name of a known thing: "the booking calendar", "support for old browsers". */
export const knownThing = `(?:(?:${definite}|this|these|those|any|all) (?:(?:${leading}|(?!${joining})[^\\s,;:.!?|]+) ){0,5}?(?!${joining})[^\\s,;:.!?|]+|${bareSupport})`
/** Name of a thing that a client does not have. */
const newThing = `(?:(?!${joining})[^\\s,;:.!?|]+ ){0,3}(?!${joining})[^\\s,;:.!?|]+`

const verb =
  '(?:support|translate|build|move|migrate|import|redesign|rework|redo|update|convert|develop|implement|integrate|make|do|moderate|include|cover|(?:worry|care|bother|think) about|bother with|deal with|look at|take care of)'
const readers = '(?:you|we|ihr|sie|du|wir)'

/** Denials of a known thing, which name what a client does not want done: "No need to move the blog". */
export const denied = {
  en: [
    `(?:there(?:['’]s| is) )?no need to ${verb} ${knownThing}`,
    `(?:you|we) (?:need not|needn['’]t|(?:don['’]t|do not) (?:need|have) to) ${verb} ${knownThing}`,
    `(?:don['’]t|do not) (?:bother|worry|care) (?:about|with) ${knownThing}`,
    `(?:just )?forget (?:about )?${knownThing}`,
    `hands off (?:of )?${knownThing}`,
    `no (?:changes?|updates?) (?:to|on|in|for) ${knownThing}`,
    `${knownThing} can stay`,
    `(?:just )?leave ${knownThing} alone`,
    `${knownThing} (?:needs? no|(?:does|do)(?: not|n['’]t) need (?:any )?)(?:work|changes?|changing|attention|update|rework)`,
    `(?:there(?:['’]s| is) )?nothing (?:needs )?to (?:be )?(?:change|do|fix|changed|done|fixed) (?:about|with|on|in|at|to|for) ${knownThing}`,
    `(?:we|I) (?:have no|(?:don['’]t|do not) have (?:an?|any)) ${newThing},? (?:nor do (?:we|I)|and (?:(?:we|I) )?(?:also |really )*(?:don['’]t|do not)(?: really)?) (?:want|need|plan|miss) (?:one|any|it)`,
  ],
  de: [
    `(?:an|am|bei|beim|in|im) (?:${knownThing}|\\p{L}+) (?:(?:muss|müssen|soll|braucht) (?:(?:gar|sonst|ja|auch) )*nichts (?:gemacht|getan|geändert|verändert|angepasst) (?:zu )?werden|(?:ist|gibt es) (?:(?:gar|sonst|ja|auch) )*nichts zu (?:tun|machen|ändern))`,
    `(?:${knownThing}|eine?n? ${newThing}) (?:muss|müssen|braucht|brauchen) (?:auch |wirklich )?nicht (?:zu )?sein`,
    `nichts (?:(?:an|bei|in) ${knownThing}|(?:am|beim|im) \\p{L}+) (?:ändern|verändern|machen|anfassen)`,
    `(?:vergiss|vergesst|vergessen sie) (?:einfach )?${knownThing}`,
    `${knownThing} (?:könnt|können|kannst|dürft|dürfen) (?:ihr|sie|du) (?:(?:auch|ruhig|gern|gerne|einfach) )*(?:vergessen|ignorieren)`,
    `${knownThing} (?:bitte )?(?:vergessen|ignorieren|in ruhe lassen)`,
    `(?:lasst|lass|lassen sie) ${knownThing} (?:bitte )?in ruhe`,
    `finger weg (?:von ${knownThing}|vom \\p{L}+)`,
    `um ${knownThing} (?:müsst|müssen|musst|braucht|brauchen|brauchst) ${readers} (?:euch|uns|sich|dich) (?:nicht (?:zu )?kümmern|keine (?:gedanken|sorgen) (?:zu )?machen)`,
    `(?:wir|ich) haben? keine?n? ${newThing},? und (?:(?:wir )?(?:wollen|brauchen|möchten|planen)|(?:ich )?(?:will|brauche|möchte|plane)) (?:auch )?keine?[ns]?`,
  ],
  fr: [
    `(?:nous n['’]avons|on n['’]a) pas de ${newThing} et (?:(?:nous |on )?n['’]en (?:voulons|veut) pas)`,
    `(?:laissez|laisse) ${knownThing} tranquilles?`,
    `(?:oubliez|oublie) ${knownThing}`,
    `(?:pas la peine|inutile) de (?:traduire|déplacer|migrer|refaire|s['’]occuper de) ${knownThing}`,
  ],
  es: [
    `(?:olvidad|olvida|olvídense de|olvidaos de) ${knownThing}`,
    `no hace falta (?:traducir|mover|migrar|rehacer) ${knownThing}`,
  ],
  nl: [`(?:${knownThing}|een ${newThing}) (?:hoeft|hoeven) (?:echt )?niet`, `(?:vergeet) ${knownThing}(?: maar)?`],
}

/** Things that a client has instead, behind a denial: "we have WhatsApp for that", "dafür haben wir WhatsApp". */
const had = '[^,;:.!?|]{2,40}'
const using =
  '(?:(?:people|(?:our|the) \\p{L}+) (?:can )?(?:use|go through|open)|(?:die|unsere) \\p{L}+ (?:nutzen|benutzen|nehmen)|das (?:läuft|geht) alles (?:im|über)|les \\p{L}+ (?:utilisent|passent par)|la gente (?:usa|utiliza)|la gente usa|de mensen gebruiken)'
export const haveInstead = `${using} (?!(?:an?|eine?n?|une?|una?) )${had}|(?:we|I) (?:already )?(?:have|use) ${had} for (?:that|this|it)|(?:dafür|dazu|da) (?:haben|nutzen|benutzen|nehmen) (?:wir|ich) ${had}|(?:wir|ich) (?:haben|nutzen) (?:dafür|dazu) ${had}|(?:nous avons|on a|nous utilisons|on utilise) ${had} pour (?:ça|cela)|pour (?:ça|cela),? (?:nous avons|on a|nous utilisons|on utilise) ${had}|para est?o (?:ya )?(?:tenemos|usamos) ${had}|(?:ya )?(?:tenemos|usamos) ${had} para est?o|(?:daar|hier)(?:voor)? (?:hebben|gebruiken) (?:we|wij) ${had}|we (?:hebben|gebruiken) daar(?:voor)? ${had}`

/** Companies and people who do things for a client. */
const others =
  '(?:gemeinde|stadt|verband|steuerberat\\p{L}+|buchhaltung|agentur|firma|kollege\\p{L}*|tax advis[eo]r|accountants?|municipality|city|agency|(?:an)?other (?:company|firm|agency|team)|commercialista|contabile|comune|agenzia|ditta|(?:expert-)?comptable|mairie|agence|entreprise|gestor[ií]a|contable|ayuntamiento|agencia|otra empresa|boekhouder|gemeente|bureau)'
export const theirs = `(?:(?:the|our|an?|my|die|der|das|unsere?|mein|le|la|notre|un[ea]?|el|nuestr[oa]|il|mio|de|het|onze|een) )?${others}|(?:some(?:one|body)|people) else|jemand ander(?:e[rs]|s)?|(?:eine )?ander(?:e[rs]?)? (?:agentur|firma)|quelqu['’]un d['’]autre|une autre (?:agence|entreprise)|otra persona|qualcun altro|iemand anders`

const made =
  '(?:done|finished|built|made|complete|ready|in place|handled|covered|taken care of|there|being done|translated|set up)'
/** Things that others do for a client, or that are done. */
export const doneElsewhere = [
  `(?:${theirs}) (?:${[
    `(?:(?:already|also) )?(?:does|do|makes?|handles?|manages?|takes? care of|looks? after|deals? with|is (?:doing|handling|building|working on)|will (?:do|handle|build)) ${knownThing}`,
    `(?:macht|erledigt|übernimmt|betreut) ${knownThing}`,
    `kümmert sich (?:bereits |schon )?um ${knownThing}`,
    `(?:s['’]occupe|se charge) (?:déjà )?(?:de ${knownThing}|du \\p{L}+)`,
    `(?:ya )?se (?:encarga|ocupa) (?:de ${knownThing}|del \\p{L}+)`,
  ].join('|')})`,
  `${knownThing} (?:${[
    `(?:macht|machen|erledigt|übernimmt|betreut) (?:${theirs})`,
    `(?:(?:is|are|was|were) already|(?:has|have) already been) ${made}(?: by ${knownThing})?`,
    `(?:is|are|has been|have been|was|were) ${made} by (?:${theirs})`,
    `haben? (?:wir|ich) (?:ja )?(?:schon|bereits)`,
    `(?:ist|sind|wurden?) (?:ja )?(?:schon|bereits) (?:fertig|gemacht|erledigt|da|gebaut|umgesetzt|vorhanden|in arbeit)(?: worden)?`,
  ].join('|')})`,
  `um ${knownThing} kümmert sich (?:${theirs})`,
  `(?:we|I)(?: already have|['’]ve already got| have already got) (?:an? )?(?:${knownThing}|(?:(?!${joining})[^\\s,;:.!?|]+ ?){1,4}(?<! ))`,
  `(?:wir|ich) haben? (?:schon |bereits )?${knownThing} (?:schon|bereits)`,
]

/** A thing that may be left out: "The blog is optional". */
export const optional = `(?:is|are|would be|is only|ist|sind|wäre|wären|est|sont|serait|es|son|sería|è|sono|sarebbe|zijn|é|são|seria) (?:(?:only|just|purely|completely|nur|rein|aber|auch|seulement|solo) )*(?:optional|optionnel(?:le)?s?|facultati(?:fs?|ves?)|opcional(?:es)?|facoltativ[oaie]|opzional[ei]|optioneel|opcionais)`
