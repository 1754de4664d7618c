import type { WorkByName } from './work'

export const technical: WorkByName = {
  mobile: {
    name: 'Mobile app',
    hours: 18,
    terms: {
      en: 'mobile app, mobile apps, mobile application, mobile applications, ios app, android app, ios and android, iphone app, ipad app, native app, native apps, android application, ios application, app store, play store, flutter, react native, swift, android device, android devices, android and ios, phone app, iphone and android, android operating system, tablet app, app for android, app for ios, app for iphone, smartphone app, on my phone, for my phone, for the phone, android, ios, iphone, take photos, take a photo, take pictures, phone camera, device camera, use the camera, with the camera, must have a camera, camera app, face id, touch id, fingerprint, biometric, biometrics, biometric login, deep link, deep links, deep linking, universal links, app links, apple watch, smartwatch app, wear os, watch app, home screen widget, widgets for ios, siri, app clip, carplay, android auto',
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
      en: 'offline, offline mode, offline capable, works offline, work offline, offline access, offline sync, without internet, no internet connection, synchronize when online, sync when online, local storage sync, low connectivity, poor connectivity, network interruptions, temporary caching, resynchronization, intermittent connection, standalone application, offline first, without (a|any) connection, without (signal|reception|coverage), no (signal|reception|coverage|network)',
      de: 'offline*, ohne (netz|empfang|verbindung|internet*)',
      fr: 'hors ligne, mode deconnecte, sans (connexion|reseau|internet)',
      es: 'sin (conexion|cobertura|internet), modo offline, fuera de linea',
      pt: 'offline, sem conexao, sem internet, modo offline',
      ru: 'оффлайн*, без интернета, автономн* режим*, офлайн*',
      el: 'χωρις συνδεση, offline',
      zh: '离线',
      other: 'senza (connessione|rete|internet), zonder (internet|verbinding|bereik)',
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
      en: 'browser extension, chrome extension, firefox extension, chrome plugin, browser plugin, edge extension, safari extension',
    },
  },
  plugin: {
    name: 'Plugin',
    hours: 8,
    terms: {
      en: 'wordpress plugin, shopify app, shopify plugin, woocommerce plugin, woocommerce extension, figma plugin, slack app, slack bot, outlook add in, excel add in, jira plugin, add on for, plugin for, teams app, magento extension, moodle plugin, vs code extension',
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
  api: {
    name: 'Public API',
    hours: 13,
    terms: {
      en: 'public api, rest api, restful api, open api, graphql api, api for third parties, api for partners, api documentation, developer portal, api keys, api key, provide an api, expose an api, api endpoints, api endpoint, web api, partner api, web services, api access, api only, backend api, search api, soap',
      de: 'rest api, offentliche api, webservice*, rest schnittstelle',
      fr: 'api rest, web services, webservices',
      es: 'api rest, servicios web, api publica',
      pt: 'api rest, web services, api publica',
      ru: 'rest api, программный интерфейс, веб сервис*, открыт* api',
      el: 'rest api, web services, διαδικτυακες υπηρεσιες',
      zh: '开放接口, 应用程序接口, 接口文档',
    },
  },
  pipeline: {
    name: 'Data pipelines',
    hours: 21,
    terms: {
      en: 'etl, elt, data pipeline, data pipelines, data warehouse, data lake, data ingestion, ingest data, data integration, batch processing, batch jobs, nightly job, nightly jobs, data transformation, data cleansing, data processing, stream processing, event streaming, kafka, airflow, snowflake, databricks, bigquery, data feeds, collect data from, consolidate data, data acquisition',
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
      en: '(job|jobs|task|tasks|order|orders|ticket|tickets|visit|visits|appointment|appointments) (are|is) (created|generated|scheduled) automatically, (job|jobs|task|tasks|order|orders|ticket|tickets|visit|visits|appointment|appointments) (are|is) automatically (created|generated|scheduled), automatically (create|creates|generate|generates|schedule|schedules) _ (job|jobs|task|tasks|order|orders|ticket|tickets|visit|visits|appointment|appointments), automation script, script that, script to, rpa, cron job, scheduled task, scheduled job, background job, background jobs, excel macro, google sheets script, bot that, telegram bot, discord bot, slack bot, python script, command line tool, cli tool, batch script',
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
  ml: {
    name: 'Machine learning',
    hours: 40,
    terms: {
      en: 'machine learning, predictive model, predictive analytics, prediction model, predict, predicts, predictions, deep learning, neural network, image recognition, computer vision, object detection, face recognition, facial recognition, fraud detection, anomaly detection, classification model, train a model, model training, sentiment analysis, demand forecasting, churn prediction, behavioral analytics, plant identification, speech recognition, voice recognition, artificial intelligence model',
      de: '*maschinelles lernen*, kunstliche intelligenz, bilderkennung, vorhersagemodell*',
      fr: "apprentissage automatique, intelligence artificielle, reconnaissance d'images",
      es: 'aprendizaje automatico, inteligencia artificial, reconocimiento de imagenes',
      pt: 'aprendizado de maquina, inteligencia artificial, reconhecimento de imagens',
      ru: 'машинн* обучени*, искусственн* интеллект*, нейросет*, распознаван*',
      el: 'μηχανικη μαθηση, τεχνητη νοημοσυνη',
      zh: '机器学习, 人工智能, 图像识别, 人脸识别',
    },
  },
  llm: {
    name: 'AI assistant',
    hours: 22,
    terms: {
      en: 'chatbot, chat bot, ai assistant, virtual assistant, ai chatbot, gpt, chatgpt, openai, llm, large language model, generative ai, ai generated, ai powered, ai driven, natural language, rag, conversational ai, ai summary, summarize text, summarise documents, ai agent, text generation, ai writing, ai based, copilot, embeddings',
      de: 'chatbot*, sprachmodell*, ki assistent*, ki gestutzt*',
      fr: 'chatbot, agent conversationnel, assistant virtuel',
      es: 'chatbot, asistente virtual',
      pt: 'chatbot, assistente virtual',
      ru: 'чат бот*, чатбот*, голосов* помощник*',
      el: 'chatbot, ψηφιακος βοηθος',
      zh: '聊天机器人, 智能问答, 大模型, 智能客服',
    },
    weak: 'prompt, prompts',
  },
  iot: {
    name: 'IoT devices and sensors',
    hours: 26,
    terms: {
      en: 'iot, internet of things, sensor, sensors, smart home, smart device, smart devices, connected device, connected devices, device monitoring, temperature sensor, telemetry, controller, controllers, thermostat, thermostats, humidistat, humidistats, actuator, actuators, gateway device, mqtt, bluetooth device, bluetooth, ble, firmware, smart lock, smart meter, microcontroller, arduino, raspberry pi, wearable device, beacon, beacons, sensor values, wireless signals, power switch, power switches, device data, plc, scada, machine data, firmware update, firmware updates, over the air, ota update',
      de: '*sensor*, messgerat*, *steuergerat*, gerat steuern, gerate steuern, internet der dinge',
      fr: 'capteur, capteurs, objets connectes, objet connecte, domotique',
      es: 'sensor, sensores, dispositivos conectados, internet de las cosas, domotica',
      pt: 'sensor, sensores, dispositivos conectados, internet das coisas',
      ru: 'датчик*, сенсор*, умн* дом*, телеметри*, контроллер*, устройств* учета',
      el: 'αισθητηρ*, εξυπνο σπιτι',
      zh: '传感器, 物联网, 智能家居, 设备监控, 温度监测',
    },
    weak: 'embedded, control devices, remote control, turn on or off, turn them on, switch on, switch off, set the temperature, set point, control the temperature, control a home, monitor and control, change the state, manage devices, send commands, unlock the, controlled, control home, alarm, alarms, security breach, sensor alert, sensor alerts, threshold alerts, threshold exceeded, security alarm, leak detection, automation rules, scenes, if this then, routines, schedule devices, rules for devices, preset home parameters, preset, month plan, planned parameter, simulated environment, simulated devices, simulated, simulator, device simulation, digital twin',
  },
  firmware: {
    name: 'Firmware',
    hours: 65,
    terms: {
      en: 'firmware for, firmware of, embedded software, embedded firmware, microcontroller firmware, microcontroller code, device firmware, mcu, stm32*, esp32*, rtos, freertos, bootloader, watchdog, uart, i2c, spi bus, gpio, brown out',
    },
    weak: 'lora, lorawan, nb iot, zigbee, bluetooth, ble, radio module, wifi module, otaa, battery powered, battery operated, battery life, battery voltage, power consumption, low power, deep sleep, in flash, flash memory, eeprom, ring buffer, sd card, over the air, ota update, firmware update, firmware updates',
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
