import { small, unseen } from './kinds'
import type { Question } from './question'

/** Where, how and by whom a product is used. */
export const surroundings: Question[] = [
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
    said: 'aws, azure, google cloud, gcp, firebase, heroku, vercel, netlify, cloudflare, cloud hosted, hosted in the cloud, on premise, own server, own servers, supabase, docker, kubernetes, standalone application, stand alone application, sqlite, staging and production environments',
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
]
