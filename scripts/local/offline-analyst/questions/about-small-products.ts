import { small, unseen } from './kinds'
import type { Question } from './question'

/** Questions about sites, scripts and games. */
export const smallProducts: Question[] = [
  {
    id: 'pages',
    question: 'How many pages does the site have?',
    effect: 'pages of the site',
    about: ['pages'],
    type: 'number',
    count: { neutral: 5, most: 60, component: 'Website pages', line: 'front 0.8/1.4/3 A further page' },
  },
  {
    id: 'sections',
    question: 'How many sections does the page have?',
    effect: 'sections of the page',
    about: ['landing'],
    type: 'number',
    count: { neutral: 5, most: 20, component: 'Landing page', line: 'front 0.8/1.5/3 A further section' },
  },
  {
    id: 'sources',
    question: 'How many systems or sources does it read or write?',
    effect: 'sources and targets of data',
    about: ['automation', 'pipeline', 'scraping', 'migration'],
    type: 'number',
    count: { neutral: 2, most: 15, component: 'Integrations', line: 'back 4/8/18 A further source or target' },
  },
  {
    id: 'levels',
    question: 'How many levels or scenes does the game have?',
    effect: 'levels of the game',
    about: ['game'],
    type: 'number',
    count: { neutral: 10, most: 100, component: 'Game', line: 'front 1/2/5 A further level' },
  },
  {
    id: 'alsosite',
    question: 'Which of these belong to the site?',
    effect: 'parts that sites often have',
    about: ['landing', 'pages'],
    only: small,
    type: 'multiselect',
    options: [
      { option: 'Contact form', effects: [{ kind: 'has', ids: ['contact'] }] },
      { option: 'Texts changed without a developer', effects: [{ kind: 'has', ids: ['cms'] }] },
      { option: 'Blog or news', effects: [{ kind: 'has', ids: ['blog'] }] },
      { option: 'Newsletter', effects: [{ kind: 'has', ids: ['newsletter'] }] },
      { option: 'Usage statistics with consent', effects: [{ kind: 'has', ids: ['webanalytics', 'cookies'] }] },
      { option: 'Work on findability by search engines', effects: [{ kind: 'has', ids: ['seo'] }] },
    ],
  },
  {
    id: 'alsotool',
    question: 'Which of these are needed around it?',
    effect: 'what surrounds a program without screens',
    about: ['automation', 'api', 'pipeline', 'scraping', 'migration', 'extension', 'plugin', 'integrations'],
    only: unseen,
    type: 'multiselect',
    options: [
      {
        option: 'A page that shows what ran and what failed',
        effects: [{ kind: 'tasks', component: 'Monitoring and logs', lines: ['front 3/6/12 Page of runs and faults'] }],
      },
      {
        option: 'A message when something fails',
        effects: [{ kind: 'tasks', component: 'Monitoring and logs', lines: ['back 1/3/6 Message on failure'] }],
      },
      {
        option: 'Settings that people change themselves',
        effects: [
          {
            kind: 'tasks',
            component: 'Administration',
            lines: ['front 2/5/10 Settings', 'back 2/4/8 Settings kept and applied'],
          },
        ],
      },
    ],
  },
  {
    id: 'delay',
    question: 'How soon after a change must it have run?',
    effect: 'runs on a schedule or at once',
    about: ['automation', 'api', 'pipeline', 'scraping', 'migration', 'extension', 'plugin', 'integrations'],
    only: unseen,
    known: ['realtime'],
    said: 'real time, at once, immediately, instantly',
    type: 'select',
    options: [
      { option: 'Once a day, or when somebody starts it', effects: [] },
      {
        option: 'Within minutes',
        effects: [
          { kind: 'tasks', component: 'Automation', lines: ['back 2/4/9 Runs close together without doubles'] },
        ],
      },
      {
        option: 'At once',
        effects: [
          {
            kind: 'tasks',
            component: 'Automation',
            lines: ['back 4/8/18 Changes received at once', 'back 2/4/9 Order of changes and repeats'],
          },
        ],
      },
    ],
  },
  {
    id: 'texts',
    question: 'Who writes the texts and finds the pictures?',
    effect: 'texts and pictures',
    about: ['landing', 'pages'],
    only: small,
    said: 'we deliver the texts, texts are ready, content is ready, content provided, copywriting, texts will be provided',
    type: 'select',
    options: [
      { option: 'They are delivered ready to use', effects: [] },
      {
        option: 'We edit what is delivered',
        effects: [{ kind: 'tasks', component: 'Website pages', lines: ['design 2/5/11 Texts and pictures edited'] }],
      },
      {
        option: 'We write and find them',
        effects: [
          {
            kind: 'tasks',
            component: 'Website pages',
            lines: ['design 6/12/26 Texts written', 'design 3/6/13 Pictures found and prepared'],
          },
        ],
      },
    ],
  },
  {
    id: 'sitelanguages',
    question: 'In how many languages does the site appear?',
    effect: 'texts and layouts in several languages',
    about: ['landing', 'pages', 'blog'],
    only: small,
    known: ['localisation'],
    said: 'english only, only english, in english, single language, one language, multilingual, languages',
    type: 'select',
    options: [
      { option: 'One', effects: [] },
      {
        option: 'Two',
        effects: [
          {
            kind: 'tasks',
            component: 'Languages and localisation',
            lines: ['front 2/4/8 Second language of the site'],
          },
        ],
      },
      {
        option: 'Three or more',
        effects: [
          {
            kind: 'tasks',
            component: 'Languages and localisation',
            lines: ['front 4/8/17 Further languages of the site'],
          },
        ],
      },
    ],
  },
  {
    id: 'siteaccess',
    question: 'Must the site conform to a standard of accessibility?',
    effect: 'accessibility',
    about: ['landing', 'pages', 'blog'],
    only: small,
    known: ['accessibility'],
    said: 'wcag, accessibility, section 508, barrierefrei*',
    type: 'select',
    options: [
      { option: 'Good practice is enough', effects: [] },
      {
        option: 'Yes, WCAG 2.1 AA',
        effects: [
          {
            kind: 'tasks',
            component: 'Accessibility',
            lines: ['front 2/4/9 Keyboard, screen readers and contrast of the site'],
          },
        ],
      },
    ],
  },
]
