import type { WorkByName } from './work'

export const content: WorkByName = {
  landing: {
    name: 'Landing page',
    hours: 9,
    terms: {
      en: 'landing page, one page site, one pager, single page website, one page website, coming soon page, splash page, sales page, squeeze page, teaser page',
      de: 'landingpage*, landing page*, einseiter',
      fr: "landing page, page d'atterrissage, page unique, monopage",
      es: 'landing page, pagina de aterrizaje, pagina unica',
      pt: 'landing page, pagina de captura, pagina unica',
      ru: 'лендинг*, посадочн* страниц*, одностраничн* сайт*, одностраничник',
      el: 'landing page, μονοσελιδο',
      zh: '落地页, 单页',
    },
  },
  pages: {
    name: 'Website pages',
    hours: 12,
    terms: {
      en: 'homepage, home page, about page, about us page, contact page, services page, static pages, static page, content pages, company website, corporate website, corporate site, brochure site, brochure website, portfolio website, portfolio site, portfolio, marketing website, marketing site, public website, business website, restaurant website, wordpress website, wordpress site, website redesign, privacy policy page, team page, pricing page, marketing pages, microsite, website with, informational website, presentation website, testimonials, our services, who we are, how to find us, (treatments|services|courses|rooms) with prices, photo gallery, image gallery, gallery, galleries, slideshow, carousel, lightbox, picture gallery, animation, animations, animated, parallax, scroll effects, 3d model, interactive graphics, micro interactions, motion design, multi page, multilevel menu, mega menu, sub pages, subpages, sitemap',
      de: 'unternehmenswebsite, kontaktseite, uber uns, wer wir sind, so finden sie uns, impressum, webauftritt, internetauftritt, *bildergalerie*, firmenwebsite, internetseite',
      fr: "site vitrine, page d'accueil, mentions, qui sommes nous, comment nous trouver, galerie, pages de contenu, site internet",
      es: 'pagina de inicio, pagina web corporativa, quienes somos, como llegar, galeria, sitio corporativo, pagina institucional, sitio web',
      pt: 'pagina inicial, site institucional, quem somos, como chegar, onde estamos, galeria, paginas de conteudo, site da empresa',
      ru: 'главн* страниц*, корпоративн* сайт*, сайт визитк*, о компании, контакты, галере*, информационн* страниц*',
      el: 'αρχικη σελιδα, εταιρικη ιστοσελιδα, σχετικα με εμας, γκαλερι, επικοινωνια σελιδα',
      zh: '首页, 官网, 关于我们, 企业网站, 联系我们, 图片展示',
    },
    weak: 'website, pages, about us, opening hours',
  },
  contact: {
    name: 'Contact forms',
    hours: 4,
    terms: {
      en: 'contact form, contact forms, contact us form, enquiry form, inquiry form, quote request, request a quote, request form, feedback form, get in touch, contact page, lead form, lead capture, callback request, enquiries, registration form, application form, signup form, (booking|reservation|table|appointment|room|event) (request|enquiry|inquiry) (form|forms)',
      de: 'kontaktformular*, *anfrageformular*, reservierungsanfrage*, buchungsanfrage*',
      fr: 'formulaire de contact, formulaire de demande, demande de devis',
      es: 'formulario de contacto, solicitar presupuesto, solicitud de presupuesto',
      pt: 'formulario de contato, formulario de contacto, pedido de orcamento, solicitar orcamento',
      ru: 'форма обратной связи, обратн* связ*, форма связи, заказать звонок, обратн* звон*',
      el: 'φορμα επικοινωνιας',
      zh: '联系表单, 在线留言, 留言',
      other: 'modulo di contatto, moduli di contatto, contactformulier*',
    },
  },
  newsletter: {
    name: 'Newsletter',
    hours: 4,
    terms: {
      en: 'newsletter, newsletters, (sign|signs|signed|signing) up for _ (newsletter|news|updates), mailing list, email list, email subscription, subscribe to updates, collect emails, collects emails, collect email addresses, email capture, newsletter signup, newsletter sign up, newsletter subscription, email signup, email sign up, (waitlist|waiting list) (signup|sign up|form), mailchimp, klaviyo, brevo',
      de: 'newsletter*',
      fr: "newsletter, infolettre, lettre d'information",
      es: 'newsletter, boletin, boletines',
      pt: 'newsletter, boletim',
      ru: 'подписка на новости, подписка на рассылку',
      el: 'newsletter, ενημερωτικο δελτιο',
      zh: '邮件订阅, 电子期刊',
    },
  },
  cms: {
    name: 'Content management',
    hours: 11,
    terms: {
      en: 'content management, content management system, editable content, edit content, manage content, wordpress, drupal, headless cms, contentful, strapi, update the content, edit pages, manage pages, edit texts, update texts, upload photos ourselves, edit the website, publish content, content editor, content editors, rich text, rich text editor, wysiwyg, page builder, content publishing, publish articles, publish news, joomla, typo3, change texts ourselves, update it ourselves, media library, editorial workflow, content approval, draft and publish, drafts, scheduled publishing, schedule posts, content versioning, publish date, editorial calendar, image library, asset library, digital asset',
      de: 'redaktionssystem*, inhalte pflegen, inhalte bearbeiten, inhaltsverwaltung, cms, wordpress',
      fr: 'gestion de contenu, cms, wordpress, contenu editable, modifier le contenu',
      es: 'gestor de contenidos, gestion de contenidos, cms, wordpress, editar contenidos, contenido editable',
      pt: 'gerenciador de conteudo, gestao de conteudo, cms, wordpress, editar conteudo',
      ru: 'управление контентом, управление содержимым, cms, система управления сайтом, редактирование контента, wordpress, битрикс',
      el: 'διαχειριση περιεχομενου, cms, wordpress',
      zh: '内容管理, 文章管理, 富文本, 栏目管理',
    },
    weak: 'cms',
  },
  blog: {
    name: 'Blog and news',
    hours: 8,
    terms: {
      en: 'blog, blogs, blogging, blog posts, news section, news page, news articles, blog articles, read articles, write articles, publish articles, press releases, news feed of articles, magazine, news portal, news site, stories section, latest news, news',
      de: 'blog*, *nachrichtenbereich*, artikel veroffentlichen, =aktuelles',
      fr: 'blog, actualites, articles',
      es: 'blog, noticias, articulos',
      pt: 'blog, noticias, artigos',
      ru: 'блог*, новост*, стать*',
      el: 'blog, ιστολογιο, αρθρα, νεα και ανακοινωσεις, ανακοινωσεις',
      zh: '博客, 新闻, 文章, 资讯',
    },
  },
  comments: {
    name: 'Comments',
    hours: 6,
    terms: {
      en: 'comment on, commenting, leave comments, post comments, add comments, write comments, comment section, reply to comments, threaded comments, annotations, annotate',
      other: 'commenti, reacties',
    },
  },
  knowledge: {
    name: 'Knowledge base',
    hours: 11,
    terms: {
      en: 'knowledge base, knowledgebase, wiki, help articles, faq management, documentation portal, self service portal, support articles, document repository, policy library, help center articles',
    },
  },
  seo: {
    name: 'Search engine optimization',
    hours: 3,
    quality: true,
    terms: {
      en: 'seo, search engine optimization, search engine optimisation, search engine friendly, meta tags, structured data, sitemap xml, google ranking, open graph, search engines, schema org, (301|302) (redirect|redirects), redirects (from|of|for)',
    },
  },
  webanalytics: {
    name: 'Web analytics',
    hours: 3,
    terms: {
      en: 'google analytics, web analytics, usage analytics, tracking pixel, conversion tracking, event tracking, site statistics, usage statistics, visitor statistics, product analytics, facebook pixel, a b testing, ab testing, page views, mixpanel, usage metrics, user behavior analytics',
    },
  },
  cookies: {
    name: 'Cookie consent',
    hours: 3,
    terms: {
      en: 'cookie consent, cookie banner, cookies, cookie policy',
      other: 'banner dei cookie, cookiebanner*',
      de: 'cookiebanner*',
    },
  },
  localisation: {
    name: 'Localization',
    hours: 7,
    quality: true,
    terms: {
      en: 'multilingual, multi language, multi lingual, multiple languages, bilingual, trilingual, localization, localisation, localised, localized, translations, translated, translation of the interface, i18n, internationalization, internationalisation, language switcher, =languages, both languages, language selection, choose language, two languages, three languages, local language, right to left, rtl, arabic interface, arabic language, in arabic, hebrew interface, in hebrew, (also|additionally|everything|available|version) in (english|german|french|spanish|italian|dutch|portuguese)',
      de: '*mehrsprachig*, (auch|zusatzlich|ebenfalls|alles) auf (englisch|deutsch|franzosisch|spanisch|italienisch), sprachumschaltung, ubersetzung*, (mehrere|zwei|drei) sprachen, zweisprachig*',
      fr: 'multilingue, bilingue, (plusieurs|deux|trois) langues, traduction, traductions, (aussi|egalement|version|disponible) en (anglais|allemand|francais|espagnol|italien), version (anglaise|allemande|francaise|espagnole|italienne)',
      es: '(tambien|version|disponible) en (ingles|aleman|frances|espanol|catalan), multilingue, multiidioma, bilingue, varios idiomas, traduccion, traducciones, idiomas',
      pt: '(tambem|versao|disponivel) em (ingles|alemao|frances|espanhol), multilingue, varios idiomas, bilingue, traducao, traducoes, idiomas',
      ru: 'многоязычн*, мультиязычн*, двуязычн*, нескольк* язык*, перевод* интерфейса, локализац*',
      el: 'πολυγλωσσ*, διγλωσσ*, μεταφρασ*, δυο γλωσσες',
      zh: '多语言, 双语, 国际化, 中英文',
      other:
        '(due|tre|piu) lingue, (twee|drie|meerdere) talen, (anche|versione) in (inglese|tedesco|francese|spagnolo|italiano), (ook|versie) in het (engels|duits|frans|spaans)',
    },
  },
  formats: {
    name: 'Localization',
    hours: 3,
    quality: true,
    terms: {
      en: 'date formats, number formats, time zones, timezones, time zone, units of measure, fahrenheit and celsius, metric and imperial, local formats, currencies and dates',
    },
  },
  faq: {
    name: 'Website pages',
    hours: 3,
    terms: {
      en: 'faq page, faq, faqs, faq section, frequently asked questions',
      other: 'domande frequenti',
      es: 'preguntas frecuentes',
    },
  },
  accessibility: {
    name: 'Accessibility',
    hours: 8,
    quality: true,
    terms: {
      en: 'accessibility, accessible, wcag, ada compliant, ada compliance, section 508, 508 compliance, screen reader, screen readers, visually impaired, impairments, disabilities, barrierefrei*, rgaa, keyboard navigation, high contrast, color blind, voice based, text to speech for, large fonts, big fonts, big buttons, large touch targets, color contrast, colour contrast, voice announcement, voice announcements, voice mode, audio announcement, audio announcements, text to speech, audio alerts, voice notifications, spoken, read aloud, announcements',
      de: '*barrierefrei*, bitv, screenreader*',
      fr: "accessibilite, rgaa, lecteur d'ecran, handicap*",
      es: 'accesibilidad, lector de pantalla, discapacidad',
      pt: 'acessibilidade, leitor de tela, leitor de ecra, deficiencia',
      ru: 'доступность для, версия для слабовидящих, слабовидящ*, ограниченн* возможност*',
      el: 'προσβασιμοτητα, αμεα, wcag',
      zh: '无障碍, 读屏',
    },
    weak: 'aria',
  },
  responsive: {
    name: 'Responsive layout',
    hours: 6,
    quality: true,
    terms: {
      en: 'responsive, mobile friendly, mobile first, all devices, any device, all screen sizes, desktop and mobile, phones and tablets, smart phones, smartphones and computers, tablets, tablet, mobile browser, mobile browsers, work on phones, works on mobile, mobile version, mobile optimized, mobile optimised, mobile responsive, cell phone or pda, browser compatibility, all major browsers, cross browser',
      de: 'responsiv*, mobile endgerate, *displaygroße*, *displaygrosse*, smartphones und tablets, alle gangigen browser, gangigen browsern, mobilen endgeraten, mobile endgerate verfugbar',
      fr: 'responsive, adaptatif, tous les appareils, tablette, tablettes, smartphones et tablettes, tous les navigateurs',
      es: 'responsive, adaptable, todos los dispositivos, tabletas, moviles y tabletas, todos los navegadores, diseno adaptable',
      pt: 'responsivo, responsiva, todos os dispositivos, tablets, celulares e tablets, todos os navegadores',
      ru: 'адаптивн*, мобильн* верси*, мобильн* устройств*, кроссбраузерн*, планшет*',
      el: 'responsive, ολες τις συσκευες, ταμπλετ, φορητες συσκευες, ολους τους browsers, tablet, κινητες συσκευες',
      zh: '响应式, 自适应, 兼容浏览器, 平板, 多终端, 主流浏览器',
    },
  },
  theming: {
    name: 'Themes',
    hours: 5,
    terms: {
      en: 'dark mode, dark theme, light and dark, theme switch, custom branding, custom theme, theming, themes, color coded, colour coded, branding per, customizable appearance',
    },
    weak: 'skins',
  },
  media: {
    name: 'Audio and video',
    hours: 12,
    terms: {
      en: 'video upload, upload videos, video player, video streaming, video on demand, vod, streaming, stream video, stream movies, play videos, podcast, podcasts, audio player, music player, music streaming, playlists, playlist, video content, video hosting, video lessons, videos, audio recordings, video gallery, video library, transcod*, webinar recordings, screen recording, live stream, live streaming, livestream, go live, broadcast live, broadcasts, live broadcast, drm, protected video, prevent download, paid video, rent movies',
    },
  },
  imaging: {
    name: 'Image editing',
    hours: 11,
    terms: {
      en: 'image editing, photo editing, edit photos, crop images, image editor, photo editor, image filters, image resizing, watermark, watermarks, canvas drawing, drawing tool, design editor, template editor, image processing, signature pad drawing, whiteboard',
    },
  },
}
