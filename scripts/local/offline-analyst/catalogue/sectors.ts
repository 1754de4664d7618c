import type { Capability } from './capability'

/** Work known from one field: health, learning, money, people at work, houses, customers. */
export const sectors: Capability[] = [
  {
    id: 'courses',
    component: 'Courses and lessons',
    description: 'What is taught, step by step.',
    terms:
      'lms, learning management, e learning, elearning, online course, online courses, course catalog, =courses, lessons, course content, course creation, create courses, enroll, enrol, enrollment, enrolment, modules and lessons, learning platform, learning path, learning paths, curriculum, online school, online academy, training platform, language learning, video course, video courses, course platform, educational platform, learning modules, coursework',
    tasks: [
      'design 4/7/13 Courses and lessons',
      'back 6/11/20 Courses, lessons and enrolment',
      'front 6/11/20 Taking a lesson',
      'front 6/12/22 Building a course',
      'back 2/6/11 Progress of learners',
    ],
    parts: {
      certificates: {
        loose: true,
        terms:
          'certificate of completion, completion certificate, completion certificates, course certificates, certificates of, certification of completion, diplomas, issue certificates',
        tasks: ['back 4/6/12 Certificates'],
      },
      scorm: { terms: 'scorm, xapi, lti, tin can', tasks: ['back 7/14/31 Learning packages of others'] },
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
      'design 1/4/7 Questions',
      'back 5/10/18 Questions and scores',
      'front 5/10/17 Taking a test',
      'front 5/8/16 Writing questions',
    ],
    parts: {
      proctoring: {
        loose: true,
        terms:
          'proctoring, proctored, anti cheating, cheating, time limit exam, timed exam, randomized questions, shuffle questions',
        tasks: ['back 5/10/22 Rules against cheating', 'front 4/7/14 Test under time'],
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
      'back 5/8/17 Assignments and marks',
      'front 5/8/17 Handing in and marking',
      'front 4/7/13 Grades for learners and parents',
    ],
    implies: ['accounts'],
  },
  {
    id: 'school',
    component: 'School schedule and rosters',
    description: 'Classes, periods, rooms and who is where.',
    terms:
      'student schedule, student schedules, class periods, period assignment, planning periods, bell schedule, roster, rosters, class lists, hall pass, hall passes, school day, school calendar, homeroom, students staff locations',
    tasks: ['back 5/10/19 Periods, places and people', 'front 5/8/16 Upkeep of schedules and rosters'],
    implies: ['accounts', 'roles'],
  },
  {
    id: 'health',
    component: 'Patient records',
    description: 'What is known of a patient, and who may read it.',
    terms:
      'patient record, patient records, medical record, medical records, medical history, electronic health record, health records, patient data, patient registration, patient management, patient portal, clinical notes, treatment plan, treatment plans, diagnosis, clinic management, hospital management, health tracking, vital signs, symptom, symptoms, vaccination records, dental chart, medical forms, patient card number, practice management',
    tasks: [
      'design 2/6/11 Record of a patient',
      'back 6/12/24 Records with strict rights',
      'front 6/12/22 Record read and written',
      'back 4/7/14 Log of who read what',
    ],
    parts: {
      prescriptions: {
        terms: 'prescription, prescriptions, e prescription, medication, medications, dosage, pharmacy, refill',
        tasks: ['back 5/10/20 Prescriptions', 'front 5/8/16 Writing and following prescriptions'],
      },
      lab: {
        terms:
          'lab results, laboratory results, test results, lab tests, laboratory test, laboratory tests, laboratory management, lab technicians, laboratory services, laboratory staff, diagnostic results',
        tasks: ['back 4/7/14 Orders and results of the laboratory', 'front 4/7/13 Results entered and shown'],
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
      'design 2/6/11 Plans and progress',
      'front 6/11/19 Entering and following',
      'back 5/10/18 Plans, entries and progress',
      'front 4/7/14 Progress as charts',
    ],
    parts: {
      wearables: {
        terms:
          'wearable, wearables, apple health, healthkit, google fit, fitbit, garmin, smartwatch, heart rate, apple watch',
        tasks: ['mobile 7/14/31 Data from wearables', 'back 2/6/12 Measured data merged'],
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
    tasks: ['design 1/4/7 Dishes', 'front 4/7/14 Lists and page of a dish', 'back 2/6/11 Dishes and their upkeep'],
    implies: ['site'],
  },
  {
    id: 'invoicing',
    component: 'Invoices and quotes',
    description: 'Offers, bills and what is still open.',
    terms:
      'invoice, invoices, invoicing, create invoices, send invoices, billing system, generate invoices, billing, quotes and invoices, quotations, quotation, estimates and invoices, send quotes, create quotes, credit note, credit notes, unpaid invoices, overdue invoices, bill customers, billing and invoicing, payment reminders, e invoice, dunning',
    tasks: [
      'design 1/4/7 Bills',
      'back 6/12/22 Bills, numbers and taxes',
      'front 6/11/19 Writing bills',
      'back 4/7/14 Bills as documents, sent',
      'front 2/6/11 Open and paid bills',
    ],
    parts: {
      quotes: {
        terms: 'quotes, quotations, quotation, estimates and invoices, proposals to clients, send quotes',
        tasks: ['back 2/6/11 Offers that become bills', 'front 4/7/13 Writing and accepting offers'],
      },
      recurring: {
        terms:
          'recurring invoices, recurring invoice, automatic invoices, monthly invoices, dunning, payment reminders, overdue invoices',
        tasks: ['back 4/7/13 Bills that repeat, and reminders'],
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
      'back 7/13/26 Accounts and bookings',
      'front 5/10/18 Entering and reading bookings',
      'back 5/10/19 Balances and periods',
    ],
    parts: {
      bank: {
        terms:
          'bank reconciliation, bank feeds, bank statements, import bank transactions, bank account connection, plaid, open banking, link bank accounts, connect bank',
        tasks: ['back 7/14/31 Bank entries fetched and matched', 'front 4/7/14 Matching entries'],
      },
      budgets: {
        loose: true,
        terms: '=budgets, budgeting, budget planner, budget tracking, budget categories, spending limits, set budgets',
        tasks: ['back 2/6/11 Budgets', 'front 4/6/12 Budgets and what is left'],
      },
      expenses: {
        terms:
          'expense reports, expense claims, expense management, submit expenses, travel expenses of employees, track expenses, expense tracking',
        tasks: ['front 4/7/13 Expenses with receipts', 'back 2/6/11 Approval and repayment'],
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
      'back 10/14/38 Rules of pay and deductions',
      'back 5/10/22 Pay runs and corrections',
      'front 5/10/18 Pay slips and lists',
      'back 4/7/17 Files for banks and offices',
    ],
    implies: ['accounts', 'employees'],
    risks: ['accounting', 'rules'],
  },
  {
    id: 'lending',
    component: 'Loans, savings and trading',
    description: 'Money lent, kept or invested.',
    terms:
      'loan application, credit scoring, mortgage, mortgages, interest calculation, interest rate, repayment schedule, repayments, savings account, savings goals, investment, investments, portfolio tracking, stock trading, trading platform, trading bot, crypto, cryptocurrency, insurance policies, insurance claims, claims processing, claims management, policy holders, microfinance, banking app, mobile banking, fintech, lending platform, personal loans, loan repayment, borrow money',
    weak: 'lending',
    tasks: [
      'back 8/14/34 Terms, interest and due amounts',
      'front 6/11/20 Applying and following',
      'back 5/10/22 Decisions and their reasons',
      'front 5/8/17 Accounts for the back office',
    ],
    implies: ['accounts', 'audit'],
    risks: ['regulated-money'],
  },
  {
    id: 'contacts',
    component: 'Contacts and customers',
    description: 'People and companies one deals with.',
    terms:
      'customer relationship, customer management, client management, contact management, manage clients, manage customers, manage contacts, customer database, client database, customer records, customer data, client records, contacts database, address book, customer profiles, client profiles, customer list, client list, applicant profiles, guide profiles, supplier database, member database, member management, membership management, members directory, constituent',
    tasks: ['design 1/4/7 Contacts', 'back 4/7/14 People and companies', 'front 6/11/19 Lists and page of a contact'],
    parts: {
      pipeline: {
        terms:
          'sales pipeline, =deals, =leads, lead management, opportunities, lead tracking, sales funnel, deal stages, lead scoring, prospects',
        tasks: ['back 5/10/18 Leads and stages', 'front 5/10/18 Pipeline'],
      },
      activities: {
        loose: true,
        terms:
          'call log, call logs, log calls, meeting notes, follow ups, follow up tasks, interaction history, communication history, customer history, notes and calls',
        tasks: ['back 2/6/11 Calls, notes and next steps', 'front 4/6/12 History of a contact'],
      },
      segments: {
        loose: true,
        terms: 'segmentation, customer segments, tags and segments, customer groups, contact lists, tagging',
        tasks: ['back 2/6/11 Groups by properties', 'front 2/5/10 Building groups'],
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
    tasks: ['back 4/7/14 Employees and their data', 'front 6/11/19 Lists and page of an employee'],
    parts: {
      reviews: {
        terms: 'performance review, performance reviews, appraisals, goals and reviews, 360 feedback, okr, okrs',
        tasks: ['back 5/8/17 Goals and reviews', 'front 5/8/17 Reviews written and read'],
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
      'back 5/10/18 Absences and balances',
      'front 5/8/16 Asking and approving',
      'front 4/7/13 Calendar of the team',
    ],
    parts: {
      shifts: {
        terms:
          'shift planning, shift scheduling, shifts, rota, rotas, duty roster, staff scheduling, employee scheduling, shift swap',
        tasks: ['back 6/12/24 Shifts and their rules', 'front 7/13/26 Planning shifts', 'front 2/5/10 Swapping shifts'],
      },
    },
    implies: ['accounts', 'employees'],
  },
  {
    id: 'recruiting',
    component: 'Applications for jobs',
    description: 'Jobs, those who apply, and steps until hired.',
    terms:
      'recruitment, recruiting, applicant tracking, ats, job application, job applications, apply for jobs, apply for a job, job board, job portal, candidates apply, hiring process, cv upload, upload cv, upload resume, resume upload, job seekers, job search, career page, careers page, interview scheduling, candidate pipeline, employers post, freelancers apply',
    tasks: [
      'design 2/5/10 Jobs and applications',
      'back 5/10/18 Applications and their steps',
      'front 5/8/16 Applying',
      'front 5/10/17 Working on applications',
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
      'back 5/10/19 Properties and their data',
      'front 6/11/20 Lists and page of a property',
      'front 5/8/16 Upkeep of properties',
    ],
    parts: {
      leases: {
        terms: 'lease, leases, rent collection, rent payments, tenancy, tenancies, lease agreements, rent due',
        tasks: ['back 5/10/20 Leases and rent', 'front 5/8/16 Leases for both sides'],
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
      'design 2/6/11 Applying and following',
      'back 6/11/22 Applications, papers and decisions',
      'front 6/11/20 Application in steps',
      'front 5/10/18 Desk of the office',
    ],
    implies: ['accounts'],
    risks: ['public-sector'],
  },
]
