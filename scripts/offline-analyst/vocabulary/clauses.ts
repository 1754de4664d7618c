/** Nouns that look like commands, unless an article or a pronoun follows: "filter and search options". */
export const noun =
  /^(?:search|filter|sort|export|import|report|list|view|upload|download|display|book|order|print|chat|contact|sign|map|link|check|test|design|record|post|schedule|document|change|update|review|audit|exchange|swap|repair|fix)(?!\p{L})(?! (?:the|an?|all|each|every|it|them|our|their|new|by|to)(?!\p{L}))/iu
/** Words that make what follows part of a description: "a page where members log in and send messages". */
export const subordinates =
  /(?<!\p{L})(?:so that|that|where|which|who|when|if|can|able|lets?|allow\w*|damit|dass|wo|wenn|pour que|qui|que|où|para que|donde)(?!\p{L})/iu
