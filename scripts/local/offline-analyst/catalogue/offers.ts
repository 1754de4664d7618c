import type { Capability } from './capability'

/** What people offer each other: listings, bids, gifts, events. */
export const offers: Capability[] = [
  {
    id: 'listings',
    component: 'Listings',
    description: 'What people offer: made, published and found.',
    terms:
      '=listings, classifieds, classified ads, post an ad, advertisement, property listing, property listings, job listing, job listings, create a listing, publish listing, list a property, list their, list their property, list properties, post a job, post jobs, job postings, job posts, vacancies, vacancy, car listings, rental listings, list their services, service listings, business directory, directory listing',
    tasks: [
      'design 5/8/16 Lists and pages of listings',
      'front 6/11/19 Creating and editing a listing',
      'front 6/11/19 Lists and page of a listing',
      'back 6/11/20 Listings and their states',
      'front 2/5/10 Checking listings before they appear',
    ],
    implies: ['accounts', 'search'],
  },
  {
    id: 'auctions',
    component: 'Auctions and bids',
    description: 'Bids in time, and who won.',
    terms:
      'auction, auctions, bidding on, place bids, place a bid, highest bid, bid on items, bidding, reverse auction, bids',
    tasks: ['back 8/14/30 Bids, closing and winners', 'front 6/11/20 Bidding live', 'back 4/7/14 Notices of bids'],
    implies: ['listings', 'realtime'],
  },
  {
    id: 'donations',
    component: 'Donations',
    description: 'Giving once or regularly.',
    terms:
      'donation, donations, donate, fundraising, fundraiser, crowdfunding, campaigns for funding, donor, donors, pledge, pledges, backers, charity campaign',
    tasks: [
      'design 1/4/7 Giving',
      'front 4/7/13 Giving once or monthly',
      'back 4/7/14 Gifts and thanks',
      'front 2/5/10 Gifts for the back office',
    ],
    parts: {
      campaigns: {
        terms:
          'crowdfunding, campaigns, campaign page, backers, funding goal, pledge, pledges, fundraiser, fundraising campaigns',
        tasks: ['front 5/10/18 Campaign pages', 'back 5/10/18 Goals, pledges and their settlement'],
      },
    },
    implies: ['payments'],
  },
  {
    id: 'tickets-events',
    component: 'Events and tickets',
    description: 'Events, their tickets and who comes in.',
    terms:
      'event ticket, event tickets, ticket sales, sell tickets, buy tickets, ticketing, event registration, event management, event calendar, events calendar, rsvp, attendees, conference registration, seat selection, seating plan, event listing, event listings, upcoming events, events page, create events, register for events, concerts',
    tasks: [
      'design 2/6/11 Events',
      'back 6/11/19 Events and places',
      'front 6/11/19 Lists and pages of events',
      'front 4/7/13 Upkeep of events',
    ],
    parts: {
      tickets: {
        terms:
          'event ticket, event tickets, ticket sales, sell tickets, buy tickets, ticketing, ticket types, e ticket, qr ticket',
        tasks: ['back 6/11/20 Tickets sold and sent', 'front 4/7/13 Buying tickets'],
      },
      checkin: {
        terms: 'ticket scanning, scan tickets, check in attendees, door check, ticket validation, attendee check in',
        tasks: ['front 5/8/16 Checking tickets at the door', 'back 2/5/8 Tickets used once'],
      },
      seats: {
        loose: true,
        terms: 'seat selection, seating plan, seat map, choose seats, seats',
        tasks: ['front 7/14/26 Choosing seats', 'back 5/10/19 Seats held and sold'],
      },
    },
    implies: ['server', 'screens'],
  },
]
