import type { ProductByName } from './product'

/** Products for consumers. */
export const consumer: ProductByName = {
  'a landing page': {
    terms: {
      en: 'landing page, one page site, one pager, coming soon page, teaser page, single page website, (donation|event|festival|campaign|fundraising) page, page for (our|my), a page for',
      de: 'landingpage, landing page, einseitige website',
      fr: "landing page, page d'atterrissage, site monopage",
      es: 'landing page, pagina de aterrizaje',
      pt: 'landing page, pagina de captura',
      ru: 'лендинг*, одностраничн* сайт*, посадочн* страниц*',
      el: 'landing page, μονοσελιδη ιστοσελιδα',
      zh: '落地页, 单页网站',
    },
    has: ['landing'],
    roles: 1,
  },
  'a website': {
    terms: {
      en: 'website for, company website, business website, corporate website, brochure site, brochure website, portfolio site, portfolio website, small website, simple website, (small|simple) site, personal website, restaurant website, wordpress site, wordpress website, website redesign, marketing site, informational website, homepage for, want a website, need a website, like a website, new website, website with, site for our, site for my',
      de: 'website fur, webseite fur, internetseite fur, homepage fur, firmenwebsite, unternehmenswebsite, internetauftritt, webauftritt, (eine|neue) (website|webseite|homepage|internetseite), (website|webseite|homepage|internetseite) mit, (kleine|einfache) (website|webseite|homepage|internetseite)',
      fr: 'site vitrine, nouveau site, site avec, site pour (notre|mon|ma), un site web, site web pour, site internet pour, site internet, site institutionnel, refonte du site, (petit|mini) site, site (simple|internet simple)',
      es: 'pagina web para, sitio web para, sitio web corporativo, pagina web corporativa, web corporativa, sitio institucional, una (pagina web|web) (con|para), pagina web con, (web|sitio|pagina) (sencilla|sencillo|simple), (pequena|pequeno|nueva|nuevo) (web|sitio), web nueva, sitio nuevo',
      pt: 'site para, website para, site institucional, site da empresa, pagina web para, site simples, pequeno site',
      ru: 'сайт для, сайт компании, корпоративн* сайт*, сайт визитк*, веб сайт для, разработка сайта, создание сайта',
      el: 'ιστοσελιδα για, εταιρικη ιστοσελιδα, ιστοτοπος για',
      other:
        '(sito|sito web) (per|con), sito nuovo, nuovo sito, (piccolo|semplice) sito, sito (semplice|vetrina|web semplice), (website|webpagina) voor, (kleine|eenvoudige) (website|webpagina|site)',
      zh: '官网, 企业网站, 公司网站, 展示网站',
    },
    has: ['pages'],
    roles: 2,
  },
  'an online form': {
    terms: {
      en: 'online form, registration form, intake form, application form, web form',
      de: 'anmeldeformular*, bewerbungsformular*, onlineformular*, online formular*, anamnesebogen',
      fr: 'formulaire en ligne, formulaire d inscription',
      es: 'formulario en linea, formulario de (inscripcion|registro)',
    },
    has: ['forms'],
    roles: 1,
  },
  'a calculator': {
    terms: {
      en: '(online|savings|loan|mortgage|cost|costs|price|payback|roi) calculator, a calculator, a configurator, (product|online) configurator, simulator for',
      de: 'onlinerechner, (ein|einen|kleiner|kleinen) rechner, *kostenrechner, *sparrechner, *preisrechner, *kreditrechner, (ein|einen) *konfigurator',
      fr: '(un|petit) (simulateur|calculateur|configurateur), simulateur de',
      es: '(un|pequeno) (simulador|configurador), una calculadora, simulador de, calculadora de',
      pt: '(um|pequeno) (simulador|configurador), uma calculadora',
      other:
        '(un|piccolo) (simulatore|configuratore|calcolatore), calcolatore (di|del|dei|per), (een|kleine) (rekenmodule|calculator|configurator)',
    },
    has: ['analysis', 'forms'],
    called: { forms: 'Input fields' },
    roles: 1,
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
    roles: 2,
  },
  'an online shop': {
    terms: {
      en: 'online shop, online store, (need|needs|want|wants|build|create|develop) a shop (for|that|where|with|which|to), (need|needs|want|wants|build|create|develop) a (new|small|simple|modern|little) shop (for|that|where|with|which|to), webshop, web shop, ecommerce, e commerce, e shop, ecommerce site, ecommerce website, ecommerce store, shopify store, woocommerce store, sell online, sell products online, shop for our products, internet shop, e commerce platform, like amazon, order online, sell online',
      de: 'onlineshop, online shop, webshop, internetshop, e shop, (brauchen|brauche|braucht|mochten|mochte|wollen|will) einen shop (fur|der|wo|mit|in), (brauchen|brauche|braucht|mochten|mochte|wollen|will) einen (kleinen|neuen|einfachen) shop (fur|der|wo|mit|in)',
      fr: 'boutique en ligne, site e commerce, site de vente en ligne, e commerce, magasin en ligne',
      es: 'tienda en linea, tienda online, tienda virtual, comercio electronico, e commerce',
      pt: 'loja virtual, loja online, comercio eletronico, e commerce',
      ru: 'интернет магазин*, онлайн магазин*, интернет магазина',
      el: 'ηλεκτρονικο καταστημα, e shop, eshop, διαδικτυακο καταστημα',
      zh: '商城, 网店, 电商, 网上商店, 电子商务',
      other: 'negozio (online|on line), webwinkel*, webshop*',
    },
    has: ['catalogue', 'checkout', 'orders', 'payments', 'admin', 'email'],
    roles: 1,
  },
  'a marketplace': {
    terms: {
      en: 'marketplace, market place, multi vendor, multivendor, two sided platform, platform connecting, connects buyers and sellers, platform where sellers, etsy like, airbnb like, airbnb for, uber for, buy and sell platform, peer to peer platform, platform that connects, platform connecting freelancers, (peer to peer|p2p|private|community|neighborhood|neighbourhood) (rental|sharing) platform, rental platform (where|on which|for|between) (owners|hosts|people|users|neighbors|neighbours|anyone|anybody|everyone|landlords|lenders|members|individuals|private), rental platform where _ (owners|hosts|people|users|neighbors|neighbours|landlords|lenders|members|suppliers), sharing platform, like airbnb, like etsy, like ebay, like fiverr, like upwork, similar to airbnb, similar to etsy, airbnb style, airbnb but for, etsy for, craigslist for, ebay for',
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
    roles: 4,
  },
  'a booking site': {
    terms: {
      en: 'booking site, booking system, booking app, booking platform, booking website, reservation system, reservation site, appointment system, appointment app, appointment booking, scheduling app, scheduling system, online booking, class booking, salon booking, rental booking, car rental, rental platform, booking engine, book appointments online, tour booking, (sell|book) _ (tours|classes|lessons|workshops) online, (sell|book) (tours|classes|lessons|workshops) online',
      de: 'buchungsseite, buchungssystem, buchungsplattform, reservierungssystem, terminbuchung, buchungswebsite, buchungs app, terminsystem, online terminsystem, terminbuchungssystem, (termine|kurse|fuhrungen|workshops) online (buchen|verkaufen)',
      fr: 'site de reservation, systeme de reservation, plateforme de reservation, application de reservation, (prise de|prendre|prennent) rendez vous en ligne, (vendre|reserver) _ (visites|cours|ateliers) en ligne, systeme de rendez vous',
      es: 'sistema de reservas, sitio de reservas, plataforma de reservas, aplicacion de reservas, web de reservas, sistema de citas, app de reservas, (vender|reservar) _ (visitas|clases|talleres) (online|en linea)',
      pt: 'sistema de reservas, site de reservas, plataforma de reservas, sistema de agendamento, aplicativo de agendamento, site de agendamento',
      ru: 'система бронирования, сервис бронирования, сайт бронирования, онлайн запись, сервис записи, система записи, приложение для записи',
      el: 'συστημα κρατησεων, πλατφορμα κρατησεων, ιστοσελιδα κρατησεων, σελιδα κρατησεων, εφαρμογη κρατησεων, συστημα ραντεβου',
      zh: '预约系统, 预订系统, 预约平台, 预约网站, 预约小程序',
    },
    has: ['booking', 'email', 'admin', 'accounts'],
    roles: 1,
  },
  'a learning platform': {
    terms: {
      en: 'lms, learning management system, e learning platform, elearning platform, learning platform, online course platform, course platform, online school, online academy, online learning, training platform, education platform, language learning app, like udemy, like duolingo, udemy for, duolingo for',
      de: 'lernplattform, e learning plattform, kursplattform, online akademie',
      fr: "plateforme de formation, plateforme d'apprentissage, plateforme e learning, cours en ligne",
      es: 'plataforma educativa, plataforma de cursos, aula virtual, plataforma de aprendizaje, cursos en linea',
      pt: 'plataforma de ensino, plataforma de cursos, plataforma educacional, cursos online',
      ru: 'образовательн* платформ*, платформа обучения, система дистанционного обучения, онлайн школ*, платформа онлайн курсов',
      el: 'εκπαιδευτικη πλατφορμα, πλατφορμα μαθηματων, πλατφορμα ηλεκτρονικης μαθησης',
      zh: '在线教育平台, 学习平台, 在线学习系统, 网课平台',
    },
    has: ['courses', 'quizzes', 'media', 'admin', 'roles', 'email', 'accounts'],
    roles: 3,
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
    roles: 2,
  },
  'a dating app': {
    terms: {
      en: 'dating app, dating site, dating platform, like tinder, tinder for, tinder like, tinder style',
    },
    has: ['matching', 'chat', 'accounts', 'files', 'moderation', 'push', 'maps', 'admin', 'mobile'],
    roles: 2,
  },
  'a chat app': {
    terms: {
      en: 'chat app, messaging app, messenger app, team chat app, messenger, like whatsapp, whatsapp for, like slack, slack for, like discord',
    },
    has: ['chat', 'push', 'accounts', 'files'],
    roles: 2,
  },
  'a ride-hailing service': {
    terms: {
      en: 'ride hailing, ride sharing app, taxi app, uber clone, uber like, cab booking, like uber, uber style, like lyft, like bolt',
    },
    has: ['delivery', 'maps', 'payments', 'reviews', 'push', 'admin', 'mobile', 'chat', 'sms'],
    roles: 5,
  },
  'a delivery service': {
    terms: {
      en: 'delivery app, food delivery, delivery platform, delivery service, grocery delivery, courier app, food ordering app, delivery management, like doordash, like deliveroo, like uber eats, like instacart',
    },
    has: ['delivery', 'maps', 'catalogue', 'checkout', 'orders', 'payments', 'push', 'reviews', 'admin', 'mobile'],
    roles: 6,
  },
  'an ordering site for a restaurant': {
    terms: {
      en: 'food ordering website, online ordering for, restaurant ordering, order food online, takeaway ordering, menu and online ordering',
    },
    has: ['recipes', 'checkout', 'orders', 'payments', 'admin', 'email'],
    roles: 2,
  },
  'a telemedicine service': {
    terms: {
      en: 'telemedicine, telehealth, online doctor, virtual clinic, video consultation platform, teletherapy',
    },
    has: ['calls', 'booking', 'health', 'payments', 'files', 'email', 'privacy', 'admin', 'roles'],
    roles: 6,
  },
  'a to-do app': {
    terms: {
      en: 'to do app, todo app, to do list app, todo list, to do list, checklist app, reminder app, notes app, note taking app',
    },
    has: ['projects', 'accounts'],
    roles: 1,
  },
  'a property portal': {
    terms: {
      en: 'real estate portal, real estate website, real estate platform, property portal, real estate app, property listing site, property listings website, real estate marketplace, like zillow, zillow for',
      de: 'immobilienportal',
      fr: "portail immobilier, site immobilier, site d'annonces immobilieres",
      es: 'portal inmobiliario',
      pt: 'portal imobiliario, portal de imoveis',
      ru: 'портал недвижимости, сайт недвижимости',
      el: 'πυλη ακινητων, ιστοσελιδα ακινητων',
      zh: '房产平台, 租房平台, 房产网站',
    },
    has: ['realestate', 'listings', 'search', 'maps', 'contact', 'wishlist', 'files', 'admin', 'accounts'],
    roles: 2,
  },
  'a job board': {
    terms: {
      en: 'job board, job portal, jobs site, recruitment platform, job platform, freelance platform, hiring platform, recruitment portal',
      de: 'jobborse, stellenborse, jobportal',
      fr: "site d'emploi, plateforme de recrutement",
      es: 'bolsa de trabajo, portal de empleo',
      pt: 'portal de vagas, portal de emprego',
      ru: 'сайт вакансий, портал вакансий, сайт по поиску работы',
      zh: '招聘网站, 招聘平台',
    },
    has: ['listings', 'recruiting', 'search', 'files', 'email', 'admin', 'accounts', 'payments'],
    roles: 3,
  },
  'an event ticket shop': {
    terms: {
      en: 'event ticketing, ticketing platform, ticket shop, event platform, event management platform, event app, ticket sales platform, conference app, event booking',
    },
    has: ['tickets-events', 'payments', 'email', 'admin', 'barcodes', 'search'],
    roles: 2,
  },
  'a fitness app': {
    terms: {
      en: 'fitness app, workout app, fitness tracker, fitness tracking app, gym app, training app, running app, diet app, meditation app, wellness app, health tracking app, habit tracker, habit tracking app, nutrition app',
    },
    has: ['fitness', 'push', 'accounts', 'mobile'],
    roles: 2,
  },
  'a finance app': {
    terms: {
      en: 'fintech app, banking app, digital wallet, wallet app, payment app, money transfer app, e wallet, lending platform, lending app, loan app, trading platform, investment platform, budgeting app, personal finance app, expense tracker',
    },
    has: ['accounts', 'audit', 'dashboards', 'security', 'email'],
    roles: 2,
  },
  'a directory': {
    terms: {
      en: 'business directory, online directory, directory website, directory of, listing website, listings site',
    },
    has: ['listings', 'search', 'maps', 'contact', 'admin'],
    roles: 2,
  },
  'a membership site': {
    terms: {
      en: 'membership site, membership website, members area, member portal, membership platform, club website, association website',
    },
    has: ['subscriptions', 'cms', 'contacts', 'email', 'pages', 'accounts', 'admin'],
    roles: 2,
  },
  'a crowdfunding site': {
    terms: {
      en: 'crowdfunding, crowdfunding platform, fundraising platform, donation platform, donation website, charity website',
    },
    has: ['donations', 'pages', 'email', 'admin', 'accounts'],
    roles: 2,
  },
  'an auction site': {
    terms: {
      en: 'auction site, auction platform, online auction, bidding platform',
    },
    has: ['auctions', 'payments', 'search', 'admin', 'email', 'files'],
    roles: 3,
  },
  'a video platform': {
    terms: {
      en: 'video platform, streaming platform, video streaming app, streaming service, podcast platform, music app, music streaming app, netflix like, youtube like, ott platform, like netflix, like youtube, netflix for, youtube for, like spotify, spotify for, like tiktok',
    },
    has: ['media', 'subscriptions', 'search', 'wishlist', 'accounts', 'admin'],
    roles: 2,
  },
  'a small game': {
    terms: {
      en: '(flappy bird|snake|tetris|memory|pong|pac man|pacman|quiz|jump) (style|like) game, (memory|snake|reaction|clicker|mini) game, (small|little|simple) _ game, game like (flappy bird|snake|tetris|pong)',
      de: '*minispiel*, *memoryspiel*, memory spiel, (kleines|einfaches) (spiel|browserspiel|quiz|quizspiel), spiel (wie|im stil von|im browser)',
      fr: '(petit|mini) jeu, jeu de (memory|memoire), jeu (facon|style|genre)',
      es: 'minijuego, juego (tipo|estilo|sencillo|pequeno), juego de memoria, pequeno juego',
      pt: 'minijogo, jogo (tipo|estilo|simples), jogo da memoria, pequeno jogo',
      other: 'minigioco, giochino, piccolo gioco, gioco (tipo|stile|semplice), gioco di memoria, spelletje, klein spel',
    },
    has: ['minigame'],
    roles: 1,
  },
  'a casual game': {
    terms: {
      en: '(casual|arcade|racing|idle|platform|role playing) _ game, (endless|infinite) runner, platformer, match 3, game in unity',
      de: '*jump and run*, *rennspiel*, *geschicklichkeitsspiel*',
      fr: 'jeu (casual|de course|d adresse|de plateforme)',
      es: 'juego (casual|de carreras|de plataformas)',
      pt: 'jogo (casual|de corrida|de plataforma)',
      other: 'gioco (casual|di corse|di piattaforme), racespel',
    },
    has: ['gameplay', 'gameContent', 'menus'],
    roles: 3,
  },
  'a game': {
    terms: {
      en: 'mobile game, online game, video game, browser game, puzzle game, card game, quiz game, trivia game, multiplayer game, board game',
      de: '*handyspiel*, *computerspiel*, *kartenspiel*, *brettspiel*, *browserspiel*, *videospiel*, *quizspiel*',
      fr: 'jeu (mobile|video|de cartes|de plateau|en ligne)',
      es: 'videojuego*, juego (movil|de cartas|de mesa|en linea|para movil)',
      pt: 'videojogo*, jogo (movel|de cartas|de tabuleiro|online|para celular)',
      other: 'videogioc*, gioco (mobile|di carte|da tavolo|online), (mobiele|online) game, kaartspel',
    },
    has: ['game'],
    roles: 2,
  },
  'a recipe app': {
    terms: {
      en: 'recipe app, recipe website, cooking app, meal planning app, meal planner',
    },
    has: ['recipes', 'search', 'wishlist', 'accounts', 'files'],
    roles: 1,
  },
}
