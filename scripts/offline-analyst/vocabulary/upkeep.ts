import type { BuildRole } from '#contract/breakdown'
import type { Terms } from './cues'
import type { RequestVerb } from './requests'

/** Work on an existing product that has its own usual hours, whatever else the sentence names. */
export interface Upkeep {
  name: string
  /** Expected build hours. */
  hours: number
  /** Undefined if the sentence decides: a developer of screens or of the back end. */
  role?: BuildRole
  /** Verbs that ask for it. */
  verbs: readonly RequestVerb[]
  /** Things that such a verb must be about. Undefined: anything. */
  things?: Terms
  /** Terms that suffice without a verb, unless the sentence has another one. */
  signs?: Terms
  /** True for an hour's change, which conditions turn into something larger. */
  isSmall?: true
}

const code: readonly RequestVerb[] = ['create', 'add', 'improve', 'act', 'repair', 'alter', 'upgrade']

/** Another text, number or image in place of one. */
export const content: Upkeep = {
  name: 'Text and appearance',
  hours: 1,
  role: 'Front-end developer',
  verbs: ['alter'],
  isSmall: true,
  things: {
    en: 'logo, phone number, telephone number, email address, address on, our address, postal address, opening hours, business hours, copyright, photo, photos, picture, pictures, image, images, banner, headline, slogan, tagline, prices, price list, imprint, privacy policy, terms and conditions, about us, links, link to, text, texts, wording',
    de: 'logo, telefonnummer, adresse, anschrift, offnungszeiten, copyright, jahreszahl, foto, fotos, bild, bilder, banner, uberschrift, preise, preisliste, impressum, datenschutzerklarung, text, texte, links',
    fr: 'logo, numero de telephone, adresse, horaires, copyright, photo, photos, image, images, banniere, titre, tarifs, prix, mentions legales, texte, textes',
    es: 'logo, logotipo, numero de telefono, telefono, direccion, horario*, copyright, foto, fotos, imagen, imagenes, titulo, precios, aviso legal, texto, textos',
    pt: 'logo, logotipo, numero de telefone, telefone, endereco, morada, horario*, copyright, foto, fotos, imagem, imagens, titulo, precos, texto, textos',
    ru: 'логотип*, номер телефона, телефон*, адрес*, часы работы, фото*, картинк*, изображени*, заголов*, цены, текст*',
    el: 'λογοτυπο, τηλεφωνο, διευθυνση, ωραριο, φωτογραφι*, εικον*, τιτλο, τιμες, κειμεν*',
    zh: '标志, 徽标, 电话, 地址, 营业时间, 照片, 图片, 标题, 价格, 文字',
    other: 'telefoonnummer, adres, openingstijden, afbeelding*, prijzen, kop, tekst, teksten',
  },
}

/** A fault whose cause is unknown. */
export const repair: Upkeep = {
  name: 'Bug fixes',
  hours: 3.5,
  verbs: ['repair'],
  signs: {
    en: "bug, bugs, broken, doesn't work, does not work, don't work, do not work, doesn't _ work, not working, isn't working, no longer, any more, anymore, stopped _, stops _, (is|are|get|gets|was|were) _ twice, crash, crashes, crashed, crashing, freezes, hangs, stuck, error, errors, fails, failed, failing, failure, blank page, white page, white screen, black screen, is down, (returns|shows|sends|finds) (no|nothing), misses, =can't (log|sign|pay|open|check|order|submit|upload|download|see|access|load|save|send|book|reset|print), cannot (log|sign|pay|open|check|order|submit|upload|download|see|access|load|save|send|book|reset|print), wrong, incorrect, incorrectly, disappear, disappears, disappeared, not displayed, not shown, not received, not loading, not sending, not sent, won't load, won't open, doesn't (load|open|send|show|appear|arrive|save|submit|scroll|respond|display), does not (load|open|send|show|appear|arrive|save|submit|scroll|respond|display), don't (load|open|send|show|appear|arrive|save|submit), do not (load|open|send|show|appear|arrive|save|submit), overlaps, overlap, cut off, time out, times out",
    de: 'fehler, fehlermeldung, bug, funktioniert _ nicht, funktionieren _ nicht, geht _ nicht, gehen _ nicht, kaputt, defekt*, sturzt _ ab, abgesturzt, ladt nicht, lasst sich nicht, wird nicht, werden nicht, nicht mehr, kommt nicht, kommen nicht, keine _ mehr, kein _ mehr, falsch angezeigt, weisse seite',
    fr: 'ne _ pas, ne _ plus, (envoie|arrive|ouvre|affiche|charge|fonctionne|marche) (pas|plus), en panne, bug, bogue, plante, erreur, erreurs, page blanche',
    es: 'no funciona*, no envia*, no carga*, no llega*, no aparece*, no abre*, no se _, ya no, dejo de, error, errores, falla, fallo, roto, rota, pantalla en blanco',
    pt: 'nao funciona*, nao envia*, nao carrega*, nao chega*, nao aparece*, nao abre*, parou de, deixou de, erro, erros, falha, quebrad*, tela branca',
    ru: 'не работа*, не открыва*, не отправля*, не приход*, не загружа*, не отобража*, ошибк*, сломал*, перестал*, падает, баг*, вылетает',
    el: 'δεν λειτουργ*, δεν δουλευ*, δεν στελν*, δεν ανοιγ*, δεν φορτων*, δεν εμφανι*, σφαλμα*, χαλασ*, σταματησε, κολλαει',
    zh: '不工作, 无法, 不能用, 用不了, 报错, 出错, 错误, 崩溃, 打不开, 失效, 坏了, 故障, 没反应',
    other:
      'werkt _ niet, werken _ niet, doet het niet, niet meer, geen _ meer, kapot, stuk, foutmelding, fout, fouten, crasht, laadt niet',
  },
}

const newVersion = { name: 'Upgrade to a new version', hours: 9, role: 'Back-end developer' } as const

/** In order of precedence. */
export const upkeep: Record<string, Upkeep> = {
  tests: {
    name: 'Automated tests',
    hours: 8,
    role: 'Back-end developer',
    verbs: code,
    signs: {
      en: 'unit test*, integration test*, end to end test*, e2e test*, regression test*, automated test*, test coverage, test suite, =tests for, (playwright|cypress|jest|selenium|pytest|phpunit) test*',
      de: 'unit test*, unittest*, integrationstest*, modultest*, automatisiert* test*, testabdeckung',
      fr: 'test* unitaire*, test* automatise*, test* d integration, couverture de test*',
      es: 'prueba* unitaria*, test unitarios, prueba* automati*, prueba* de integracion',
      pt: 'teste* unitario*, teste* automati*, teste* de integracao',
      ru: 'модульн* тест*, юнит тест*, автотест*',
      el: 'unit test*, αυτοματ* δοκιμ*',
      zh: '单元测试, 自动化测试, 集成测试',
      other: 'unittest*, geautomatiseerde test*',
    },
  },
  delivery: {
    name: 'Automated builds and deployment',
    hours: 7,
    role: 'DevOps engineer',
    verbs: code,
    signs: {
      en: 'ci, ci cd, cicd, continuous integration, continuous deployment, continuous delivery, github actions, gitlab ci, bitbucket pipelines, build pipeline, deployment pipeline, deploy pipeline, automati* deployment*, automated deployment*, dockerize, dockerise, docker image',
      zh: '持续集成, 持续部署',
    },
  },
  documentation: {
    name: 'Technical documentation',
    hours: 7,
    role: 'Back-end developer',
    verbs: code,
    things: {
      en: 'document, api documentation, developer documentation, technical documentation, documentation for, documentation of, readme, guide, manual, openapi, swagger',
      de: 'dokumentieren, dokumentiere, api dokumentation, technische dokumentation, entwicklerdokumentation, dokumentation',
      fr: 'documenter, documentez, documentation',
      es: 'document*',
      pt: 'document*',
      ru: 'задокументир*, документаци*',
      el: 'τεκμηρι*',
      zh: '文档',
      other: 'documenteer, documenteren, documentatie',
    },
  },
  database: {
    name: 'Move to another database',
    hours: 16,
    role: 'Data engineer',
    verbs: ['move'],
    things: {
      en: 'database to, database from, from (mysql|postgresql|postgres|mongodb|oracle|sqlite|mariadb|mssql), to (mysql|postgresql|postgres|mongodb|mariadb)',
      de: '*datenbank*',
      fr: 'base de donnees',
      es: 'base de datos',
      pt: 'base de dados, banco de dados',
      ru: 'баз* данных',
      el: 'βαση δεδομενων',
      zh: '数据库',
      other: 'database van, database naar',
    },
  },
  hosting: {
    name: 'Move to another host',
    hours: 7,
    role: 'DevOps engineer',
    verbs: ['move'],
    things: {
      en: 'hosting, host, hoster, server, servers, provider, cloud, aws, azure, heroku, digitalocean, hetzner, vps, godaddy, domain, cloudflare, vercel, netlify, site to, website to, site from, website from',
      de: '*hosting*, hoster, *server*, anbieter, domain, cloud',
      fr: 'hebergement, hebergeur, serveur*, domaine, cloud',
      es: 'hosting, alojamiento, servidor*, proveedor*, dominio, nube',
      pt: 'hospedagem, alojamento, servidor*, provedor*, dominio, nuvem',
      ru: 'хостинг*, сервер*, домен*',
      el: 'φιλοξενια*, διακομιστη, server, παροχο',
      zh: '服务器, 主机, 域名, 云',
      other: 'hostingprovider, hostingpartij, domein, andere provider',
    },
  },
  updates: {
    name: 'Updates of plugins and libraries',
    hours: 4,
    role: 'Back-end developer',
    verbs: ['upgrade', 'alter'],
    things: {
      en: 'plugin, plugins, dependency, dependencies, package, packages, libraries',
      de: '*plugin*, abhangigkeiten, pakete, bibliotheken',
      fr: 'extensions, plugins, dependances',
      es: 'plugins, complementos, dependencias',
      pt: 'plugins, dependencias',
      ru: 'плагин*, зависимост*',
      zh: '插件, 依赖',
    },
  },
  upgrade: {
    ...newVersion,
    verbs: ['upgrade'],
  },
  version: {
    ...newVersion,
    verbs: ['alter', 'move'],
    things: {
      en: 'latest version, newest version, php, node, node js, wordpress, django, laravel, rails, react, angular, vue, python, java, spring boot, symfony, drupal, joomla, magento, typo3, shopware, ubuntu, typescript',
      de: 'neueste version, neuste version, aktuelle version',
      fr: 'derniere version',
      es: 'ultima version',
      pt: 'ultima versao',
      ru: 'последн* верси*',
      el: 'τελευταια εκδοση',
      zh: '最新版本',
      other: 'laatste versie, nieuwste versie',
    },
  },
  performance: {
    name: 'Faster pages',
    hours: 8,
    verbs: ['improve', 'repair', 'alter'],
    signs: {
      en: 'slow, slowly, too long to load, (second|seconds|minute|minutes) to load, loading time, load time, page speed, pagespeed, core web vitals, speed up, faster, performance',
      de: 'langsam*, ladezeit*, lange zum laden, schneller, performance, pagespeed, beschleunigen',
      fr: 'lent, lente, lents, lentes, lentement, temps de chargement, plus rapide*, accelerer, performances',
      es: 'lent*, tiempo de carga, mas rapid*, velocidad, rendimiento',
      pt: 'lent*, tempo de carregamento, mais rapid*, velocidade, desempenho',
      ru: 'медленн*, тормоз*, скорость загрузки, быстрее, ускор*',
      el: 'αργ*, ταχυτητα, γρηγοροτερ*',
      zh: '慢, 加载速度, 速度, 性能',
      other: 'traag, trage, laadtijd, sneller',
    },
  },
  accessibility: {
    name: 'Accessibility',
    hours: 14,
    role: 'Front-end developer',
    verbs: ['improve', 'repair', 'act'],
    signs: {
      en: 'accessible, accessibility, wcag, a11y',
      de: 'barrierefrei*, wcag',
      fr: 'accessible aux, accessibilite, rgaa',
      es: 'accesible para, accesibilidad',
      pt: 'acessivel para, acessibilidade',
      ru: 'доступн* для',
      el: 'προσβασιμ*',
      zh: '无障碍',
      other: 'toegankelijk*',
    },
  },
  responsive: {
    name: 'Layout on phones',
    hours: 14,
    role: 'Front-end developer',
    verbs: ['improve'],
    things: {
      en: 'responsive, mobile friendly, on phones, on mobile, for mobile',
      de: 'responsive, mobilfahig, handy, mobilgerat*',
      fr: 'responsive, mobile, mobiles',
      es: 'responsive, adaptable, movil*',
      pt: 'responsiv*, celular*',
      ru: 'адаптивн*',
      zh: '响应式',
      other: 'responsief, mobiel',
    },
  },
  search: {
    name: 'Search engine optimization',
    hours: 6,
    role: 'Front-end developer',
    verbs: ['improve', 'add', 'create', 'alter', 'repair', 'act'],
    signs: {
      en: 'seo, meta title*, meta description*, meta tags, sitemap, redirect, redirects, alt text, alt texts, search engine*, structured data, google search console',
      de: 'seo, suchmaschinen*, meta beschreibung*',
      fr: 'seo, referencement, meta description*',
      es: 'seo, posicionamiento, buscadores',
      pt: 'seo, mecanismos de busca',
      ru: 'seo, поисков* оптимизаци*',
      el: 'seo, μηχανες αναζητησης',
      zh: '搜索引擎, 站点地图',
      other: 'zoekmachine*',
    },
  },
  tracking: {
    name: 'Tracking and consent',
    hours: 4,
    role: 'Front-end developer',
    verbs: ['create', 'add', 'repair', 'alter'],
    things: {
      en: 'google analytics, ga4, tag manager, matomo, plausible, hotjar, facebook pixel, meta pixel, tracking code, tracking pixel, conversion tracking, cookie banner, cookie consent, cookie notice',
      de: 'google analytics, tag manager, matomo, cookie banner, cookie hinweis, cookiebanner',
      fr: 'google analytics, matomo, bandeau cookies, banniere cookies, bandeau de cookies, banniere de cookies',
      es: 'google analytics, banner de cookies, aviso de cookies',
      pt: 'google analytics, aviso de cookies, banner de cookies',
      ru: 'яндекс метрик*, google analytics',
      zh: '统计代码, 百度统计',
      other: 'cookiemelding, cookiebanner',
    },
  },
  backup: {
    name: 'Backups',
    hours: 4,
    role: 'DevOps engineer',
    verbs: ['create', 'add', 'act', 'repair'],
    things: {
      en: 'backup, backups, back up',
      de: 'backup*, datensicherung*, sicherung*',
      fr: 'sauvegarde, sauvegardes',
      es: 'copia de seguridad, copias de seguridad, respaldo*',
      pt: 'backup*, copia de seguranca, copias de seguranca',
      ru: 'резервн* копи*',
      el: 'αντιγραφ* ασφαλειας',
      zh: '备份',
      other: 'back up*, reservekopie*',
    },
  },
  domain: {
    name: 'Domain, certificate and mail settings',
    hours: 3,
    role: 'DevOps engineer',
    verbs: ['create', 'add', 'alter', 'repair', 'improve'],
    signs: { en: '(certificate|domain) expired, (certificate|domain) has expired, expired (certificate|domain)' },
    things: {
      en: 'ssl, ssl certificate, https, dns, spf, dkim, dmarc, domain',
      de: 'ssl*, https, dns, domain',
      fr: 'ssl, https, dns, nom de domaine',
      es: 'ssl, https, dns, dominio',
      pt: 'ssl, https, dns, dominio',
      ru: 'ssl, https, dns, домен*',
      zh: '证书, 域名',
      other: 'domeinnaam, domein',
    },
  },
  refactoring: {
    name: 'Refactoring',
    hours: 10,
    role: 'Back-end developer',
    verbs: ['improve'],
    things: {
      en: 'refactor, refactoring, clean up the code, code quality',
      de: 'refaktorieren',
      fr: 'refactoriser',
      es: 'refactorizar',
      pt: 'refatorar',
      zh: '重构',
    },
  },
  security: {
    name: 'Clean-up after an attack',
    hours: 8,
    role: 'Back-end developer',
    verbs: ['repair', 'remove', 'improve'],
    signs: {
      en: 'hacked, malware, virus, infected',
      de: 'gehackt, schadsoftware, malware',
      fr: 'pirate, malware',
      es: 'hackead*, malware',
      pt: 'hackead*, malware, invadid*',
      ru: 'взлома*, вирус*',
      zh: '被黑, 木马, 病毒',
      other: 'gehackt',
    },
  },
  content,
  value: {
    name: 'Values and settings',
    hours: 2,
    verbs: ['alter'],
    isSmall: true,
    things: {
      en: 'from _ to, vat rate, tax rate, default value',
      de: 'von _ auf, mehrwertsteuer*, steuersatz',
      fr: 'de _ a, taux de tva, tva',
      es: 'del _ al, de _ a, iva',
      pt: 'de _ para, iva, imposto',
      ru: 'с _ на, ндс',
      el: 'απο _ σε, φπα',
      zh: '税率',
      other: 'van _ naar, btw*',
    },
  },
  removal: {
    name: 'Removal',
    hours: 2,
    verbs: ['remove'],
    isSmall: true,
  },
  repair,
}
