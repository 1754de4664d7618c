import { pattern } from '#domain/text/pattern'
import { supplier } from '../vocabulary/suppliers'
import { type Statement, isAsking } from './statement'

/** Detects what a long document says beside its requirements: titles before sentences, gains, latitude, phases, and the work of its people. */

/** Minimum requirements of a long document, and duties of its supplier if they say what is asked for. */
const min = { asking: 12, duties: 3 }

const nouns =
  'need|duplication|redundanc(?:y|ies)|workload|burden|errors?|costs?|time|delays?|efficiency|productivity|quality|accuracy|satisfaction|transparency|morale|turnover|collaboration|communication|effort|paperwork|risks?|safety|outcomes?|decisions?'
/** Gains that an item names and nothing else: "Reduces duplication of work", "Allows for quicker decisions". */
const gain = pattern(
  `^(?:(?:also )?(?:reduces|improves|increases|enhances|lowers|decreases|boosts|strengthens|saves|minimi[sz]es|maximi[sz]es) (?:the )?(?:\\p{L}+ )?(?:${nouns})(?!\\p{L})|(?:allows|enables|leads to|results in) (?:for )?(?:quicker|faster|better|greater|fewer|easier|smoother|higher|lower|earlier)(?!\\p{L})|allows more (?!than )[^.;:]{3,40} to be (?:thoroughly|quickly|properly|promptly|efficiently) |this (?:model|approach|structure|concept|strategy|arrangement) (?:also )?(?:allows for|ensures|guarantees|makes|keeps|gives)(?!\\p{L})|as a result of [^.;:]{3,160}, [^,.;:]{2,40} (?:will|can) (?:better|more \\p{L}+ly) |(?:reduziert|verringert|senkt|verbessert|erhöht|steigert|spart) (?:(?:den|die|das) )?(?:\\p{L}+en )?(?:aufwand|bedarf|kosten|fehler\\p{L}*|zeit|arbeitszeit|qualität|effizienz|zufriedenheit|transparenz)(?!\\p{L})|(?:ermöglicht|erlaubt) (?:schnellere|bessere|einfachere|genauere) |(?:réduit|améliore|augmente|diminue) (?:l[ae]s? |l['’])?(?:temps|coûts?|erreurs?|qualité|efficacité|charge|satisfaction)(?!\\p{L})|(?:reduce|mejora|aumenta|disminuye) (?:l[ao]s? |el )?(?:tiempo|costes?|costos?|errores|calidad|eficiencia|carga|satisfacción)(?!\\p{L}))`,
  'iu',
)
/** Sentences that say what follows from others. */
const remark = /^(?:as a result|this) /i
/** Leads of such items: "An effective intake process:". */
const gainsLead =
  /^(?:an? )?(?:effective|efficient|good|better) (?:\p{L}+ ){0,3}(?:process|procedure|workflow|practice|approach)s? ?:$/iu

const bodies =
  '(?:states?|counties|member states|countries|agencies|authorities|municipalities|districts|cantons|ländern?|kommunen|gemeinden|états|collectivités|estados|municipios)'
/** Freedom that a law or an authority gives to others: "ACF leaves room for states to identify requirements". */
const latitude = pattern(
  `(?:(?:allow|give|grant|offer|leave)s? (?:some |more |much )?(?:${bodies} (?:some |more |much |wide )?(?:flexibility|latitude|leeway|room|discretion|freedom)|(?:flexibility|latitude|leeway|room|discretion|freedom) (?:for|to) ${bodies})|(?:lassen|lässt|räumt|räumen|geben|gibt) (?:den |einzelnen )*${bodies} (?:\\p{L}+ )?(?:spielraum|freiraum|freiheit)|laiss(?:e|ent) (?:une marge|de la latitude|la liberté) (?:aux|à) (?:\\p{L}+ )?${bodies}|dej(?:a|an) (?:margen|libertad) a (?:los )?${bodies})(?!\\p{L})`,
  'iu',
)

const phase = '(?:phase|stage|iteration|release|milestone|increment|etappe|stufe|étape|fase|etapa)'
/** Sentences that introduce a phase, whose requirements follow: "The goal of Phase 1 is to develop the search". */
const introducesPhase = pattern(
  `^(?:(?:the )?(?:goal|aim|purpose|objective|focus) of (?:the )?(?:\\p{L}+ )?${phase}(?: [\\dIVX]+)? is (?:to )?|(?:the )?(?:first|second|third|fourth|final|next|last) ${phase} (?:is|aims|serves) to |(?:das )?ziel (?:der|von) (?:\\p{L}+ )?${phase}(?: [\\dIVX]+)? ist |(?:l['’]objectif|le but) de la (?:\\p{L}+ )?${phase}(?: [\\dIVX]+)? est (?:de |d['’])|el objetivo de la (?:\\p{L}+ )?${phase}(?: [\\dIVX]+)? es )`,
  'iu',
)

/** Words of a title: "User IDs and Password Controls." */
const title =
  /^(?:\p{Lu}[\p{L}\p{N}/-]*)(?: (?:(?:and|of|for|the|to|in|und|der|für|et|de|y)|\p{Lu}[\p{L}\p{N}/-]*)){0,6}\.$/u
const minSentence = 5

/** Detects a title before a sentence in its line or the next one: "Log Reviews. All systems shall …". */
function isTitle({ text, lines, words, item }: Statement, before: Statement | undefined, after: Statement | undefined) {
  const isBefore =
    after !== undefined &&
    after.words.length >= minSentence &&
    !title.test(after.text) &&
    (after.lines[0] === lines[0] || (!item && !after.item && after.lines[0] === lines[0]! + 1))
  return isBefore && words.length > 1 && title.test(text) && before?.lines.at(-1) !== lines[0]
}

/** Duties of a supplier: "The Contractor shall develop …". */
const duty = pattern(
  `^(?:that )?(?:the |der |die |le |el |de )?(?:service )?${supplier} (?:shall|must|will|is (?:required|responsible)|soll|muss|hat|doit|devra|deberá|debe|moet|dient)(?!\\p{L})`,
)
/** Words of demands, and of what is built. */
const asks = pattern(
  /(?<!\p{L})(?:shall|must|should|will|would|needs? (?:an?|the|to)|want|able|can(?! range)|allows?|enables?|systems?|application|app|module|software|tool|platform|portal|website|database|interface|users?|screen|form|automatic\p{L}*|soll\p{L}*|muss|müssen|kann|können|wird|werden|doi(?:t|vent)|peu(?:t|vent)|deb\p{L}+|pued\p{L}+|moet\p{L}*|kan|kunnen)(?!\p{L})/iu,
)

/** Deeds that leave a record, which a product keeps: "all contacts are documented", "the worker submits a report". */
const keepsRecord = pattern(
  /(?<!\p{L})(?:document(?:s|ed)|record(?:s|ed)|register(?:s|ed)|enter(?:s|ed)|captured?s?|collected|stored?|saved?|tracked|tracks|logged|archived|submit(?:s|ted)?|sent|sends|forward(?:s|ed)|notif(?:y|ies|ied)|uploads?|uploaded|signs|signed|assign(?:s|ed)|approve[sd]|flag(?:s|ged)|select(?:s|ed)|chooses|determines (?:if|whether)|decides (?:if|whether)|(?:dokumentier|erfass|gespeicher|speicher|registrier|protokollier|übermittel|sende|weist)\p{L}*|saisi\p{L}*|enregistr\p{L}+|document\p{L}+|transm(?:et|is)\p{L}*|envoi\p{L}*|registra\p{L}*|documenta\p{L}*|envía\p{L}*|(?:ge)?registreer\p{L}*|vastgelegd|verstu\p{L}+)(?!\p{L})/iu,
)

/** Detects a sentence about how people work, beside the duties of a supplier. */
const isOfPeople = ({ text, item, coded }: Statement) =>
  !item && !coded && text.endsWith('.') && !asks.test(text) && !keepsRecord.test(text)

/** A sentence that says what something is: "Intake is the first step of a case". */
const presents = /^[^,.;:]{2,60} (?:is|are) (?:the|an?) /i

/** Classifies what a long document says beside its requirements as background. */
export function withoutNarrative(statements: readonly Statement[]): Statement[] {
  const asking = statements.filter(isAsking)
  const isLong = asking.length >= min.asking
  const duties = asking.filter(({ text }) => duty.test(text))
  const areDuties = duties.length >= min.duties
  const ofDuties = new Set(duties.map(({ section }) => section))
  return statements.map((it, at) => {
    if (it.kind !== 'function' && it.kind !== 'quality') return it
    const { text, item } = it
    const isTold =
      isLong &&
      (((item || remark.test(text)) && gain.test(text)) ||
        gainsLead.test(text) ||
        latitude.test(text) ||
        introducesPhase.test(text) ||
        isTitle(it, statements[at - 1], statements[at + 1]) ||
        (areDuties && isOfPeople(it) && (ofDuties.has(it.section) || presents.test(text))))
    return isTold ? { ...it, kind: 'background' } : it
  })
}
