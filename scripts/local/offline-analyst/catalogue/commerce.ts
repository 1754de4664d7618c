import type { Capability } from './capability'

/** Selling. */
export const commerce: Capability[] = [
  {
    id: 'payments',
    component: 'Payments',
    description: 'Taking money through a payment provider.',
    terms:
      'payment gateway, online payment, online payments, credit card, credit cards, debit card, card payment, card payments, pay by card, pay with card, pay online, pays online, paying online, stripe, paypal, braintree, adyen, klarna, razorpay, mollie, apple pay, google pay, mercado pago, m pesa, process payments, payment processing, payment method, payment methods, accept payments, accept payment, take payments, in app purchase, in app purchases, in app payment, make a payment, make payments, secure payment, secure payments, payment integration, pay for, prepay*, payment via, payment by, and pay, can pay, pay in, pay the, must pay, pay a, paywall, mobile money, checkout payments, payments are',
    weak: 'payment, payments, pay, paid, pays',
    tasks: [
      'design 1/4/6 Payment screens',
      'front 4/7/13 Paying, with its failures',
      'back 7/13/24 Payment provider',
      'back 4/7/14 Confirmation of payments and reconciliation of events',
      'front 2/5/8 Payments for the back office',
    ],
    parts: {
      refunds: {
        terms: 'refund, refunds, refunded, chargeback, chargebacks, cancel _ payment, partial refund',
        tasks: ['back 4/6/12 Refunds', 'front 1/2/5 Refunding'],
      },
      payouts: {
        terms:
          'payout, payouts, pay out, split payment, split payments, commission, commissions, seller payments, stripe connect, escrow, vendor payments, host payouts, transfer _ to seller, driver payout, driver payouts, earnings, platform fee, service fee',
        tasks: [
          'back 10/14/31 Payouts and commissions',
          'back 5/10/19 Onboarding of payees',
          'front 4/7/14 Earnings and payouts',
        ],
      },
      wallet: {
        terms:
          'wallet, wallets, e wallet, digital wallet, top up, account balance, store credit, p2p transfer, send money, money transfer',
        tasks: [
          'back 7/14/29 Balances booked without loss',
          'front 4/7/14 Balance and history',
          'back 5/10/19 Topping up and withdrawing',
        ],
      },
      deposits: {
        terms:
          'deposit, deposits, down payment, part payment, instalment, instalments, installment, installments, pay later, security deposit, hold _ card, authorization hold',
        tasks: ['back 4/7/14 Deposits and part payments'],
      },
      methods: {
        terms:
          'apple pay, google pay, sepa, direct debit, bank transfer, ideal, klarna, mobile money, m pesa, multiple payment methods, cash on delivery, gift card payment, different payment methods, several payment methods',
        tasks: ['back 4/7/14 Further ways to pay'],
      },
      currencies: {
        loose: true,
        terms:
          'multi currency, multiple currencies, currencies, different currencies, currency conversion, multicurrency',
        tasks: ['back 4/7/14 Several currencies', 'front 1/4/7 Choosing the currency'],
      },
    },
    implies: ['server', 'screens'],
    assumption: 'Card data is entered on pages of the payment provider and never touches our servers.',
    risks: ['payments'],
    technologies: ['Stripe'],
  },
  {
    id: 'subscriptions',
    component: 'Subscriptions and plans',
    description: 'Plans that are paid again and again.',
    terms:
      'subscription, subscriptions, recurring payment, recurring payments, recurring billing, monthly plan, pricing plan, pricing plans, pricing tiers, membership plan, membership plans, subscription plan, free trial, trial period, paid plan, paid plans, premium plan, premium version, freemium, paid membership, paid memberships, membership fee, memberships, membership, class pass, class passes, season pass, billing plan, subscribe to a plan, premium users, premium features, site license, flat tier, auto renew*',
    tasks: [
      'design 1/4/7 Plans and billing screens',
      'back 7/13/24 Plans, renewals and lapses',
      'front 5/8/16 Choosing and changing a plan',
      'back 4/7/14 Limits and rights by plan',
    ],
    parts: {
      trial: {
        terms: 'free trial, trial period, trial, promo code, coupon for subscription',
        tasks: ['back 2/5/10 Trials'],
      },
      packs: {
        terms:
          'class pass, class passes, punch card, credits pack, package of classes, packages of, session packs, lesson packs, bundles of, ten class',
        tasks: ['back 4/7/14 Passes with a number of uses', 'front 2/5/8 Buying and using passes'],
      },
    },
    implies: ['payments', 'accounts'],
    risks: ['payments'],
  },
  {
    id: 'catalogue',
    component: 'Product catalogue',
    description: 'What is offered: lists, pages of a product, and their upkeep.',
    terms:
      'product catalog, product catalogue, catalog, catalogue, product list, product listing, product listings, product page, product pages, product detail, product details, product categories, browse products, browse categories, manage products, add products, sell products, selling products, sells, product information, product images, merchandise, list items for sale, list their products, our products, items for sale, sell _ online, sell handmade, buying and selling, product photos',
    weak: 'our products, these products, products page',
    tasks: [
      'design 5/8/16 Lists and pages of products',
      'front 6/11/19 Lists by category, sorted and filtered',
      'front 5/8/16 Page of a product',
      'back 6/11/19 Products and categories',
      'front 5/8/16 Upkeep of products',
    ],
    parts: {
      variants: {
        terms:
          'variants, variant, sizes and colors, sizes and colours, product options, sku, skus, product attributes, configurator, product configurator, customizable products, customize _ product',
        tasks: ['back 5/8/17 Variants with stock and price', 'front 4/7/13 Choosing variants'],
      },
      compare: { terms: 'compare products, product comparison', tasks: ['front 4/6/11 Comparing products'] },
      pricing: {
        terms:
          'price list, price lists, wholesale prices, tiered pricing, bulk pricing, customer specific prices, dynamic pricing, seasonal pricing, b2b prices, surge pricing, price rules, fare calculation, pricing rules, calculate _ price, price calculation, price calculator, quote calculator',
        tasks: ['back 6/11/22 Rules for prices', 'front 2/5/10 Upkeep of price rules'],
      },
    },
    implies: ['server', 'screens'],
    assumption: 'Texts and pictures of products are delivered ready to use.',
  },
  {
    id: 'checkout',
    component: 'Cart and checkout',
    description: 'From the basket to a placed order.',
    terms:
      'shopping cart, cart, carts, basket, shopping basket, checkout, check out process, add to cart, place an order, place order, place orders, places an order, order online, guest checkout, buy online, buy now, online ordering, order food, order placement, order _ online, buy _ online, order _ for pickup',
    tasks: [
      'design 4/7/13 Cart and checkout',
      'front 4/7/13 Cart',
      'front 6/11/19 Checkout',
      'back 5/10/18 Cart and prices',
      'back 5/8/16 Placing an order',
    ],
    parts: {
      shipping: {
        terms:
          'shipping, shipping cost, shipping costs, delivery cost, shipping methods, shipping options, delivery options, delivery fee, delivery zones, shipping rates, delivery address, shipping address, pickup in store, click and collect, delivery slot, delivery slots, delivery time slot',
        tasks: ['back 5/8/17 Ways and costs of delivery', 'front 2/5/8 Choosing delivery'],
      },
      tax: { terms: 'sales tax, vat, tax calculation, taxes, tax rates, taxjar', tasks: ['back 4/7/14 Taxes'] },
      guest: {
        terms: 'guest checkout, checkout as guest, without registration, without an account',
        tasks: ['back 1/2/5 Ordering without an account'],
      },
      abandoned: {
        terms: 'abandoned cart, abandoned carts, cart recovery',
        tasks: ['back 2/5/10 Reminders of abandoned carts'],
      },
    },
    implies: ['server', 'screens', 'payments'],
  },
  {
    id: 'orders',
    component: 'Orders',
    description: 'Following an order until it is fulfilled.',
    terms:
      'order management, order history, manage orders, track orders, track order, order tracking, order status, track their order, track their orders, orders list, process orders, order processing, fulfil orders, fulfillment, order confirmation, incoming orders, past orders, order details, view orders, receive orders, accept orders, accept or reject orders, returns management, my orders, work orders, purchase history, repeat orders, reorder',
    weak: '=orders',
    tasks: [
      'back 5/10/18 Orders and their states',
      'front 4/7/13 Orders for customers',
      'front 5/8/16 Orders for the back office',
    ],
    parts: {
      returns: {
        loose: true,
        terms:
          'product returns, returns and refunds, return request, rma, exchange items, product return, return policy handling, returned items',
        tasks: ['back 4/7/14 Returns', 'front 2/5/10 Asking for and handling returns'],
      },
      kitchen: {
        loose: true,
        terms: 'kitchen display, kitchen, kitchen screen, order tickets, kds',
        tasks: ['front 4/7/14 Screen for the kitchen'],
      },
    },
    implies: ['server', 'screens'],
  },
  {
    id: 'discounts',
    component: 'Discounts and loyalty',
    description: 'Codes, campaigns, points.',
    terms:
      'coupon, coupons, discount, discounts, promo code, promo codes, promotion code, voucher, vouchers, gift card, gift cards, gift voucher, promotions, special offers, loyalty program, loyalty programme, loyalty points, loyalty, reward points, rewards, refer a friend, referral program, affiliate, affiliates, cashback, flash sale',
    tasks: ['back 4/7/14 Codes and discounts', 'front 2/5/10 Upkeep and use of discounts'],
    parts: {
      loyalty: {
        terms: 'loyalty, reward points, rewards, points system, earn points, cashback, stamps',
        tasks: ['back 5/10/19 Points earned and spent', 'front 4/6/12 Points and rewards'],
      },
      referral: {
        terms:
          'referral program, referral code, referral codes, referral bonus, refer a friend, refer friends, affiliate, affiliates, affiliate program',
        tasks: ['back 5/8/16 Referrals', 'front 2/5/8 Sharing and following referrals'],
      },
      giftcards: {
        terms: 'gift card, gift cards, gift voucher, gift vouchers',
        tasks: ['back 5/8/16 Gift cards', 'front 2/5/8 Buying and redeeming gift cards'],
      },
    },
    implies: ['server', 'screens'],
  },
  {
    id: 'inventory',
    component: 'Inventory',
    description: 'What is in stock, where, and what moves.',
    terms:
      'inventory, inventories, stock level, stock levels, stock management, stock control, in stock, out of stock, low stock, warehouse, warehouses, stock movement, stock movements, stock taking, stocktaking, stock count, replenish*, goods receipt, spare parts, stock keeping, asset register, asset management, assets inventory, equipment inventory, track assets, asset tracking',
    tasks: [
      'design 2/5/10 Stock screens',
      'back 7/13/24 Stock and its movements',
      'front 6/11/19 Lists and details of stock',
      'front 4/7/13 Receiving, moving and correcting',
    ],
    parts: {
      alerts: {
        terms:
          'low stock, stock alert, stock alerts, reorder point, reorder level, minimum stock, expiry date, expiry dates, expiration dates',
        tasks: ['back 2/5/10 Warnings of low or expiring stock'],
      },
      purchasing: {
        loose: true,
        terms: 'purchase order, purchase orders, purchasing, supplier orders, procure*, supplier management, suppliers',
        tasks: ['back 6/11/20 Purchase orders', 'front 5/8/16 Ordering from suppliers'],
      },
      locations: {
        loose: true,
        terms:
          'multiple warehouses, several warehouses, multi warehouse, multiple locations, between warehouses, storage locations, bin locations, several locations, stock transfer',
        tasks: ['back 5/10/19 Several places of storage', 'front 2/5/10 Transfers'],
      },
      batches: {
        loose: true,
        terms: 'batch number, batches, lot number, lot tracking, serial numbers, serial number',
        tasks: ['back 5/8/17 Batches and serial numbers'],
      },
    },
    implies: ['server', 'screens', 'accounts'],
  },
  {
    id: 'pos',
    component: 'Point of sale',
    description: 'Selling at the counter.',
    terms:
      'point of sale, pos, pos system, cash register, cashier screen, record sales, recording sales, making sales, make sales, sales record, sales ledger, receipts printer, sell in store, till, daily sales, checkout counter, sale transaction, ring up',
    tasks: [
      'design 4/7/13 Selling screen',
      'front 7/13/24 Selling: items, quantities, totals',
      'back 6/11/19 Sales and their record',
      'front 4/7/13 Past sales and corrections',
    ],
    parts: {
      receipts: {
        loose: true,
        terms: 'receipt, receipts, print receipt, receipt printer, email receipt',
        tasks: ['front 4/6/12 Receipts'],
      },
      cash: {
        loose: true,
        terms: 'cash drawer, end of day, shift closing, cash count, daily closing, z report',
        tasks: ['back 4/7/14 Closing of the day', 'front 2/5/10 Counting cash'],
      },
    },
    implies: ['server', 'screens', 'catalogue'],
    risks: ['hardware'],
  },
  {
    id: 'reviews',
    component: 'Reviews and ratings',
    description: 'What people think of what they bought or visited.',
    terms:
      'review and rating, reviews and ratings, ratings and reviews, =ratings, customer reviews, product reviews, leave a review, leave reviews, write reviews, write a review, user reviews, star rating, rate and review, rate the, testimonials submission, rate drivers, rate each other, feedback rating',
    weak: '=reviews',
    tasks: [
      'back 4/6/12 Reviews and averages',
      'front 4/7/13 Writing and reading reviews',
      'front 1/4/7 Checking reviews',
    ],
    implies: ['accounts'],
  },
  {
    id: 'wishlist',
    component: 'Favourites',
    description: 'Things kept for later.',
    terms:
      'wishlist, wish list, wish lists, favourites, favorites, favourite, favorite, bookmark, bookmarks, bookmarked, save for later, saved items, save listings, watchlist, shortlist',
    tasks: ['back 1/4/6 Favourites', 'front 2/5/8 Marking and listing favourites'],
    implies: ['accounts'],
  },
]
