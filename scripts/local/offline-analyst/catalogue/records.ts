import type { Capability } from './capability'

export const records: Capability[] = [
  {
    id: 'search',
    component: 'Search and filters',
    description: 'Finding things by words and properties.',
    terms:
      'search, searches, searching, search bar, search function, search functionality, full text search, search engine for, filter by, filters, filtering, filtered, advanced search, search by, search results, find by, look up, lookup, autocomplete, auto complete, sort by, search and filter, prior history search, query builder, faceted',
    weak: 'filter, filter options, find, sorted',
    tasks: ['front 4/7/13 Search and filters', 'back 5/8/16 Search and its order of results'],
    parts: {
      fulltext: {
        terms:
          'full text search, elasticsearch, elastic search, opensearch, algolia, solr, fuzzy search, typo tolerant, search engine for, relevance ranking, semantic search, search api, flexible search, unified search, cross search, federated search, person search, search across',
        tasks: ['back 7/13/26 Search index and its upkeep', 'back 5/8/17 Weighing of results'],
      },
      suggestions: {
        terms: 'autocomplete, auto complete, search suggestions, type ahead, typeahead, did you mean, autosuggest',
        tasks: ['front 2/5/10 Suggestions while typing', 'back 1/4/7 Source of suggestions'],
      },
      saved: {
        loose: true,
        terms: 'saved search, saved searches, save searches, search alerts, save their search',
        tasks: ['back 2/5/10 Searches kept, with notices', 'front 1/4/6 Kept searches'],
      },
      dedupe: {
        terms:
          'duplicate detection, detect duplicates, deduplicat*, =duplicates, duplicate records, merge duplicates, merge records, record linkage, match records, single view of, group multiple reports',
        tasks: ['back 7/14/31 Finding records that mean the same', 'front 5/8/17 Comparing and merging'],
      },
    },
    implies: ['server', 'screens'],
  },
  {
    id: 'records',
    component: 'Records',
    description: 'Things kept, listed, changed and removed.',
    terms:
      'crud, create read update delete, add edit and delete, add edit and remove, add edit delete, create edit and delete, create update and delete, add edit remove, manage records, data entry, record keeping, keep track of, keeps track of, master data, record management, case file, case files, case management, person management, enter data, form entry, track cases, registry, create new or update',
    weak: 'manage, records, record, store, maintain, database',
    tasks: ['front 5/10/17 Lists and forms of records', 'back 5/8/16 Records and their checks'],
    parts: {
      history: {
        terms:
          'version history of, record history, history of a, previous versions, restore previous, history of changes, revision of records, view a history, past history, view own history, own history',
        tasks: ['back 2/6/12 History of a record', 'front 2/5/8 History shown'],
      },
      fields: {
        terms: 'custom fields, configurable fields, dynamic fields, user defined fields, custom attributes',
        tasks: ['back 5/10/19 Fields of one’s own', 'front 4/7/14 Defining fields'],
      },
      autofill: {
        terms:
          'autofill, auto fill, autopopulate, auto populate, prefill, pre fill, prefilled, copy common, default values',
        tasks: ['back 2/5/10 Values filled in from what is known', 'front 1/4/7 Filled fields shown'],
      },
      drafts: {
        terms:
          'save as draft, draft, drafts, autosave, auto save, resume later, partially completed, save progress, continue later, save and continue',
        tasks: ['back 2/5/10 Work kept unfinished', 'front 1/4/7 Going on where one stopped'],
      },
      validation: {
        terms:
          'validation rules, data validation, input validation, check validity, error message, error messages, validates the, mandatory fields, data quality checks, spell check, auto spell, invalid input',
        tasks: ['back 2/5/10 Rules checked', 'front 2/5/10 Faults shown where they are'],
      },
    },
    implies: ['server', 'screens'],
  },
  {
    id: 'files',
    component: 'Files and documents',
    description: 'Files uploaded, kept and opened.',
    terms:
      'file upload, file uploads, upload files, upload file, upload documents, upload document, upload photos, upload photo, upload images, upload pictures, upload a, uploads, attach files, attach documents, attachment upload, attachments, document management, document storage, file storage, file sharing, document upload, file attachments, drag and drop upload, store documents, store files, evidence files, picture upload',
    weak: 'upload, uploaded, documents, photos, attached, pictures',
    tasks: [
      'back 4/7/14 Storage of files with rights',
      'front 4/6/12 Upload with progress',
      'front 1/4/7 Lists and preview of files',
    ],
    parts: {
      versions: {
        terms:
          'document management, document versions, version control of documents, document versioning, check out documents, folders, folder structure, document library, document approval workflow',
        tasks: ['back 5/10/19 Folders and versions', 'front 5/8/17 Browser of folders'],
      },
      scanning: {
        terms:
          'ocr, scan documents, document scanning, text recognition, extract text, extract data from documents, invoice recognition, receipt scanning, scan receipts, data extraction, parse documents, parse pdf, read invoices',
        tasks: [
          'data 7/14/34 Reading texts from pictures and files',
          'front 4/7/14 Checking what was read',
          'data 5/10/22 Fields found in documents',
        ],
      },
      signature: {
        terms:
          'e signature, esignature, electronic signature, electronic signatures, digital signature, digital signatures, sign documents, sign contracts, sign online, docusign, signing of documents, capture signature, signature capture, (sign|signs) on the (screen|phone|tablet|device|display)',
        tasks: ['back 6/11/24 Signing with proof', 'front 4/7/14 Signing on screen'],
      },
      templates: {
        terms:
          'document template, document templates, generate documents, document generation, contract generation, mail merge, generate contracts, letter templates, certificate generation, generate letters',
        tasks: ['back 5/10/19 Documents from templates', 'front 4/6/12 Upkeep of templates'],
      },
    },
    implies: ['server', 'screens'],
    technologies: ['Amazon S3'],
  },
  {
    id: 'forms',
    component: 'Forms and surveys',
    description: 'Questions asked, answers collected.',
    terms:
      'survey, surveys, questionnaire for, questionnaires, polls, poll, form builder, dynamic forms, custom forms, online form, online forms, online application, multi step form, multi step, wizard form, checklist, checklists, intake form, intake report, intake, referral form, application forms, web forms, screening questions, inspection form, permit application, permit applications, apply online, submit an application, submit applications, assessments, assessment form, narrative',
    tasks: [
      'design 2/5/10 Forms',
      'front 6/11/19 Forms in steps, with checks',
      'back 4/7/14 Answers kept and passed on',
    ],
    parts: {
      builder: {
        terms:
          'form builder, survey builder, dynamic forms, custom forms, drag and drop form, create surveys, create questionnaires, configurable forms, build forms, question types, design surveys',
        tasks: ['front 10/14/34 Building forms', 'back 6/12/24 Forms defined as data'],
      },
      results: {
        loose: true,
        terms:
          'survey results, responses analysis, analyse responses, analyze responses, poll results, view responses, summary of responses, response charts, analyze results',
        tasks: ['front 5/8/16 Results as charts', 'back 2/6/12 Answers summed up'],
      },
    },
    implies: ['server', 'screens'],
  },
  {
    id: 'workflow',
    component: 'Workflow and approvals',
    description: 'Steps that work passes through, and who decides.',
    terms:
      'workflow, workflows, approval, approvals, approval process, approve or reject, approve, approves, requires approval, require approval, pre approve, auto approve, multi step approval, sign off on, routing of, routes to, route the, automatically assign, assigned automatically, automated assignment, automatic assignment, case assignment, status tracking, (the|its) state of (the|a|an|each|every|their|my|its) (case|request|order|application|claim|repair|job|ticket|matter), track status, status changes, status of the application, application status, progress status, process stages, escalation, escalations, business process, review process, state machine, lifecycle, life cycle, status updates, request override, submit for approval, submit to an approver, application categories, screening level, triage, referrals routing',
    weak: 'assign to, approved by, assign, assigned, assigns, process steps, force close, auto close, reject',
    tasks: [
      'design 2/5/10 Steps and decisions',
      'back 6/12/23 Steps, states and who may take them',
      'front 5/10/17 Work lists and decisions',
    ],
    parts: {
      designer: {
        terms:
          'workflow builder, workflow engine, configurable workflow, configurable workflows, custom workflows, process designer, bpm, define workflows, rules engine, rule engine, business rules engine, set of categories with unique steps, automation rules, no code automation',
        tasks: ['back 10/14/36 Steps defined as data', 'front 10/14/36 Defining steps'],
      },
      assignment: {
        terms:
          'automatically assign, assigned automatically, automated assignment, automatic assignment, auto assign, route to the correct, routed to, round robin, assign the intake, assignment rules, assign to the correct, assigned to the correct, dispatching rules',
        tasks: ['back 5/10/19 Rules of assignment', 'front 2/5/8 Changing assignments'],
      },
      escalation: {
        loose: true,
        terms:
          'escalation, escalations, escalate, sla, overdue, deadline alerts, time limits, timers, automatic removal, automatically removes, wait time of, duration warning, thresholds configurable, auto force close, expire after, automatic expiry',
        tasks: ['back 4/7/14 Time limits and what follows', 'front 1/4/7 Overdue work shown'],
      },
    },
    implies: ['accounts', 'server', 'screens'],
  },
  {
    id: 'reports',
    component: 'Reports',
    description: 'Figures and lists for those who decide.',
    terms:
      'reporting, =reports, a report, an report, the report, each report, every report, report as, report with, generate reports, generate report, generates reports, generating reports, sales report, sales reports, monthly report, weekly report, daily report, financial reports, report generation, view reports, reporting module, summary report, performance reports, operational reports, reporting tool, management reports, custom reports, reporting requirements, federal reporting, month report, report on, electronic report, usage report, full reporting, audit report, statistical reports, report builder',
    weak: 'report, statistics, statistic, summary, analysis',
    tasks: ['design 1/4/7 Reports', 'back 5/10/18 Figures computed', 'front 5/8/16 Reports with periods and filters'],
    parts: {
      builder: {
        terms:
          'report builder, custom reports, ad hoc reports, ad hoc reporting, configurable reports, report designer, customizable reports, self service reporting, build their own reports',
        tasks: ['front 10/14/31 Putting reports together', 'back 6/12/24 Reports defined as data'],
      },
      scheduled: {
        terms:
          'scheduled report, scheduled reports, automatic reports, email reports, reports by email, weekly summary, daily summary, monthly summary, digest, send reports',
        tasks: ['back 2/6/11 Reports sent at their time'],
      },
      pdf: {
        terms:
          'pdf report, pdf reports, pdf export, export to pdf, generate pdf, pdf, print reports, printable, download as pdf, pdf invoice, print',
        tasks: ['back 4/7/14 Documents to print'],
      },
    },
    implies: ['server', 'screens'],
  },
  {
    id: 'dashboards',
    component: 'Dashboards and charts',
    description: 'The state of things at a glance.',
    terms:
      'dashboard, dashboards, charts, graphs, bar chart, pie chart, line chart, data visualization, data visualisation, visualization, visualisation, kpi, kpis, analytics dashboard, heatmap, heatmaps, business intelligence, visualize, visualise, overview screen, key figures, at a glance, monitoring screen, analytics',
    weak: 'overview, monitor, chart, graph, trend, trends, metrics, diagrams, insights, statistics',
    tasks: ['design 2/6/11 Dashboard', 'front 6/12/22 Charts and key figures', 'back 5/8/17 Figures gathered fast'],
    parts: {
      custom: {
        terms:
          'customizable dashboard, custom dashboard, custom dashboards, configurable dashboard, drag and drop dashboard, widgets, personalised dashboard, personalized dashboard',
        tasks: ['front 7/13/26 Dashboards put together by users', 'back 2/5/11 Dashboards kept'],
      },
      drill: {
        terms: 'drill down, drilldown, drill through, interactive charts, slice and dice, pivot',
        tasks: ['front 5/10/19 From a figure to its parts', 'back 2/6/12 Figures by dimension'],
      },
    },
    implies: ['server', 'screens'],
  },
  {
    id: 'exports',
    component: 'Export',
    description: 'Data taken out in common formats.',
    terms:
      'export, exports, exported, exporting, csv export, excel export, export to excel, export to csv, download csv, download as csv, excel, spreadsheet export, download data, shapefile, export data, data export, xlsx, downloadable, json csv, export logs',
    tasks: ['back 2/5/10 Export of data', 'front 1/2/5 Choosing what to export'],
    implies: ['server'],
  },
  {
    id: 'imports',
    component: 'Import',
    description: 'Data taken in from files.',
    terms:
      'import, imports, imported, csv import, excel import, import from excel, bulk upload, bulk import, upload csv, import csv, upload spreadsheet, data import, import data, import products, import contacts, batch upload, spreadsheet template, bulk csv, import wizard, nightly csv',
    tasks: ['back 5/8/17 Import with checks', 'front 4/6/12 Matching columns and showing faults'],
    implies: ['server'],
    risks: ['data-quality'],
  },
  {
    id: 'migration',
    component: 'Data migration',
    description: 'Old data brought over.',
    terms:
      'data migration, migrate data, migrate existing, migration of, migrating, migrate from, legacy data, transfer existing data, historical data, move data from, move our data, move all data, move _ records, moving _ records, move _ data, (to|into) (our|the) new system, existing data, conversion of data, data conversion, migrate our, replace our existing, replaces the existing, replacing and extending, historic data, import data from a historic, moving from, migrate the, migrated',
    tasks: [
      'data 5/10/22 Old data understood and mapped',
      'data 7/14/34 Migration that can be repeated',
      'data 4/7/17 Checks of what was brought over',
    ],
    implies: ['repository'],
    risks: ['migration'],
    assumption: 'Old data is delivered once in a readable form, and cleaned by those who know it.',
  },
  {
    id: 'analysis',
    component: 'Analysis and computation',
    description: 'Figures worked out from data by rules of the field.',
    terms:
      'calculation engine, calculator, algorithm, algorithms, simulation, simulate, simulated, simulator, interpolation, interpolate, aggregate, aggregated, aggregation, forecasting, forecast, forecasts, optimization algorithm, statistical analysis, data analysis, analyse data, analyze data, scoring, modelling, numerical, formula, formulas, average maximum, computation, spatial analysis',
    weak: 'calculate, calculates, calculated, calculation, calculations',
    tasks: ['back 6/12/26 Computation by the rules given', 'front 4/7/14 Input and results of the computation'],
    implies: ['server'],
    risks: ['rules'],
  },
]
