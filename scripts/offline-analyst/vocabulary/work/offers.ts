import type { WorkByName } from './work'

export const offers: WorkByName = {
  listings: {
    name: 'Listings',
    hours: 23,
    terms: {
      en: '=listings, classifieds, classified ads, post an ad, advertisement, property listing, property listings, job listing, job listings, create a listing, publish listing, list a property, list their, list their property, list properties, post a job, post jobs, job postings, job posts, vacancies, vacancy, car listings, rental listings, list their services, service listings, business directory, directory listing',
      de: '*inserat*, kleinanzeige*, *anzeigenverwaltung*, stellenanzeige*',
      fr: 'petites annonces, annonce, annonces, deposer une annonce',
      es: 'anuncios, anuncio, clasificados, publicar anuncio',
      pt: 'anuncios, anuncio, classificados, publicar anuncio',
      ru: 'объявлени*, размещение объявлений, вакансии',
      el: 'αγγελι*, καταχωρισεις, καταχωρησεις',
      zh: '发布信息, 分类信息, 房源发布, 发布职位',
    },
  },
  auctions: {
    name: 'Auctions',
    hours: 17,
    terms: {
      en: 'auction, auctions, bidding on, place bids, place a bid, highest bid, bid on items, bidding, reverse auction, bids',
    },
  },
  donations: {
    name: 'Donations',
    hours: 13,
    terms: {
      en: 'donation, donations, donate, fundraising, fundraiser, crowdfunding, campaigns for funding, donor, donors, pledge, pledges, backers, charity campaign, campaigns, campaign page, funding goal, fundraising campaigns',
      de: '*spende*',
      fr: 'don en ligne, dons, collecte de fonds',
      es: 'donacion, donaciones, donar',
      pt: 'doacao, doacoes, doar',
      ru: 'пожертвован*, благотворительн*',
      el: 'δωρε*',
      zh: '捐款, 捐赠',
      other: 'donazione, donazioni, donatie, donaties',
    },
  },
  'tickets-events': {
    name: 'Events and ticketing',
    hours: 18,
    terms: {
      en: 'event ticket, event tickets, ticket sales, sell tickets, buy tickets, ticketing, event registration, event management, event calendar, events calendar, rsvp, attendees, conference registration, seat selection, seating plan, event listing, event listings, upcoming events, events page, create events, register for events, concerts, ticket types, e ticket, qr ticket, ticket scanning, scan tickets, check in attendees, door check, ticket validation, attendee check in',
      de: '*veranstaltung*, eintrittskarte*, ticketverkauf',
      fr: 'evenement, evenements, billetterie, billets',
      es: 'eventos, entradas, venta de entradas, boletos, inscripcion a eventos',
      pt: 'eventos, ingressos, venda de ingressos, bilhetes, inscricao em eventos',
      ru: 'мероприяти*, билет*, продажа билетов, афиш*',
      el: 'εκδηλωσ*, εισιτηρι*',
      zh: '活动报名, 门票, 票务, 活动管理',
    },
    weak: 'seat map, choose seats, seats',
  },
  pricing: {
    name: 'Price rules',
    hours: 30,
    terms: {
      en: '(price|prices) (is|are|and discount|and customer) _ (calculated|computed), (calculate|calculates|computes) the (price|prices|quote), price (rules|calculation), (pricing|discount) (rules|engine|logic), parts prices and rules',
      de: '(preis|preise) (wird|werden) _ berechnet, *preisberechnung*, *preisregel*, *preislogik*',
      fr: '(calcul|calcule|calculer) (du|des|le|les) prix, prix (calcule|calcules), regles de (prix|tarification)',
      es: '(calcula|calcular|calculo) (el|los|del|de los) (precio|precios), reglas de precio*',
      pt: '(calcula|calcular|calculo) (o|os|do|dos) (preco|precos), regras de preco*',
      other:
        '(calcola|calcolare) il prezzo, calcolo (del prezzo|dei prezzi), regole di prezzo, prijs* (berekenen|berekend|berekent), prijsregels',
    },
  },
  productRules: {
    name: 'Product configurator',
    hours: 45,
    terms: {
      en: 'incompatible (choices|options|parts|combinations), (allowed|valid|impossible) combinations , (sales|reps|customers|users) (picks|pick|chooses|choose|configures|configure|select|selects) _ _ options, pick _ _ options, cpq, configure price quote',
      de: '(unzulassige|zulassige|erlaubte|mogliche) kombination*, *konfigurationsregel*, *angebotskonfigurator*',
      fr: 'combinaisons (autorisees|interdites|possibles), configurateur de (devis|produits)',
      es: 'combinaciones (permitidas|validas|posibles), configurador de (productos|ofertas|presupuestos)',
      pt: 'combinacoes (permitidas|validas), configurador de produtos',
      other:
        'combinazioni (ammesse|valide|possibili), configuratore (prezzi|preventivi|prodotti), (toegestane|geldige) combinaties, productconfigurator, offerteconfigurator',
    },
  },
  quotes: {
    name: 'Quotes',
    hours: 34,
    terms: {
      en: 'pdf quote, pdf quotes, (quote|quotes) (as|in) (word|pdf), quote document, quote documents, quoting, (won|accepted) quotes',
      de: '(angebot|angebote) (als|im) (pdf|word), angebot mit _ briefkopf, *angebotsdokument*',
      fr: 'devis (en|au format) pdf',
      es: '(presupuesto|presupuestos|cotizacion|oferta) en pdf',
      pt: '(orcamento|orcamentos|proposta) em pdf',
      other: 'preventivo, preventivi, offerte (als|in) pdf, offertes',
    },
  },
}
