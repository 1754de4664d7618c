import type { Product } from './product'

/** What people use in their lives. */
export const productsForPeople: Product[] = [
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
      'online shop, online store, webshop, web shop, ecommerce, e commerce, e shop, ecommerce site, ecommerce website, ecommerce store, shopify store, woocommerce store, sell online, sell products online, shop for our products, internet shop, e commerce platform, like amazon, order online, sell online',
    has: ['catalogue', 'checkout', 'orders', 'payments', 'admin', 'email', 'accounts'],
  },
  {
    name: 'a marketplace',
    terms:
      'marketplace, market place, multi vendor, multivendor, two sided platform, platform connecting, connects buyers and sellers, platform where sellers, etsy like, airbnb like, airbnb for, uber for, buy and sell platform, peer to peer platform, platform that connects, platform connecting freelancers, rental platform, sharing platform, like airbnb, like etsy, like ebay, like fiverr, like upwork, similar to airbnb, similar to etsy, airbnb style, airbnb but for, etsy for, craigslist for, ebay for',
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
    name: 'a learning platform',
    terms:
      'lms, learning management system, e learning platform, elearning platform, learning platform, online course platform, course platform, online school, online academy, online learning, training platform, education platform, language learning app, like udemy, like duolingo, udemy for, duolingo for',
    has: ['courses', 'quizzes', 'media', 'admin', 'roles', 'email', 'accounts.profile'],
  },
  {
    name: 'a social network',
    terms:
      'social network, social media app, social media platform, social platform, community platform, community app, social networking, like instagram, like facebook, like twitter, like linkedin, instagram for, facebook for, linkedin for, like reddit, reddit for',
    has: ['social', 'chat', 'social.friends', 'push', 'accounts.profile', 'files', 'search', 'admin', 'email'],
  },
  {
    name: 'a dating app',
    terms: 'dating app, dating site, dating platform, like tinder, tinder for, tinder like, tinder style',
    has: ['matching', 'chat', 'accounts.profile', 'files', 'moderation', 'push', 'maps', 'admin', 'mobile'],
  },
  {
    name: 'a chat app',
    terms:
      'chat app, messaging app, messenger app, team chat app, messenger, like whatsapp, whatsapp for, like slack, slack for, like discord',
    has: ['chat', 'chat.groups', 'chat.attachments', 'push', 'accounts.profile', 'files'],
  },
  {
    name: 'a ride-hailing service',
    terms:
      'ride hailing, ride sharing app, taxi app, uber clone, uber like, cab booking, ride booking, like uber, uber style, like lyft, like bolt',
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
      'delivery app, food delivery, delivery platform, delivery service, grocery delivery, courier app, food ordering app, delivery management, like doordash, like deliveroo, like uber eats, like instacart',
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
    name: 'a to-do app',
    terms:
      'to do app, todo app, to do list app, todo list, to do list, checklist app, reminder app, notes app, note taking app',
    has: ['projects', 'accounts'],
  },
  {
    name: 'a property portal',
    terms:
      'real estate portal, real estate website, real estate platform, property portal, real estate app, property listing site, property listings website, real estate marketplace, like zillow, zillow for',
    has: ['realestate', 'listings', 'search', 'maps', 'contact', 'wishlist', 'files', 'admin', 'accounts'],
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
      'video platform, streaming platform, video streaming app, streaming service, podcast platform, music app, music streaming app, netflix like, youtube like, ott platform, like netflix, like youtube, netflix for, youtube for, like spotify, spotify for, like tiktok',
    has: ['media', 'subscriptions', 'search', 'wishlist', 'accounts.profile', 'admin'],
  },
  {
    name: 'a game',
    terms:
      'mobile game, online game, video game, browser game, puzzle game, card game, quiz game, trivia game, multiplayer game',
    has: ['game'],
  },
  {
    name: 'a recipe app',
    terms: 'recipe app, recipe website, cooking app, meal planning app, meal planner',
    has: ['recipes', 'search', 'wishlist', 'accounts', 'files'],
  },
]
