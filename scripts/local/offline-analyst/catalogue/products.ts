/**
 * Kinds of product, by the words with which people ask for them, and what each has even when nobody says so.
 * Found only where a text says what is to be made: in the title, in "we need …", or in a line that names the thing.
 */
export interface Product {
  name: string
  terms: string
  has: string[]
}

export const products: Product[] = [
  {
    name: 'a landing page',
    terms: 'landing page, one page site, one pager, coming soon page, teaser page, single page website',
    has: ['landing'],
  },
  {
    name: 'a website',
    terms:
      'website for, company website, business website, corporate website, brochure site, brochure website, portfolio site, portfolio website, small website, simple website, personal website, restaurant website, wordpress site, wordpress website, website redesign, marketing site, informational website, homepage for',
    has: ['pages'],
  },
  {
    name: 'a blog',
    terms: 'blog, blog site, news site, news portal, online magazine, magazine site',
    has: ['blog', 'pages'],
  },
  {
    name: 'an online shop',
    terms:
      'online shop, online store, webshop, web shop, ecommerce, e commerce, e shop, ecommerce site, ecommerce website, ecommerce store, shopify store, woocommerce store, sell online, sell products online, shop for our products, internet shop, e commerce platform',
    has: ['catalogue', 'checkout', 'orders', 'payments', 'admin', 'email', 'accounts'],
  },
  {
    name: 'a marketplace',
    terms:
      'marketplace, market place, multi vendor, multivendor, two sided platform, platform connecting, connects buyers and sellers, platform where sellers, etsy like, airbnb like, airbnb for, uber for, buy and sell platform, peer to peer platform, platform that connects, platform connecting freelancers, rental platform, sharing platform',
    has: [
      'listings',
      'search',
      'checkout',
      'orders',
      'payments',
      'payments.payouts',
      'reviews',
      'chat',
      'admin',
      'email',
      'moderation',
      'accounts.profile',
      'roles',
    ],
  },
  {
    name: 'a booking site',
    terms:
      'booking site, booking system, booking app, booking platform, booking website, reservation system, reservation site, appointment system, appointment app, appointment booking, scheduling app, scheduling system, online booking, class booking, salon booking, rental booking, car rental, booking engine, book appointments online, tour booking',
    has: ['booking', 'email', 'admin', 'accounts'],
  },
  {
    name: 'a mobile app',
    terms:
      'mobile app, mobile application, ios app, android app, iphone app, phone app, smartphone app, native app, flutter app, react native app, android application, tablet app, app for ios, app for android',
    has: ['mobile', 'accounts.profile', 'push'],
  },
  {
    name: 'a customer relations system',
    terms: 'crm, crm system, customer relationship management, client management system, lead management system',
    has: [
      'contacts',
      'contacts.pipeline',
      'contacts.activities',
      'search',
      'dashboards',
      'admin',
      'roles',
      'email',
      'imports',
      'exports',
    ],
  },
  {
    name: 'a learning platform',
    terms:
      'lms, learning management system, e learning platform, elearning platform, learning platform, online course platform, course platform, online school, online academy, online learning, training platform, education platform, language learning app',
    has: ['courses', 'quizzes', 'media', 'admin', 'roles', 'email', 'accounts.profile'],
  },
  {
    name: 'a social network',
    terms:
      'social network, social media app, social media platform, social platform, community platform, community app, social networking',
    has: ['social', 'chat', 'social.friends', 'push', 'accounts.profile', 'files', 'search', 'admin', 'email'],
  },
  {
    name: 'a dating app',
    terms: 'dating app, dating site, dating platform',
    has: ['matching', 'chat', 'accounts.profile', 'files', 'moderation', 'push', 'maps', 'admin', 'mobile'],
  },
  {
    name: 'a chat app',
    terms: 'chat app, messaging app, messenger app, team chat app, messenger',
    has: ['chat', 'chat.groups', 'chat.attachments', 'push', 'accounts.profile', 'files'],
  },
  {
    name: 'a ride-hailing service',
    terms: 'ride hailing, ride sharing app, taxi app, uber clone, uber like, cab booking, ride booking',
    has: [
      'delivery',
      'delivery.ride',
      'maps',
      'maps.tracking',
      'maps.routes',
      'payments',
      'payments.payouts',
      'reviews',
      'push',
      'admin',
      'mobile',
      'chat',
      'sms',
    ],
  },
  {
    name: 'a delivery service',
    terms:
      'delivery app, food delivery, delivery platform, delivery service, grocery delivery, courier app, food ordering app, delivery management',
    has: [
      'delivery',
      'maps',
      'maps.tracking',
      'catalogue',
      'checkout',
      'orders',
      'payments',
      'payments.payouts',
      'push',
      'reviews',
      'admin',
      'mobile',
    ],
  },
  {
    name: 'an ordering site for a restaurant',
    terms:
      'food ordering website, online ordering for, restaurant ordering, order food online, takeaway ordering, menu and online ordering',
    has: ['recipes', 'checkout', 'orders', 'payments', 'admin', 'email'],
  },
  {
    name: 'a telemedicine service',
    terms: 'telemedicine, telehealth, online doctor, virtual clinic, video consultation platform, teletherapy',
    has: [
      'calls',
      'booking',
      'booking.resources',
      'health',
      'health.prescriptions',
      'payments',
      'files',
      'email',
      'privacy.hipaa',
      'admin',
      'roles',
    ],
  },
  {
    name: 'a clinic system',
    terms:
      'clinic management, hospital management, clinic system, practice management, patient management system, hospital management system, dental clinic system, hospital information system',
    has: [
      'health',
      'booking',
      'booking.resources',
      'roles',
      'reports',
      'admin',
      'invoicing',
      'sms',
      'privacy.hipaa',
      'audit',
    ],
  },
  {
    name: 'a point of sale',
    terms: 'pos system, point of sale, pos app, mobile pos, pos software, cash register app',
    has: ['pos', 'catalogue', 'inventory', 'reports', 'pos.receipts'],
  },
  {
    name: 'an inventory system',
    terms:
      'inventory system, inventory management, inventory app, stock management system, warehouse management, warehouse system, wms, inventory management system',
    has: ['inventory', 'inventory.alerts', 'search', 'reports', 'roles', 'exports', 'imports'],
  },
  {
    name: 'a resource planning system',
    terms: 'erp, erp system, enterprise resource planning, business management system',
    has: [
      'inventory',
      'inventory.purchasing',
      'inventory.locations',
      'manufacturing',
      'workflow',
      'files',
      'invoicing',
      'accounting',
      'contacts',
      'employees',
      'reports',
      'dashboards',
      'roles',
      'admin',
      'audit',
      'orders',
      'exports',
      'imports',
    ],
  },
  {
    name: 'a personnel system',
    terms: 'hr system, hr software, hr portal, hris, hr management, human resource management, hr platform',
    has: ['employees', 'leave', 'files', 'roles', 'reports', 'workflow', 'email', 'admin'],
  },
  {
    name: 'a time-tracking tool',
    terms:
      'time tracking app, timesheet app, time tracking tool, timesheet system, timesheets, time tracking system, time tracker, attendance system, attendance app',
    has: ['time', 'projects', 'reports', 'exports', 'roles', 'admin', 'workflow'],
  },
  {
    name: 'a project management tool',
    terms:
      'project management tool, project management app, project management software, task management app, task management tool, task manager, to do app, todo app, kanban tool',
    has: ['projects', 'comments', 'files', 'email', 'accounts.profile'],
  },
  {
    name: 'a help desk',
    terms:
      'helpdesk, help desk, ticketing system, support portal, customer support system, service desk, support ticket system, ticket system',
    has: ['helpdesk', 'helpdesk.sla', 'knowledge', 'email.inbound', 'roles', 'reports', 'files', 'search'],
  },
  {
    name: 'a property portal',
    terms:
      'real estate portal, real estate website, real estate platform, property portal, real estate app, property listing site, property listings website, real estate marketplace',
    has: ['realestate', 'listings', 'search', 'maps', 'contact', 'wishlist', 'files', 'admin', 'accounts'],
  },
  {
    name: 'a property management system',
    terms:
      'property management system, property management software, rental management system, property management app, hotel management system',
    has: ['realestate', 'realestate.leases', 'contacts', 'helpdesk', 'invoicing', 'reports', 'roles', 'files', 'email'],
  },
  {
    name: 'a job board',
    terms:
      'job board, job portal, jobs site, recruitment platform, job platform, freelance platform, hiring platform, recruitment portal',
    has: ['listings', 'recruiting', 'search', 'files', 'email', 'admin', 'accounts.profile', 'payments'],
  },
  {
    name: 'a ticket shop for events',
    terms:
      'event ticketing, ticketing platform, ticket shop, event platform, event management platform, event app, ticket sales platform, conference app, event booking',
    has: ['tickets-events', 'tickets-events.tickets', 'payments', 'email', 'admin', 'barcodes', 'search'],
  },
  {
    name: 'a dashboard',
    terms:
      'internal dashboard, analytics dashboard, dashboard that, dashboard to, dashboard with, dashboard for, reporting dashboard, bi dashboard, management dashboard, kpi dashboard, admin dashboard for, monitoring dashboard',
    has: ['dashboards', 'accounts', 'exports'],
  },
  {
    name: 'a fitness app',
    terms:
      'fitness app, workout app, fitness tracker, fitness tracking app, gym app, training app, running app, diet app, meditation app, wellness app, health tracking app, habit tracker, habit tracking app, nutrition app',
    has: ['fitness', 'push', 'accounts.profile', 'mobile'],
  },
  {
    name: 'a finance app',
    terms:
      'fintech app, banking app, digital wallet, wallet app, payment app, money transfer app, e wallet, lending platform, lending app, loan app, trading platform, investment platform, budgeting app, personal finance app, expense tracker',
    has: ['accounts.twofactor', 'audit', 'dashboards', 'security', 'email'],
  },
  {
    name: 'an app for devices',
    terms:
      'iot app, iot platform, smart home app, smart home system, device companion app, companion app, iot dashboard, sensor dashboard, smart home, iot system, monitoring system for sensors',
    has: ['iot', 'iot.control', 'dashboards', 'iot.alarms', 'accounts', 'email'],
  },
  {
    name: 'a chatbot',
    terms: 'chatbot, chat bot, ai assistant, ai chatbot, virtual assistant, conversational assistant, support bot',
    has: ['llm', 'admin'],
  },
  {
    name: 'a browser extension',
    terms: 'browser extension, chrome extension, firefox extension, browser plugin',
    has: ['extension'],
  },
  {
    name: 'a plugin',
    terms:
      'wordpress plugin, shopify app, woocommerce plugin, slack app, excel add in, outlook add in, figma plugin, jira plugin',
    has: ['plugin'],
  },
  {
    name: 'a script',
    terms:
      'script that, script to, automation script, python script, scraper, web scraper, telegram bot, discord bot, slack bot, command line tool, excel macro, cron job that',
    has: ['automation'],
  },
  {
    name: 'an API',
    terms: 'rest api, backend api, api only, backend for, api for our, microservice, backend service, api service',
    has: ['api'],
  },
  {
    name: 'an integration',
    terms:
      'integration between, integrate our, sync between, connector between, connector for, api integration, synchronise our, synchronize our, sync our, connect our',
    has: ['integrations', 'repository'],
  },
  {
    name: 'a data migration',
    terms:
      'data migration, migrate our data, migration project, migrate from, migrate our, database migration, one off migration',
    has: ['migration'],
  },
  {
    name: 'a data pipeline',
    terms:
      'data pipeline, data warehouse, etl pipeline, etl process, data platform, data lake, data integration pipeline',
    has: ['pipeline'],
  },
  {
    name: 'a desktop program',
    terms:
      'desktop application, desktop app, windows application, windows app, mac app, macos app, desktop software, desktop tool',
    has: ['desktop'],
  },
  {
    name: 'a survey tool',
    terms: 'survey tool, survey app, survey platform, polling app, feedback tool, questionnaire tool, survey website',
    has: ['forms', 'forms.builder', 'forms.results', 'exports', 'accounts', 'email'],
  },
  {
    name: 'a directory',
    terms: 'business directory, online directory, directory website, directory of, listing website, listings site',
    has: ['listings', 'search', 'maps', 'contact', 'admin'],
  },
  {
    name: 'a members’ site',
    terms:
      'membership site, membership website, members area, member portal, membership platform, club website, association website',
    has: ['subscriptions', 'cms', 'contacts', 'email', 'pages', 'accounts.profile', 'admin'],
  },
  {
    name: 'a customer portal',
    terms:
      'customer portal, client portal, self service portal, partner portal, supplier portal, tenant portal, patient portal, employee portal, dealer portal',
    has: ['accounts.profile', 'files', 'dashboards', 'helpdesk', 'admin', 'roles', 'email'],
  },
  {
    name: 'an intranet',
    terms: 'intranet, intranet portal, internal portal, company intranet, employee intranet',
    has: ['accounts.sso', 'blog', 'files', 'search', 'knowledge', 'calendar', 'employees', 'roles'],
  },
  {
    name: 'an internal tool',
    terms:
      'internal tool, internal application, internal system, internal web app, internal app, tool for our team, back office tool',
    has: ['accounts', 'records', 'roles'],
  },
  {
    name: 'a crowdfunding site',
    terms:
      'crowdfunding, crowdfunding platform, fundraising platform, donation platform, donation website, charity website',
    has: ['donations', 'pages', 'email', 'admin', 'accounts'],
  },
  {
    name: 'an auction site',
    terms: 'auction site, auction platform, online auction, bidding platform',
    has: ['auctions', 'payments', 'payments.payouts', 'search', 'admin', 'email', 'files'],
  },
  {
    name: 'a video platform',
    terms:
      'video platform, streaming platform, video streaming app, streaming service, podcast platform, music app, music streaming app, netflix like, youtube like, ott platform',
    has: ['media', 'subscriptions', 'search', 'wishlist', 'accounts.profile', 'admin'],
  },
  {
    name: 'a knowledge base',
    terms: 'knowledge base, wiki, internal wiki, documentation site, documentation portal',
    has: ['knowledge', 'accounts', 'roles', 'files'],
  },
  {
    name: 'a transport system',
    terms:
      'fleet management, fleet management system, logistics platform, transport management, tms, logistics system, logistics software, dispatch system',
    has: ['fleet', 'delivery', 'maps', 'maps.tracking', 'reports', 'roles', 'admin'],
  },
  {
    name: 'a queue system',
    terms: 'queue management system, queue system, queuing system, virtual queue, queue app, queue management',
    has: ['queue', 'queue.display', 'roles', 'reports', 'admin'],
  },
  {
    name: 'a school system',
    terms:
      'school management system, school management, student information system, school app, school portal, university portal, kindergarten app',
    has: ['grading', 'school', 'roles', 'email', 'reports', 'admin', 'calendar'],
  },
  {
    name: 'a game',
    terms:
      'mobile game, online game, video game, browser game, puzzle game, card game, quiz game, trivia game, multiplayer game',
    has: ['game'],
  },
  {
    name: 'a subscription service on the web',
    terms: 'saas, saas platform, saas product, saas app, saas application, subscription platform, b2b saas',
    has: ['accounts', 'accounts.profile', 'subscriptions', 'roles', 'roles.tenants', 'admin', 'email', 'dashboards'],
  },
  {
    name: 'an invoicing tool',
    terms:
      'invoicing app, invoicing tool, invoice app, billing system, invoicing software, invoice generator, billing software, accounting software, bookkeeping software',
    has: ['invoicing', 'invoicing.quotes', 'payments', 'dashboards', 'exports', 'accounts.profile'],
  },
  {
    name: 'a public service online',
    terms:
      'permit system, permitting system, e government portal, citizen portal, licensing system, grant management system, case management system, intake module, eligibility system',
    has: ['permits', 'workflow', 'files', 'email', 'search', 'roles', 'reports', 'audit', 'admin'],
  },
  {
    name: 'a recipe app',
    terms: 'recipe app, recipe website, cooking app, meal planning app, meal planner',
    has: ['recipes', 'search', 'wishlist', 'accounts', 'files'],
  },
  {
    name: 'a web application',
    terms:
      'web application, web app, web platform, web based application, web based system, web system, online platform, online system, web portal, web tool, digital platform, web based platform, platform for, platform where, platform to, platform that, portal for, portal where, system for, system that, system to, tool for, tool to, tool that, application for, application that, application to, app for, app that, app to, app where, software for, software that, software to, prototype for, mvp for, management system, information system',
    has: ['screens', 'server'],
  },
]
