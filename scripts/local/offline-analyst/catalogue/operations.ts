import type { Capability } from './capability'

/** Time, places, things that move, work that is handed out. */
export const operations: Capability[] = [
  {
    id: 'booking',
    component: 'Booking',
    description: 'Times offered, booked, changed and cancelled.',
    terms:
      'booking, bookings, book a, book an, book appointments, book classes, book lessons, book a class, book a table, book online, book tickets, appointment scheduling, schedule appointments, schedule an appointment, make an appointment, reservation, reservations, reserve a, reserve, table reservation, time slot, time slots, timeslot, availability calendar, class schedule, book and pay, book them, book it, can book, to book, book _ online, book rooms, room booking, desk booking, book services, book sessions, cancel bookings, cancel a booking, rental booking, rent a, rent cars, car rental, book rides, book a ride, viewing appointments, schedule a viewing, schedule viewings',
    weak: 'appointment, appointments',
    tasks: [
      'design 4/7/13 Finding and booking a time',
      'back 7/13/24 Times that are free, and rules of booking',
      'back 5/10/18 Booking and cancelling without double booking',
      'front 7/13/24 Calendar and booking',
      'front 4/7/13 My bookings',
      'front 5/8/16 Bookings for the back office',
    ],
    parts: {
      resources: {
        loose: true,
        terms:
          'staff availability, staff schedules, room availability, multiple staff, each instructor, trainers availability, practitioner availability, rooms and equipment, assign rooms, set availability, set their availability, working hours, multiple locations booking, mark availability, mark their availability',
        tasks: ['back 4/7/14 Availability of people and rooms', 'front 4/7/13 Setting availability'],
      },
      recurring: {
        loose: true,
        terms:
          'recurring booking, recurring bookings, recurring appointment, recurring appointments, recurring classes, repeat booking, weekly classes, series of, recurring events, recurring',
        tasks: ['back 5/8/17 Series and their exceptions', 'front 2/5/8 Setting up a series'],
      },
      waitlist: {
        terms: 'waiting list, waitlist, wait list, standby list',
        tasks: ['back 4/7/13 Waiting list', 'front 1/4/6 Joining and leaving the list'],
      },
      policy: {
        loose: true,
        terms:
          'cancellation policy, cancellation fee, cancellation rules, no show, no shows, late cancellation, cancel up to, cancel within, reschedule, rescheduling',
        tasks: ['back 2/5/10 Rules for cancelling and moving'],
      },
      checkin: {
        loose: true,
        terms:
          'check in customers, check in guests, check in participants, attendance of class, class attendance, mark attendance, check in and check out',
        tasks: ['front 2/5/10 Presence taken', 'back 1/4/6 Presence kept'],
      },
    },
    implies: ['accounts', 'email'],
    assumption: 'Times are offered in one time zone.',
  },
  {
    id: 'calendar',
    component: 'Calendar',
    description: 'Dates seen and moved on a calendar.',
    terms:
      'calendar view, calendar, calendars, calendar sync, calendar integration, google calendar, outlook calendar, ical, month view, week view, agenda, scheduling, scheduler, timetable, timetables, planner, monthly planner, schedule management, weekly schedule, planning board, =schedules, day planner',
    weak: '=schedule, =schedules, planning',
    tasks: [
      'design 1/4/7 Calendar',
      'front 6/12/22 Calendar by day, week and month',
      'back 4/7/14 Dates and conflicts',
    ],
    parts: {
      sync: {
        terms:
          'calendar sync, calendar integration, google calendar, outlook calendar, ical, sync with _ calendar, sync _ calendar, add to calendar',
        tasks: ['back 6/12/24 Calendars of others kept in step'],
      },
      planning: {
        terms:
          'drag and drop schedule, planning board, gantt, resource planning, capacity planning, drag and drop calendar, gantt chart, gantt charts',
        tasks: ['front 8/14/31 Planning by drag and drop', 'back 5/10/19 Conflicts and capacity'],
      },
      presets: {
        loose: true,
        terms:
          'preset, presets, set various preset, time periods, daily time periods, hour settings, override planned, planned parameter, planned or default, schedule rules, default time period',
        tasks: ['back 5/8/17 Plans by period and their exceptions', 'front 4/7/13 Editing plans'],
      },
    },
    implies: ['server', 'screens'],
  },
  {
    id: 'queue',
    component: 'Queue management',
    description: 'Who is next, and who is told.',
    terms:
      'queue management, queue, queues, queuing, queueing, waiting line, virtual queue, queue number, ticket number, call next, call the next, next patient, next customer, take a number, waiting room, estimated waiting time, waiting times, waiting time, turn approaches, queue position',
    tasks: [
      'design 2/6/11 Queue for those who wait and those who call',
      'back 6/12/23 Numbers, order and states of the queue',
      'back 4/7/14 Estimated waiting times',
      'front 5/8/16 Joining, watching and leaving the queue',
      'front 5/8/16 Calling the next',
    ],
    parts: {
      display: {
        loose: true,
        terms:
          'tv screen, tv screens, public display, display screen, display screens, central screen, lobby, lobbies, signage, digital signage, hospital screens, wall display, big screen, information display',
        tasks: ['front 5/8/16 Public screens', 'back 2/5/10 Screens kept running and in step'],
      },
      missed: {
        loose: true,
        terms:
          'missed turn, miss cases, missed cases, no show, automatically removes, automatic queue member removal, removed from the queue, fail to avail, skip patient, missed their turn',
        tasks: ['back 2/5/10 Missed turns'],
      },
    },
    implies: ['accounts', 'realtime'],
  },
  {
    id: 'helpdesk',
    component: 'Tickets and support',
    description: 'Requests taken in and solved.',
    terms:
      'helpdesk, help desk, support ticket, support tickets, ticketing system, ticket system, trouble ticket, service desk, customer support, support requests, service request, service requests, issue tracker, incident management, report incidents, complaint handling, maintenance request, maintenance requests, submit a ticket, report an issue, report a problem, report problems, case tracking, fault reports, report potholes, issue reporting',
    weak: 'incident, incidents, complaint, complaints',
    tasks: [
      'design 2/5/10 Requests',
      'back 5/10/18 Requests and their states',
      'front 5/8/16 Making and following a request',
      'front 5/10/17 Working on requests',
    ],
    parts: {
      sla: {
        loose: true,
        terms: 'sla, service level, response time targets, escalation rules, canned responses, ticket priority',
        tasks: ['back 4/7/14 Times promised and escalation', 'front 2/5/10 Priorities and standard answers'],
      },
    },
    implies: ['accounts', 'email'],
  },
  {
    id: 'projects',
    component: 'Tasks and projects',
    description: 'Work planned, given out and followed.',
    terms:
      'task management, to do list, todo list, to do app, todo app, kanban, kanban board, project management tool, project management app, project management software, assign tasks, create tasks, manage tasks, task list, milestones tracking, project tracking, manage projects, track projects, work items, project boards, subtasks, task board, project planning tool, job management, jobs assigned',
    weak: '=tasks, task',
    tasks: [
      'design 2/6/11 Tasks and boards',
      'back 5/10/18 Tasks, people and dates',
      'front 6/11/19 Boards and lists',
      'front 4/7/13 Page of a task',
    ],
    parts: {
      dependencies: {
        terms: 'task dependencies, critical path, gantt, gantt chart, dependencies between',
        tasks: ['front 8/14/31 Time chart', 'back 4/7/16 Dependencies'],
      },
    },
    implies: ['accounts', 'comments'],
  },
  {
    id: 'time',
    component: 'Time tracking',
    description: 'Hours worked, entered and approved.',
    terms:
      'time tracking, timesheet, timesheets, track time, time entries, clock in, clock out, punch clock, working hours tracking, hours worked, billable hours, log hours, attendance tracking, time clock, time and attendance, overtime, record hours, track hours',
    tasks: [
      'design 1/4/7 Hours',
      'front 5/10/17 Entering hours',
      'back 4/7/14 Hours and their sums',
      'front 4/6/12 Checking and approving hours',
    ],
    parts: {
      clock: {
        terms: 'clock in, clock out, punch clock, time clock, gps check in, start and stop timer',
        tasks: ['front 2/6/11 Coming and going', 'back 2/5/10 Faults and corrections of stamps'],
      },
    },
    implies: ['accounts'],
  },
  {
    id: 'maps',
    component: 'Maps and places',
    description: 'Places shown and found on a map.',
    terms:
      'map, maps, google maps, map view, interactive map, show on map, geolocation, location based, gps, nearby, near me, store locator, store finder, openstreetmap, mapbox, location search, distance search, geo search, find nearby, get directions, driving directions, geocod*, gis, spatial, layers on a map, bounding box, points of interest',
    tasks: ['design 1/4/7 Map', 'front 6/11/20 Map with places', 'back 4/7/14 Places and search by distance'],
    parts: {
      tracking: {
        terms:
          'live tracking, track location, real time location, real time tracking, gps tracking, track the driver, track drivers, track vehicles, location tracking, track delivery, vehicle tracking, track couriers, live location, track the courier, tracking of vehicles',
        tasks: [
          'back 7/13/26 Positions received and passed on',
          'front 6/11/22 Movement on the map',
          'mobile 6/12/24 Position sent by the device',
        ],
      },
      routes: {
        terms:
          'route optimization, route optimisation, route planning, optimal route, optimal routes, routing algorithm, plan routes, best route, gps navigation, turn by turn, optimize routes, delivery routes',
        tasks: ['back 7/14/31 Routes computed', 'front 4/7/14 Routes on the map'],
      },
      geofence: {
        terms: 'geofence, geofencing, geo fence, enters an area, location alerts',
        tasks: ['back 5/10/19 Areas and what happens in them'],
      },
      layers: {
        terms:
          'map layers, layer switcher, layerswitcher, heat map, heatmap layer, choropleth, road segments, polygons, draw on map, wms, shapefile, bounding box, markers, zoom and pan, base maps, cluster markers',
        tasks: ['front 5/10/19 Layers, areas and marks on the map', 'back 4/7/16 Data by area'],
      },
    },
    implies: ['server', 'screens'],
    risks: ['running-cost'],
    technologies: ['Mapbox'],
  },
  {
    id: 'delivery',
    component: 'Delivery and dispatch',
    description: 'Who brings what where.',
    terms:
      'delivery app, delivery platform, =deliveries, food delivery, couriers, dispatch, dispatching, delivery driver, delivery drivers, assign drivers, driver app, last mile, shipment, shipments, shipment tracking, freight, cargo, =logistics, parcel, parcels, delivery status, proof of delivery, ride hailing, ride sharing, taxi, request a ride, ride requests, pick up and drop off, delivery management, transport orders, consignment*, haulage, grocery delivery',
    tasks: [
      'design 4/7/13 Deliveries for those who send, bring and wait',
      'back 7/14/26 Deliveries and their states',
      'back 6/11/22 Giving deliveries to drivers',
      'front 6/11/20 Board of the dispatcher',
      'mobile 7/14/26 Deliveries on the driver’s device',
    ],
    parts: {
      proof: {
        terms: 'proof of delivery, delivery confirmation, signature on delivery, photo of delivery, pod',
        tasks: ['mobile 5/8/17 Proof of delivery'],
      },
      ride: {
        terms:
          'ride hailing, ride sharing, request a ride, taxi, ride requests, book rides, book a ride, fare, passengers and drivers',
        tasks: [
          'back 7/14/31 Finding a driver near by',
          'back 5/8/17 Fares',
          'mobile 6/12/24 The ride, for passenger and driver',
        ],
      },
    },
    implies: ['accounts', 'maps', 'realtime'],
  },
  {
    id: 'fleet',
    component: 'Vehicles and equipment',
    description: 'Vehicles, machines and their upkeep.',
    terms:
      'fleet, fleets, fleet management, vehicle management, vehicles, trucks, vehicle maintenance, maintenance schedule, maintenance schedules, fuel consumption, fuel logs, mileage tracking, equipment maintenance, machine maintenance, preventive maintenance, equipment tracking, vehicle inspections, equipment inspections, work order, work orders',
    tasks: [
      'back 5/10/18 Vehicles or machines and their data',
      'front 5/10/17 Lists and details',
      'back 2/6/12 Due dates of maintenance',
    ],
    implies: ['accounts'],
  },
  {
    id: 'circulation',
    component: 'Lending and returns',
    description: 'Things lent, due and given back.',
    terms:
      'borrow, borrowed, borrowing, borrower, borrowers, lend, lender, lenders, lending books, loan period, loan of books, on loan, book loans, record loans, overdue books, overdue items, check out books, circulation, return books, returned books, due back, lent',
    weak: 'loan, loans, reserve them',
    tasks: [
      'back 5/10/18 Loans, due dates and returns',
      'front 4/8/14 Handing out and taking back',
      'front 3/6/11 My loans and reservations',
      'back 3/5/10 Reminders and overdue loans',
    ],
    implies: ['accounts'],
  },
  {
    id: 'manufacturing',
    component: 'Production',
    description: 'What is made, of what, when and where.',
    terms:
      'production order, production orders, manufacturing, bill of materials, production planning, shop floor, work center, work centre, machine scheduling, manufacturing execution, mes system, production line, assembly orders, quality inspection, material requirements planning, mrp',
    tasks: [
      'back 6/12/24 Production orders and their parts',
      'back 5/10/20 Planning by capacity and material',
      'front 5/10/19 Orders and plan of production',
      'front 4/8/16 Reporting from the shop floor',
    ],
    implies: ['accounts', 'inventory'],
  },
  {
    id: 'field',
    component: 'Field work',
    description: 'Jobs done outside, with a device in the hand.',
    terms:
      'field service, field workers, on site visits, site visits, job sheets, technician visits, field inspection, site inspection, site inspections, mobile workforce, home visits, field agents, construction site, site diary, site reports',
    tasks: [
      'back 5/10/18 Jobs and visits',
      'mobile 7/13/24 Job on the device: data, pictures, signature',
      'front 5/8/17 Planning of visits',
    ],
    implies: ['accounts'],
  },
  {
    id: 'barcodes',
    component: 'Barcodes and QR codes',
    description: 'Codes scanned and made.',
    terms:
      'barcode, barcodes, bar code, bar codes, qr code, qr codes, barcode scanner, scan products, scan items, barcode scanning, qr scanning, scan qr, zxing, rfid, nfc, scan code, barcode reader, scan the code, qr',
    tasks: ['front 4/7/16 Scanning codes', 'back 1/4/7 Codes made and recognised'],
    implies: ['screens'],
    risks: ['hardware'],
  },
  {
    id: 'printing',
    component: 'Printing',
    description: 'Labels and papers from a printer.',
    terms:
      'label printing, print labels, printer, printers, thermal printer, receipt printer, print tickets, print invoices, printing, badge printing, print badges',
    tasks: ['front 4/7/16 Printing', 'back 2/5/10 Layouts for print'],
    implies: ['screens'],
    risks: ['hardware'],
  },
  {
    id: 'kiosk',
    component: 'Kiosk and public screens',
    description: 'Devices that stand in public.',
    terms:
      'kiosk, kiosks, self service terminal, touch screen terminal, digital signage, wall mounted tablet, self checkout',
    tasks: [
      'design 1/4/7 Large touch screens',
      'front 5/10/19 Kiosk view that always recovers',
      'devops 2/5/11 Devices set up and watched',
    ],
    implies: ['screens'],
    risks: ['hardware'],
  },
]
