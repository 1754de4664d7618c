import { pattern } from '#domain/text/pattern'

/** End of a sentence. */
export const ended = /[.!?。！？]["'”’»)\]]?$/
/** Abbreviations at the end of a piece, whose period ends no sentence. */
export const abbreviation = pattern(
  String.raw`(?:(?<!\p{L})(?:e\.g|i\.e|etc|ex|vs|Mr|Mrs|Dr|Prof|Inc|Ltd|approx|in[ck]l|bzw|z\.B|u\.a|d\.h|usw|ca|Sec|Fig|т\.д|т\.п|т\.е|π\.χ)|(?<!\p{L})\p{L})\.$`,
)
/** Ends of sentences, unlike the period in a German date: "am 1. April". */
export const sentenceEnd =
  /(?<=[.!?]["'”’»)]?)\s+(?=["'“«(¿¡]?[\p{Lu}\p{Lo}])(?!(?<=\d\.\s)(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Quart)\p{Ll}*)|(?<=[。！？；])/u
