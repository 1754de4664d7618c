import type { Capability } from './capability'

/** Devices, interfaces, data and machines that learn. */
export const technical: Capability[] = [
  {
    id: 'mobile',
    component: 'Mobile app',
    description: 'An app on phones, released in the stores.',
    terms:
      'mobile app, mobile apps, mobile application, mobile applications, ios app, android app, ios and android, iphone app, ipad app, native app, native apps, android application, ios application, app store, play store, flutter, react native, swift, android device, android devices, android and ios, phone app, iphone and android, android operating system, tablet app, app for android, app for ios, app for iphone, smartphone app, on my phone, for my phone, for the phone, android, ios, iphone',
    tasks: [
      'design 2/6/11 Patterns for small screens',
      'mobile 7/13/24 Skeleton of the app: navigation, states, storage',
      'mobile 4/7/14 Sign-in and interface to the server',
      'devops 4/7/14 Builds, signing and release in the stores',
    ],
    parts: {
      camera: {
        terms:
          'take photos, take a photo, take pictures, phone camera, device camera, use the camera, with the camera, must have a camera, camera app',
        tasks: ['mobile 2/6/12 Camera'],
      },
      biometrics: {
        terms: 'face id, touch id, fingerprint, biometric, biometrics, biometric login',
        tasks: ['mobile 2/5/10 Sign-in by face or finger'],
      },
      deeplinks: {
        terms: 'deep link, deep links, deep linking, universal links, app links',
        tasks: ['mobile 2/5/10 Links into the app'],
      },
      watch: { terms: 'apple watch, smartwatch app, wear os, watch app', tasks: ['mobile 8/14/34 App for the watch'] },
      wallet: {
        terms: 'home screen widget, widgets for ios, siri, app clip, carplay, android auto',
        tasks: ['mobile 5/10/22 Widgets and places beyond the app'],
      },
    },
    implies: ['server'],
    assumption: 'One code base serves both mobile systems; store accounts belong to the client.',
    risks: ['stores'],
    technologies: ['React Native'],
  },
  {
    id: 'pwa',
    component: 'Installable web app',
    description: 'A web app that installs and starts without a store.',
    terms: 'pwa, progressive web app, installable, add to home screen, installable web app',
    tasks: ['front 4/7/14 Installing, starting and updating'],
    implies: ['screens'],
  },
  {
    id: 'offline',
    component: 'Work without connection',
    description: 'Data on the device, kept in step later.',
    terms:
      'offline, offline mode, offline capable, works offline, work offline, offline access, offline sync, without internet, no internet connection, synchronize when online, sync when online, local storage sync, low connectivity, poor connectivity, network interruptions, temporary caching, resynchronization, intermittent connection, standalone application, offline first',
    tasks: [
      'front 6/12/24 Data on the device',
      'back 7/14/29 Changes merged later',
      'front 4/7/14 State of the connection shown',
    ],
    implies: ['screens'],
    risks: ['sync'],
  },
  {
    id: 'desktop',
    component: 'Desktop application',
    description: 'A program that installs on computers.',
    terms:
      'desktop application, desktop app, windows application, windows app, mac app, macos app, desktop software, electron, desktop client, windows desktop, cross platform desktop, linux desktop',
    tasks: [
      'front 6/11/22 Skeleton of the program: windows, menus, settings',
      'front 5/8/17 Files and devices of the computer',
      'devops 5/10/19 Installers, signing and updates',
    ],
    implies: ['screens'],
  },
  {
    id: 'extension',
    component: 'Browser extension',
    description: 'A piece that lives in the browser.',
    terms:
      'browser extension, chrome extension, firefox extension, chrome plugin, browser plugin, edge extension, safari extension',
    tasks: [
      'design 1/4/7 Pop-up and settings',
      'front 5/10/18 Reading and changing pages',
      'front 4/7/13 Pop-up and settings of the extension',
      'devops 1/4/7 Release in the stores of browsers',
    ],
    implies: ['repository'],
  },
  {
    id: 'plugin',
    component: 'Plugin',
    description: 'A piece for a product of others.',
    terms:
      'wordpress plugin, shopify app, shopify plugin, woocommerce plugin, woocommerce extension, figma plugin, slack app, slack bot, outlook add in, excel add in, jira plugin, add on for, plugin for, teams app, magento extension, moodle plugin, vs code extension',
    tasks: [
      'back 5/10/19 Plugin within the rules of its host',
      'front 4/7/14 Settings of the plugin',
      'devops 1/4/8 Release and updates of the plugin',
    ],
    implies: ['repository'],
  },
  {
    id: 'integrations',
    component: 'Integrations',
    description: 'Connections to systems of others.',
    terms:
      'third party integration, third party integrations, third party service, third party services, third party api, integrate with, integrates with, integrated with, integration with, integrations, interface with, connect to external, =connects to, external system, external systems, external api, external apis, api integration, api connection, api connections, data exchange with, exchanges data with, synchronise with, synchronize with, sync with, synchronization between, connect with our, interoperab*, connect to our, feed from, feeds from, integrate seamlessly',
    weak: 'integration, integrate, sync, connect',
    tasks: ['back 5/8/17 Place for connections: keys, retries, log'],
    implies: ['repository'],
    risks: ['third-parties'],
  },
  {
    id: 'api',
    component: 'Public API',
    description: 'An interface for programs of others.',
    terms:
      'public api, rest api, restful api, open api, graphql api, api for third parties, api for partners, api documentation, developer portal, api keys, api key, provide an api, expose an api, api endpoints, api endpoint, web api, partner api, web services, api access, api only, backend api, search api, soap',
    tasks: [
      'back 6/11/20 Interface with versions and limits',
      'back 2/6/11 Keys and rights',
      'back 2/5/10 Description of the interface',
    ],
    implies: ['server'],
  },
  {
    id: 'pipeline',
    component: 'Data pipelines',
    description: 'Data fetched, cleaned, joined and stored.',
    terms:
      'etl, elt, data pipeline, data pipelines, data warehouse, data lake, data ingestion, ingest data, data integration, batch processing, batch jobs, nightly job, nightly jobs, data transformation, data cleansing, data processing, stream processing, event streaming, kafka, airflow, snowflake, databricks, bigquery, data feeds, collect data from, consolidate data, data acquisition',
    tasks: [
      'data 6/11/22 Sources read',
      'data 7/14/29 Cleaning and joining',
      'data 5/10/19 Store for analysis',
      'devops 4/7/14 Runs scheduled and watched',
    ],
    implies: ['repository'],
    risks: ['data-quality'],
  },
  {
    id: 'scraping',
    component: 'Collecting from the web',
    description: 'Pages of others read by program.',
    terms:
      'web scraping, scraping, scraper, scrape, scrapes, crawler, crawl, crawling, price monitoring, price comparison from, monitor competitor, extract data from websites, screen scraping, monitor websites',
    tasks: [
      'data 6/11/24 Pages read and understood',
      'data 4/7/17 Changes of the pages noticed',
      'devops 2/5/11 Runs scheduled and watched',
    ],
    implies: ['repository'],
    risks: ['foreign-pages'],
  },
  {
    id: 'automation',
    component: 'Automation',
    description: 'Steps done by program instead of by hand.',
    terms:
      'automation script, script that, script to, rpa, cron job, scheduled task, scheduled job, background job, background jobs, macro, excel macro, google sheets script, bot that, telegram bot, discord bot, slack bot, python script, command line tool, cli tool, batch script',
    weak: 'automate, automates, automation',
    tasks: [
      'back 5/10/19 Steps done by program',
      'back 2/5/10 Faults, repeats and log',
      'devops 1/4/7 Runs scheduled and watched',
    ],
    implies: ['repository'],
  },
  {
    id: 'recommendations',
    component: 'Recommendations',
    description: 'What may interest whom.',
    terms:
      'recommendation engine, recommended products, recommend products, personalized recommendations, personalised recommendations, personalized content, suggest products, suggestions based on, recommender, you may also like, personalization, personalisation, =recommends',
    weak: 'recommendation, recommendations',
    tasks: [
      'data 7/14/31 Recommendations computed',
      'data 4/7/16 Behaviour collected',
      'front 2/5/10 Recommendations shown',
    ],
    implies: ['server'],
    risks: ['ai-quality'],
  },
  {
    id: 'ml',
    component: 'Machine learning',
    description: 'Models that predict or recognise.',
    terms:
      'machine learning, predictive model, predictive analytics, prediction model, predict, predicts, predictions, deep learning, neural network, image recognition, computer vision, object detection, face recognition, facial recognition, fraud detection, anomaly detection, classification model, train a model, model training, sentiment analysis, demand forecasting, churn prediction, behavioral analytics, plant identification, speech recognition, voice recognition, artificial intelligence model',
    tasks: [
      'data 7/14/34 Data gathered and prepared',
      'data 8/14/43 Model chosen, trained and measured',
      'back 5/10/22 Model served and watched',
      'front 4/7/14 Results and their certainty shown',
    ],
    implies: ['server'],
    risks: ['ai-quality'],
  },
  {
    id: 'llm',
    component: 'Assistant with language model',
    description: 'Questions answered and texts written by a language model.',
    terms:
      'chatbot, chat bot, ai assistant, virtual assistant, ai chatbot, gpt, chatgpt, openai, llm, large language model, generative ai, ai generated, ai powered, ai driven, natural language, rag, conversational ai, ai summary, summarize text, summarise documents, ai agent, text generation, ai writing, ai based, copilot, prompt, prompts, embeddings',
    tasks: [
      'back 6/11/24 Language model, instructions and limits',
      'data 6/12/29 Knowledge prepared and found',
      'front 5/10/18 Conversation',
      'data 5/10/22 Answers measured',
    ],
    implies: ['server', 'screens'],
    risks: ['ai-quality', 'running-cost'],
  },
  {
    id: 'iot',
    component: 'Devices and sensors',
    description: 'Things that measure and can be switched.',
    terms:
      'iot, internet of things, sensor, sensors, smart home, smart device, smart devices, connected device, connected devices, device monitoring, temperature sensor, telemetry, controller, controllers, thermostat, thermostats, humidistat, humidistats, actuator, actuators, gateway device, mqtt, bluetooth device, bluetooth, ble, embedded, firmware, smart lock, smart meter, microcontroller, arduino, raspberry pi, wearable device, beacon, beacons, sensor values, wireless signals, power switch, power switches, device data, plc, scada, machine data',
    tasks: [
      'back 7/14/31 Devices connected and their messages',
      'back 5/10/19 Readings kept',
      'front 5/10/18 Devices and readings shown',
      'front 4/7/16 Devices added and set up',
    ],
    parts: {
      control: {
        loose: true,
        terms:
          'control devices, remote control, turn on or off, turn them on, switch on, switch off, set the temperature, set point, control the temperature, control a home, monitor and control, change the state, manage devices, send commands, unlock the, controlled, control home',
        tasks: ['back 6/11/24 Commands with confirmation', 'front 4/7/14 Controls'],
      },
      alarms: {
        loose: true,
        terms:
          'alarm, alarms, security breach, sensor alert, sensor alerts, threshold alerts, threshold exceeded, security alarm, leak detection',
        tasks: ['back 4/7/14 Limits and alarms', 'front 2/5/10 Alarms shown and settled'],
      },
      rules: {
        loose: true,
        terms:
          'automation rules, scenes, if this then, routines, schedule devices, rules for devices, preset home parameters, preset, month plan, planned parameter',
        tasks: ['back 5/10/20 Rules and timers for devices', 'front 5/8/17 Setting rules'],
      },
      firmware: {
        terms: 'firmware, firmware update, firmware updates, over the air, ota update',
        tasks: ['back 10/14/41 Software on the device', 'back 6/12/29 Updates over the air'],
      },
      simulation: {
        loose: true,
        terms: 'simulated environment, simulated devices, simulated, simulator, device simulation, digital twin',
        tasks: ['back 7/13/29 Simulated devices'],
      },
    },
    implies: ['server', 'screens'],
    risks: ['hardware'],
  },
  {
    id: 'firmware',
    component: 'Firmware',
    description: 'The program within a device.',
    terms:
      'firmware for, firmware of, embedded software, embedded firmware, microcontroller firmware, microcontroller code, device firmware, mcu, stm32*, esp32*, rtos, freertos, bootloader, watchdog, uart, i2c, spi bus, gpio, brown out',
    tasks: [
      'back 5/10/20 Board brought up: clocks, power, debugging',
      'back 5/10/24 Drivers of what is on the board',
      'back 4/8/18 States of the device: waking, working, sleeping, faults',
      'devops 3/6/12 Builds and programming of devices',
    ],
    parts: {
      radio: {
        loose: true,
        terms: 'lora, lorawan, nb iot, zigbee, bluetooth, ble, radio module, wifi module, otaa',
        tasks: ['back 6/12/28 Radio: joining, sending, receiving'],
      },
      power: {
        loose: true,
        terms:
          'battery powered, battery operated, battery life, battery voltage, power consumption, low power, deep sleep',
        tasks: ['back 4/8/20 Consumption measured and brought down'],
      },
      storage: {
        loose: true,
        terms: 'in flash, flash memory, eeprom, ring buffer, sd card',
        tasks: ['back 3/6/14 Readings kept until they are sent'],
      },
      updates: {
        loose: true,
        terms: 'over the air, ota update, firmware update, firmware updates',
        tasks: ['back 6/12/29 Updates with a way back'],
      },
    },
    implies: ['repository'],
    risks: ['hardware'],
  },
  {
    id: 'spatial',
    component: 'Augmented and virtual reality',
    description: 'Things seen in space.',
    terms:
      'augmented reality, virtual reality, ar app, vr app, ar view, vr, 3d viewer, 3d configurator, 3d models, virtual tour, 360 tour, virtual try on, metaverse, arkit, arcore, mixed reality',
    tasks: [
      'design 5/10/22 Objects and scenes',
      'mobile 10/14/41 Objects placed in space',
      'mobile 6/12/29 Handling by gesture',
      'back 4/7/17 Models delivered',
    ],
    implies: ['screens'],
    risks: ['hardware'],
  },
  {
    id: 'blockchain',
    component: 'Blockchain',
    description: 'Entries that cannot be changed, contracts that run.',
    terms:
      'blockchain, smart contract, smart contracts, nft, nfts, ethereum, solidity, web3, token, tokens, crypto wallet, metamask, decentralized, dapp',
    tasks: [
      'back 8/14/43 Contracts on the chain',
      'back 6/12/29 Reading and writing the chain',
      'front 6/11/24 Wallets connected',
      'back 5/10/24 Review for safety',
    ],
    implies: ['server', 'screens'],
    risks: ['security'],
  },
]
