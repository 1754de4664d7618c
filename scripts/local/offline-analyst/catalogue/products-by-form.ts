import type { Product } from './product'

/** Named by their form: apps, interfaces, programs that run unseen. */
export const productsByForm: Product[] = [
  {
    name: 'a mobile app',
    terms:
      'mobile app, mobile application, ios app, android app, iphone app, phone app, smartphone app, native app, flutter app, react native app, android application, tablet app, app for ios, app for android',
    has: ['mobile', 'accounts'],
  },
  {
    name: 'a dashboard',
    terms:
      'internal dashboard, analytics dashboard, dashboard that, dashboard to, dashboard with, dashboard for, reporting dashboard, bi dashboard, management dashboard, kpi dashboard, admin dashboard for, monitoring dashboard',
    has: ['dashboards', 'accounts', 'exports'],
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
    name: 'the firmware of a device',
    terms: 'firmware for, firmware of, embedded software, embedded firmware, microcontroller firmware, device firmware',
    has: ['firmware'],
    given: ['iot', 'server', 'screens', 'accounts', 'roles', 'admin'],
  },
  {
    name: 'a plugin',
    terms:
      'wordpress plugin, shopify app, woocommerce plugin, slack app, excel add in, outlook add in, figma plugin, jira plugin',
    has: ['plugin'],
    given: ['server', 'screens', 'accounts', 'roles', 'admin', 'pages', 'cms'],
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
    name: 'a subscription service on the web',
    terms: 'saas, saas platform, saas product, saas app, saas application, subscription platform, b2b saas',
    has: ['accounts', 'accounts.profile', 'subscriptions', 'roles', 'roles.tenants', 'admin', 'email', 'dashboards'],
  },
  {
    name: 'a web application',
    terms:
      'web application, web app, web platform, web based application, web based system, web system, online platform, online system, web portal, web tool, digital platform, web based platform, platform for, platform where, platform to, platform that, portal for, portal where, system for, system that, system to, tool for, tool to, tool that, application for, application that, application to, app for, app that, app to, app where, software for, software that, software to, prototype for, mvp for, management system, information system',
    has: ['screens', 'server'],
  },
]
