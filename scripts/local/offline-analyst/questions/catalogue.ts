import type { Question } from './question'

/** Kinds of product with a few pages and nothing behind them. */
const small = ['a landing page', 'a website', 'a blog']

/** Kinds of product that nobody looks at. */
const unseen = [
  'a script',
  'an API',
  'an integration',
  'a data migration',
  'a data pipeline',
  'a browser extension',
  'a plugin',
]

/** Questions whose answers move an estimate. Ranked by the hours they could move, at most ten are asked. */
export const questions: Question[] = [
  {
    id: 'platform',
    question: 'Is a web application enough, or are apps for phones needed too?',
    effect: 'apps for phones',
    about: ['screens'],
    never: [...small, ...unseen, 'a mobile app', 'a desktop program', 'an internal tool'],
    known: ['mobile', 'desktop', 'pwa', 'kiosk'],
    said: 'web only, only web, browser only, no app, no mobile app, no native app, without an app, desktop only, native app, app store, all devices with a browser, pwa',
    type: 'select',
    options: [
      { option: 'A web application for all screen sizes', effects: [] },
      {
        option: 'Also one app for iOS and Android',
        effects: [
          { kind: 'has', ids: ['mobile'] },
          {
            kind: 'more',
            roles: ['Front-end developer'],
            share: 0.45,
            component: 'Mobile app',
            label: 'In the app',
            as: 'Mobile developer',
          },
        ],
      },
      {
        option: 'Also separate native apps for iOS and Android',
        effects: [
          { kind: 'has', ids: ['mobile'] },
          {
            kind: 'more',
            roles: ['Front-end developer'],
            share: 0.85,
            component: 'Mobile app',
            label: 'In both apps',
            as: 'Mobile developer',
          },
        ],
      },
    ],
  },
  {
    id: 'native',
    question: 'May one code base serve iOS and Android?',
    effect: 'building the app once or twice',
    about: ['mobile'],
    said: 'react native, flutter, ionic, xamarin, cross platform, one code base, single codebase, swift, kotlin, android only, only android, ios only, only ios, android application, native android, android app quality, android developer',
    type: 'select',
    options: [
      { option: 'Yes, one code base for both', effects: [] },
      {
        option: 'Only one of the two systems is needed',
        effects: [{ kind: 'less', roles: ['Mobile developer'], share: 0.12 }],
      },
      {
        option: 'No, a native app for each',
        effects: [
          {
            kind: 'more',
            roles: ['Mobile developer'],
            share: 0.7,
            component: 'Mobile app',
            label: 'On the second system',
          },
        ],
      },
    ],
  },
  {
    id: 'design',
    question: 'How far does the design go?',
    effect: 'design of the screens',
    about: ['screens', 'landing', 'pages'],
    never: unseen,
    said: 'figma, sketch files, adobe xd, designs are ready, design is ready, designs are provided, design is provided, provided designs, existing design system, style guide, brand guidelines, brand book, corporate design, shadcn, tailwind, material design, pattern library',
    type: 'select',
    options: [
      { option: 'A clean design from well-tried elements', effects: [] },
      {
        option: 'Finished designs are delivered to us',
        effects: [{ kind: 'less', roles: ['UX/UI designer'], share: 0.7 }],
      },
      {
        option: 'A look of its own, with drafts to choose from',
        effects: [
          { kind: 'more', roles: ['UX/UI designer'], share: 0.7, component: 'Project foundation', label: 'Own look' },
          {
            kind: 'more',
            roles: ['Front-end developer'],
            share: 0.08,
            component: 'Project foundation',
            label: 'Fine work',
          },
        ],
      },
    ],
  },
  {
    id: 'languages',
    question: 'In how many languages will people use it?',
    effect: 'texts and layouts in several languages',
    about: ['screens'],
    never: [...unseen, ...small],
    known: ['localisation'],
    said: 'english only, only english, in english, only in english, only english language, english language, single language, one language, german only, nur deutsch, mehrsprachig*, multilingual, languages, amharic',
    type: 'select',
    options: [
      { option: 'One', effects: [] },
      {
        option: 'Two',
        effects: [
          { kind: 'has', ids: ['localisation'] },
          {
            kind: 'tasks',
            component: 'Languages and localisation',
            lines: ['front 2/3/6 Second language: texts, dates and lengths'],
          },
        ],
      },
      {
        option: 'Three to five',
        effects: [
          { kind: 'has', ids: ['localisation'] },
          {
            kind: 'tasks',
            component: 'Languages and localisation',
            lines: ['front 5/9/18 Three further languages: texts, dates and lengths'],
          },
        ],
      },
      {
        option: 'More, or one written from right to left',
        effects: [
          { kind: 'has', ids: ['localisation', 'localisation.rtl'] },
          {
            kind: 'tasks',
            component: 'Languages and localisation',
            lines: ['front 7/14/30 Further languages: texts, dates and lengths'],
          },
        ],
      },
    ],
  },
  {
    id: 'load',
    question: 'How many people use it in the busiest hour?',
    effect: 'speed under load',
    about: ['server'],
    never: small,
    known: ['performance'],
    said: 'concurrent users, simultaneous users, users at the same time, users per, employees, thousand users, million users, gleichzeitig*',
    type: 'select',
    options: [
      { option: 'Up to a few hundred', effects: [] },
      { option: 'Thousands', effects: [{ kind: 'has', ids: ['performance'] }] },
      {
        option: 'Tens of thousands or more',
        effects: [{ kind: 'has', ids: ['performance', 'performance.scale', 'availability.redundancy'] }],
      },
    ],
  },
  {
    id: 'olddata',
    question: 'Is there data of today to be brought over?',
    effect: 'bringing over old data',
    about: [
      'records',
      'catalogue',
      'contacts',
      'inventory',
      'orders',
      'employees',
      'health',
      'realestate',
      'courses',
      'workflow',
      'permits',
      'helpdesk',
      'projects',
      'knowledge',
      'accounting',
      'invoicing',
      'fleet',
      'booking',
      'grading',
      'listings',
    ],
    known: ['migration'],
    said: 'from scratch, no existing data, no data migration, no migration, new company, startup, start up, first version',
    type: 'select',
    options: [
      { option: 'No, it starts empty', effects: [] },
      {
        option: 'A few tables or files, once',
        effects: [
          {
            kind: 'tasks',
            component: 'Data migration',
            lines: ['data 3/6/14 Files read and checked', 'data 2/5/12 Data brought over'],
          },
        ],
      },
      { option: 'The database of an older system', effects: [{ kind: 'has', ids: ['migration'] }] },
      {
        option: 'Several older systems',
        effects: [
          { kind: 'has', ids: ['migration'] },
          {
            kind: 'tasks',
            component: 'Data migration',
            lines: [
              'data 6/12/28 Second source understood and mapped',
              'data 5/10/24 Sources joined, doubles found',
              'data 3/7/16 Trial runs with all sources',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'systems',
    question: 'Which systems of others must it connect to, beyond those the text names?',
    effect: 'connections to systems of others',
    about: ['server', 'integrations', 'automation', 'pipeline', 'scraping'],
    said: 'no integrations, no integration, standalone application, stand alone application, no external systems, doesn t need any externals, no other systems',
    type: 'text',
    reads: 'systems',
  },
  {
    id: 'features',
    question: 'What must be there that the text does not mention?',
    effect: 'features not mentioned',
    about: [],
    type: 'text',
    reads: 'features',
  },
  {
    id: 'kinds',
    question: 'How many kinds of users, beyond administrators, have screens and rights of their own?',
    effect: 'views and rights of each kind of user',
    about: ['accounts'],
    type: 'number',
    count: {
      neutral: 1,
      most: 12,
      component: 'Roles and permissions',
      line: 'front 3/6/12 Views and rights of a further kind of user',
      known: 'kinds',
    },
  },
  {
    id: 'pages',
    question: 'How many pages does the site have?',
    effect: 'pages of the site',
    about: ['pages'],
    type: 'number',
    count: { neutral: 5, most: 60, component: 'Website pages', line: 'front 0.8/1.4/3 A further page', known: 'pages' },
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
    id: 'reports',
    question: 'How many different reports are needed?',
    effect: 'reports',
    about: ['reports', 'dashboards'],
    type: 'number',
    count: { neutral: 3, most: 40, component: 'Reports', line: 'back 2/4/8 A further report', known: 'reports' },
  },
  {
    id: 'processes',
    question: 'How many different processes run through steps or approvals?',
    effect: 'processes with steps of their own',
    about: ['workflow'],
    type: 'number',
    count: {
      neutral: 1,
      most: 15,
      component: 'Workflow and approvals',
      line: 'back 5/10/20 A further process',
      known: 'workflows',
    },
  },
  {
    id: 'devices',
    question: 'How many types of devices must it understand?',
    effect: 'types of devices',
    about: ['iot'],
    type: 'number',
    count: { neutral: 2, most: 20, component: 'Devices and sensors', line: 'back 5/10/22 A further type of device' },
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
    id: 'signin',
    question: 'How do people sign in?',
    effect: 'ways of signing in',
    about: ['accounts'],
    known: ['accounts.sso', 'accounts.social', 'accounts.twofactor'],
    said: 'google sign in, social login, single sign on',
    type: 'select',
    options: [
      { option: 'With e-mail and password', effects: [] },
      { option: 'Also with Google, Apple or Facebook', effects: [{ kind: 'has', ids: ['accounts.social'] }] },
      { option: 'With the company’s own accounts (single sign-on)', effects: [{ kind: 'has', ids: ['accounts.sso'] }] },
      { option: 'With a second factor for all', effects: [{ kind: 'has', ids: ['accounts.twofactor'] }] },
    ],
  },
  {
    id: 'paying',
    question: 'Which of these belong to the payments?',
    effect: 'payments beyond single card payments',
    about: ['payments'],
    type: 'multiselect',
    options: [
      { option: 'Refunds from the back office', effects: [{ kind: 'has', ids: ['payments.refunds'] }] },
      { option: 'Subscriptions or memberships', effects: [{ kind: 'has', ids: ['subscriptions'] }] },
      { option: 'Payouts to sellers or partners', effects: [{ kind: 'has', ids: ['payments.payouts'] }] },
      { option: 'Deposits or instalments', effects: [{ kind: 'has', ids: ['payments.deposits'] }] },
      { option: 'Several currencies', effects: [{ kind: 'has', ids: ['payments.currencies'] }] },
      { option: 'Invoices', effects: [{ kind: 'has', ids: ['invoicing'] }] },
    ],
  },
  {
    id: 'also',
    question: 'Which of these belong to the first release, though the text does not name them?',
    effect: 'parts that such products often have',
    about: ['server'],
    type: 'multiselect',
    options: [
      { option: 'Back office for administrators', effects: [{ kind: 'has', ids: ['admin'] }] },
      { option: 'Search and filters', effects: [{ kind: 'has', ids: ['search'] }] },
      { option: 'Messages by e-mail', effects: [{ kind: 'has', ids: ['email', 'email.reminders'] }] },
      { option: 'Reports', effects: [{ kind: 'has', ids: ['reports'] }] },
      { option: 'Online payments', effects: [{ kind: 'has', ids: ['payments'] }] },
      { option: 'Messages between users', effects: [{ kind: 'has', ids: ['chat'] }] },
      { option: 'Export to Excel', effects: [{ kind: 'has', ids: ['exports'] }] },
      { option: 'Record of who changed what', effects: [{ kind: 'has', ids: ['audit'] }] },
    ],
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
    id: 'rules',
    question: 'Which rules apply to the data, beyond good practice?',
    effect: 'duties of law and security standards',
    about: ['accounts'],
    type: 'multiselect',
    options: [
      { option: 'Personal data of people in the EU (GDPR)', effects: [{ kind: 'has', ids: ['privacy'] }] },
      { option: 'Health data', effects: [{ kind: 'has', ids: ['privacy.hipaa'] }] },
      { option: 'Data of children or students', effects: [{ kind: 'has', ids: ['privacy.children'] }] },
      {
        option: 'A security standard such as ISO 27001 or SOC 2',
        effects: [{ kind: 'has', ids: ['security.standards'] }],
      },
    ],
  },
  {
    id: 'hosting',
    question: 'Where will it run?',
    effect: 'place of operation',
    about: ['server'],
    never: small,
    known: ['portability'],
    said: 'aws, azure, google cloud, gcp, firebase, heroku, vercel, netlify, cloudflare, cloud hosted, hosted in the cloud, on premise, own server, own servers, supabase, state at the, docker, kubernetes',
    type: 'select',
    options: [
      { option: 'With a cloud provider', effects: [] },
      { option: 'On your own servers', effects: [{ kind: 'has', ids: ['portability'] }] },
      {
        option: 'With a cloud provider, so that one site may fail',
        effects: [{ kind: 'has', ids: ['availability', 'availability.redundancy'] }],
      },
    ],
  },
  {
    id: 'offline',
    question: 'Must it work without a connection?',
    effect: 'work without a connection',
    about: ['mobile', 'pos', 'field', 'inventory', 'fleet', 'delivery', 'pwa'],
    known: ['offline'],
    said: 'offline, online only, requires internet, internet connection, internetverbindung',
    type: 'select',
    options: [
      { option: 'No', effects: [] },
      {
        option: 'What was loaded can be read',
        effects: [
          {
            kind: 'tasks',
            component: 'Work without connection',
            lines: ['front 4/9/20 Loaded data kept on the device'],
          },
        ],
      },
      { option: 'All work goes on and is merged later', effects: [{ kind: 'has', ids: ['offline'] }] },
    ],
  },
  {
    id: 'access',
    question: 'Must it conform to a standard of accessibility?',
    effect: 'accessibility',
    about: ['screens'],
    never: [...unseen, ...small],
    known: ['accessibility'],
    said: 'wcag, accessibility, section 508, barrierefrei*',
    type: 'select',
    options: [
      { option: 'Good practice is enough', effects: [] },
      { option: 'Yes, WCAG 2.1 AA', effects: [{ kind: 'has', ids: ['accessibility'] }] },
      {
        option: 'Yes, with a report by a third party',
        effects: [
          { kind: 'has', ids: ['accessibility'] },
          { kind: 'tasks', component: 'Accessibility', lines: ['front 4/8/18 Findings of the report put right'] },
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
  {
    id: 'variants',
    question: 'Do products come in variants, such as sizes?',
    effect: 'variants of products',
    about: ['catalogue'],
    known: ['catalogue.variants'],
    type: 'select',
    options: [
      { option: 'No', effects: [] },
      { option: 'Yes, with stock and price of their own', effects: [{ kind: 'has', ids: ['catalogue.variants'] }] },
    ],
  },
]
