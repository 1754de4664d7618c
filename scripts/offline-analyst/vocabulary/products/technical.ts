import type { ProductByName } from './product'

/** Products named by their technology. */
export const technical: ProductByName = {
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
    roles: 2,
  },
  'an app version of a product': {
    terms: {
      en: '(ios|iphone|ipad|android|mobile app|native|app) (version|port) (of|for) (our|my|the|their|an) _, (ios|android|mobile|phone) (app|apps) (of|for) (our|my|their) existing, app version of (our|my|the|their), (turn|convert|make) _ into (a|an) (mobile|native|ios|android|iphone|phone) app',
      de: '(ios|iphone|android|app) version _ (unserer|unseres|meiner|meines|der|von), native app version, in eine (app|ios-app|android-app) umwandeln',
      fr: 'version (ios|iphone|android|application|appli) de (notre|mon|la|nos)',
      es: 'version (ios|iphone|android|app) de (nuestra|nuestro|mi|la)',
      pt: 'versao (ios|iphone|android|app) (do|da) (nosso|nossa|meu|minha)',
    },
    has: ['mobile', 'accounts', 'push', 'search', 'offline', 'records'],
    roles: 2,
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
    roles: 1,
  },
  'an IoT app': {
    terms: {
      en: 'iot app, iot platform, smart home app, smart home system, device companion app, companion app, iot dashboard, sensor dashboard, smart home, iot system, monitoring system for sensors, (greenhouse|cold chain|machine|condition|environmental|temperature|air quality) monitoring',
    },
    has: ['iot', 'dashboards', 'accounts', 'email'],
    roles: 2,
  },
  'a chatbot': {
    terms: {
      en: 'chatbot, chat bot, ai assistant, ai chatbot, virtual assistant, conversational assistant, support bot, voice bot, voicebot, phone bot, callbot, ai agent, voice assistant, phone assistant',
      de: 'chatbot, ki agent, voicebot, sprachbot, telefonbot, telefonassistent*, sprachassistent*',
      fr: 'chatbot, agent conversationnel, assistant vocal, voicebot',
      es: 'chatbot, asistente virtual, asistente de voz, voicebot',
      pt: 'chatbot, assistente virtual',
      ru: 'чат бот*, чатбот*, телеграм бот*',
      zh: '聊天机器人, 智能客服',
    },
    has: ['llm', 'admin'],
    roles: 2,
  },
  'a knowledge assistant': {
    terms: {
      en: 'knowledge assistant, knowledge chatbot, assistant that answers, (chat|ask) (with|about) (our|your) documents',
      de: '*wissensassistent*, semantische suche (in|uber)',
      fr: 'recherche semantique (dans|sur), assistant documentaire',
      es: 'busqueda semantica (en|sobre)',
      pt: '(busca|pesquisa) semantica (em|nos)',
      other: 'ricerca semantica (in|nei), semantisch zoeken in',
    },
    has: ['answers', 'llm', 'aiQuality', 'accounts', 'admin'],
    roles: 3,
  },
  'a bot': {
    terms: {
      en: '(slack|teams|telegram|discord|whatsapp|viber|mattermost|signal) _ bot, bot (slack|teams|telegram|discord|whatsapp|viber|signal), bot (for|in|on) (slack|teams|telegram|discord|whatsapp)',
      de: '*telegrambot*, *slackbot*, *discordbot*, *whatsappbot*, bot (fur|in) (slack|teams|telegram|discord|whatsapp)',
      fr: 'bot pour (slack|teams|telegram|discord|whatsapp)',
      es: 'bot (de|para) (slack|teams|telegram|discord|whatsapp)',
      pt: 'bot (de|do|para|no) (slack|teams|telegram|discord|whatsapp)',
      other: 'bot (per|voor) (slack|teams|telegram|discord|whatsapp)',
    },
    has: ['bot'],
    roles: 2,
  },
  'a browser extension': {
    terms: {
      en: 'browser extension, chrome extension, firefox extension, browser plugin, extension for (chrome|firefox|edge|safari|browsers)',
      de: '*browsererweiterung*, (chrome|firefox|browser) erweiterung*, erweiterung fur (chrome|firefox|edge)',
      fr: 'extension (chrome|firefox|de navigateur), extension pour (chrome|firefox|navigateur)',
      es: 'extension (de chrome|de navegador|para chrome|para firefox|para el navegador)',
      pt: 'extensao (do chrome|de navegador|para chrome|para o navegador)',
      other: 'estensione (chrome|per chrome|per firefox|del browser), browserextensie*, extensie voor (chrome|firefox)',
    },
    has: ['extension'],
    roles: 1,
  },
  'the firmware of a device': {
    terms: {
      en: 'firmware for, firmware of, embedded software, embedded firmware, microcontroller firmware, device firmware',
    },
    has: ['firmware'],
    roles: 3,
  },
  'a plugin': {
    terms: {
      en: 'wordpress plugin, shopify app, woocommerce plugin, slack app, excel add in, outlook add in, figma plugin, jira plugin',
    },
    has: ['plugin'],
    roles: 1,
  },
  'a script': {
    terms: {
      en: 'script that, script to, automation script, python script, scraper, web scraper, command line tool, excel macro, cron job that, (small|little|short) program, program that (reads|takes|converts|renames|collects|fetches|downloads|checks|copies|turns|sorts|pulls)',
      de: 'skript, python skript, kommandozeilenprogramm, kleines programm, programm das (mir|uns|jeden|jede|taglich)',
      fr: 'script qui, script pour, script python, petit programme, programme qui (me|lit|convertit|recupere|renomme|trie)',
      es: 'script que, script para, script de python, (pequeno|pequena) (programa|macro), programa que (me|lea|convierta|descargue|renombre)',
      pt: 'script que, script para, script em python, pequeno programa, programa que (me|leia|converta|baixe|renomeie)',
      other: 'script (dat|om|che|per), python script, klein programma, piccolo programma',
    },
    has: [],
    roles: 3,
  },
  'an API': {
    terms: {
      en: 'rest api, backend api, api only, backend for, api for our, microservice, backend service, api service',
    },
    has: ['api'],
    roles: 3,
  },
  'an integration': {
    terms: {
      en: 'integration between, integrate our, sync between, connector between, connector for, api integration, synchronise our, synchronize our, sync our, connect our',
    },
    has: ['integrations', 'repository'],
    roles: 1,
  },
  'a data migration': {
    terms: {
      en: 'data migration, migrate our data, move our data, move all our data, transfer our data, moving our data, migration of our data, migration project, migrate from, migrate our, database migration, one off migration, (migrate|migrating|migration|move|moving|switch|switching|go) _ to (shopify|woocommerce|wordpress|prestashop|shopware|webflow|squarespace|drupal|typo3|contao)',
      de: '(umzug|migration|wechsel|umstieg) _ (auf|zu|nach) (shopify|woocommerce|wordpress|prestashop|shopware|webflow|squarespace|drupal|typo3|contao), (auf|zu|nach) (shopify|woocommerce|wordpress|prestashop|shopware|webflow|squarespace|drupal|typo3|contao) (umziehen|wechseln|umsteigen|migrieren)',
      fr: '(migrer|migration|passer|passage) _ (vers|a|sous) (shopify|woocommerce|wordpress|prestashop|shopware|webflow|squarespace|drupal|typo3|contao)',
      es: '(migrar|migracion|pasar|cambiar|paso) _ a (shopify|woocommerce|wordpress|prestashop|shopware|webflow|squarespace|drupal|typo3|contao)',
      pt: '(migrar|migracao|passar|mudar) _ para (shopify|woocommerce|wordpress|prestashop|shopware|webflow|squarespace|drupal|typo3|contao)',
      other:
        '(migrare|migrazione|passare) _ (a|su) (shopify|woocommerce|wordpress|prestashop|shopware|webflow|squarespace|drupal|typo3|contao), (migratie|overstap|overstappen) _ naar (shopify|woocommerce|wordpress|prestashop|shopware|webflow|squarespace|drupal|typo3|contao)',
    },
    has: ['migration'],
    roles: 3,
  },
  'a data pipeline': {
    terms: {
      en: 'data pipeline, data warehouse, etl pipeline, etl process, data platform, data lake, data integration pipeline, (nightly|daily|hourly|weekly|scheduled) (job|jobs) (that|which|to), job that (pulls|loads|reads|fetches|imports|validates|collects)',
      de: '*datenpipeline*, nachtlich* (job|lauf|ladelauf)',
      fr: '(pipeline|entrepot) de donnees',
      es: '(pipeline|almacen) de datos',
      pt: 'pipeline de dados',
      other: 'pipeline di dati, datapipeline*',
    },
    has: ['pipeline'],
    roles: 3,
  },
  'a desktop application': {
    terms: {
      en: 'desktop application, desktop app, windows application, windows app, mac app, macos app, desktop software, desktop tool',
    },
    has: ['desktop'],
    roles: 1,
  },
  'a SaaS product': {
    terms: {
      en: 'saas, saas platform, saas product, saas app, saas application, subscription platform, b2b saas',
    },
    has: ['accounts', 'subscriptions', 'roles', 'admin', 'email', 'dashboards'],
    roles: 3,
  },
  'a web application': {
    terms: {
      en: 'web application, web app, webapp, web platform, web based application, web based system, web system, online platform, online system, web portal, web tool, digital platform, web based platform, platform for, platform where, platform to, platform that, portal for, portal where, system for, system that, system to, tool for, tool to, tool that, application for, application that, application to, app for, app that, app to, app where, software for, software that, software to, prototype for, mvp for, management system, information system',
      de: 'webanwendung, webapplikation, web applikation, internet applikation, webplattform, anwendung fur, plattform fur, portal fur, system fur, software fur, app fur, internetapplikation, online plattform, internetplattform, verwaltungssoftware',
      fr: 'application web, plateforme web, plateforme pour, application pour, logiciel de, logiciel pour, portail, systeme de gestion, outil de gestion, application de gestion, plateforme en ligne',
      es: 'aplicacion web, plataforma web, plataforma para, sistema para, aplicacion para, software para, sistema de gestion, portal web, portal para, sistema web, plataforma en linea, sistema de informacion',
      pt: 'aplicacao web, plataforma web, plataforma para, sistema para, software para, sistema de gestao, portal web, portal para, sistema web, sistema de informacao, plataforma online',
      ru: 'веб приложени*, информационн* систем*, автоматизированн* систем*, система для, приложение для, платформа для, портал для, веб портал*, сервис для, программа для, система управления, система учета, онлайн сервис*',
      el: 'διαδικτυακη εφαρμογη, διαδικτυακη πλατφορμα, πληροφοριακο συστημα, ηλεκτρονικη πλατφορμα, συστημα διαχειρισης, εφαρμογη για, πλατφορμα για, συστημα για, web εφαρμογη',
      zh: '管理系统, 信息系统, 网站系统, 平台系统, 在线平台, 网页应用',
      other:
        'webapplicatie*, web applicatie*, webplatform, online platform, webportaal, applicazione web, app web, piattaforma (web|online)',
    },
    has: ['screens', 'server'],
    roles: 2,
  },
}
