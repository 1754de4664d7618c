/** Terms of third-party systems that products connect to, by name. */
export const systems: Record<string, string> = {
  Mailchimp: 'mailchimp',
  Klaviyo: 'klaviyo',
  Brevo: 'brevo, sendinblue',
  HubSpot: 'hubspot',
  Slack: 'slack',
  'Microsoft Teams': 'microsoft teams, ms teams, teams sms',
  Zapier: 'zapier',
  Zoom: 'zoom meeting, zoom meetings, zoom call, zoom calls, zoom api, zoom integration, via zoom, zoom link',
  Zendesk: 'zendesk',
  Intercom: 'intercom',
  Calendly: 'calendly',
  DocuSign: 'docusign',
  Jira: 'jira',
  GitHub: 'github api, github integration, integrat* with github',
  Dropbox: 'dropbox',
  'Google Drive': 'google drive',
  'Google Sheets': 'google sheets, csv sheets',
  OneDrive: 'onedrive',
  SharePoint: 'sharepoint',
  Confluence: 'confluence',
  Trello: 'trello',
  Telegram: 'telegram',
  WhatsApp: 'whatsapp',
  Instagram: 'instagram',
  Facebook: 'facebook',
  YouTube: 'youtube',
  TikTok: 'tiktok',
  Twitter: 'twitter, x com',
  LinkedIn: 'linkedin',
  Spotify: 'spotify',
  Strava: 'strava',
  'Google Calendar': 'google calendar',
  'Outlook Calendar':
    'outlook calendar, outlook kalender, (calendar|kalender|calendrier|calendario|agenda|date|appointment|termine|termin|meeting|booking|shift) _ outlook',
  Outlook: 'outlook',
  'Microsoft 365': 'office 365, microsoft 365, m365',
  'Apple Health': 'apple health, healthkit',
  'Google Fit': 'google fit, health connect',
  Fitbit: 'fitbit',
  Garmin: 'garmin',
  'Google Analytics': 'google analytics',
  'Weather service': 'weather api, weather data, weather forecast',
  'Currency rates': 'exchange rate, exchange rates, currency rates',
  'Shipping carriers': 'ups api, fedex, dhl, dpd, shippo, easypost, shipping rates, shipping api, shipping labels',
  SFTP: 'sftp, ftp server',
  Webhooks: 'webhook, webhooks',
  Clever: 'clever classlink, clever, classlink',
  OneRoster: 'oneroster',
  'Google Classroom': 'google classroom',
  Twilio: 'twilio',
  Shopify: 'shopify integration, integrat* with shopify, shopify api',
  Salesforce: 'salesforce',
  QuickBooks: 'quickbooks',
  Xero: 'xero',
  Sage: 'sage accounting, sage 50, sage 100',
  DATEV: 'datev',
  Lexware: 'lexware, lexoffice',
  sevDesk: 'sevdesk',
  FreshBooks: 'freshbooks',
  'Exact Online': 'exact online',
  Holded: '=holded',
  'Fatture in Cloud': 'fatture in cloud',
  Pennylane: 'pennylane',
  Pipedrive: 'pipedrive',
  'Zoho CRM': 'zoho crm',
  Odoo: 'odoo',
  'Microsoft Dynamics': 'dynamics 365, microsoft dynamics, ms dynamics',
  NetSuite: 'netsuite',
  Workday: 'workday',
  Moodle: 'moodle',
  Canvas: 'canvas lms',
  Magento: 'magento _ api, magento orders, from (our|the) magento',
  Amazon: 'amazon marketplace, amazon seller',
  eBay: 'ebay',
  Plaid: 'plaid, open banking',
  'Booking.com': 'booking com',
  Airbnb: 'airbnb',
  Expedia: 'expedia',
  'Property listings (MLS)': 'mls, idx feed, multiple listing service',
  'Student information system': 'student information system, sis, roster import, infinite campus, powerschool',
  '1C': '1c, 1с',
  'Government portal': 'government portal, gov api, госуслуги',
  SAP: 'sap',
  'Electronic medical records (HL7/FHIR)':
    'hl7, fhir, emr, ehr, electronic medical record, electronic health record, hospital information system, epic systems, cerner',
  'Laboratory system': 'lis, laboratory information system',
  'Legacy system':
    'legacy system, legacy database, mainframe, existing erp, existing crm, existing system, existing systems, as400, altsystem, vorhandenen system, systeme existant, sistema existente, sistema legado, существующ* систем*, υφισταμεν* συστημ*, 现有系统',
  ERP: 'erp',
  'Point of sale': 'pos system, pos integration, integrat* with _ pos',
  'Bank interface': 'core banking, bank api, bank interface, banking system, swift iso 20022',
  'Identity platform of the client': 'authentication platform, identity provider, idp',
  GDS: 'amadeus, sabre, galileo',
  'Payment terminal': 'payment terminal, card terminal, card reader',
}

/** Ways to exchange data with a system that the text need not name. */
export const protocols: ReadonlySet<string> = new Set(['SFTP', 'Webhooks'])

/** Services that a page includes by a snippet or a form, which takes hours. */
export const lightSystems: ReadonlySet<string> = new Set([
  'Mailchimp',
  'Klaviyo',
  'Brevo',
  'Google Analytics',
  'YouTube',
  'Calendly',
])

/** Software of whole enterprises, which takes longer to connect. */
export const enterpriseSystems: ReadonlySet<string> = new Set([
  'SAP',
  'Salesforce',
  'Microsoft Dynamics',
  'NetSuite',
  'Workday',
  'ERP',
  'Legacy system',
  'Electronic medical records (HL7/FHIR)',
  'Bank interface',
])

/** Services with a public, documented interface, about which nobody needs to ask. */
export const publicServices: ReadonlySet<string> = new Set(
  'Mailchimp,HubSpot,Slack,Microsoft Teams,Zapier,Zoom,Zendesk,Intercom,Calendly,DocuSign,Jira,GitHub,Dropbox,Google Drive,Google Sheets,OneDrive,SharePoint,Confluence,Trello,Telegram,WhatsApp,Instagram,Facebook,YouTube,TikTok,Twitter,LinkedIn,Spotify,Strava,Google Calendar,Outlook Calendar,Outlook,Microsoft 365,Apple Health,Google Fit,Fitbit,Garmin,Google Analytics,Webhooks,Google Classroom,Twilio,Shopify,Magento,eBay,Plaid,Pipedrive,Zoho CRM,Lexware,sevDesk,FreshBooks,Holded,Fatture in Cloud,Pennylane'.split(
    ',',
  ),
)

/** Natural languages that a text may name. */
export const spoken =
  'english, german, french, spanish, portuguese, italian, dutch, russian, ukrainian, greek, turkish, arabic, hebrew, persian, hindi, urdu, bengali, tamil, chinese, mandarin, japanese, korean, vietnamese, thai, indonesian, malay, swahili, amharic, polish, czech, hungarian, romanian, bulgarian, swedish, norwegian, danish, finnish, catalan, basque, galician, welsh, irish, filipino, tagalog, deutsch, englisch, franzosisch, spanisch, italienisch, anglais, francais, allemand, espagnol, ingles, espanol, frances, aleman, portugues, italiano, inglese, tedesco, francese, spagnolo, turkisch, polnisch, danisch, schwedisch, norwegisch, tschechisch, ungarisch, rumanisch, kroatisch, serbisch, griechisch, persisch, chinesisch, japanisch, russisch, ukrainisch, arabisch, niederlandisch, portugiesisch, polonais, russe, turc, arabe, breton, neerlandais, basco, euskera, gallego, nederlands, engels, duits, frans, английск*, русск*, немецк*, αγγλικ*, ελληνικ*, 英文, 英语, 中文'
