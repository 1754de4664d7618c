import type { WorkByName } from './work'

export const technical: WorkByName = {
  mobile: {
    name: 'Mobile app',
    hours: 18,
    terms: {
      en: 'mobile app, mobile apps, mobile application, mobile applications, ios app, android app, ios and android, iphone app, ipad app, native app, native apps, android application, ios application, app store, play store, flutter, react native, swift, android device, android devices, android and ios, phone app, iphone and android, android operating system, tablet app, app for android, app for ios, app for iphone, smartphone app, on my phone, for my phone, for the phone, android, ios, iphone, camera app, face id, touch id, fingerprint, biometric, biometrics, biometric login, deep link, deep links, deep linking, universal links, app links, apple watch, smartwatch app, wear os, watch app, home screen widget, widgets for ios, siri, app clip, carplay, android auto',
      de: 'mobile app, smartphone app, ios app, android app, handy app, native app, app fur android, app fur ios',
      fr: 'application mobile, applications mobiles, appli mobile, ios et android, android, iphone',
      es: 'aplicacion movil, aplicaciones moviles, app movil, ios y android, android, iphone',
      pt: 'aplicativo movel, aplicativo mobile, aplicativo, aplicacao movel, app mobile, ios e android, android, iphone',
      ru: 'мобильн* приложени*, ios, android, приложение для смартфон*, айфон*',
      el: 'εφαρμογη για κινητα, εφαρμογη κινητου, κινητη εφαρμογη, android, ios, εφαρμογη για android, κινητο τηλεφωνο',
      zh: '手机应用, 移动应用, 安卓, 苹果, 移动端, 手机端, 小程序',
    },
  },
  pwa: {
    name: 'Progressive web app',
    hours: 5,
    terms: {
      en: 'pwa, progressive web app, installable, add to home screen, installable web app',
    },
  },
  offline: {
    name: 'Offline mode',
    hours: 18,
    terms: {
      en: 'offline, offline mode, offline capable, works offline, work offline, offline access, offline sync, without internet, no internet connection, synchronize when online, sync when online, local storage sync, low connectivity, poor connectivity, network interruptions, temporary caching, resynchronization, intermittent connection, standalone application, offline first, without (a|any) connection, without (a|any) (network|internet|mobile|data) connection, without (network|mobile) (connection|access|coverage|reception|signal), without (signal|reception|coverage), no (signal|reception|coverage|network), (wifi|wi-fi|network|internet|connection) (outage|outages|loss), (outage|outages|loss) of (wifi|the network|the connection)',
      de: 'offline*, ohne (netz|empfang|verbindung|internet*), (wlan|netz) ausfall*, *funkloch*, netzausfall*',
      fr: 'hors (ligne|connexion|reseau), mode deconnecte, coupure* (reseau|de connexion|wifi), sans (connexion|reseau|internet)',
      es: 'sin (conexion|cobertura|internet), modo offline, fuera de linea',
      pt: 'offline, sem (conexao|internet|rede|ligacao|sinal), modo offline',
      ru: 'оффлайн*, без интернета, автономн* режим*, офлайн*',
      el: 'χωρις συνδεση, offline',
      zh: '离线',
      other: 'senza (connessione|rete|internet|campo|segnale|copertura), zonder (internet|verbinding|bereik|netwerk)',
    },
  },
  desktop: {
    name: 'Desktop application',
    hours: 16,
    terms: {
      en: 'desktop application, desktop app, windows application, windows app, mac app, macos app, desktop software, electron, desktop client, windows desktop, cross platform desktop, linux desktop',
    },
  },
  extension: {
    name: 'Browser extension',
    hours: 14,
    terms: {
      en: 'browser extension, chrome extension, firefox extension, chrome plugin, browser plugin, edge extension, safari extension, extension for (chrome|firefox|edge|safari|browsers)',
      de: '*browsererweiterung*, (chrome|firefox|browser) erweiterung*, erweiterung fur (chrome|firefox|edge)',
      fr: 'extension (chrome|firefox|de navigateur), extension pour (chrome|firefox|navigateur)',
      es: 'extension (de chrome|de navegador|para chrome|para firefox|para el navegador)',
      pt: 'extensao (do chrome|de navegador|para chrome|para o navegador)',
      other: 'estensione (chrome|per chrome|per firefox|del browser), browserextensie*, extensie voor (chrome|firefox)',
    },
  },
  deviceSync: {
    name: 'Synchronization between devices',
    hours: 24,
    terms: {
      en: '(sync|synced|synchronized|synchronised|synchronization) (between|across) _ devices',
      de: '(abgleich|synchronisation|synchronisiert) zwischen _ geraten',
      fr: 'synchronisation entre _ appareils',
      es: 'sincronizacion entre _ dispositivos',
      pt: 'sincronizacao entre _ dispositivos',
      other: 'sincronizzazione tra _ dispositivi, synchronisatie tussen _ apparaten',
    },
  },
  release: {
    name: 'Store release',
    hours: 8,
    terms: {
      en: 'chrome web store, web store, firefox add ons, edge add ons, extension store, publish to (both|all) stores, soft launch',
      es: 'publicacion en _ (tienda|tiendas)',
      fr: 'publication sur _ (store|stores)',
      other: 'pubblicazione (nello|negli) store, publicatie in _ (store|stores)',
    },
  },
  options: {
    name: 'Options',
    hours: 7,
    terms: {
      en: 'options page, option page',
      de: '*optionsseite*, *einstellungsseite*',
      fr: "page d'options, page options",
      es: 'pagina de (opciones|ajustes)',
      pt: 'pagina de opcoes',
      other: '(pagina|pagine) (opzioni|delle opzioni|impostazioni), *optiepagina*, *instellingenpagina*',
    },
  },
  bot: {
    name: 'Bot',
    hours: 19,
    terms: {
      en: '(slack|teams|telegram|discord|whatsapp|viber|mattermost|signal) (bot|bots), bot (slack|teams|telegram|discord|whatsapp|viber|signal), bot (for|in|on) (slack|teams|telegram|discord|whatsapp), bot that',
      de: '*telegrambot*, *slackbot*, *discordbot*, *whatsappbot*, bot (fur|in) (slack|teams|telegram|discord|whatsapp)',
      fr: 'bot pour (slack|teams|telegram|discord|whatsapp)',
      es: 'bot (de|para) (slack|teams|telegram|discord|whatsapp)',
      pt: 'bot (de|do|para|no) (slack|teams|telegram|discord|whatsapp)',
      other: 'bot (per|voor) (slack|teams|telegram|discord|whatsapp)',
    },
  },
  plugin: {
    name: 'Plugin',
    hours: 8,
    terms: {
      en: 'wordpress plugin, shopify app, shopify plugin, woocommerce plugin, woocommerce extension, figma plugin, slack app, outlook add in, excel add in, jira plugin, add on for, plugin for, teams app, magento extension, moodle plugin, vs code extension',
    },
  },
  integrations: {
    name: 'Integrations',
    hours: 6,
    terms: {
      en: 'third party integration, third party integrations, third party service, third party services, third party api, integrate with, integrates with, integrated with, integration with, integrations, interface with, connect to external, =connects to, external system, external systems, external api, external apis, api integration, api connection, api connections, data exchange with, exchanges data with, synchronise with, synchronize with, sync with, synchronization between, connect with our, interoperab*, connect to our, feed from, feeds from, integrate seamlessly',
      de: 'schnittstelle, schnittstellen, datenschnittstelle*, importschnittstelle*, *anbindung*, integration mit, api genutzt, angebunden, drittsystem*',
      fr: 'interfacage, integration avec, connecte a, systemes tiers, interface avec, synchronisation avec, systemes existants',
      es: 'integracion con, integrarse con, conexion con, sistemas externos, sistemas existentes, interoperabilidad, sincronizacion con',
      pt: 'integracao com, integrar com, conexao com, sistemas externos, sistemas existentes, interoperabilidade, sincronizacao com',
      ru: 'интеграц*, обмен данными с, внешн* систем*, сторонн* сервис*, взаимодействие с систем*, смежн* систем*',
      el: 'διασυνδεση, διασυνδεσεις, διαλειτουργικοτητα, συνδεση με συστηματα, τριτα συστηματα',
      zh: '对接, 集成, 第三方接口, 接口对接, 数据同步',
    },
    weak: 'integration, integrate, sync, connect',
  },
  apiKeys: {
    name: 'Keys and limits of the API',
    hours: 44,
    terms: {
      en: '(rate limit|rate limits|usage|quota|limits) per (key|partner|client|customer), get (an api|a) key, api key management, usage and limits, (partners|developers) register',
      de: '(limits|limit|nutzung|kontingent) (je|pro) (schlussel|partner|kunde)',
    },
  },
  api: {
    name: 'Public API',
    hours: 13,
    terms: {
      en: 'public api, rest api, restful api, open api, graphql api, api for third parties, api for partners, api documentation, developer portal, api keys, api key, provide an api, expose an api, api endpoints, api endpoint, web api, partner api, web services, api access, api only, backend api, search api, soap (api|service|services|interface|endpoint|endpoints|web|call|calls|request|requests|message|messages), (rest|json|xml|via|over|or|and) soap',
      de: 'rest api, offentliche api, webservice*, rest schnittstelle',
      fr: 'api rest, web services, webservices',
      es: 'api rest, servicios web, api publica',
      pt: 'api rest, web services, api publica',
      ru: 'rest api, программный интерфейс, веб сервис*, открыт* api',
      el: 'rest api, web services, διαδικτυακες υπηρεσιες',
      zh: '开放接口, 应用程序接口, 接口文档',
    },
  },
  scraping: {
    name: 'Web scraping',
    hours: 13,
    terms: {
      en: 'web scraping, scraping, scraper, scrape, scrapes, crawler, crawl, crawling, price monitoring, price comparison from, monitor competitor, extract data from websites, screen scraping, monitor websites',
    },
  },
  automation: {
    name: 'Automation',
    hours: 11,
    terms: {
      en: '(job|jobs|task|tasks|order|orders|ticket|tickets|visit|visits|appointment|appointments) (are|is) (created|generated|scheduled) automatically, (job|jobs|task|tasks|order|orders|ticket|tickets|visit|visits|appointment|appointments) (are|is) automatically (created|generated|scheduled), automatically (create|creates|generate|generates|schedule|schedules) _ (job|jobs|task|tasks|order|orders|ticket|tickets|visit|visits|appointment|appointments), automation script, script that, script to, rpa, cron job, scheduled task, scheduled job, background job, background jobs, excel macro, google sheets script, python script, command line tool, cli tool, batch script',
      de: '(aufgaben|auftrage|termine|tickets|einsatze) (werden|wird) _ automatisch (angelegt|erstellt|erzeugt|eingeplant), (legt|erstellt|erzeugt|plant) automatisch _ (aufgaben|auftrage|termine|tickets|einsatze)',
    },
    weak: 'automate, automates, automation, macro',
  },
  recommendations: {
    name: 'Recommendations',
    hours: 14,
    terms: {
      en: 'recommendation engine, recommended products, recommend products, personalized recommendations, personalised recommendations, personalized content, suggest products, suggestions based on, recommender, you may also like, personalization, personalisation, =recommends',
    },
    weak: 'recommendation, recommendations',
  },
  planning: {
    name: 'Automatic planning',
    hours: 60,
    terms: {
      en: '(automatic|automated) (proposal|proposals) (of|for), (automatic|automated) (rostering|timetabling|roster|rosters|timetable|timetables|shift planning|duty planning|route planning|tour planning), (propose|proposes|generate|generates) _ (roster|rosters|timetable|timetables), (optimization|optimisation) of _ (roster|rosters|route|routes|tour|tours|timetable|timetables|shift|shifts), (route|tour|roster|shift) (optimization|optimisation), constraint solver',
      de: 'automatisch* (vorschlag|vorschlage|dienstplan*|einsatzplan*|tourenplan*|routenplan*|schichtplan*|stundenplan*), *tourenoptimierung, *routenoptimierung, *einsatzoptimierung, *dienstplanvorschlag*, *planungsvorschlag*',
      fr: 'planification automatique, (proposition|propositions) automatique* de, optimisation des (tournees|plannings|itineraires)',
      es: 'planificacion automatica, (propuesta|propuestas) automatica* de, optimizacion de (rutas|turnos)',
      pt: 'planejamento automatico, planeamento automatico, otimizacao de (rotas|escalas)',
    },
  },
  spatial: {
    name: 'Augmented and virtual reality',
    hours: 22,
    terms: {
      en: 'augmented reality, virtual reality, ar app, vr app, ar view, vr, 3d viewer, 3d configurator, 3d models, virtual tour, 360 tour, virtual try on, metaverse, arkit, arcore, mixed reality',
    },
  },
  blockchain: {
    name: 'Blockchain',
    hours: 24,
    terms: {
      en: 'blockchain, smart contract, smart contracts, nft, nfts, ethereum, solidity, web3, crypto wallet, metamask, decentralized, dapp',
    },
    weak: 'token, tokens',
  },
}
