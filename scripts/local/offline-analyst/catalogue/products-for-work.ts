import type { Product } from './product'

/** What companies and offices work with. */
export const productsForWork: Product[] = [
  {
    name: 'a customer relations system',
    terms: 'crm, crm system, customer relationship management, client management system, lead management system',
    has: [
      'contacts',
      'contacts.pipeline',
      'contacts.activities',
      'search',
      'dashboards',
      'admin',
      'roles',
      'email',
      'imports',
      'exports',
    ],
  },
  {
    name: 'a clinic system',
    terms:
      'clinic management, hospital management, clinic system, practice management, patient management system, hospital management system, dental clinic system, hospital information system',
    has: [
      'health',
      'booking',
      'booking.resources',
      'roles',
      'reports',
      'admin',
      'invoicing',
      'sms',
      'privacy.hipaa',
      'audit',
    ],
  },
  {
    name: 'a point of sale',
    terms: 'pos system, point of sale, pos app, mobile pos, pos software, cash register app',
    has: ['pos', 'catalogue', 'inventory', 'reports', 'pos.receipts'],
  },
  {
    name: 'an inventory system',
    terms:
      'inventory system, inventory management, inventory app, stock management system, warehouse management, warehouse system, wms, inventory management system',
    has: ['inventory', 'inventory.alerts', 'search', 'reports', 'roles', 'exports', 'imports'],
  },
  {
    name: 'a resource planning system',
    terms: 'erp, erp system, enterprise resource planning, business management system',
    has: [
      'inventory',
      'inventory.purchasing',
      'inventory.locations',
      'manufacturing',
      'workflow',
      'files',
      'invoicing',
      'accounting',
      'contacts',
      'employees',
      'reports',
      'dashboards',
      'roles',
      'admin',
      'audit',
      'orders',
      'exports',
      'imports',
    ],
  },
  {
    name: 'a personnel system',
    terms: 'hr system, hr software, hr portal, hris, hr management, human resource management, hr platform',
    has: ['employees', 'leave', 'files', 'roles', 'reports', 'workflow', 'email', 'admin'],
  },
  {
    name: 'a time-tracking tool',
    terms:
      'time tracking app, timesheet app, time tracking tool, timesheet system, timesheets, time tracking system, time tracker, attendance system, attendance app',
    has: ['time', 'projects', 'reports', 'exports', 'roles', 'admin', 'workflow'],
  },
  {
    name: 'a project management tool',
    terms:
      'project management tool, project management app, project management software, task management app, task management tool, task manager, kanban tool, like trello, like asana, like jira, trello for',
    has: ['projects', 'comments', 'files', 'email', 'accounts.profile'],
  },
  {
    name: 'a library system',
    terms:
      'library system, library management, library management system, tool library, lending library, library software, borrowing system',
    has: ['circulation', 'search', 'contacts', 'admin', 'email'],
  },
  {
    name: 'a help desk',
    terms:
      'helpdesk, help desk, ticketing system, support portal, customer support system, service desk, support ticket system, ticket system, like zendesk',
    has: ['helpdesk', 'helpdesk.sla', 'knowledge', 'email.inbound', 'roles', 'reports', 'files', 'search'],
  },
  {
    name: 'a property management system',
    terms:
      'property management system, property management software, rental management system, property management app, hotel management system',
    has: ['realestate', 'realestate.leases', 'contacts', 'helpdesk', 'invoicing', 'reports', 'roles', 'files', 'email'],
  },
  {
    name: 'a survey tool',
    terms: 'survey tool, survey app, survey platform, polling app, feedback tool, questionnaire tool, survey website',
    has: ['forms', 'forms.builder', 'forms.results', 'exports', 'accounts', 'email'],
  },
  {
    name: 'a customer portal',
    terms:
      'customer portal, client portal, self service portal, partner portal, supplier portal, tenant portal, patient portal, employee portal, dealer portal',
    has: ['accounts.profile', 'files', 'dashboards', 'helpdesk', 'admin', 'roles', 'email'],
  },
  {
    name: 'an intranet',
    terms: 'intranet, intranet portal, internal portal, company intranet, employee intranet',
    has: ['accounts.sso', 'blog', 'files', 'search', 'knowledge', 'calendar', 'employees', 'roles'],
  },
  {
    name: 'an internal tool',
    terms:
      'internal tool, internal application, internal system, internal web app, internal app, tool for our team, back office tool',
    has: ['accounts', 'records', 'roles'],
  },
  {
    name: 'a knowledge base',
    terms: 'knowledge base, wiki, internal wiki, documentation site, documentation portal',
    has: ['knowledge', 'accounts', 'roles', 'files'],
  },
  {
    name: 'a transport system',
    terms:
      'fleet management, fleet management system, logistics platform, transport management, tms, logistics system, logistics software, dispatch system',
    has: ['fleet', 'delivery', 'maps', 'maps.tracking', 'reports', 'roles', 'admin'],
  },
  {
    name: 'a queue system',
    terms: 'queue management system, queue system, queuing system, virtual queue, queue app, queue management',
    has: ['queue', 'queue.display', 'roles', 'reports', 'admin'],
  },
  {
    name: 'a school system',
    terms:
      'school management system, school management, student information system, school app, school portal, university portal, kindergarten app',
    has: ['grading', 'school', 'roles', 'email', 'reports', 'admin', 'calendar'],
  },
  {
    name: 'an invoicing tool',
    terms:
      'invoicing app, invoicing tool, invoice app, billing system, invoicing software, invoice generator, billing software, accounting software, bookkeeping software',
    has: ['invoicing', 'invoicing.quotes', 'payments', 'dashboards', 'exports', 'accounts.profile'],
  },
  {
    name: 'a public service online',
    terms:
      'permit system, permitting system, e government portal, citizen portal, licensing system, grant management system, case management system, intake module, eligibility system',
    has: ['permits', 'workflow', 'files', 'email', 'search', 'roles', 'reports', 'audit', 'admin'],
  },
]
