import type { Capability } from './capability'

export const content: Capability[] = [
  {
    id: 'landing',
    component: 'Landing page',
    description: 'One page that presents an offer.',
    terms:
      'landing page, one page site, one pager, single page website, one page website, coming soon page, splash page, sales page, squeeze page, teaser page',
    tasks: [
      'design 3/6/11 Design of the page',
      'front 3/6/11 Page for all screen sizes',
      'front 1/2/4 Texts and pictures put in',
    ],
    implies: ['site'],
    assumption: 'Texts and pictures of pages are delivered ready to use.',
  },
  {
    id: 'pages',
    component: 'Website pages',
    description: 'Pages that inform.',
    terms:
      'homepage, home page, about page, about us page, contact page, services page, static pages, static page, content pages, company website, corporate website, corporate site, brochure site, brochure website, portfolio website, portfolio site, portfolio, marketing website, marketing site, public website, business website, restaurant website, wordpress website, wordpress site, website redesign, privacy policy page, team page, pricing page, marketing pages, microsite, website with, informational website, presentation website, testimonials, our services, opening hours',
    weak: 'website, pages, about us',
    tasks: [
      'design 4/8/14 Design of the main pages',
      'front 4/8/14 Page templates for all screen sizes',
      'front 2/4/8 Texts and pictures put in',
    ],
    parts: {
      gallery: {
        terms: 'photo gallery, image gallery, gallery, galleries, slideshow, carousel, lightbox, picture gallery',
        tasks: ['front 2/4/8 Gallery'],
      },
      animation: {
        terms:
          'animation, animations, animated, parallax, scroll effects, 3d model, interactive graphics, micro interactions, motion design',
        tasks: ['design 2/4/9 Movement', 'front 3/6/13 Animations'],
      },
      sitemap: {
        terms: 'multi page, multilevel menu, mega menu, sub pages, subpages, sitemap',
        tasks: ['front 2/4/8 Navigation over many pages'],
      },
    },
    implies: ['site'],
    assumption: 'Texts and pictures of pages are delivered ready to use.',
  },
  {
    id: 'contact',
    component: 'Contact and enquiry forms',
    description: 'Messages from visitors.',
    terms:
      'contact form, contact forms, contact us form, enquiry form, inquiry form, quote request, request a quote, request form, feedback form, get in touch, contact page, lead form, lead capture, callback request, enquiries, registration form, application form, signup form, booking request form',
    tasks: ['front 1/3/5 Form', 'back 1/2/4 Delivery of messages and protection from spam'],
    implies: ['site'],
  },
  {
    id: 'newsletter',
    component: 'Newsletter',
    description: 'Addresses collected, news sent.',
    terms:
      'newsletter, newsletters, mailing list, email list, email subscription, subscribe to updates, collect emails, collects emails, collect email addresses, email capture, newsletter signup, newsletter sign up, newsletter subscription, email signup, email sign up, waitlist signup, mailchimp',
    tasks: [
      'front 1/2/4 Sign-up to the newsletter',
      'back 1/3/6 Addresses with consent, passed to the mailing service',
    ],
    implies: ['site'],
  },
  {
    id: 'cms',
    component: 'Content management',
    description: 'Texts and pictures changed without a developer.',
    terms:
      'content management, content management system, editable content, edit content, manage content, wordpress, drupal, headless cms, contentful, strapi, update the content, edit pages, manage pages, edit texts, update texts, upload photos ourselves, edit the website, publish content, content editor, content editors, rich text, rich text editor, wysiwyg, page builder, content publishing, publish articles, publish news, joomla, typo3, change texts ourselves, update it ourselves, media library',
    weak: 'cms',
    tasks: [
      'back 4/8/14 Content types and their upkeep',
      'front 3/6/12 Editing screens',
      'front 2/4/8 Content shown on the pages',
    ],
    parts: {
      workflow: {
        terms:
          'editorial workflow, content approval, draft and publish, drafts, scheduled publishing, schedule posts, content versioning, publish date, editorial calendar',
        tasks: ['back 3/6/12 Drafts, approval and dates of publication', 'front 2/4/8 Steps of publication'],
      },
      media: {
        terms: 'media library, image library, asset library, digital asset',
        tasks: ['front 3/5/10 Library of pictures and files', 'back 2/4/8 Pictures in all sizes'],
      },
    },
    implies: ['site'],
    technologies: ['Headless CMS'],
  },
  {
    id: 'blog',
    component: 'Blog and news',
    description: 'Articles, in order of time or topic.',
    terms:
      'blog, blogs, blogging, blog posts, news section, news page, article, articles, news articles, press releases, news feed of articles, magazine, news portal, news site, stories section, latest news, news',
    tasks: [
      'design 1/3/6 List and page of articles',
      'front 3/6/11 Lists, topics and page of an article',
      'back 2/4/8 Articles and topics',
    ],
    implies: ['site', 'cms'],
  },
  {
    id: 'comments',
    component: 'Comments',
    description: 'What people say below a thing.',
    terms:
      'comment on, commenting, leave comments, post comments, add comments, write comments, comment section, reply to comments, threaded comments, annotations, annotate',
    tasks: ['back 2/4/8 Comments and replies', 'front 3/5/9 Writing and reading comments'],
    implies: ['accounts'],
  },
  {
    id: 'knowledge',
    component: 'Knowledge base',
    description: 'Articles of help, sorted and found.',
    terms:
      'knowledge base, knowledgebase, wiki, help articles, faq management, documentation portal, self service portal, support articles, document repository, policy library, help center articles',
    tasks: [
      'front 4/7/13 Articles by topic',
      'back 3/6/11 Articles, versions and topics',
      'front 3/5/10 Writing articles',
    ],
    implies: ['search', 'screens', 'server'],
  },
  {
    id: 'seo',
    component: 'Findability',
    description: 'What search engines and social networks need.',
    kind: 'quality',
    terms:
      'seo, search engine optimization, search engine optimisation, search engine friendly, meta tags, structured data, sitemap xml, google ranking, open graph, search engines, schema org',
    tasks: ['front 2/4/8 Titles, descriptions, site map and structured data'],
    implies: ['site'],
  },
  {
    id: 'webanalytics',
    component: 'Usage statistics',
    description: 'How people use the product.',
    terms:
      'google analytics, web analytics, usage analytics, tracking pixel, conversion tracking, event tracking, site statistics, usage statistics, visitor statistics, product analytics, facebook pixel, a b testing, ab testing, page views, mixpanel, usage metrics, user behavior analytics',
    tasks: ['front 1/3/6 Events and consent'],
    implies: ['site'],
  },
  {
    id: 'cookies',
    component: 'Consent banner',
    description: 'Consent to cookies, kept and respected.',
    terms: 'cookie consent, cookie banner, cookies, cookie policy',
    tasks: ['front 1/3/5 Consent banner'],
    implies: ['site'],
  },
  {
    id: 'localisation',
    component: 'Languages and localisation',
    description: 'The product in several languages.',
    kind: 'quality',
    terms:
      'multilingual, multi language, multi lingual, multiple languages, bilingual, trilingual, localization, localisation, localised, localized, translations, translated, translation of the interface, i18n, internationalization, internationalisation, language switcher, =languages, both languages, language selection, choose language, two languages, three languages, local language',
    tasks: ['front 4/7/13 Texts taken out and switched by language', 'back 2/4/8 Contents and messages by language'],
    parts: {
      rtl: {
        terms: 'right to left, rtl, arabic interface, arabic language, in arabic, hebrew interface, in hebrew',
        tasks: ['front 5/9/17 Layout from right to left'],
      },
    },
    implies: [],
    assumption: 'Translations are delivered by the client.',
  },
  {
    id: 'formats',
    component: 'Languages and localisation',
    description: 'The product in several languages.',
    kind: 'quality',
    terms:
      'date formats, number formats, time zones, timezones, time zone, units of measure, fahrenheit and celsius, metric and imperial, local formats, currencies and dates',
    tasks: ['front 2/4/8 Dates, times and units by place'],
    implies: ['screens'],
  },
  {
    id: 'faq',
    component: 'Website pages',
    description: 'Pages that inform.',
    terms: 'faq page, faq, faqs, faq section, frequently asked questions',
    tasks: ['front 2/3/6 Questions and answers'],
    implies: ['site'],
  },
  {
    id: 'accessibility',
    component: 'Accessibility',
    description: 'Usable with keyboard, screen reader and weak eyes.',
    kind: 'quality',
    terms:
      'accessibility, accessible, wcag, ada compliant, ada compliance, section 508, 508 compliance, screen reader, screen readers, visually impaired, impairments, disabilities, barrierefrei*, rgaa, aria, keyboard navigation, high contrast, color blind, voice based, text to speech for, large fonts, big fonts, big buttons, large touch targets, color contrast, colour contrast',
    tasks: ['design 2/4/8 Contrast, focus and order of reading', 'front 5/9/17 Keyboard, screen readers and messages'],
    parts: {
      voice: {
        terms:
          'voice announcement, voice announcements, voice based, voice mode, audio announcement, audio announcements, text to speech, audio alerts, voice notifications, spoken, read aloud, announcements',
        tasks: ['front 4/8/16 Announcements by voice', 'back 2/4/9 Speech in each language'],
      },
    },
    implies: ['screens'],
  },
  {
    id: 'responsive',
    component: 'Responsive layout',
    description: 'Usable on phones, tablets and desks.',
    kind: 'quality',
    terms:
      'responsive, mobile friendly, mobile first, all devices, any device, all screen sizes, desktop and mobile, phones and tablets, smart phones, smartphones and computers, tablets, tablet, mobile browser, mobile browsers, work on phones, works on mobile, mobile version, mobile optimized, mobile optimised, mobile responsive, cell phone or pda, browser compatibility, all major browsers, cross browser',
    tasks: ['front 3/6/12 Layouts for phone and tablet', 'front 1/3/6 Differences between browsers'],
    implies: ['screens'],
  },
  {
    id: 'theming',
    component: 'Themes',
    description: 'Looks that can be chosen.',
    terms:
      'dark mode, dark theme, light and dark, theme switch, custom branding, custom theme, theming, themes, skins, color coded, colour coded, branding per, customizable appearance',
    tasks: ['design 1/3/5 Second look', 'front 2/4/8 Switching looks'],
    implies: ['screens'],
  },
  {
    id: 'media',
    component: 'Audio and video',
    description: 'Recordings kept and played.',
    terms:
      'video upload, upload videos, video player, video streaming, video on demand, vod, streaming, stream video, stream movies, play videos, podcast, podcasts, audio player, music player, music streaming, playlists, playlist, video content, video hosting, video lessons, videos, audio recordings, video gallery, video library, transcod*, webinar recordings, screen recording',
    tasks: [
      'front 4/7/14 Player',
      'back 4/8/16 Upload and storage of recordings',
      'back 3/6/13 Formats for all devices',
    ],
    parts: {
      live: {
        terms: 'live stream, live streaming, livestream, go live, broadcast live, broadcasts, live broadcast',
        tasks: ['back 8/14/28 Live broadcast', 'front 5/9/18 Watching and chatting live'],
      },
      protection: {
        terms: 'drm, protected video, prevent download, paid video, rent movies',
        tasks: ['back 5/9/20 Protection against copying'],
      },
    },
    implies: ['server', 'screens'],
    risks: ['running-cost'],
  },
  {
    id: 'imaging',
    component: 'Pictures edited',
    description: 'Cropping, marking and changing pictures.',
    terms:
      'image editing, photo editing, edit photos, crop images, image editor, photo editor, image filters, image resizing, watermark, watermarks, canvas drawing, drawing tool, design editor, template editor, image processing, signature pad drawing, whiteboard',
    tasks: ['front 8/13/26 Editor for pictures', 'back 3/6/12 Pictures computed and kept'],
    implies: ['screens', 'server'],
  },
  {
    id: 'gamification',
    component: 'Points, badges and games',
    description: 'What keeps people playing along.',
    terms:
      'gamif*, earn badges, achievement badges, unlock achievements, leaderboard, leaderboards, streaks, levels and points, points and badges, high score, ranking list',
    tasks: ['design 2/4/8 Badges and rankings', 'back 4/7/14 Points and badges', 'front 3/6/11 Progress and rankings'],
    implies: ['accounts'],
  },
  {
    id: 'game',
    component: 'Game',
    description: 'Rules, play and levels.',
    kind: 'product',
    terms:
      'game, mobile game, video game, online game, puzzle game, multiplayer game, browser game, card game, board game, trivia game, quiz game',
    tasks: [
      'design 6/12/28 Look and characters',
      'front 8/14/34 Rules and course of play',
      'front 8/14/34 Scenes, controls and sound',
      'front 5/10/24 Levels and difficulty',
      'front 4/8/18 Menus, scores and saving',
    ],
    implies: ['screens'],
  },
]
