import type { ProductByName } from './product'

/** Products for organizations. */
export const business: ProductByName = {
  'a CRM system': {
    terms: {
      en: 'crm, crm system, customer relationship management, client management system, lead management system',
      de: 'crm, crm system, kundenverwaltung',
      fr: 'crm, gestion de la relation client',
      es: 'crm, gestion de clientes',
      pt: 'crm, gestao de clientes',
      ru: 'crm, crm система, срм',
      el: 'crm',
      zh: '客户关系管理, 客户管理系统',
    },
    has: ['contacts', 'search', 'dashboards', 'admin', 'roles', 'email', 'imports', 'exports'],
    roles: 3,
  },
  'a clinic system': {
    terms: {
      en: 'clinic management, hospital management, clinic system, practice management, patient management system, hospital management system, dental clinic system, hospital information system',
    },
    has: ['health', 'booking', 'roles', 'reports', 'admin', 'invoicing', 'sms', 'privacy', 'audit'],
    roles: 7,
  },
  'a point-of-sale system': {
    terms: {
      en: 'pos system, point of sale, pos app, mobile pos, pos software, cash register app',
      de: 'kassensystem, kassen app',
      fr: 'logiciel de caisse, point de vente',
      es: 'punto de venta, sistema de punto de venta',
      pt: 'ponto de venda, sistema de vendas, pdv',
      ru: 'кассов* программ*, система для кассы',
      zh: '收银系统',
    },
    has: ['pos', 'catalogue', 'inventory', 'reports'],
    roles: 3,
  },
  'an inventory system': {
    terms: {
      en: 'inventory system, inventory management, inventory app, stock management system, warehouse management, warehouse system, wms, inventory management system',
      de: 'lagerverwaltung, warenwirtschaftssystem, warenwirtschaft, lagersystem',
      fr: 'gestion de stock, gestion des stocks',
      es: 'sistema de inventario, control de inventario, gestion de inventario',
      pt: 'controle de estoque, sistema de estoque, gestao de stocks',
      ru: 'складск* учет*, система учета товаров, система складского учета, учет товаров',
      el: 'διαχειριση αποθηκης, συστημα αποθηκης',
      zh: '库存管理系统, 仓库管理系统, 进销存',
    },
    has: ['inventory', 'search', 'reports', 'roles', 'exports', 'imports'],
    roles: 3,
  },
  'an ERP system': {
    terms: {
      en: 'erp, erp system, enterprise resource planning, business management system',
      de: 'erp, erp system',
      fr: 'erp, pgi',
      es: 'erp',
      pt: 'erp',
      ru: 'erp, erp система',
      el: 'erp',
      zh: '企业资源计划',
    },
    has: [
      'inventory',
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
    roles: 8,
  },
  'an HR system': {
    terms: {
      en: 'hr system, hr software, hr portal, hris, hr management, human resource management, hr platform',
    },
    has: ['employees', 'leave', 'files', 'roles', 'reports', 'workflow', 'email', 'admin'],
    roles: 4,
  },
  'a time-tracking tool': {
    terms: {
      en: 'time tracking app, timesheet app, time tracking tool, timesheet system, timesheets, time tracking system, time tracker, attendance system, attendance app',
      de: 'zeiterfassung, zeiterfassungssystem, zeiterfassungs app',
    },
    has: ['time', 'projects', 'reports', 'exports', 'roles', 'admin', 'workflow'],
    roles: 2,
  },
  'a project management tool': {
    terms: {
      en: 'project management tool, project management app, project management software, task management app, task management tool, task manager, kanban tool, like trello, like asana, like jira, trello for',
    },
    has: ['projects', 'comments', 'files', 'email', 'accounts'],
    roles: 2,
  },
  'a library system': {
    terms: {
      en: 'library system, library management, library management system, tool library, lending library, library software, borrowing system',
    },
    has: ['circulation', 'search', 'contacts', 'admin', 'email'],
    roles: 2,
  },
  'a help desk': {
    terms: {
      en: 'helpdesk, help desk, ticketing system, support portal, customer support system, service desk, support ticket system, ticket system, like zendesk',
      de: 'ticketsystem',
    },
    has: ['helpdesk', 'knowledge', 'email', 'roles', 'reports', 'files', 'search'],
    roles: 3,
  },
  'a property management system': {
    terms: {
      en: 'property management system, property management software, rental management system, property management app, hotel management system',
    },
    has: ['realestate', 'contacts', 'helpdesk', 'invoicing', 'reports', 'roles', 'files', 'email'],
    roles: 5,
  },
  'a survey tool': {
    terms: {
      en: 'survey tool, survey app, survey platform, polling app, feedback tool, questionnaire tool, survey website',
    },
    has: ['forms', 'exports', 'accounts', 'email'],
    roles: 2,
  },
  'a customer portal': {
    terms: {
      en: 'customer portal, client portal, self service portal, partner portal, supplier portal, tenant portal, patient portal, employee portal, dealer portal',
      de: 'kundenportal*, mandantenportal*, mitgliederportal*, partnerportal*, patientenportal*, mieterportal*, handlerportal*',
      fr: 'portail client, espace client, extranet',
      es: 'portal de clientes, portal para clientes, area de clientes',
      pt: 'portal do cliente, area do cliente',
    },
    has: ['accounts', 'files', 'dashboards', 'helpdesk', 'admin', 'roles', 'email'],
    roles: 3,
  },
  'an intranet': {
    terms: {
      en: 'intranet, intranet portal, internal portal, company intranet, employee intranet',
    },
    has: ['accounts', 'blog', 'files', 'search', 'knowledge', 'calendar', 'employees', 'roles'],
    roles: 3,
  },
  'a list for the office': {
    terms: {
      en: 'stock list, stock sheet, inventory list, duty roster, duty rota, staff rota, shift plan, shift roster, key register, sign up sheet, cleaning schedule, holiday planner, vacation planner, price calculator',
      de: 'lagerliste, bestandsliste, inventarliste, dienstplan, schichtplan, einsatzplan, urlaubsplaner, putzplan, preisrechner',
      fr: 'liste de stock, liste des stocks, planning des equipes, planning du personnel, calculateur de prix',
      es: 'lista de stock, lista de existencias, lista de inventario, cuadrante de turnos, calculadora de precios',
      pt: 'lista de estoque, lista de stock, escala de turnos, calculadora de precos',
    },
    has: ['records'],
    roles: 1,
  },
  'an internal tool': {
    terms: {
      en: 'internal tool, internal application, internal system, internal web app, internal app, tool for our team, back office tool',
    },
    has: ['accounts', 'records', 'roles'],
    roles: 2,
  },
  'a knowledge base': {
    terms: {
      en: 'knowledge base, wiki, internal wiki, documentation site, documentation portal',
    },
    has: ['knowledge', 'accounts', 'roles', 'files'],
    roles: 2,
  },
  'a transportation system': {
    terms: {
      en: 'fleet management, fleet management system, logistics platform, transport management, tms, logistics system, logistics software, dispatch system',
    },
    has: ['fleet', 'delivery', 'maps', 'reports', 'roles', 'admin'],
    roles: 5,
  },
  'a queue management system': {
    terms: {
      en: 'queue management system, queue system, queuing system, virtual queue, queue app, queue management',
    },
    has: ['queue', 'roles', 'reports', 'admin'],
    roles: 3,
  },
  'a school system': {
    terms: {
      en: 'school management system, school management, student information system, school app, school portal, university portal, kindergarten app',
    },
    has: ['grading', 'school', 'roles', 'email', 'reports', 'admin', 'calendar'],
    roles: 4,
  },
  'an invoicing tool': {
    terms: {
      en: 'invoicing app, invoicing tool, invoice app, billing system, invoicing software, invoice generator, billing software, accounting software, bookkeeping software',
    },
    has: ['invoicing', 'payments', 'dashboards', 'exports', 'accounts'],
    roles: 2,
  },
  'an online public service': {
    terms: {
      en: 'permit system, permitting system, e government portal, citizen portal, licensing system, grant management system, case management system, intake module, eligibility system',
    },
    has: ['permits', 'workflow', 'files', 'email', 'search', 'roles', 'reports', 'audit', 'admin'],
    roles: 5,
  },
  'a quoting tool': {
    terms: {
      en: 'quote calculator, quoting tool, quotation tool, quote tool, cpq, cpq tool, configure price quote, sales configurator, web based configurator',
      de: '*angebotskonfigurator*, angebotsrechner, *angebotstool*',
      fr: 'outil de devis, (configurateur|calculateur) de devis',
      es: '(herramienta|calculadora|configurador) de (presupuestos|ofertas|cotizaciones)',
      pt: '(ferramenta|calculadora|configurador) de (orcamentos|propostas)',
      other:
        'configuratore (prezzi|preventivi|di preventivi), *offertetool*, *offerteconfigurator*, *prijsconfigurator*',
    },
    has: ['pricing', 'productRules', 'quotes', 'contacts', 'admin'],
    roles: 2,
  },
}
