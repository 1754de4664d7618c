import { pattern } from '#domain/text/pattern'

export interface RiskText {
  risk: string
  description: string
  impact: 'high' | 'medium' | 'low'
  mitigation: string
}

/** Payments outside of the product: "by bank transfer", "auf Rechnung", "clerks record payments". */
const paidElsewhere = pattern(
  String.raw`^(?!.*(?<!\p{L})(?:cards?|online|paypal|karte|carte|tarjeta|cartão|carta|kreditkarte)(?!\p{L})).*(?<!\p{L})(?:bank transfer|on account|(?:by|on|against) invoice|(?:record|enter|book)(?:s|ed)? .{0,20}payments?|überweisung|(?:auf|per|gegen) rechnung|virement|sur facture|transferencia|transferência|bonifico|overschrijving|op factuur)(?!\p{L})`,
)

/** Pages of legal texts, which keep no data: "Imprint and privacy policy". */
const legalPage =
  /^(?:(?:impressum|imprint|legal notice|datenschutz(?:erklärung)?|privacy(?: policy| notice)?|agb|terms(?: and conditions)?|mentions légales|aviso legal)(?: page|seite)?(?:,? (?:und|and|&|et|y) |, |[.]?$))+$/iu

/** Risks by kind of work, except in statements that a pattern matches. */
export const risksOfWork: (RiskText & { works: string[]; except?: RegExp })[] = [
  {
    works: ['payments', 'subscriptions', 'donations'],
    except: paidElsewhere,
    risk: 'Payment edge cases',
    description: 'Failed cards, disputes, delayed confirmations and refunds take longer than the successful path.',
    impact: 'high',
    mitigation: 'Use the hosted pages of one provider, test with its failing cards, and reconcile every event.',
  },
  {
    works: ['health', 'privacy', 'payroll', 'employees', 'contacts'],
    except: legalPage,
    risk: 'Personal data protection',
    description: 'A leak of personal data or a missing legal basis costs more than the feature itself.',
    impact: 'medium',
    mitigation: 'Store only what is needed, agree on purposes and retention first, and restrict and log access.',
  },
  {
    works: ['roles'],
    risk: 'Late decisions on permissions',
    description: 'Permissions tend to be decided late, and then affect every screen.',
    impact: 'medium',
    mitigation: 'Agree on a table of roles and actions before the first screen is built, and check it on the server.',
  },
  {
    works: ['barcodes', 'printing', 'kiosk', 'pos'],
    // Phones read QR codes.
    except:
      /^(?!.*(?:print|druck|imprim|impres|stampa|label|etikett|étiquette|scanner|reader|handheld|terminal|lesegerät|lecteur|lector|douchette|bar ?code|strichcode|code.barres|código de barras|rfid|nfc|kiosk|kasse|caisse|till)).*\bqr\b/iu,
    risk: 'Hardware compatibility',
    description: 'Printers and scanners behave differently from model to model.',
    impact: 'high',
    mitigation: 'Choose the models, get two of each at the start, and test the riskiest connection first.',
  },
  {
    works: ['iot', 'firmware'],
    risk: 'Compatibility of devices',
    description: 'Sensors, controllers and their firmware behave differently from model to model.',
    impact: 'high',
    mitigation: 'Choose the models, get two of each at the start, and test the riskiest connection first.',
  },
  {
    works: ['realtime', 'chat', 'calls', 'maps', 'delivery'],
    risk: 'Real-time behavior',
    description: 'Real-time screens are hard to build and test, especially on weak networks.',
    impact: 'medium',
    mitigation: 'Decide which screens tolerate a delay of a few seconds, and use a managed service for the rest.',
  },
  {
    works: ['offline'],
    risk: 'Conflicting offline changes',
    description: 'Data changed in two places at the same time leads to conflicts that somebody has to resolve.',
    impact: 'high',
    mitigation: 'Decide which version wins for each type of data, keep both versions, and test early with real users.',
  },
  {
    works: ['migration', 'imports', 'pipeline', 'scraping'],
    risk: 'Data quality',
    description: 'External files and databases contain gaps, duplicates and surprises.',
    impact: 'high',
    mitigation: 'Get real samples before the start, rehearse the import twice, and report skipped records.',
  },
  {
    works: ['accounting', 'invoicing', 'lending', 'payroll'],
    risk: 'Financial accuracy',
    description: 'Invoices, postings and taxes follow rules that change and differ by country.',
    impact: 'high',
    mitigation: 'Have an accountant approve the rules and the first results.',
  },
  {
    works: ['analysis', 'matching', 'leave', 'grading'],
    risk: 'Unwritten business rules',
    description: 'Calculations follow rules that experts know and nobody has written down.',
    impact: 'medium',
    mitigation: 'Collect worked examples with results from the experts, and keep them as tests.',
  },
  {
    works: ['mobile'],
    risk: 'App store review',
    description: 'Stores can reject an app or ask for changes shortly before the release.',
    impact: 'medium',
    mitigation: 'Read their rules at the start, and submit an early version.',
  },
  {
    works: ['ml', 'llm', 'recommendations'],
    risk: 'Model quality',
    description: 'A model is not always right, and its accuracy is unknown until it is measured.',
    impact: 'high',
    mitigation: 'Agree on the required accuracy, collect examples, and measure before the launch.',
  },
  {
    works: ['performance'],
    risk: 'Performance under load',
    description: 'The cost of performance requirements becomes visible only with realistic data.',
    impact: 'medium',
    mitigation: 'Agree on how to measure performance, and start measuring halfway through the project.',
  },
]

/** Risk of the systems that the text names. */
export const systemRisk: RiskText = {
  risk: 'Third-party interfaces',
  description:
    'The effort of an integration depends on the documentation, test accounts, limits and changes of the other system.',
  impact: 'high',
  mitigation: 'Get documentation and test access before the start, and build a small integration first.',
}

export const languageRisk: RiskText = {
  risk: 'Unsupported language',
  description:
    'The requirements were sized by their structure, because the offline analyst knows few words of its language.',
  impact: 'high',
  mitigation: 'Estimate with a model, or from a translation, before relying on this estimate.',
}

export const causeRisk: RiskText = {
  risk: 'Unknown cause',
  description:
    'The cause of the fault is not known yet: it may take longer to find than to fix, or lie in another system.',
  impact: 'medium',
  mitigation: 'Agree on a limit for the search, reproduce the fault first, and report what was found before fixing it.',
}

export const shortTextRisk: RiskText = {
  risk: 'Incomplete requirements',
  description: 'The requirements are short, so much of the estimate is based on what such products usually need.',
  impact: 'high',
  mitigation: 'Answer the open questions, and agree on what each kind of user does before work begins.',
}

/** Risks of the wording. `min` is the minimum number of lines that contain one of the terms. */
export const risksOfWording: (RiskText & { terms: string; min: number })[] = [
  {
    terms:
      'user friendly, easy to use, intuitive, as much as possible, state of the art, modern, seamless*, robust, flexible, fast, quick, appropriate, if necessary, as needed, etc, and so on, among others, various, some kind of, benutzerfreundlich*, intuitiv*, einfach zu bedienen, convivial*, intuitif, facil de usar, intuitiv*, удобн*, интуитивн*, φιλικο, 友好, 易用',
    min: 3,
    risk: 'Ambiguous requirements',
    description: 'Some requirements cannot be checked as they are written (“user-friendly”, “fast”, “etc.”).',
    impact: 'medium',
    mitigation: 'Replace them with examples and numbers before work on them begins.',
  },
  {
    terms:
      'tbd, to be determined, to be decided, to be defined, to be confirmed, tbc, not yet decided, still open, under discussion, noch offen, a definir, a determiner, уточняется, 待定',
    min: 1,
    risk: 'Open decisions',
    description: 'The requirements postpone decisions.',
    impact: 'medium',
    mitigation: 'Give each a date and an owner, and estimate again what is still open at the start.',
  },
  {
    terms:
      'comply with, compliance, compliant, regulation, regulations, regulatory, gesetz*, reglementaire, normativa, законодательств*, 法规',
    min: 2,
    risk: 'Regulatory compliance',
    description: 'The requirements ask for compliance with laws or standards without listing what these demand.',
    impact: 'medium',
    mitigation: 'Name the documents and the person who judges compliance, and turn each rule into a requirement.',
  },
]
