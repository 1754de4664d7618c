import type { Statement } from './statement'

/** Nouns for a whole product. */
export const product =
  '(?:apps?|application|applications|tool|system|site|website|web ?site|shop|store|platform|portal|software|API|intranet|program|programme|web ?page|back ?end|front ?end|service|dashboard|page|database|SaaS|product|game|bot|chatbot|library|plugin|extension|script|firmware|blog|marketplace|CRM|ERP)'
/** Nouns that always name a whole product. */
export const whole =
  '(?:apps?|application|tool|system|site|website|web ?site|web ?page|landing page|shop|store|platform|portal|software|API|program|programme|game|bot|chatbot|plugin|script|firmware|blog|marketplace|CRM|ERP|online (?:booking|ordering|reservation|registration)s?)'
/** Nouns for parts of a product. */
export const part =
  '(?:page|screen|view|form|list|table|column|row|field|tab|dialog|panel|section|drop-?down|filter|menu|button|checkbox|label|header|footer|link|import|export|endpoint|report|overview|notification|reminder|message|text|color|colour|setting|settings|schedule|calendar|profile|record|description|format|option|flag|parameter|wristband|label|e-?mail)'

/** Returns a function that tests if a statement names something of a kind. */
export const has =
  (kind: string) =>
  ({ hits }: Pick<Statement, 'hits'>) =>
    hits.some(({ owner }) => owner.kind === kind)
