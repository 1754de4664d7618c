import { pattern } from '#domain/text/pattern'
import type { Passage } from '../text/passages'

/** Detects sentences of a document that report research or promise benefits, and wishes that a report passes on. */

const some =
  '(?:(?:most|many|some|several|all|both|one|two|three|few|\\d+|a (?:few|number of)|nearly all|the majority of|(?:die )?meisten|viele|einige|mehrere|alle|beide|ein(?:e|er|ige)?|zwei|drei|wenige)(?: of)?(?: (?:the|our|der|unserer))? )'
const told =
  '(?:(?:also|often|generally|auch|oft) )*(?:mentioned|said|told us|reported|noted|felt|found|complained|explained|agreed|described|expressed|commented|thought|believed|had (?:created|built|made|developed|tried|used)|(?:was|were) (?:(?:very|quite|mostly|generally) )?(?:positive|excited|happy|unhappy|concerned|frustrated|worried|confused|interested)|erwähnten?|sagten?|berichteten?|meinten?|fanden?|erklärten?|gaben an|klagten?|waren? (?:(?:sehr|eher|meist) )?(?:positiv|begeistert|zufrieden|unzufrieden|frustriert|besorgt)|hatten? .{3,60} (?:erstellt|gebaut|entwickelt|ausprobiert)(?=[.,]))(?!\\p{L})'
/** "Most organizations mentioned that they build a relationship", "Alle Pfleger waren sehr positiv." */
const report = pattern(`^${some}(?:[\\p{L}’'-]+,? ){1,6}?${told}`)

/** Words by which a report passes on a wish or a demand. */
const wanted = pattern(
  String.raw`(?<!\p{L})(?:would (?:like|love|prefer)|want(?:ed|s)?|wish(?:ed|es)?|need(?:ed|s)?|must|shall|should|ask(?:ed|s)?|request(?:ed|s)?|hop(?:ed|es?)|möcht\p{L}+|woll\p{L}+|wünsch\p{L}+|brauch\p{L}+|soll\p{L}*|muss|müssen|bitten|baten)(?!\p{L})`,
)

/** "Many organizations also wondered if it would be possible to …", "Zwei Kunden fragten, ob man …". */
export const passedOn = pattern(
  `^${some}(?:[\\p{L}’'-]+,? ){1,6}?(?:also |auch )?(?:(?:wondered|asked) (?:if|whether) (?:it (?:would|might|could) be possible|they could|there could)|(?:fragten?|wünschten? sich|baten?),? ob (?:es möglich|man|sie))(?!\\p{L})(?: to (?:allow (?:for )?)?(?=\\p{L}))?`,
)

const easier = '(?:easier|quicker|faster|simpler|smoother|cheaper|einfacher|leichter|schneller|günstiger)'
const less =
  '(?:decreases?|reduces?|lowers?|increases?|improves?|streamlines?|simplif(?:y|ies)|speeds? up|saves?) (?:(?:the|their|our|overall|this|these|both) )*(?:amount|number|chance|risk|comfort|relationship|process|workload|effort|time|costs?|quality|transparency|satisfaction|communication|trust|money|errors?|delays?|burden)'
const gives =
  "gives? (?:(?:the|their|our|an?) )?[\\p{L}’'-]+ (?:(?:enough|a) )?(?:(?:much )?(?:more|better|clear(?:er)?) )(?:visibility|insights?|confidence|expectations?|idea|understanding|overview|clarity|time|control|picture)"
const helps = 'helps? (?:(?:to )?(?:give|make|keep|prepare|reduce|improve|save|avoid|build)|the|them|our)'
/** "This may also decrease the amount of calls", "That relationship could streamline the process each year". */
const benefit = pattern(
  `^(?:(?:this|that|it|these|doing so)(?: [\\p{L}’'-]+)?|(?:[\\p{L}]+ly )?\\p{L}+ing (?!and ).{3,150}?) (?:(?:may|might|could|would|will|can) (?:also |then |even )*)(?:${less}|${gives}|${helps}|be (?:also |much |far |even )*${easier}|make .{3,60} (?:much |far )?${easier})(?!\\p{L})|^(?:dies|das|dadurch) (?:würde|kann|könnte|wird|macht|spart|senkt|verringert|erhöht|verbessert|erleichtert|vereinfacht|beschleunigt) (?!.*(?:sollen|soll|muss|müssen)(?!\\p{L})).{3,120}(?:${easier}|sparen|senken|verringern|erhöhen|verbessern|erleichtern|vereinfachen|beschleunigen)[.!]?$`,
)
/** "It would be easier if they could sign in": the condition is what is wished. */
const conditional = pattern(String.raw`(?<!\p{L})(?:if|wenn|falls)(?!\p{L})`)

/** True for a sentence below a heading that tells what people said or felt, or what something brings them. */
export const isReported = ({ text, heading, item }: Passage): boolean =>
  heading !== '' &&
  !item &&
  ((report.test(text) && !wanted.test(text)) || (benefit.test(text) && !conditional.test(text) && !wanted.test(text)))
