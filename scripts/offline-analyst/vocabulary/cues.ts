import { pattern } from '#domain/text/pattern'
import { outOfScope } from '#domain/text/scope-words'

/**
 * Terms that identify the type of a sentence, by language.
 * Terms are separated by commas; `matcher.ts` documents their syntax.
 */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'ru' | 'el' | 'zh'

export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  pt: 'Portuguese',
  ru: 'Russian',
  el: 'Greek',
  zh: 'Chinese',
}

/** Terms by language. `other` contains loan words and terms of unsupported languages. */
export type Terms = Partial<Record<Language | 'other', string>>

/** Joins two lists of terms in each language. */
export const joined = (...lists: Terms[]): Terms =>
  Object.fromEntries(
    Object.keys(Object.assign({}, ...lists)).map((key) => [
      key,
      lists.flatMap((terms) => terms[key as keyof Terms] ?? []).join(', '),
    ]),
  )

/** Modal phrases: something must or can be done. */
export const modals: Terms = {
  en: 'shall, must, should, can, may, will, need to, needs to, has to, have to, able to, ability to, capability to, capable of, allow*, enable*, let, lets, support, supports, provide, provides, include, includes, offer, offers, feature, features, required to, ought to, responsible for, =shows, =displays, =sends, =stores, =saves, =calculates, =generates, =notifies, =updates, =creates, =marks, =removes, =checks, =validates, =lists, =records, =prints, =imports, =exports, =receives, =confirms, =selects, =enters, =scans, =uploads, =approves, =assigns, =tracks, =keeps, =lets',
  de: 'soll, sollen, sollte, sollten, muss, mussen, musste, kann, konnen, konnte, darf, durfen, ermoglich*, erlaub*, unterstutz*, bietet, wird, werden, moglich, lasst, gewahlt, stellt _ dar, zur verfugung',
  fr: 'doit, doivent, devra, devront, devrait, peut, peuvent, pourra, pourront, permet*, permettra, propose, offre, gere, capable de, possibilite de, souhait*, sera, seront',
  es: 'debe, deben, debera, deberan, puede, pueden, podra, podran, permit*, permitira, ofrece, gestiona, capaz de, posibilidad de, soporta, sera, seran, tendra',
  pt: 'deve, devem, devera, deverao, pode, podem, podera, poderao, permit*, permitira, oferece, gere, gerencia, capaz de, possibilidade de, suporta, sera, serao, tera',
  ru: 'должен, должна, должно, должны, может, могут, можно, необходимо, следует, позволя*, обеспечива*, предоставля*, возможность, требуется, нужно, нужен, нужна',
  el: 'πρεπει, μπορει, μπορουν, θα, επιτρεπει, δυνατοτητα, υποστηριζει, παρεχει, οφειλει, χρειαζεται, δινει',
  zh: '必须, 应当, 应该, 应, 可以, 能够, 能, 支持, 需要, 需, 提供, 允许, 实现, 要求, 具备',
}

/** Nouns for the product or its parts. */
export const products: Terms = {
  en: 'system, app, apps, application, software, platform, website, web site, site, webpage, web page, page, portal, product, solution, tool, interface, ui, gui, module, service, server, backend, back end, frontend, front end, database, api, screen, dashboard, panel, program, widget, plugin, extension, bot, chatbot, engine, component, feature, form, landing page, homepage, program, programme, command line, column, header, store, shop, web app, mobile app, webshop, backoffice, back office, device, gateway, client, website, menu, button, workflow, wizard, functionality, report, view, list, table, field, record, tab, dialog, popup, notification',
  de: 'system, systems, app, anwendung*, software, plattform, website, webseite*, seite, startseite, portal, produkt, losung, werkzeug, oberflache, *applikation*, *anwendung*, modul, dienst, server, datenbank, schnittstelle*, bildschirm, *formular*, webshop, shop, programm, karte, maske, liste, ansicht, ubersicht, funktion*',
  fr: 'systeme, application, logiciel, plateforme, plate forme, site, site web, page, portail, produit, solution, outil, interface, module, service, serveur, base de donnees, ecran, formulaire, boutique, tableau de bord, appli, fonctionnalite*, liste',
  es: 'sistema, aplicacion*, software, plataforma, sitio, sitio web, pagina, web, portal, producto, solucion, herramienta, interfaz, modulo, servicio, servidor, base de datos, pantalla, formulario, tienda, panel, app, funcionalidad*, listado',
  pt: 'sistema, aplicacao, aplicativo, aplicacoes, software, plataforma, site, website, pagina, portal, produto, solucao, ferramenta, interface, modulo, servico, servidor, base de dados, banco de dados, tela, ecra, formulario, loja, painel, app, funcionalidade*, lista',
  ru: 'систем*, приложени*, программ*, платформ*, сайт*, страниц*, портал*, продукт*, решени*, сервис*, интерфейс*, модул*, сервер*, баз* данных, экран*, форм*, магазин*, панел*, кабинет*, функци*, список',
  el: 'συστημα*, εφαρμογη*, λογισμικο*, πλατφορμα*, ιστοσελιδα*, ιστοτοπο*, σελιδα*, πυλη*, προιον*, εργαλειο*, διεπαφη*, υπηρεσια*, διακομιστη*, βαση δεδομενων, οθονη*, φορμα*, καταστημα*, λειτουργι*, λιστα',
  zh: '系统, 应用, 软件, 平台, 网站, 页面, 门户, 产品, 模块, 接口, 服务器, 数据库, 界面, 屏幕, 表单, 商城, 小程序, 后台, 客户端, 功能, 列表',
  other: 'sito',
}

/** Unambiguous words for software: one of them is evidence that a text asks for software. */
export const software: Terms = {
  en: 'app, apps, website, web site, webpage, software, web application, web app, web based, mobile app, user interface, dashboard, database, login, log in, sign in, sign up, api, saas, online, web, webshop, ecommerce, e-commerce, landing page, homepage, chatbot, backend, frontend, admin panel, user account, users, browser, crm, erp, cms, lms, mvp, ios, android, wordpress, shopify, microservice, ui, ux, web portal, online portal, scraper, web scraper, data pipeline, data warehouse, iot, sensor data, shopping cart, checkout page, firmware, microcontroller, embedded software, wordpress plugin, source code, data migration, crud, csv, json, qr code, push notification, sms, email notification, web interface, home page, web page, login page, internet, computer program, computer system, the system shall, system must, system should, application shall, as a user',
  de: 'app, website, webseite, software, *anwendung*, *applikation*, datenbank, benutzer*, nutzer*, anmeld*, schnittstelle*, online, webshop, shop, browser, portal, plattform, benutzeroberflache',
  fr: 'appli, application, site web, site internet, logiciel, base de donnees, utilisateur*, connexion, api, en ligne, boutique en ligne, navigateur, plateforme, interface utilisateur, tableau de bord',
  es: 'aplicacion*, sitio web, pagina web, software, base de datos, usuario*, inicio de sesion, iniciar sesion, api, en linea, online, tienda online, navegador, plataforma, interfaz de usuario',
  pt: 'aplicativo, aplicacao, site, website, software, base de dados, banco de dados, usuario*, utilizador*, login, api, online, loja online, navegador, plataforma, interface',
  ru: 'приложени*, сайт*, программн*, пользовател*, баз* данных, интерфейс*, онлайн, интернет*, браузер*, платформ*, личн* кабинет*, api',
  el: 'εφαρμογη*, ιστοσελιδα*, ιστοτοπο*, λογισμικο*, χρηστη*, χρηστες, βαση δεδομενων, συνδεση, διαδικτυ*, online, πλατφορμα*, browser',
  zh: '系统, 软件, 网站, 应用, 用户, 登录, 数据库, 平台, 小程序, 在线, 接口, 后台, 界面',
}

/** Phrases that request a product: "we need an online shop". */
export const requests: Terms = {
  en: "idea for (a|an) (app|website|site|platform|game|tool), need _ (script|app|website|site|bot|tool|macro|shop|page|plugin), we need, i need, we want, i want, we (would|will) (like|love), i (would|will) (like|love), (we'd|i'd) (like|love), (we'd|we would|i'd|i would) also (like|love), we also (need|want), want _ to, wants _ to, would like _ to, would love _ to, we are looking for, looking for, looking to, building a, building an, build me, build us, build a, build an, create a, create an, develop a, develop an, design and develop, make a, make me, need a, need an, want a, want an, would (like|love) (a|an), design a, implement a, redesign, rebuild, rewrite, set up a, launch a, we are starting a, we are launching a, we plan a, we are planning a",
  de: 'idee fur eine (app|plattform|website|webseite), wir brauchen, ich brauche, wir benotigen, ich benotige, wir mochten, ich mochte, wir hatten gern*, ich hatte gern*, (hatten|hatte) (wir|ich) gern*, wir sind _ und (suchen|brauchen) ein*, ich bin _ und (suche|brauche) ein*, wir suchen, suchen wir, (brauchen|benotigen|wollen|mochten) wir (auch|ausserdem|zusatzlich|noch), brauchen wir, mochten wir, wir wollen, wir wunschen, soll _ entwickelt, soll erstellt, soll entstehen, erstellung eine*, entwicklung eine*, gesucht, mochte ein*, mochten ein*, brauchen ein*, braucht ein*, benotigen ein*, benotigt ein*, wunscht ein*, will ein*',
  fr: "idee d'application, idee d'appli, idee de (site|plateforme), cherchons un*, recherchons un*, il nous faut, il me faut, (nous voudrions|nous aimerions|on voudrait|on aimerait) (vendre|proposer|offrir|avoir|pouvoir|creer|mettre|gerer|voir|permettre|publier|montrer|presenter|reserver|un|une|des|le|la|les|que), nous avons besoin, j'ai besoin, besoin de, besoin d, nous voulons, nous souhaitons, je souhaite, je veux, je voudrais, (nous voudrions|nous voulons|nous souhaitons|il nous faudrait|il nous faut) (aussi|egalement), nous cherchons, (je|on) cherche un*, creer un, creer une, creation de, creation d, creation d'une, developper un, developper une, realisation de, realisation d, realisation d'une, refonte, souhaite un*, souhaitent un*, avons besoin, veut un*, veulent un*, voudrait un*, aimerions un*, aimerais un*, voudrions un*",
  es: 'idea para (una|un) (app|aplicacion|web|plataforma), tambien (necesitamos|queremos|nos gustaria), nos gustaria, necesitamos, necesito, queremos, quiero, deseamos, buscamos, crear un, crear una, desarrollar un, desarrollar una, desarrollo de un, desarrollo de una, hacer un, hacer una, quiere un*, quieren un*, necesita un*, necesitan un*',
  pt: 'precisamos, preciso, queremos, quero, gostaria*, procuramos, criar um, criar uma, desenvolver um, desenvolver uma, desenvolvimento de um, desenvolvimento de uma, quer um*, querem um*, precisa de um*, precisam de um*',
  ru: 'нам нужен, нам нужна, нам нужно, мне нужен, мне нужна, нужно сделать, нужно создать, хотим, хочу, требуется разработать, разработать, разработка, создать, создание',
  el: 'χρειαζομαστε, χρειαζομαι, θελουμε, θελω, θα θελαμε, ψαχνουμε, δημιουργια, κατασκευη, αναπτυξη, υλοποιηση, θελει, θελουν, χρειαζεται μια, χρειαζεται ενα*',
  zh: '我们需要, 我需要, 想要, 我想, 需要一个, 开发一个, 建立, 搭建, 设计并开发, 制作, 开发',
  other:
    'abbiamo bisogno di, ci serve, ci servono, ci servirebbe, ci servirebbero, vorremmo, cerchiamo, (wij|we) zoeken, zoeken (een|wij|we), ik zoek, (wij|we) willen, willen (wij|we), ik wil, (wij|we) hebben _ nodig',
}

/** Phrases that exclude work. */
export const exclusions: Terms = joined(outOfScope, {
  en: "=excluded, will not include, shall not include, does not include, do not need, don't need, doesn't need, does not need, no need for, is not supported, are not supported, won't build, we won't, will not be supported, will not be implemented, will not be built, will not support, shall not support, will not provide, shall not provide, does not provide, shall not manage, will not manage, shall not store, shall not prioritize, shall not replace, will not replace, will not handle, shall not handle, will not integrate, without a mobile app, no mobile app, no native app, no app needed, not be required, not be included, not be implemented, not be covered, not in this version, not in the first version, handled elsewhere, we don't want, we do not want, i don't want, i do not want, we explicitly do not want, nobody wants, nothing has to be, nothing needs to be, (must|shall|should|need) not be (quoted|priced|estimated|costed), not be (quoted|priced|costed), (don't|do not) (quote|price|estimate|cost) (it|them|this|these|that|yet|now)",
  de: 'nicht unterstutzt, nicht vorgesehen, wird kein*, werden kein*, ist kein* _ vorgesehen, ausgeschlossen, nicht gefordert, wollen wir nicht, wir wollen kein*, wir mochten kein*, (wir|ich) (brauchen|brauche|mochte|will) kein*, (brauchen|brauche) (wir|ich) nicht, nicht (anbieten|kalkulieren|einrechnen|mitrechnen|einpreisen|angeboten|kalkuliert|eingerechnet|anzubieten), nicht zu kalkulieren, nicht teil des angebots',
  fr: "exclu*, non inclu*, pas inclu*, ne fait pas partie, n'est pas prevu, pas besoin, on ne veut pas, nous ne voulons pas, nous n'avons pas besoin, nous ne souhaitons pas, pas (a chiffrer|etre chiffr*|chiffr*), ne pas chiffrer",
  es: 'excluid*, no se incluye, no incluid*, no forma parte, no se requiere, no queremos, no necesitamos, no (presupuestar|cotizar|presupuesten|coticen), no (debe|se debe|hay que) (presupuestar*|cotizar*)',
  pt: 'excluid*, nao incluid*, nao faz parte, nao queremos, nao precisamos, nao (orcar|orcamentar|orcamentem|cotar), nao deve* ser (orcad*|orcamentad*)',
  ru: 'исключен*, не включа*, не предусмотрен*, не нужн*',
  el: 'εξαιρειται, εξαιρουνται, δεν περιλαμβαν*, δεν χρειαζεται',
  zh: '无需, 不支持, 除外',
  other:
    'non (quotare|preventivare|da quotare|va quotat*|vanno quotat*), niet (offreren|begroten|meerekenen|aanbieden)',
})

/** Phrases that postpone work. */
export const later: Terms = {
  en: 'can wait (until|till) (next|spring|summer|autumn|fall|winter|later|after), can come (next|later), can follow (next|later), (can|may) follow in (spring|summer|autumn|winter), postponed to, postponed until, deferred to, moved to phase, future version, future versions, future release, future releases, future phase, future phases, (future|later|subsequent) (iteration|iterations|increment|increments), subsequent (version|versions|release|releases|phase|phases), later (we|i) (may|might|want|plan|hope|could|would), later on (we|i), later _ (can|may|might|could|will|should) also, later version, later phase, later release, later stage, in the future, future enhancement, future enhancements, future consideration, future work, next version, next release, planned for later, post mvp, after launch, after the mvp, phase two, version 2, v2, not now, not for now, for later, later on, at a later stage, some =day, nice later, not in the first release, not in the first version, optionally later, at a later, might be decided later, decided later, maybe later, perhaps later, (maybe|perhaps) _ later, maybe next year, perhaps next year, next year at the earliest, not before next year, in (two|three) years at the earliest, (come|comes|planned|coming) in v2, (that|this|it) (is|would be|will be) (phase|stage|step) 2, (we will|we ll) see next year',
  de: 'verschoben auf, zuruckgestellt, =kann nachstes jahr kommen, =kann _ nachstes jahr kommen, (kann|konnen|konnte) nachstes jahr (folgen|dazukommen), (kann|konnen|konnte) _ nachstes jahr (folgen|dazukommen), im (nachsten|kommenden) jahr (folgen|dazukommen), im (fruhjahr|sommer|herbst|winter) (folgen|dazukommen), (kommt|kommen) im (nachsten|kommenden) jahr dazu, (kommt|kommen) _ im (nachsten|kommenden) jahr dazu, (kommt|kommen) im (fruhjahr|sommer|herbst|winter) dazu, (spatere|spateren|kunftige|kunftigen) (iteration|iterationen|ausbaustufe|ausbaustufen|phase|phasen), spatere version*, kunftige version*, zukunftig*, in zukunft, spater, ausbaustufe, fruhestens (in|im|nachstes|ubernachstes), (das|dies) (ware|ist|wird|kommt) _ (stufe|phase|schritt|etappe) 2, (zweite|zweiten) (stufe|phase|etappe), das lassen wir, lassen wir weg',
  fr: "(iterations|phases|etapes) (futures|ulterieures), version future, versions futures, version ulterieure, ulterieurement, a l'avenir, phase ulterieure, plus tard, (=peut|=pourra) (venir|suivre|attendre) (l'annee|l'an|au|en) (prochaine|prochain|printemps|automne|ete|hiver), (=peut|=pourra) (venir|suivre|attendre) l'annee prochaine, pas avant (l'an|l'annee|deux), au plus tot, (ce serait|c'est) (la phase|l'etape|le lot) 2, (phase|lot|etape) 2, evolution* future*, on verra",
  es: '(iteraciones|fases|etapas) (futuras|posteriores), futuras (iteraciones|fases|etapas), version futura, versiones futuras, en el futuro, =puede (venir|esperar) (el ano|el proximo) (que|ano), =puede venir en (primavera|otono), mas adelante, fase posterior, futuras mejoras, como pronto, no antes del (ano|proximo), segunda fase, (seria|es) la fase 2',
  pt: 'versao futura, versoes futuras, no futuro, mais tarde, fase posterior, melhorias futuras, (fica*|deixa*|deixamos) para (depois|mais tarde|outra), segunda fase, nao antes do (proximo|ano)',
  ru: 'в будущем, будущ* верси*, следующ* верси*, позже, позднее, на следующем этапе',
  el: 'στο μελλον, μελλοντικ*, επομενη εκδοση, αργοτερα',
  zh: '未来版本, 将来, 后续版本, 后期, 二期, 以后',
  other:
    'voor later, later (willen|wil|zouden|zullen) (we|wij|ik), later (kunnen|kan|moeten|moet|mogen|mag|komt|komen) _ (ook|nog), in een later stadium, =puo (arrivare|venire|aspettare) anno prossimo, =puo (arrivare|venire|aspettare) _ anno prossimo, (mag|kan|mogen|kunnen) volgend jaar (komen|volgen), piu avanti, in un secondo momento, in futuro, seconda fase, se ne riparla, non prima del, tweede fase, op zijn vroegst',
}

/**
 * Releases of other software, checks of a date, what users save and what a product does from now on: "PHP version 2.1 or
 * newer", "The time cannot be in the future", "save it for later", "In the future, invoices are sent as PDF", unlike "In the
 * future, a chat is planned".
 */
export const notLater = pattern(
  String.raw`^(?:in (?:the )?future|in zukunft|zukünftig|à l['’]avenir|en el futuro|no futuro|in futuro|in (?:de )?toekomst),? (?!.*(?<!\p{L})(?:may|maybe|perhaps|probably|might|could|can|will|would|should|also|want|plan\p{L}*|hope|consider\p{L}*|possib\p{L}*|think|add\p{L}*|further|more|auch|evtl|eventuell|vielleicht|wohl|geben|noch|wollen|möcht\p{L}*|würd\p{L}*|könn\p{L}*|kann|weitere\p{L}*|geplant|denkbar|vorstell\p{L}*|vorgesehen|aussi|également|peut-être|voudr\p{L}*|aimer\p{L}*|pourr\p{L}*|prévu\p{L}*|souhait\p{L}*|también|quizás?|quer\p{L}+|podr\p{L}*|previst\p{L}*|anche|forse|vorr\p{L}*|potr\p{L}*|ook|misschien|willen|kunnen|gepland|(?:releases|versions|phases|iterations|stages)|(?:release|version|phase|stage) \d+)(?!\p{L}))|\b(?<!(?:let['’]?s|we(?:['’]ll)?|I|please) )(?:save|bookmark|store)s? [^,.;]{2,30} for later\b|\b(?:version|v) ?\d+\.\d|(?<!\p{L})(?:(?:(?:dates?|times?|timestamps?|days?|deadlines?)(?!\p{L})[^.,;]{0,40} (?:be|is|are|lies?)|(?:not|never|cannot) be|minutes?|hours?|days?|weeks?|months?|years?|dates?|times?|timestamps?)(?: ahead)? in the future|(?:est(?:ar|é|á|án)|ser|sea|horas|días|meses|años|fechas?) en el futuro|(?:estar|ser|esteja|dias|horas|datas?) no futuro|(?:essere|sia|date?|giorni|ore) in futuro)(?!\p{L})`,
)

/** Phrases that leave it open whether something is built. With "optional:" and "ideally", `wishFirst` has more. */
export const wishes: Terms = {
  en: 'nice to have, would be (nice|welcome|great|lovely|cool|fantastic), would also be (nice|welcome|great|lovely|cool), would be a (bonus|plus), bonus points for, if time permits, if time allows, if the budget permits, if budget permits, if the budget allows, if budget allows, if there is budget, if there is time, if there is (money|budget) left, if (money|budget) is left, not essential, not a must, if it (is not|does not cost) _ (more|much|expensive|extra), if it (is|comes) cheap, optionally, (quote|quoted|price|priced|offer|offered|cost|costed) _ as (an option|options|optional), (as an option|as options) only, only as (an option|options)',
  de: 'nice to have, schon ware, ware schon, ware auch schon, nett ware, ware nett, war nett, ware auch (nett|toll|super|prima|fein), toll ware, ware toll, super ware, ware super, wunschenswert, kein muss, wenn (geld|budget) ubrig (ist|bleibt), falls (geld|budget) ubrig ist, wenn noch (geld|budget) ubrig ist, als option (anbieten|angeboten|kalkulieren|ausweisen), wenn es nicht (viel|zu|so) _ (kostet|teuer), (falls|wenn|sofern) es nicht (viel|zu) (mehr|teuer), (nur|lediglich) (als option|optional), optional (anbieten|kalkulieren|angeboten|ausweisen)',
  fr: "si (ca|cela) ne coute pas (trop|beaucoup), si (ce n'est|c'est) pas (trop|beaucoup plus) cher, serait bien, serait appreciable, serait un plus, serait super, serait ideal, serait genial, serait (sympa|chouette), si le budget le permet, s'il reste (du budget|de l'argent), en option, optionnellement, comme option",
  es: 'si no (es|sale|cuesta) (muy|mucho|demasiado), si no encarece, estaria bien, seria bueno, seria ideal, seria genial, lo ideal seria, si el presupuesto lo permite, si (sobra|queda) (dinero|presupuesto), opcionalmente, (solo|presupuest*|cotiza*|ofrecer) como opcion',
  pt: 'seria bom, seria otimo, seria ideal, se o orcamento permitir, opcionalmente, (so|apenas|orcar|cotar|orcamentar) como opcao',
  other:
    'se non costa (molto|troppo), se non (e|costa) (molto|troppo), als het niet (te|veel) (duur|meer|kost), sarebbe (bello|utile|ideale|comodo|carino|fantastico|il massimo), solo se costa poco, se il budget lo permette, zou (leuk|mooi|fijn|handig|prettig) zijn, als het budget het toelaat, (quotare|solo|preventivare|offrire|quotata|quotato) come opzione, (alleen|offreren|aanbieden|graag) als optie, come optional',
}

/** Words before a wish, which are in no name: "Nice to have: a gallery", "Ideally patients see their results", "And if visitors could …". */
export const wishFirst =
  /^(?:(?:(?:and|und|et|y|e|en) )?(?:if|wenn|si|se|als)(?= (?!(?:you|we|i|wir|ich|ihr|du|vous|nous|on|tu|usted\w*|jullie|u) )[^,;:.]{2,60} (?:could(?! not)|könnten?|pouvai(?:en)?t|pud(?:iera|iese|esse)[nm]?|potesse(?:ro)?|konden|zouden kunnen)(?![^\s,.!])[^,;:]*(?:$|, (?:(?:that|this|it|das|ce|ça|cela|esto?|isto|dat)['’ ]|we |i |wäre|serait|sería|estaría|sarebbe|seria|zou)))|(?:(?:it|this|that) )?would (?:also )?be (?:nice|great|lovely|cool|fantastic|welcome) (?:to have|to|if)|(?:nice to have|would be (?:nice|great|lovely|cool)|bonus(?: points)?|optional|wish|wunsch|en option|optionnel|opcional|deseable)(?= ?:) ?:|\((?:optional|nice to have|option|en option|optionnel(?:le)?|facultati(?:f|ve|vo|va)|opcional|opzionale|facoltativ[oa]|optioneel)\):?|(?:(?:if|wenn|falls|sofern|si|se|indien)(?: (?:it is|it['’]s|es|c['’]est|es))? (?:possible|möglich|posible|possibile|possível|mogelijk),?(?= (?:an?|eine?n?|une?|una?|uma?|een) ))|(?:(?:bonus points|a bonus) (?:for|would be)|optionally|ideally|if (?:the |there is )?(?:budget|time)(?: (?:allows|permits|left))?|wenn (?:das budget|die zeit) (?:es )?(?:erlaubt|reicht)|si le budget le permet|si el presupuesto lo permite|(?:schön|toll|super|nett) wäre(?: (?:auch|noch))*|idealerweise|idéalement|optionnellement|opcionalmente|idealmente|estaría bien(?: tener)?|seria (?:bom|ótimo)(?: ter)?)(?=[\s,:])[,:]?)\s+(?=\S)/i

/** A wish that names no thing: "Something with birthdays would be lovely", "Maybe something for the kids". */
export const vagueWish =
  /^(?<maybe>(?:maybe|perhaps|vielleicht|peut-être|quizás?|tal vez|forse|misschien),? (?:also |auch |aussi |también )?)?(?:a little )?(?:something|(?:irgend)?(?:et)?was|quelque chose|algo|qualcosa|iets) (?:with|for|about|mit|für|zu[mr]?|avec|pour|sur|con|para|sobre|per|met|voor) /iu

/** Negations in business rules, which are work: "a student cannot leave twice". */
export const prohibitions: Terms = {
  en: "not be able, cannot, can't, can not, must not, may not, never, shall not allow, should not allow, must not allow, not be allowed, not exceed, shall not exceed, not require, not be stored, not be transmitted",
}

/** Splits a comma-separated list of terms. */
export const termsOf = (list: string): string[] =>
  list
    .split(',')
    .map((term) => term.trim())
    .filter(Boolean)

/** Phrases whose single words would name other work. */
export const idioms: Terms = {
  en: 'data processing (agreement|agreements|addendum|contract|contracts), (small|little|short) program (where|in which), language (school|schools|course|courses|teacher|teachers), languages and (specialities|specialties|skills|qualifications|subjects|experience|education|interests), (specialities|specialties|skills|qualifications|subjects|experience|education|bio|biography|portrait) and languages, (specialities|specialties|skills|qualifications|subjects|experience|bio|biography) languages, photo languages, languages (spoken|they speak|he speaks|she speaks), languages of (the|each|every|our|a|all) (guide|guides|teacher|teachers|therapist|therapists|doctor|doctors|trainer|trainers|coach|coaches|tutor|tutors|employee|employees), (have|has|use|uses|using|got) (whatsapp|slack|discord) for, (tolerate|tolerates|forgive|forgives|ignore|ignores|despite|accept|accepts) (typos|typing errors|misspellings), magnetic stripe, magnetic stripes, angular (acceleration|accelerations|velocity|velocities|momentum|speed|rate|rates|position|displacement), mac (filter|filters|filtering), mac address (filter|filters|filtering), find out, resume where, resume from, resume later, resume the, flip chart, flip charts, flipchart, go live, goes live, going live, went live, gone live, be live, live date, live since, lives in, shop floor, factory floor, sales floor, from the auction, at the auction, the auction, auction house, flower auction, auction clock, in the long run, run short, runs short, running short, ran short, in stock, in store, (a|the|our|each|every|which|nearest|this) store, out of the box, at a glance, on the map of, play a role, plays a role, in the game, take stock, track record, in charge, free of charge, by post, post office, point of view, market place in, stay in touch, keep in touch, on board, check out the, key in, log on the, in the picture, at the end of the day, business card, loyalty card of, pay (on|at) (site|arrival|reception|pickup), pay in the (shop|store|restaurant|office), pay at the (counter|door|desk|till), pay (in|by|with) cash, pay cash, cash on (delivery|pickup), (paid|payment|payments) (in|by|with) cash, paid cash, (pay|paid|payment|payments) _ (on|at) (site|arrival|reception|pickup|collection), (pay|paid|payment|payments) _ at the (counter|door|desk|till|entrance|venue|clubhouse|bar), (pay|paid) _ in cash, paid in the (shop|store), report (their|his|her), (report|reports|reporting) sick, (report|reports|reporting) _ sick, (report|reports|reporting) _ _ sick, (report|reports|reporting) (symptom|symptoms|illness|injuries), (report|reports|reporting) _ (symptom|symptoms|illness|injury), without (creating|opening|having|needing) an account, (at|see|view|browse|read|visible|seen|viewed|readable) without an account, (see|view|browse|read|visible) (it|them|everything|this) without an account, (see|view|browse|read) _ _ without an account, report to reception, reports to, (report|reports|reporting) _ (fault|faults|problem|problems|damage|damages|defect|defects|breakdown|breakdowns|leak|leaks|error|errors|bug|bugs|absence|absences|loss), term sheet, in the field, field of, health and safety, fire drill, first come first served, accessible (through|via|from|over|on|in|at|within|online|only|without|anywhere|everywhere|remotely)',
  de: 'kleines programm (in|mit) dem, *sprachschule*, *sprachkurs*, *scrollen, *kontrollen, tippfehler (verzeihen|verzeiht|tolerieren|toleriert|ausgleichen), (bezahlt|bezahlen|zahlen) _ (im laden|vor ort), (bezahlt|bezahlen|zahlen) _ an der *kasse, (bezahlt|bezahlen|zahlen) _ (am|beim) (einlass|eingang|empfang|schalter), bezahlt wird (bar|in bar|bei abholung), vor ort (bezahlen|zahlen|bezahlt|gezahlt), bezahlen vor ort, zahlen vor ort, bezahlt vor ort, zahlung vor ort, bar (bezahlen|bezahlt|zahlen), im laden (bezahlen|bezahlt)',
  fr: 'petit programme (ou|dans lequel), ecole de langues, cours de langues, (offert|offerts|offerte|offertes) (des|a partir), frais de port offerts, livraison offerte, payer sur place, paient sur place, paye sur place, paiement (sur place|au comptoir|en boutique), payer au comptoir, en especes',
  es: 'contrato de tratamiento de datos, pequeno programa (donde|en el que), (academia|academias|escuela|escuelas|cursos|clases) de idiomas, pagar en (la tienda|el local|efectivo), pagan en (la tienda|el local|efectivo), pago en efectivo',
}

/** Words that negate the term right after them. */
export const denials: ReadonlySet<string> = new Set(
  'no without not never neither nor non kein keine keinen keiner ohne nicht sans pas sin sem nao nem без не нет χωρις δεν ilman ei zonder geen utan senza bez'.split(
    ' ',
  ),
)
