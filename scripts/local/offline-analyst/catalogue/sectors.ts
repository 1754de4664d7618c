import type { Capability } from './capability'

/** Work known from one field: health, learning, money, people at work, houses, customers. */
export const sectors: Capability[] = [
  {
    id: 'courses',
    component: 'Courses and lessons',
    description: 'What is taught, step by step.',
    terms:
      'lms, learning management, e learning, elearning, online course, online courses, course catalog, courses, lessons, course content, course creation, create courses, enroll, enrol, enrollment, enrolment, modules and lessons, learning platform, learning path, learning paths, curriculum, online school, online academy, training platform, language learning, video course, video courses, course platform, educational platform, learning modules, coursework',
    tasks: [
      'design 3/6/11 Courses and lessons',
      'back 5/9/17 Courses, lessons and enrolment',
      'front 5/9/17 Taking a lesson',
      'front 5/10/18 Building a course',
      'back 2/5/9 Progress of learners',
    ],
    parts: {
      certificates: {
        terms:
          'certificate of completion, certificates, certificate, certification of completion, diplomas, issue certificates',
        tasks: ['back 3/5/10 Certificates'],
      },
      scorm: { terms: 'scorm, xapi, lti, tin can', tasks: ['back 6/12/26 Learning packages of others'] },
    },
    implies: ['accounts'],
  },
  {
    id: 'quizzes',
    component: 'Quizzes and exams',
    description: 'Questions with right and wrong.',
    terms:
      'quiz, quizzes, exam, exams, online exam, online test, online tests, question bank, multiple choice, test results of students, mock exam, mock exams, graded assessments, flashcards, flash cards, practice tests, trivia',
    tasks: [
      'design 1/3/6 Questions',
      'back 4/8/15 Questions and scores',
      'front 4/8/14 Taking a test',
      'front 4/7/13 Writing questions',
    ],
    parts: {
      proctoring: {
        terms:
          'proctoring, proctored, anti cheating, cheating, time limit exam, timed exam, randomized questions, shuffle questions',
        tasks: ['back 4/8/18 Rules against cheating', 'front 3/6/12 Test under time'],
      },
    },
    implies: ['accounts'],
  },
  {
    id: 'grading',
    component: 'Assignments and grades',
    description: 'Work handed in, marked and shown.',
    terms:
      'assignments submission, homework, submit assignments, submit homework, grading, grade book, gradebook, =grades, report cards, student grades, assignment grading, coursework submission, student progress, school management, class register, student records, student management, school system, attendance of students',
    tasks: [
      'back 4/7/14 Assignments and marks',
      'front 4/7/14 Handing in and marking',
      'front 3/6/11 Grades for learners and parents',
    ],
    implies: ['accounts'],
  },
  {
    id: 'school',
    component: 'School schedule and rosters',
    description: 'Classes, periods, rooms and who is where.',
    terms:
      'student schedule, student schedules, class periods, period assignment, planning periods, bell schedule, roster, rosters, class lists, hall pass, hall passes, digital hall pass, school day, school calendar, homeroom, students staff locations',
    tasks: ['back 4/8/16 Periods, places and people', 'front 4/7/13 Upkeep of schedules and rosters'],
    implies: ['accounts', 'roles'],
  },
  {
    id: 'health',
    component: 'Patient records',
    description: 'What is known of a patient, and who may read it.',
    terms:
      'patient record, patient records, medical record, medical records, medical history, electronic health record, health records, patient data, patient registration, patient management, patient portal, clinical notes, treatment plan, treatment plans, diagnosis, clinic management, hospital management, health tracking, vital signs, symptom, symptoms, vaccination records, dental chart, medical forms, card number, practice management',
    tasks: [
      'design 2/5/9 Record of a patient',
      'back 5/10/20 Records with strict rights',
      'front 5/10/18 Record read and written',
      'back 3/6/12 Log of who read what',
    ],
    parts: {
      prescriptions: {
        terms: 'prescription, prescriptions, e prescription, medication, medications, dosage, pharmacy, refill',
        tasks: ['back 4/8/17 Prescriptions', 'front 4/7/13 Writing and following prescriptions'],
      },
      lab: {
        terms:
          'lab results, laboratory results, test results, lab tests, laboratory test, laboratory tests, laboratory management, lab technicians, laboratory services, laboratory staff, diagnostic results',
        tasks: ['back 3/6/12 Orders and results of the laboratory', 'front 3/6/11 Results entered and shown'],
      },
    },
    implies: ['accounts', 'roles', 'privacy'],
    risks: ['health-data'],
  },
  {
    id: 'fitness',
    component: 'Training and habits',
    description: 'Exercises, meals, habits and progress.',
    terms:
      'workout, workouts, fitness app, fitness tracking, exercise library, exercises, training plan, training plans, meal plan, meal plans, nutrition, calorie, calories, habit tracker, habit tracking, habits, track habits, steps counter, step count, weight tracking, sleep tracking, mood tracking, mood journal, meditation, meditations, workout plans, log workouts, running tracker, wellness',
    tasks: [
      'design 2/5/9 Plans and progress',
      'front 5/9/16 Entering and following',
      'back 4/8/15 Plans, entries and progress',
      'front 3/6/12 Progress as charts',
    ],
    parts: {
      wearables: {
        terms:
          'wearable, wearables, apple health, healthkit, google fit, fitbit, garmin, smartwatch, heart rate, apple watch',
        tasks: ['mobile 6/12/26 Data from wearables', 'back 2/5/10 Measured data merged'],
      },
    },
    implies: ['accounts'],
  },
  {
    id: 'recipes',
    component: 'Recipes and menus',
    description: 'Dishes, what is in them, and the card.',
    terms:
      'recipe, recipes, ingredients, shopping list, shopping lists, cookbook, restaurant menu, digital menu, online menu, menu items, menu management, food menu, menu with prices, menu page, dishes, allergens, daily menu, our menu',
    tasks: ['design 1/3/6 Dishes', 'front 3/6/12 Lists and page of a dish', 'back 2/5/9 Dishes and their upkeep'],
    implies: ['site'],
  },
  {
    id: 'invoicing',
    component: 'Invoices and quotes',
    description: 'Offers, bills and what is still open.',
    terms:
      'invoice, invoices, invoicing, create invoices, send invoices, billing system, generate invoices, billing, quotes and invoices, quotations, quotation, estimates and invoices, send quotes, create quotes, credit note, credit notes, unpaid invoices, overdue invoices, bill customers, billing and invoicing, payment reminders, e invoice, dunning',
    tasks: [
      'design 1/3/6 Bills',
      'back 5/10/18 Bills, numbers and taxes',
      'front 5/9/16 Writing bills',
      'back 3/6/12 Bills as documents, sent',
      'front 2/5/9 Open and paid bills',
    ],
    parts: {
      quotes: {
        terms: 'quotes, quotations, quotation, estimates and invoices, proposals to clients, send quotes',
        tasks: ['back 2/5/9 Offers that become bills', 'front 3/6/11 Writing and accepting offers'],
      },
      recurring: {
        terms:
          'recurring invoices, recurring invoice, automatic invoices, monthly invoices, dunning, payment reminders, overdue invoices',
        tasks: ['back 3/6/11 Bills that repeat, and reminders'],
      },
    },
    implies: ['accounts', 'contacts'],
    risks: ['accounting'],
  },
  {
    id: 'accounting',
    component: 'Accounting and ledger',
    description: 'Every amount booked, every balance right.',
    terms:
      'accounting, bookkeeping, general ledger, ledger, double entry, chart of accounts, journal entries, accounts payable, accounts receivable, balance sheet, profit and loss, bank reconciliation, financial statements, trial balance, income and expenses, income and outcome, cash flow, cashflow, expense tracking, track expenses, expense management, expense reports, expenses, budget planner, budgeting app, budget tracking, personal finance, spending categories, cost tracking, financial overview, petty cash',
    tasks: [
      'back 6/11/22 Accounts and bookings',
      'front 4/8/15 Entering and reading bookings',
      'back 4/8/16 Balances and periods',
    ],
    parts: {
      bank: {
        terms:
          'bank reconciliation, bank feeds, bank statements, import bank transactions, bank account connection, plaid, open banking, link bank accounts, connect bank',
        tasks: ['back 6/12/26 Bank entries fetched and matched', 'front 3/6/12 Matching entries'],
      },
      budgets: {
        terms: 'budgets, budgeting, budget planner, budget tracking, budget categories, spending limits, set budgets',
        tasks: ['back 2/5/9 Budgets', 'front 3/5/10 Budgets and what is left'],
      },
      expenses: {
        terms:
          'expense reports, expense claims, expense management, submit expenses, travel expenses of employees, track expenses, expense tracking',
        tasks: ['front 3/6/11 Expenses with receipts', 'back 2/5/9 Approval and repayment'],
      },
    },
    implies: ['accounts'],
    risks: ['accounting'],
  },
  {
    id: 'payroll',
    component: 'Payroll',
    description: 'What people are paid, and why.',
    terms:
      'payroll, salary, salaries, payslip, payslips, wages, wage calculation, salary calculation, tax deductions, tips distribution',
    tasks: [
      'back 8/14/32 Rules of pay and deductions',
      'back 4/8/18 Pay runs and corrections',
      'front 4/8/15 Pay slips and lists',
      'back 3/6/14 Files for banks and offices',
    ],
    implies: ['accounts', 'employees'],
    risks: ['accounting', 'rules'],
  },
  {
    id: 'lending',
    component: 'Loans, savings and trading',
    description: 'Money lent, kept or invested.',
    terms:
      'loan, loans, lending, loan application, credit scoring, mortgage, mortgages, interest calculation, interest rate, repayment schedule, repayments, savings account, savings goals, investment, investments, portfolio tracking, stock trading, trading platform, trading bot, crypto, cryptocurrency, insurance policies, insurance claims, claims processing, claims management, policy holders, microfinance, banking app, mobile banking, fintech',
    tasks: [
      'back 7/13/28 Terms, interest and due amounts',
      'front 5/9/17 Applying and following',
      'back 4/8/18 Decisions and their reasons',
      'front 4/7/14 Accounts for the back office',
    ],
    implies: ['accounts', 'audit'],
    risks: ['regulated-money'],
  },
  {
    id: 'contacts',
    component: 'Contacts and customers',
    description: 'People and companies one deals with.',
    terms:
      'crm, customer relationship, customer management, client management, contact management, manage clients, manage customers, manage contacts, customer database, client database, customer records, customer data, client records, contacts database, address book, customer profiles, client profiles, customer list, client list, applicant profiles, guide profiles, supplier database, member database, member management, membership management, members directory, constituent',
    tasks: ['design 1/3/6 Contacts', 'back 3/6/12 People and companies', 'front 5/9/16 Lists and page of a contact'],
    parts: {
      pipeline: {
        terms:
          'sales pipeline, =deals, =leads, lead management, opportunities, lead tracking, sales funnel, deal stages, lead scoring, prospects',
        tasks: ['back 4/8/15 Leads and stages', 'front 4/8/15 Pipeline'],
      },
      activities: {
        terms:
          'call log, call logs, log calls, meeting notes, follow ups, follow up tasks, interaction history, communication history, customer history, notes and calls',
        tasks: ['back 2/5/9 Calls, notes and next steps', 'front 3/5/10 History of a contact'],
      },
      segments: {
        terms: 'segmentation, customer segments, tags and segments, customer groups, contact lists, tagging',
        tasks: ['back 2/5/9 Groups by properties', 'front 2/4/8 Building groups'],
      },
    },
    implies: ['accounts'],
  },
  {
    id: 'employees',
    component: 'Employee records',
    description: 'People who work here, and their papers.',
    terms:
      'hr system, hr software, hris, human resources, hr portal, employee records, employee database, employee management, staff management, personnel file, personnel records, employee profiles, employee directory, employee data, manage employees, employee self service, org chart, performance review, performance reviews, appraisals, staff records',
    tasks: ['back 3/6/12 Employees and their data', 'front 5/9/16 Lists and page of an employee'],
    parts: {
      reviews: {
        terms: 'performance review, performance reviews, appraisals, goals and reviews, 360 feedback, okr, okrs',
        tasks: ['back 4/7/14 Goals and reviews', 'front 4/7/14 Reviews written and read'],
      },
    },
    implies: ['accounts', 'roles'],
    risks: ['personal-data'],
  },
  {
    id: 'leave',
    component: 'Leave and shifts',
    description: 'Who is away, who works when.',
    terms:
      'leave request, leave requests, vacation request, vacation requests, holiday requests, leave management, time off, absence, absences, vacation days, sick leave, pto, shift planning, shift scheduling, shifts, rota, rotas, roster planning, duty roster, staff scheduling, employee scheduling, shift swap, leave balance, annual leave',
    tasks: [
      'back 4/8/15 Absences and balances',
      'front 4/7/13 Asking and approving',
      'front 3/6/11 Calendar of the team',
    ],
    parts: {
      shifts: {
        terms:
          'shift planning, shift scheduling, shifts, rota, rotas, duty roster, staff scheduling, employee scheduling, shift swap',
        tasks: ['back 5/10/20 Shifts and their rules', 'front 6/11/22 Planning shifts', 'front 2/4/8 Swapping shifts'],
      },
    },
    implies: ['accounts', 'employees'],
  },
  {
    id: 'recruiting',
    component: 'Applications for jobs',
    description: 'Jobs, those who apply, and steps until hired.',
    terms:
      'recruitment, recruiting, applicant tracking, ats, job application, job applications, apply for jobs, apply for a job, job board, job portal, candidates apply, hire, hiring, cv upload, upload cv, upload resume, resume upload, job seekers, job search, career page, careers page, interviews scheduling, candidate pipeline, employers post, freelancers apply',
    tasks: [
      'design 2/4/8 Jobs and applications',
      'back 4/8/15 Applications and their steps',
      'front 4/7/13 Applying',
      'front 4/8/14 Working on applications',
    ],
    implies: ['accounts', 'files'],
  },
  {
    id: 'realestate',
    component: 'Properties and leases',
    description: 'Houses, rooms, contracts and rent.',
    terms:
      'property management, rental management, real estate, realtor, lease, leases, rent collection, rent payments, tenants and landlords, rental properties, property details, apartments, apartment, units and buildings, landlord portal, tenant portal, hotel rooms, room types, room rates, guest house, vacation rental, vacation rentals, hotel management, hostel',
    weak: '=properties, property, hotel, housing',
    tasks: [
      'back 4/8/16 Properties and their data',
      'front 5/9/17 Lists and page of a property',
      'front 4/7/13 Upkeep of properties',
    ],
    parts: {
      leases: {
        terms: 'lease, leases, rent collection, rent payments, tenancy, tenancies, lease agreements, rent due',
        tasks: ['back 4/8/17 Leases and rent', 'front 4/7/13 Leases for both sides'],
      },
    },
    implies: ['server', 'screens'],
  },
  {
    id: 'permits',
    component: 'Permits and public services',
    description: 'Applications to an office, and its answer.',
    terms:
      'permit application, permit applications, permit approved, permits, licence application, license application, licenses and permits, e government, egovernment, public services, citizen portal, applications for benefits, benefit application, program benefits, eligibility, outfitter permit, special use permit, case worker, caseworkers, child welfare, grant applications, grants, applicant portal, visa application, tax filing, voter',
    tasks: [
      'design 2/5/9 Applying and following',
      'back 5/9/18 Applications, papers and decisions',
      'front 5/9/17 Application in steps',
      'front 4/8/15 Desk of the office',
    ],
    implies: ['accounts'],
    risks: ['public-sector'],
  },
]
