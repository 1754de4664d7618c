export interface RiskText {
  risk: string
  description: string
  impact: 'high' | 'medium' | 'low'
  mitigation: string
}

/** Risks by kind of work. */
export const risksOfWork: (RiskText & { works: string[] })[] = [
  {
    works: ['payments', 'subscriptions', 'checkout', 'donations'],
    risk: 'Payment edge cases',
    description: 'Failed cards, disputes, delayed confirmations and refunds take longer than the successful path.',
    impact: 'high',
    mitigation: 'Use the hosted pages of one provider, test with its failing cards, reconcile every event.',
  },
  {
    works: ['health', 'privacy', 'payroll', 'employees', 'contacts'],
    risk: 'Personal data protection',
    description: 'A leak of personal data or a missing legal basis costs more than the feature itself.',
    impact: 'medium',
    mitigation: 'Store only what is needed, agree on purposes and retention first, restrict and log access.',
  },
  {
    works: ['roles'],
    risk: 'Permissions agreed late',
    description: 'Who may see and do what tends to be settled late, and then touches every screen.',
    impact: 'medium',
    mitigation: 'Agree on a table of roles and actions before the first screen is built, and check it on the server.',
  },
  {
    works: ['barcodes', 'printing', 'kiosk', 'iot', 'firmware', 'pos'],
    risk: 'Hardware compatibility',
    description: 'Printers, scanners and sensors behave differently from model to model.',
    impact: 'high',
    mitigation: 'Fix the models, get two of each at the start, and try the riskiest connection first.',
  },
  {
    works: ['realtime', 'chat', 'calls', 'maps', 'delivery'],
    risk: 'Real-time behavior',
    description: 'Screens that follow changes at once are hard to build and test, above all on weak networks.',
    impact: 'medium',
    mitigation: 'Say where a delay of some seconds will do, and use a managed service for the rest.',
  },
  {
    works: ['offline'],
    risk: 'Conflicting offline changes',
    description: 'Data that is changed in two places at once leads to conflicts that somebody has to settle.',
    impact: 'high',
    mitigation: 'Decide for each kind of data who wins, keep both versions, and try it with real users early.',
  },
  {
    works: ['migration', 'imports', 'pipeline', 'scraping'],
    risk: 'Data quality',
    description: 'Files and databases of others hold gaps, duplicates and surprises.',
    impact: 'high',
    mitigation: 'Get real samples before the start, rehearse the import twice, report what was left out.',
  },
  {
    works: ['accounting', 'invoicing', 'lending', 'payroll'],
    risk: 'Financial accuracy',
    description: 'Bills, bookings and taxes follow rules that differ by country and change.',
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
    description: 'A model is right often, not always; how often is known only once it is measured.',
    impact: 'high',
    mitigation: 'Agree on how good is good enough, collect examples, measure before the launch.',
  },
  {
    works: ['performance'],
    risk: 'Performance under load',
    description: 'Requirements on speed and load show their cost only with realistic data.',
    impact: 'medium',
    mitigation: 'Agree on how they are measured, and measure from the middle of the project on.',
  },
]

/** Risk of the systems that the text names. */
export const systemRisk: RiskText = {
  risk: 'Third-party interfaces',
  description: 'Documentation, test accounts, limits and changes of other systems decide how long a connection takes.',
  impact: 'high',
  mitigation: 'Get documentation and test access before the start, and build a small connection first.',
}

export const languageRisk: RiskText = {
  risk: 'Language not understood',
  description: 'The text was sized by its structure, because the offline analyst knows few words of its language.',
  impact: 'high',
  mitigation: 'Estimate with a model, or from a translation, before relying on this estimate.',
}

export const shortTextRisk: RiskText = {
  risk: 'Incomplete requirements',
  description: 'The text is short: much of the estimate is what such products usually need.',
  impact: 'high',
  mitigation: 'Answer the questions, write down what each kind of user does, and estimate again.',
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
    mitigation: 'Replace them by examples and numbers before the work on them begins.',
  },
  {
    terms:
      'tbd, to be determined, to be decided, to be defined, to be confirmed, tbc, not yet decided, still open, under discussion, noch offen, a definir, a determiner, уточняется, 待定',
    min: 1,
    risk: 'Open decisions',
    description: 'The text leaves decisions for later.',
    impact: 'medium',
    mitigation: 'List them with a date and a person each; what is open at the start is estimated again.',
  },
  {
    terms:
      'comply with, compliance, compliant, regulation, regulations, regulatory, gesetz*, reglementaire, normativa, законодательств*, 法规',
    min: 2,
    risk: 'Regulatory compliance',
    description: 'The text asks to comply with laws or standards whose demands it does not list.',
    impact: 'medium',
    mitigation: 'Name the documents and the person who judges compliance; turn each demand into a requirement.',
  },
]
