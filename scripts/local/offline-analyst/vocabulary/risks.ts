export interface RiskText {
  risk: string
  description: string
  impact: 'high' | 'medium' | 'low'
  mitigation: string
}

/** Risks that come with kinds of work; capabilities name them by these ids. */
export const workRisks: Record<string, RiskText> = {
  'personal-data': {
    risk: 'Personal data',
    description: 'The product keeps data of people. A leak or a missing legal basis costs more than the feature.',
    impact: 'medium',
    mitigation: 'Keep only what is needed, agree purposes and retention before building, restrict and log access.',
  },
  rights: {
    risk: 'Rights not yet agreed',
    description: 'Who may see and do what tends to be settled late, and then touches every screen.',
    impact: 'medium',
    mitigation: 'Agree a table of roles and actions before the first screen is built, and check it on the server.',
  },
  payments: {
    risk: 'Payments fail in many ways',
    description: 'Failed cards, disputes, delayed confirmations and refunds take longer than the successful path.',
    impact: 'high',
    mitigation: 'Use the hosted pages of one provider, test with its failing cards, reconcile every event.',
  },
  hardware: {
    risk: 'Devices outside our control',
    description: 'Printers, scanners, screens and sensors behave differently from model to model.',
    impact: 'high',
    mitigation: 'Fix the models, get two of each at the start, and try the riskiest connection first.',
  },
  'third-parties': {
    risk: 'Systems of others',
    description: 'Their interfaces, test accounts, limits and changes decide how long a connection takes.',
    impact: 'high',
    mitigation: 'Get documentation and test access before the start, build a small connection first, plan for outages.',
  },
  'running-cost': {
    risk: 'Costs by use',
    description: 'Services billed by use (messages, maps, video, models) can become dearer than expected.',
    impact: 'low',
    mitigation: 'Estimate volumes, set limits and alarms on spending, keep the provider exchangeable.',
  },
  'real-time': {
    risk: 'Live updates',
    description:
      'Screens that follow changes at once are harder to build and test than they look, above all on weak networks.',
    impact: 'medium',
    mitigation: 'Say where a delay of some seconds will do, and use a managed service for the rest.',
  },
  sync: {
    risk: 'Data changed in two places',
    description: 'Work without a connection leads to conflicts that somebody has to settle.',
    impact: 'high',
    mitigation: 'Decide for each kind of data who wins, keep both versions, try it with real people early.',
  },
  'data-quality': {
    risk: 'Quality of data taken in',
    description: 'Files and sources of others hold gaps, doubles and surprises.',
    impact: 'medium',
    mitigation: 'Get real samples before the start, reject with reasons, report what was left out.',
  },
  migration: {
    risk: 'Old data',
    description: 'What old systems hold is seldom what their users think they hold.',
    impact: 'high',
    mitigation: 'Look at real data in the first week, rehearse the migration twice, agree who cleans what.',
  },
  rules: {
    risk: 'Rules of the field',
    description: 'Computations follow rules that experts know by heart and nobody wrote down.',
    impact: 'medium',
    mitigation: 'Collect worked examples with results from the experts, and keep them as tests.',
  },
  'health-data': {
    risk: 'Health data',
    description: 'Medical data is protected by special laws, and errors can harm people.',
    impact: 'high',
    mitigation: 'Bring in legal advice at the start, log every access, let clinicians check the screens.',
  },
  accounting: {
    risk: 'Figures that must be right',
    description: 'Bills, bookings and taxes follow law that differs by country and changes.',
    impact: 'high',
    mitigation: 'Have an accountant approve the rules and the first month’s results; never change what is booked.',
  },
  'regulated-money': {
    risk: 'Regulated business',
    description: 'Lending, keeping or investing money needs licences and proofs of identity.',
    impact: 'high',
    mitigation: 'Settle licences and partners before building; let a licensed partner hold the money.',
  },
  'public-sector': {
    risk: 'Rules of the public sector',
    description: 'Procurement, accessibility, security reviews and many offices to agree with lengthen the way.',
    impact: 'medium',
    mitigation: 'List the reviews and who decides, plan their time, show working software often.',
  },
  stores: {
    risk: 'Review by the app stores',
    description: 'Stores can refuse an app or ask for changes shortly before the release.',
    impact: 'medium',
    mitigation: 'Read their rules for payments and accounts at the start, submit an early version.',
  },
  'foreign-pages': {
    risk: 'Pages of others',
    description: 'Pages that are read by program change without notice, and reading them may not be allowed.',
    impact: 'high',
    mitigation: 'Check the terms, ask for an interface, notice changes automatically, plan upkeep.',
  },
  'ai-quality': {
    risk: 'Answers that are wrong',
    description: 'What a model answers is right often, not always, and how often is known only once measured.',
    impact: 'high',
    mitigation: 'Agree how good is good enough, collect examples, measure before launch, let people correct.',
  },
  security: {
    risk: 'Attacks',
    description: 'The product guards things of value, which draws attackers.',
    impact: 'high',
    mitigation: 'Have design and code reviewed by specialists, limit what one account can lose.',
  },
  load: {
    risk: 'Speed under load',
    description: 'Figures for speed and load are requirements that show only under real use.',
    impact: 'medium',
    mitigation: 'Agree how they are measured, try them with realistic data from the middle of the project on.',
  },
  'little-known': {
    risk: 'Little is known yet',
    description: 'The text is short: much of the estimate is what such products usually have.',
    impact: 'high',
    mitigation: 'Answer the questions, write down what each kind of user does, and estimate again.',
  },
  'unknown-language': {
    risk: 'Language not understood',
    description: 'The text was sized by its structure, for the offline analyst knows few words of its language.',
    impact: 'high',
    mitigation: 'Estimate with a model, or from a translation, before relying on this figure.',
  },
}

/** Risks that the wording of a text shows, where so many lines (`least`) speak so. */
export const textRisks: Record<string, RiskText & { terms: string; least: number }> = {
  vague: {
    terms:
      'user friendly, easy to use, intuitive, as much as possible, as secure as possible, state of the art, modern, seamless*, robust, flexible, fast, quick, appropriate, if necessary, as needed, etc, and so on, among others, various, some kind of, benutzerfreundlich*, intuitiv*, einfach zu bedienen, convivial*, intuitif, facil de usar, intuitiv*, удобн*, интуитивн*, φιλικο, 友好, 易用',
    least: 3,
    risk: 'Words that everybody reads differently',
    description: 'Some requirements cannot be checked as they stand (“user-friendly”, “fast”, “etc.”).',
    impact: 'medium',
    mitigation: 'Replace them by examples and figures before the work on them begins.',
  },
  open: {
    terms:
      'tbd, to be determined, to be decided, to be defined, to be confirmed, tbc, not yet decided, still open, under discussion, noch offen, a definir, a determiner, уточняется, 待定',
    least: 1,
    risk: 'Open decisions',
    description: 'The text leaves decisions for later.',
    impact: 'medium',
    mitigation: 'List them with a date and a person each; what is open at the start is estimated again.',
  },
  legal: {
    terms:
      'comply with, compliance, compliant, regulation, regulations, regulatory, gesetz*, reglementaire, normativa, законодательств*, 法规',
    least: 2,
    risk: 'Rules to comply with',
    description: 'The text asks to comply with laws or standards whose demands it does not list.',
    impact: 'medium',
    mitigation: 'Name the documents and the person who judges compliance; turn each demand into a requirement.',
  },
}
