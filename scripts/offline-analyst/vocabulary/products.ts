import type { Terms } from './cues'

export const products: Record<string, { terms: Terms; has: string[] }> = {
  'a landing page': {
    terms: {
      en: 'landing page, one page site, one pager, coming soon page, teaser page, single page website',
      de: 'landingpage, landing page, einseitige website',
      fr: 'landing page, page d atterrissage, site monopage',
      es: 'landing page, pagina de aterrizaje',
      pt: 'landing page, pagina de captura',
      ru: 'лендинг*, одностраничн* сайт*, посадочн* страниц*',
      el: 'landing page, μονοσελιδη ιστοσελιδα',
      zh: '落地页, 单页网站',
    },
    has: ['landing'],
  },
  'a website': {
    terms: {
      en: 'website for, company website, business website, corporate website, brochure site, brochure website, portfolio site, portfolio website, small website, simple website, personal website, restaurant website, wordpress site, wordpress website, website redesign, marketing site, informational website, homepage for',
      de: 'website fur, webseite fur, internetseite fur, homepage fur, firmenwebsite, unternehmenswebsite, internetauftritt, webauftritt',
      fr: 'site vitrine, site web pour, site internet pour, site internet, site institutionnel, refonte du site',
      es: 'pagina web para, sitio web para, sitio web corporativo, pagina web corporativa, web corporativa, sitio institucional',
      pt: 'site para, website para, site institucional, site da empresa, pagina web para',
      ru: 'сайт для, сайт компании, корпоративн* сайт*, сайт визитк*, веб сайт для, разработка сайта, создание сайта',
      el: 'ιστοσελιδα για, εταιρικη ιστοσελιδα, ιστοτοπος για',
      zh: '官网, 企业网站, 公司网站, 展示网站',
    },
    has: ['pages'],
  },
  'a blog': {
    terms: {
      en: 'blog, blog site, news site, news portal, online magazine, magazine site',
      de: 'blog',
      fr: 'blog',
      es: 'blog',
      pt: 'blog',
      ru: 'блог',
      el: 'blog, ιστολογιο',
      zh: '博客',
    },
    has: ['blog', 'pages'],
  },
  'an online shop': {
    terms: {
      en: 'online shop, online store, webshop, web shop, ecommerce, e commerce, e shop, ecommerce site, ecommerce website, ecommerce store, shopify store, woocommerce store, sell online, sell products online, shop for our products, internet shop, e commerce platform, like amazon, order online, sell online',
      de: 'onlineshop, online shop, webshop, internetshop, e shop',
      fr: 'boutique en ligne, site e commerce, site de vente en ligne, e commerce, magasin en ligne',
      es: 'tienda en linea, tienda online, tienda virtual, comercio electronico, e commerce',
      pt: 'loja virtual, loja online, comercio eletronico, e commerce',
      ru: 'интернет магазин*, онлайн магазин*, интернет магазина',
      el: 'ηλεκτρονικο καταστημα, e shop, eshop, διαδικτυακο καταστημα',
      zh: '商城, 网店, 电商, 网上商店, 电子商务',
    },
    has: ['catalogue', 'checkout', 'orders', 'payments', 'admin', 'email', 'accounts'],
  },
  'a marketplace': {
    terms: {
      en: 'marketplace, market place, multi vendor, multivendor, two sided platform, platform connecting, connects buyers and sellers, platform where sellers, etsy like, airbnb like, airbnb for, uber for, buy and sell platform, peer to peer platform, platform that connects, platform connecting freelancers, rental platform, sharing platform, like airbnb, like etsy, like ebay, like fiverr, like upwork, similar to airbnb, similar to etsy, airbnb style, airbnb but for, etsy for, craigslist for, ebay for',
      de: 'marktplatz, online marktplatz, vermittlungsplattform',
      fr: 'place de marche, marketplace, plateforme de mise en relation',
      es: 'marketplace, mercado en linea, plataforma que conecta',
      pt: 'marketplace, plataforma que conecta',
      ru: 'маркетплейс*, торгов* площадк*',
      el: 'ηλεκτρονικη αγορα, marketplace',
      zh: '交易平台, 撮合平台',
    },
    has: [
      'listings',
      'search',
      'checkout',
      'orders',
      'payments',
      'reviews',
      'chat',
      'admin',
      'email',
      'moderation',
      'accounts',
      'roles',
    ],
  },
  'a booking site': {
    terms: {
      en: 'booking site, booking system, booking app, booking platform, booking website, reservation system, reservation site, appointment system, appointment app, appointment booking, scheduling app, scheduling system, online booking, class booking, salon booking, rental booking, car rental, booking engine, book appointments online, tour booking',
      de: 'buchungsseite, buchungssystem, buchungsplattform, reservierungssystem, terminbuchung, buchungswebsite, buchungs app, terminsystem, online terminsystem, terminbuchungssystem',
      fr: 'site de reservation, systeme de reservation, plateforme de reservation, application de reservation, prise de rendez vous en ligne, systeme de rendez vous',
      es: 'sistema de reservas, sitio de reservas, plataforma de reservas, aplicacion de reservas, web de reservas, sistema de citas, app de reservas',
      pt: 'sistema de reservas, site de reservas, plataforma de reservas, sistema de agendamento, aplicativo de agendamento, site de agendamento',
      ru: 'система бронирования, сервис бронирования, сайт бронирования, онлайн запись, сервис записи, система записи, приложение для записи',
      el: 'συστημα κρατησεων, πλατφορμα κρατησεων, ιστοσελιδα κρατησεων, σελιδα κρατησεων, εφαρμογη κρατησεων, συστημα ραντεβου',
      zh: '预约系统, 预订系统, 预约平台, 预约网站, 预约小程序',
    },
    has: ['booking', 'email', 'admin', 'accounts'],
  },
  'a learning platform': {
    terms: {
      en: 'lms, learning management system, e learning platform, elearning platform, learning platform, online course platform, course platform, online school, online academy, online learning, training platform, education platform, language learning app, like udemy, like duolingo, udemy for, duolingo for',
      de: 'lernplattform, e learning plattform, kursplattform, online akademie',
      fr: 'plateforme de formation, plateforme d apprentissage, plateforme e learning, cours en ligne',
      es: 'plataforma educativa, plataforma de cursos, aula virtual, plataforma de aprendizaje, cursos en linea',
      pt: 'plataforma de ensino, plataforma de cursos, plataforma educacional, cursos online',
      ru: 'образовательн* платформ*, платформа обучения, система дистанционного обучения, онлайн школ*, платформа онлайн курсов',
      el: 'εκπαιδευτικη πλατφορμα, πλατφορμα μαθηματων, πλατφορμα ηλεκτρονικης μαθησης',
      zh: '在线教育平台, 学习平台, 在线学习系统, 网课平台',
    },
    has: ['courses', 'quizzes', 'media', 'admin', 'roles', 'email', 'accounts'],
  },
  'a social network': {
    terms: {
      en: 'social network, social media app, social media platform, social platform, community platform, community app, social networking, like instagram, like facebook, like twitter, like linkedin, instagram for, facebook for, linkedin for, like reddit, reddit for',
      de: 'soziales netzwerk, social network, community plattform',
      fr: 'reseau social',
      es: 'red social',
      pt: 'rede social',
      ru: 'социальн* сет*',
      el: 'κοινωνικο δικτυο',
      zh: '社交平台, 社交网络, 社交应用',
    },
    has: ['social', 'chat', 'push', 'accounts', 'files', 'search', 'admin', 'email'],
  },
  'a dating app': {
    terms: {
      en: 'dating app, dating site, dating platform, like tinder, tinder for, tinder like, tinder style',
    },
    has: ['matching', 'chat', 'accounts', 'files', 'moderation', 'push', 'maps', 'admin', 'mobile'],
  },
  'a chat app': {
    terms: {
      en: 'chat app, messaging app, messenger app, team chat app, messenger, like whatsapp, whatsapp for, like slack, slack for, like discord',
    },
    has: ['chat', 'push', 'accounts', 'files'],
  },
  'a ride-hailing service': {
    terms: {
      en: 'ride hailing, ride sharing app, taxi app, uber clone, uber like, cab booking, ride booking, like uber, uber style, like lyft, like bolt',
    },
    has: ['delivery', 'maps', 'payments', 'reviews', 'push', 'admin', 'mobile', 'chat', 'sms'],
  },
  'a delivery service': {
    terms: {
      en: 'delivery app, food delivery, delivery platform, delivery service, grocery delivery, courier app, food ordering app, delivery management, like doordash, like deliveroo, like uber eats, like instacart',
    },
    has: ['delivery', 'maps', 'catalogue', 'checkout', 'orders', 'payments', 'push', 'reviews', 'admin', 'mobile'],
  },
  'an ordering site for a restaurant': {
    terms: {
      en: 'food ordering website, online ordering for, restaurant ordering, order food online, takeaway ordering, menu and online ordering',
    },
    has: ['recipes', 'checkout', 'orders', 'payments', 'admin', 'email'],
  },
  'a telemedicine service': {
    terms: {
      en: 'telemedicine, telehealth, online doctor, virtual clinic, video consultation platform, teletherapy',
    },
    has: ['calls', 'booking', 'health', 'payments', 'files', 'email', 'privacy', 'admin', 'roles'],
  },
  'a to-do app': {
    terms: {
      en: 'to do app, todo app, to do list app, todo list, to do list, checklist app, reminder app, notes app, note taking app',
    },
    has: ['projects', 'accounts'],
  },
  'a property portal': {
    terms: {
      en: 'real estate portal, real estate website, real estate platform, property portal, real estate app, property listing site, property listings website, real estate marketplace, like zillow, zillow for',
      de: 'immobilienportal',
      fr: 'portail immobilier, site immobilier, site d annonces immobilieres',
      es: 'portal inmobiliario',
      pt: 'portal imobiliario, portal de imoveis',
      ru: 'портал недвижимости, сайт недвижимости',
      el: 'πυλη ακινητων, ιστοσελιδα ακινητων',
      zh: '房产平台, 租房平台, 房产网站',
    },
    has: ['realestate', 'listings', 'search', 'maps', 'contact', 'wishlist', 'files', 'admin', 'accounts'],
  },
  'a job board': {
    terms: {
      en: 'job board, job portal, jobs site, recruitment platform, job platform, freelance platform, hiring platform, recruitment portal',
      de: 'jobborse, stellenborse, jobportal',
      fr: 'site d emploi, plateforme de recrutement',
      es: 'bolsa de trabajo, portal de empleo',
      pt: 'portal de vagas, portal de emprego',
      ru: 'сайт вакансий, портал вакансий, сайт по поиску работы',
      zh: '招聘网站, 招聘平台',
    },
    has: ['listings', 'recruiting', 'search', 'files', 'email', 'admin', 'accounts', 'payments'],
  },
  'a ticket shop for events': {
    terms: {
      en: 'event ticketing, ticketing platform, ticket shop, event platform, event management platform, event app, ticket sales platform, conference app, event booking',
    },
    has: ['tickets-events', 'payments', 'email', 'admin', 'barcodes', 'search'],
  },
  'a fitness app': {
    terms: {
      en: 'fitness app, workout app, fitness tracker, fitness tracking app, gym app, training app, running app, diet app, meditation app, wellness app, health tracking app, habit tracker, habit tracking app, nutrition app',
    },
    has: ['fitness', 'push', 'accounts', 'mobile'],
  },
  'a finance app': {
    terms: {
      en: 'fintech app, banking app, digital wallet, wallet app, payment app, money transfer app, e wallet, lending platform, lending app, loan app, trading platform, investment platform, budgeting app, personal finance app, expense tracker',
    },
    has: ['accounts', 'audit', 'dashboards', 'security', 'email'],
  },
  'a directory': {
    terms: {
      en: 'business directory, online directory, directory website, directory of, listing website, listings site',
    },
    has: ['listings', 'search', 'maps', 'contact', 'admin'],
  },
  'a members’ site': {
    terms: {
      en: 'membership site, membership website, members area, member portal, membership platform, club website, association website',
    },
    has: ['subscriptions', 'cms', 'contacts', 'email', 'pages', 'accounts', 'admin'],
  },
  'a crowdfunding site': {
    terms: {
      en: 'crowdfunding, crowdfunding platform, fundraising platform, donation platform, donation website, charity website',
    },
    has: ['donations', 'pages', 'email', 'admin', 'accounts'],
  },
  'an auction site': {
    terms: {
      en: 'auction site, auction platform, online auction, bidding platform',
    },
    has: ['auctions', 'payments', 'search', 'admin', 'email', 'files'],
  },
  'a video platform': {
    terms: {
      en: 'video platform, streaming platform, video streaming app, streaming service, podcast platform, music app, music streaming app, netflix like, youtube like, ott platform, like netflix, like youtube, netflix for, youtube for, like spotify, spotify for, like tiktok',
    },
    has: ['media', 'subscriptions', 'search', 'wishlist', 'accounts', 'admin'],
  },
  'a game': {
    terms: {
      en: 'mobile game, online game, video game, browser game, puzzle game, card game, quiz game, trivia game, multiplayer game',
    },
    has: ['game'],
  },
  'a recipe app': {
    terms: {
      en: 'recipe app, recipe website, cooking app, meal planning app, meal planner',
    },
    has: ['recipes', 'search', 'wishlist', 'accounts', 'files'],
  },
  'a customer relations system': {
    terms: {
      en: 'crm, crm system, customer relationship management, client management system, lead management system',
      de: 'crm, crm system, kundenverwaltung',
      fr: 'crm, gestion de la relation client',
      es: 'crm, gestion de clientes',
      pt: 'crm, gestao de clientes',
      ru: 'crm, crm система, срм',
      el: 'crm',
      zh: '客户关系管理, 客户管理系统',
    },
    has: ['contacts', 'search', 'dashboards', 'admin', 'roles', 'email', 'imports', 'exports'],
  },
  'a clinic system': {
    terms: {
      en: 'clinic management, hospital management, clinic system, practice management, patient management system, hospital management system, dental clinic system, hospital information system',
    },
    has: ['health', 'booking', 'roles', 'reports', 'admin', 'invoicing', 'sms', 'privacy', 'audit'],
  },
  'a point of sale': {
    terms: {
      en: 'pos system, point of sale, pos app, mobile pos, pos software, cash register app',
      de: 'kassensystem, kassen app',
      fr: 'logiciel de caisse, point de vente',
      es: 'punto de venta, sistema de punto de venta',
      pt: 'ponto de venda, sistema de vendas, pdv',
      ru: 'кассов* программ*, система для кассы',
      zh: '收银系统',
    },
    has: ['pos', 'catalogue', 'inventory', 'reports'],
  },
  'an inventory system': {
    terms: {
      en: 'inventory system, inventory management, inventory app, stock management system, warehouse management, warehouse system, wms, inventory management system',
      de: 'lagerverwaltung, warenwirtschaftssystem, warenwirtschaft, lagersystem',
      fr: 'gestion de stock, gestion des stocks',
      es: 'sistema de inventario, control de inventario, gestion de inventario',
      pt: 'controle de estoque, sistema de estoque, gestao de stocks',
      ru: 'складск* учет*, система учета товаров, система складского учета, учет товаров',
      el: 'διαχειριση αποθηκης, συστημα αποθηκης',
      zh: '库存管理系统, 仓库管理系统, 进销存',
    },
    has: ['inventory', 'search', 'reports', 'roles', 'exports', 'imports'],
  },
  'a resource planning system': {
    terms: {
      en: 'erp, erp system, enterprise resource planning, business management system',
      de: 'erp, erp system',
      fr: 'erp, pgi',
      es: 'erp',
      pt: 'erp',
      ru: 'erp, erp система',
      el: 'erp',
      zh: '企业资源计划',
    },
    has: [
      'inventory',
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
  'a personnel system': {
    terms: {
      en: 'hr system, hr software, hr portal, hris, hr management, human resource management, hr platform',
    },
    has: ['employees', 'leave', 'files', 'roles', 'reports', 'workflow', 'email', 'admin'],
  },
  'a time-tracking tool': {
    terms: {
      en: 'time tracking app, timesheet app, time tracking tool, timesheet system, timesheets, time tracking system, time tracker, attendance system, attendance app',
      de: 'zeiterfassung, zeiterfassungssystem, zeiterfassungs app',
    },
    has: ['time', 'projects', 'reports', 'exports', 'roles', 'admin', 'workflow'],
  },
  'a project management tool': {
    terms: {
      en: 'project management tool, project management app, project management software, task management app, task management tool, task manager, kanban tool, like trello, like asana, like jira, trello for',
    },
    has: ['projects', 'comments', 'files', 'email', 'accounts'],
  },
  'a library system': {
    terms: {
      en: 'library system, library management, library management system, tool library, lending library, library software, borrowing system',
    },
    has: ['circulation', 'search', 'contacts', 'admin', 'email'],
  },
  'a help desk': {
    terms: {
      en: 'helpdesk, help desk, ticketing system, support portal, customer support system, service desk, support ticket system, ticket system, like zendesk',
      de: 'ticketsystem',
    },
    has: ['helpdesk', 'knowledge', 'email', 'roles', 'reports', 'files', 'search'],
  },
  'a property management system': {
    terms: {
      en: 'property management system, property management software, rental management system, property management app, hotel management system',
    },
    has: ['realestate', 'contacts', 'helpdesk', 'invoicing', 'reports', 'roles', 'files', 'email'],
  },
  'a survey tool': {
    terms: {
      en: 'survey tool, survey app, survey platform, polling app, feedback tool, questionnaire tool, survey website',
    },
    has: ['forms', 'exports', 'accounts', 'email'],
  },
  'a customer portal': {
    terms: {
      en: 'customer portal, client portal, self service portal, partner portal, supplier portal, tenant portal, patient portal, employee portal, dealer portal',
    },
    has: ['accounts', 'files', 'dashboards', 'helpdesk', 'admin', 'roles', 'email'],
  },
  'an intranet': {
    terms: {
      en: 'intranet, intranet portal, internal portal, company intranet, employee intranet',
    },
    has: ['accounts', 'blog', 'files', 'search', 'knowledge', 'calendar', 'employees', 'roles'],
  },
  'an internal tool': {
    terms: {
      en: 'internal tool, internal application, internal system, internal web app, internal app, tool for our team, back office tool',
    },
    has: ['accounts', 'records', 'roles'],
  },
  'a knowledge base': {
    terms: {
      en: 'knowledge base, wiki, internal wiki, documentation site, documentation portal',
    },
    has: ['knowledge', 'accounts', 'roles', 'files'],
  },
  'a transport system': {
    terms: {
      en: 'fleet management, fleet management system, logistics platform, transport management, tms, logistics system, logistics software, dispatch system',
    },
    has: ['fleet', 'delivery', 'maps', 'reports', 'roles', 'admin'],
  },
  'a queue system': {
    terms: {
      en: 'queue management system, queue system, queuing system, virtual queue, queue app, queue management',
    },
    has: ['queue', 'roles', 'reports', 'admin'],
  },
  'a school system': {
    terms: {
      en: 'school management system, school management, student information system, school app, school portal, university portal, kindergarten app',
    },
    has: ['grading', 'school', 'roles', 'email', 'reports', 'admin', 'calendar'],
  },
  'an invoicing tool': {
    terms: {
      en: 'invoicing app, invoicing tool, invoice app, billing system, invoicing software, invoice generator, billing software, accounting software, bookkeeping software',
    },
    has: ['invoicing', 'payments', 'dashboards', 'exports', 'accounts'],
  },
  'a public service online': {
    terms: {
      en: 'permit system, permitting system, e government portal, citizen portal, licensing system, grant management system, case management system, intake module, eligibility system',
    },
    has: ['permits', 'workflow', 'files', 'email', 'search', 'roles', 'reports', 'audit', 'admin'],
  },
  'a mobile app': {
    terms: {
      en: 'mobile app, mobile application, ios app, android app, iphone app, phone app, smartphone app, native app, flutter app, react native app, android application, tablet app, app for ios, app for android',
      de: 'mobile app, smartphone app, handy app, android app, ios app',
      fr: 'application mobile, appli mobile, application android, application ios',
      es: 'aplicacion movil, app movil, aplicacion android, aplicacion ios',
      pt: 'aplicativo movel, aplicativo mobile, aplicacao movel, aplicativo android, aplicativo ios, aplicativo para',
      ru: 'мобильн* приложени*, приложение для ios, приложение для android',
      el: 'εφαρμογη για κινητα, εφαρμογη κινητου, mobile εφαρμογη',
      zh: '手机应用, 移动应用, 安卓应用, 小程序',
    },
    has: ['mobile', 'accounts'],
  },
  'a dashboard': {
    terms: {
      en: 'internal dashboard, analytics dashboard, dashboard that, dashboard to, dashboard with, dashboard for, reporting dashboard, bi dashboard, management dashboard, kpi dashboard, admin dashboard for, monitoring dashboard',
      de: 'dashboard',
      fr: 'tableau de bord',
      es: 'cuadro de mando, dashboard',
      pt: 'dashboard, painel de indicadores',
      ru: 'дашборд*',
      zh: '数据看板, 仪表盘',
    },
    has: ['dashboards', 'accounts', 'exports'],
  },
  'an app for devices': {
    terms: {
      en: 'iot app, iot platform, smart home app, smart home system, device companion app, companion app, iot dashboard, sensor dashboard, smart home, iot system, monitoring system for sensors',
    },
    has: ['iot', 'dashboards', 'accounts', 'email'],
  },
  'a chatbot': {
    terms: {
      en: 'chatbot, chat bot, ai assistant, ai chatbot, virtual assistant, conversational assistant, support bot',
      de: 'chatbot',
      fr: 'chatbot, agent conversationnel',
      es: 'chatbot, asistente virtual',
      pt: 'chatbot, assistente virtual',
      ru: 'чат бот*, чатбот*, телеграм бот*',
      zh: '聊天机器人, 智能客服',
    },
    has: ['llm', 'admin'],
  },
  'a browser extension': {
    terms: {
      en: 'browser extension, chrome extension, firefox extension, browser plugin',
    },
    has: ['extension'],
  },
  'the firmware of a device': {
    terms: {
      en: 'firmware for, firmware of, embedded software, embedded firmware, microcontroller firmware, device firmware',
    },
    has: ['firmware'],
  },
  'a plugin': {
    terms: {
      en: 'wordpress plugin, shopify app, woocommerce plugin, slack app, excel add in, outlook add in, figma plugin, jira plugin',
    },
    has: ['plugin'],
  },
  'a script': {
    terms: {
      en: 'script that, script to, automation script, python script, scraper, web scraper, telegram bot, discord bot, slack bot, command line tool, excel macro, cron job that',
    },
    has: ['automation'],
  },
  'an API': {
    terms: {
      en: 'rest api, backend api, api only, backend for, api for our, microservice, backend service, api service',
    },
    has: ['api'],
  },
  'an integration': {
    terms: {
      en: 'integration between, integrate our, sync between, connector between, connector for, api integration, synchronise our, synchronize our, sync our, connect our',
    },
    has: ['integrations', 'repository'],
  },
  'a data migration': {
    terms: {
      en: 'data migration, migrate our data, migration project, migrate from, migrate our, database migration, one off migration',
    },
    has: ['migration'],
  },
  'a data pipeline': {
    terms: {
      en: 'data pipeline, data warehouse, etl pipeline, etl process, data platform, data lake, data integration pipeline',
    },
    has: ['pipeline'],
  },
  'a desktop program': {
    terms: {
      en: 'desktop application, desktop app, windows application, windows app, mac app, macos app, desktop software, desktop tool',
    },
    has: ['desktop'],
  },
  'a subscription service on the web': {
    terms: {
      en: 'saas, saas platform, saas product, saas app, saas application, subscription platform, b2b saas',
    },
    has: ['accounts', 'subscriptions', 'roles', 'admin', 'email', 'dashboards'],
  },
  'a web application': {
    terms: {
      en: 'web application, web app, web platform, web based application, web based system, web system, online platform, online system, web portal, web tool, digital platform, web based platform, platform for, platform where, platform to, platform that, portal for, portal where, system for, system that, system to, tool for, tool to, tool that, application for, application that, application to, app for, app that, app to, app where, software for, software that, software to, prototype for, mvp for, management system, information system',
      de: 'webanwendung, webapplikation, web applikation, internet applikation, webapp, webplattform, anwendung fur, plattform fur, portal fur, system fur, software fur, app fur, internetapplikation, online plattform, internetplattform, verwaltungssoftware',
      fr: 'application web, plateforme web, plateforme pour, application pour, logiciel de, logiciel pour, portail, systeme de gestion, outil de gestion, application de gestion, plateforme en ligne',
      es: 'aplicacion web, plataforma web, plataforma para, sistema para, aplicacion para, software para, sistema de gestion, portal web, portal para, sistema web, plataforma en linea, sistema de informacion',
      pt: 'aplicacao web, plataforma web, plataforma para, sistema para, software para, sistema de gestao, portal web, portal para, sistema web, sistema de informacao, plataforma online',
      ru: 'веб приложени*, информационн* систем*, автоматизированн* систем*, система для, приложение для, платформа для, портал для, веб портал*, сервис для, программа для, система управления, система учета, онлайн сервис*',
      el: 'διαδικτυακη εφαρμογη, διαδικτυακη πλατφορμα, πληροφοριακο συστημα, ηλεκτρονικη πλατφορμα, συστημα διαχειρισης, εφαρμογη για, πλατφορμα για, συστημα για, web εφαρμογη',
      zh: '管理系统, 信息系统, 网站系统, 平台系统, 在线平台, 网页应用',
    },
    has: ['screens', 'server'],
  },
}
