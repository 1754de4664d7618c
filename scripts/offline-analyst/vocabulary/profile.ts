import type { Terms } from './cues'

/** Phrases for existing products and features. */
export const existing: Terms = {
  en: 'existing app, existing application, existing system, existing site, existing website, existing platform, existing tool, existing product, existing portal, existing code, existing codebase, existing page, existing screen, existing form, existing list, existing feature, existing module, existing api, existing dashboard, existing users, our current app, our current system, our current website, current application, current system, current website, current (tool|shop|site|portal|platform), current _ (tool|shop|site|portal|platform), current behavior, current behaviour, currently, right now, at the moment, at present, already exists, already exist, already have, already has, already built, already live, already in use, already implemented, already done, is live, as it is today, as of today, today the, (is|are|already|runs|run|live) in production, in production (since|for), in our app, in our application, in our system, in the app we have, to our app, to our application, to our website, to our existing, to the existing, in the existing, of the existing, on the existing, extend the, extends the, extension of the, pull request, code base, codebase, repository at, regression, changelog, release notes',
  de: 'bestehende*, vorhandene*, derzeit, zurzeit, aktuell, =bereits, heutige* system, heutige* anwendung, im bisherigen, erweiterung der, erweitern, in unserer app, in unserem system, (in|auf) unserer (website|webseite|homepage), in unserem (shop|onlineshop|webshop)',
  fr: 'existant*, actuellement, en ce moment, deja, systeme actuel, application actuelle, dans notre (application|appli), dans notre systeme, sur notre (site|boutique)',
  es: 'existente*, actualmente, en este momento, ya existe, ya tenemos, sistema actual, aplicacion actual, en nuestra (aplicacion|app), en nuestro sistema, en nuestra (web|pagina|tienda), en nuestro sitio',
  pt: 'existente*, atualmente, neste momento, ja existe, ja temos, sistema atual, aplicacao atual, no nosso sistema, na nossa aplicacao, no nosso aplicativo',
  ru: 'существующ*, в настоящее время, сейчас, уже есть, уже работает, текущ* систем*, в нашем приложении, в нашей системе',
  el: 'υπαρχουσα, υπαρχον, υφισταμεν*, προς το παρον, ηδη, στην εφαρμογη μας, στο συστημα μας',
  zh: '现有, 目前, 当前, 已有, 已经有, 我们的应用中, 我们的系统中',
}

/** Phrases that ask for a change instead of something new. */
export const changes: Terms = {
  en: "this issue, this ticket, this story, =fix, =fixes, fixing, bug, bugs, bugfix, hotfix, broken, does not work, doesn't work, do not work, not working, no longer works, crash, crashes, crashing, throws an error, error occurs, wrong, incorrect, incorrectly, typo, misaligned, spacing, instead of, should be changed, change the, change this, update the, adjust the, rename the, rename, remove the, replace the, move the, improve the, tweak, refactor, upgrade the, add a button, add a column, add a field, add a filter, add a link, add an option, add a checkbox, add a label, add another, add support for, to also, also be able to, enhance, enhancement, so that it also, steps to reproduce, action performed, expected result, actual result, expected behavior, expected behaviour, reproducible, workaround, issue reported by",
  de: 'fehler beheben, behoben werden, funktioniert nicht, statt, anstatt, umbenennen, andern, geandert werden, anpassen, angepasst werden, ersetzen, verschieben, korrigieren, falsch, hinzufugen zu',
  fr: 'corriger, bogue, ne fonctionne pas, au lieu de, renommer, modifier le, modifier la, remplacer, deplacer, ajuster, incorrect*',
  es: 'corregir, error, no funciona, en lugar de, en vez de, renombrar, cambiar el, cambiar la, reemplazar, ajustar, incorrect*',
  pt: 'corrigir, erro, nao funciona, em vez de, ao inves de, renomear, alterar o, alterar a, substituir, ajustar, incorret*',
  ru: 'исправить, ошибк*, не работает, вместо, переименовать, изменить, заменить, неправильн*',
  el: 'διορθωση, διορθωσ*, δεν λειτουργει, αντι για, μετονομασια, αλλαγη, αλλαξ*, λαθος',
  zh: '修复, 修改, 错误, 不工作, 无法使用, 改为, 重命名, 替换, 调整',
}

/** Terms for prototypes. */
export const prototype: Terms = {
  en: 'prototype, prototypes, proof of concept, poc, clickable mockup, click dummy, hackathon, throwaway',
  de: 'prototyp, machbarkeitsnachweis, klickdummy',
  fr: 'prototype, preuve de concept, maquette cliquable',
  es: 'prototipo, prueba de concepto',
  pt: 'prototipo, prova de conceito',
  ru: 'прототип*',
  el: 'πρωτοτυπο',
  zh: '原型, 概念验证',
}

/** Terms for regulation and audits of software. */
export const regulated: Terms = {
  en: 'hipaa, fda, medical device, iec 62304, iso 13485, iso 27001, iso 26262, soc 2, pci dss, gxp, 21 cfr, do 178c, sox compliance, fedramp, fisma, cjis, ferpa, safety critical, safety integrity, certification body, regulatory approval, regulatory compliance, audited, auditor, auditors, notified body, anti money laundering, kyc, medical records act, patient safety',
  de: 'medizinprodukt*, mdr, bafin, zertifizier*, kritis, revisionssicher*, aufsichtsbehorde*',
  fr: 'dispositif medical, certifi*, hds, autorite de controle, acpr',
  es: 'producto sanitario, certificacion*, ente regulador, auditad*',
  pt: 'dispositivo medico, certificacao, orgao regulador, auditad*',
  ru: 'медицинск* издели*, сертификац*, персональн* данных фз',
  el: 'ιατροτεχνολογικ*, πιστοποιηση*',
  zh: '医疗器械, 等保, 认证, 合规审计',
}

/** Terms for data about people's health, which falls under health law. */
export const healthData: Terms = {
  en: 'diagnosis, diagnoses, prescription, prescriptions, e prescription, medical record, medical records, patient record, patient records, health record, health records, medical history, patient data, health data, medical data, clinical data, clinical notes, lab results, laboratory results, treatment plan, treatment plans, medication plan, vital signs, medical imaging',
  de: '*diagnose*, *patientenakte*, krankenakte*, *patientendaten*, gesundheitsdaten, befund, befunde, laborwert*, arztbrief*, medikationsplan*, behandlungsplan*',
  fr: 'diagnostic medical, diagnostics, ordonnance medicale, ordonnances, dossier patient, dossier medical, dossiers medicaux, donnees de sante, resultats de laboratoire',
  es: 'diagnostico*, receta medica, recetas medicas, historia clinica, historias clinicas, historial medico, expediente clinico, datos de salud, resultados de laboratorio',
  pt: 'diagnostico*, receita medica, receitas medicas, prontuario*, historico medico, dados de saude, resultados de laboratorio',
  ru: 'диагноз*, медицинск* карт*, истори* болезни',
  el: 'διαγνωσ*, ιατρικο ιστορικο, ιατρικος φακελος',
  zh: '病历, 诊断, 处方, 健康档案',
}

/** Words that name a device and no app. */
export const devices: ReadonlySet<string> = new Set(
  'ios android iphone iphones ipad ipads phone on for my the and und et y e и айфон айфоне 安卓 苹果'.split(' '),
)

/** Platforms of products. Technology names are listed in `technologies.ts`. */
export const platforms: Record<'web' | 'mobile' | 'desktop' | 'command line' | 'library or API', Terms> = {
  web: {
    en: '(back office|backoffice|panel|admin) web, web (screen|screens|panel|admin|back office|backend|ui|view), website, web site, web app, web application, web based, webapp, web page, webpage, web portal, web interface, online shop, online store, online platform, portal, browser, browsers, homepage, landing page, dashboard, saas, url, heroku, netlify, vercel, html, css, login page, online',
    de: 'im web, weboberflache*, webseite*, website, webanwendung*, webapplikation*, portal*, browser, online, startseite, onlineshop, webshop',
    fr: "(espace|panneau|interface) web, site web, site internet, application web, portail, navigateur, en ligne, page d'accueil",
    es: 'panel web, sitio web, pagina web, aplicacion web, portal, navegador, en linea, online',
    pt: 'painel web, site, website, pagina web, aplicacao web, portal, navegador, online',
    ru: 'сайт*, веб, портал*, браузер*, онлайн, интернет магазин*',
    el: 'ιστοσελιδα*, ιστοτοπο*, διαδικτυακ*, browser',
    zh: '网站, 网页, 浏览器, 在线, 门户',
    other:
      'verkkosovellus*, websovellus*, selain*, verkkosivu*, webbplats*, webapplicatie*, sito web, (pannello|interfaccia) web, pannello (per|di|dell*|amministra*), strona internetowa, webove stranky',
  },
  mobile: {
    en: 'mobile app, mobile application, ios, android, iphone, ipad, smartphone app, phone app, app store, play store, native app, push notification, push notifications, expo, tablet app',
    de: 'handy app, smartphone app, mobile app, app store',
    fr: 'application mobile, appli mobile',
    es: 'aplicacion movil, app movil',
    pt: 'aplicativo movel, aplicativo, app movel',
    ru: 'мобильн* приложени*',
    el: 'εφαρμογη για κινητα, κινητα τηλεφωνα',
    zh: '手机应用, 移动应用, 小程序, 安卓',
    other:
      'mobiilisovellus*, mobiiliapplikaatio*, mobilapp*, app mobile, aplikacja mobilna, mobiele app, mobiele applicatie',
  },
  desktop: {
    en: 'desktop app, desktop application, desktop program, desktop software, desktop tool, windows application, windows program, gui application, graphical user interface, javafx, pyqt, pyqt5, tkinter, swing, wpf, winforms, electron, pygame, gtk, libgdx',
    de: 'desktop anwendung*, desktopanwendung*, windows programm, grafische benutzeroberflache',
    fr: 'application de bureau, logiciel de bureau',
    es: 'aplicacion de escritorio',
    pt: 'aplicacao de desktop, aplicacao de ambiente de trabalho, programa de desktop',
    ru: 'настольн* приложени*, десктоп*',
    el: 'εφαρμογη υπολογιστη',
    zh: '桌面应用, 桌面软件',
    other:
      'tyopoytasovellus*, graafi* kayttoliittyma*, graafi* kayttoliitty*, skrivbordsprogram*, applicazione desktop, aplikacja desktopowa',
  },
  'command line': {
    en: 'command line, commandline, cli tool, cli application, cli app, console application, console program, shell script, text based interface, script that, cron job',
    de: 'kommandozeile*, konsolenanwendung*, konsolenprogramm*',
    fr: 'ligne de commande',
    es: 'linea de comandos',
    pt: 'linha de comando',
    ru: 'командн* строк*, консольн*',
    el: 'γραμμη εντολων',
    zh: '命令行',
    other:
      'komentorivi*, tekstipohjai*, tekstikayttoliittyma*, kommandorad*, opdrachtregel*, riga di comando, wiersz polecen, prikazova radka',
  },
  'library or API': {
    en: 'software library, programming library, library for developers, sdk, npm package, python package, crate, client library, rest api, graphql api, public api, api only, pallet, protocol implementation, middleware',
    de: 'bibliothek fur, programmbibliothek, programmierschnittstelle',
    fr: 'bibliotheque logicielle',
    es: 'biblioteca de software, libreria de software',
    pt: 'biblioteca de software',
    ru: 'библиотек* функци*',
    zh: '软件库, 开发包',
  },
}
