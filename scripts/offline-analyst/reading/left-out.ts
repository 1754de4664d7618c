import { pattern } from '#domain/text/pattern'
import { type Sight, denies, isDemand } from './sight'
import type { Kind } from './statement'

/** A size that a product keeps to, which is built: "Uploads are limited to a maximum size of 10 MB". */
const bounds = pattern(
  String.raw`(?=.*(?<!\p{L})(?:(?:maximum|minimum|maxim\p{L}+|minim\p{L}+|max[.]?|höchst\p{L}+|mindest\p{L}+|größe|länge|size|length|taille|longueur|tamaño|longitud|dimension\p{L}*|grootte|lengte)(?!\p{L})|\d+ ?(?:[kmg]b|characters|zeichen|caractères|caracteres|pixels?)(?!\p{L}))).*(?<!\p{L})(?:is|are|will be|gets?|wird|werden|est|sont|sera|es|son|è|sono|wordt|worden) .*(?:limited|restricted|capped|bounded|beschränkt|begrenzt|limitée?s?|limitad[oa]s?|limitat[oaie]|beperkt|begrensd)(?!\p{L})`,
)

/** Beginnings of sentences that explain the one before: "This prevents the server from crashing", "Damit wird verhindert, dass". */
const explains = pattern(
  String.raw`^(?:(?:thereby|thus|hence|in this way|dadurch|damit|somit|hierdurch|so|ainsi|así|così|zo) (?:wird|werden|soll|sollen|we|the|it|is|on|se|si|wordt)(?!\p{L})|(?:this|that|it|das|dies|cela|ça|ceci|esto|eso|questo|ciò|dit|isso|isto) (?:will |shall |should |soll )?(?:prevents?|avoids?|ensures?|guarantees?|verhindert|vermeidet|stellt sicher|évite|empêche|garantit|évitera|evita|impide|garantiza|impedisce|garantisce|voorkomt|garante)(?!\p{L})|(?:this|these|dies\p{L}+|cette?|ces|est[aeo]s?|quest[aoei]|deze) \p{L}+ (?:is (?:mostly |largely )?limited|beschränk\p{L}+ sich|se limit\p{L}+)(?!\p{L}))`,
)

/** Classifies what stands below a heading of exclusions: most of it is none, some explains or bounds what is built. */
export function kindBelowExclusions(seen: Sight): Kind {
  const { text, item } = seen.passage
  if (denies(text)) return 'excluded'
  if ((isDemand(seen) && !item) || bounds.test(text)) return 'function'
  return explains.test(text) || (seen.noise('telling') > 0 && !item) ? 'background' : 'excluded'
}
