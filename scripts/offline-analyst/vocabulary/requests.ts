import { pattern } from '#domain/text/pattern'
import type { Inflected } from '../text/inflection'
import { indefinite } from './articles'
import type { Terms } from './cues'
import { matter, pleads, reader } from './to-reader'

/**
 * Verbs of short requests, at the beginning or, in German, Dutch and Chinese, at the end of a sentence. In the languages of
 * `formsOf`, a verb is listed by its infinitive; a form that differs from it in more than its ending is listed, too.
 */
export const requestVerbs = {
  repair: {
    en: 'fix, fixes, fixing, repair, solve, resolve, debug, troubleshoot, investigate, find out, look into, sort out, clean up, recover, restore, reset',
    de: 'beheben, behoben, reparieren, losen, korrigieren, prufen, herausfinden, finden',
    fr: 'corriger, verifier, reparer, resoudre, resolvez, trouver',
    es: 'arreglar, reparar, corregir, corrij*, corrige, solucionar, resolver, resuelv*, averiguar, verificar',
    pt: 'consertar, corrigir, corrij*, arrumar, resolver, reparar, descobrir, descubra*, verificar',
    it: 'correggere, riparare, sistemare, risolvere, aggiustare',
    nl: 'oplossen, los (het|de|dit|deze|dat|die|alle|onze), repareren, herstellen, verhelpen, uitzoeken, fiksen',
    ru: 'исправ*, почини*, устрани*, разберит*, найдит*',
    el: 'διορθω*, επισκευ*, επιλυσ*, βρειτε',
    zh: '请修复, 修复, 解决, 排查',
  },
  alter: {
    en: 'change, replace, update, extend, expand, swap, edit, correct, adjust, rename, modify, exchange, set the, increase, decrease, reduce the, raise, lower, renew',
    de: 'andern, ersetzen, austauschen, tauschen, aktualisieren, anpassen, passen, umbenennen, erhohen, senken',
    fr: 'changer, remplacer, modifier, mettre a jour, renommer, actualiser',
    es: 'cambiar, reemplazar, sustituir, sustituy*, actualizar, modificar, renombrar',
    pt: 'mudar, trocar, alterar, substituir, atualizar, modificar, renomear',
    it: 'cambiare, sostituire, sostituisc*, aggiornare, modificare, rinominare',
    nl: 'vervangen, wijzigen, veranderen, aanpassen, passen, bijwerken, werken',
    ru: 'замени*, измени*, поменя*, обнови*, переименуй*',
    el: 'αλλαξ*, αλλαγη, αντικαταστ*, ενημερω*, μετονομασ*',
    zh: '更换, 替换, 修改, 更新, 更改, 改成, 改为, 换成',
  },
  add: {
    en: 'add, include, integrate, connect, link, embed, enable, put, insert, introduce, upload, sync, synchronize, synchronise',
    de: 'hinzufugen, fugen, erganzen, erweitern, einbauen, einbinden, integrieren, anbinden, verbinden, synchronisieren, setzen, hochladen',
    fr: 'ajouter, etendre, enrichir, integrer, inserer, connecter, relier, mettre',
    es: 'anadir, agregar, ampliar, integrar, incorporar, incluir, incluy*, conectar, poner, pon, ponga*, ponedme, subir',
    pt: 'adicionar, ampliar, acrescentar, integrar, incluir, conectar, colocar',
    it: 'aggiungere, aggiungi, mettere, inserire, inserisc*, integrare, collegare, estendere',
    nl: 'toevoegen, uitbreiden, breiden, voegen, inbouwen, koppelen, zetten, plaatsen',
    ru: 'добавь*, добавить, подключи*, встрои*',
    el: 'προσθ*, ενσωματω*',
    zh: '添加, 增加, 接入',
  },
  create: {
    en: 'create, build, write, set up, setup, make, develop, prepare, generate, design',
    de: 'erstellen, schreiben, aufsetzen, bauen, entwickeln, anlegen, programmieren',
    fr: 'creer, ecrire, ecrivez, rediger, mettre en place, developper',
    es: 'crear, escribir, desarrollar',
    pt: 'criar, escrever, desenvolver',
    it: 'creare, scrivere, sviluppare, realizzare',
    nl: 'schrijven, schrijf, stellen, maken, bouwen',
    ru: 'созда*, напиши*, разработа*',
    el: 'δημιουργ*, γραψ*',
    zh: '编写, 创建, 搭建, 开发',
  },
  /** Unlike `create`, not for a new product. */
  install: {
    en: 'install, configure, activate',
    de: 'installieren, konfigurieren, einrichten, richten, aktivieren',
    fr: 'installer, configurer, activer',
    es: 'instalar, configurar, activar',
    pt: 'instalar, configurar, ativar',
    it: 'installare, configurare, attivare',
    nl: 'installeren, instellen, configureren',
    ru: 'настрои*, установи*',
    el: 'εγκαταστ*, ρυθμισ*',
    zh: '安装, 配置, 设置',
  },
  remove: {
    en: 'remove, delete, drop, leave out, take down, take out, take off, take _ (off|out|down), get rid of, uninstall, disable',
    de: 'entfernen, loschen, deaktivieren, rausnehmen, herausnehmen, runternehmen, herunternehmen, wegmachen, (nehmen|nehmt|nimm) _ (runter|raus|weg|herunter|heraus), weglassen, rauslassen, streichen',
    fr: 'supprimer, retirer, enlever',
    es: 'eliminar, borrar, quitar',
    pt: 'remover, excluir, exclua*, apagar, retirar',
    it: 'rimuovere, rimuovi, eliminare, cancellare, togliere, togli*',
    nl: 'verwijderen, weghalen, halen, weglaten, schrappen',
    ru: 'удали*, убери*, убрать',
    el: 'αφαιρ*, διαγρα*',
    zh: '删除, 移除, 去掉',
  },
  move: {
    en: 'move, migrate, transfer, relocate, switch, convert, port, turn',
    de: 'umziehen, verschieben, migrieren, ubertragen, wechseln, umzug',
    fr: 'deplacer, migrer, transferer, demenager, passer',
    es: 'mover, mueva*, migrar, trasladar, traslad*, transferir, pasar',
    pt: 'mover, migrar, transferir, transfira*, mudar',
    it: 'spostare, migrare, trasferire',
    nl: 'verhuizen, migreren, verplaatsen, overzetten',
    ru: 'перенес*, перенест*, мигрир*',
    el: 'μεταφερ*, μεταφορα, μεταγκατασταση',
    zh: '迁移, 转移, 搬迁',
  },
  upgrade: {
    en: 'upgrade, upgrading, bump, modernize',
    de: 'upgraden, hochziehen, anheben, heben, umstellen',
    nl: 'upgraden',
  },
  improve: {
    en: 'improve, automate, optimize, optimise, speed up, tune, make, bring, refactor, clean up, secure, harden, protect',
    de: 'automatisieren, verbessern, optimieren, beschleunigen, machen, refaktorieren, absichern',
    fr: 'ameliorer, optimiser, accelerer, rendre, securiser',
    es: 'mejorar, optimizar, acelerar, hacer, haga*, asegurar',
    pt: 'melhorar, otimizar, acelerar, tornar, torne*, deixar',
    it: 'migliorare, ottimizzare, velocizzare, rendere',
    nl: 'verbeteren, verbeter, optimaliseren, versnellen',
    ru: 'улучши*, оптимизир*, ускор*, сделай*',
    el: 'βελτιω*, επιταχυν*, βελτιστοποι*, κανετε',
    zh: '优化, 提高, 改进, 加快, 重构',
  },
  /** Unlike the others, also at the beginning of what a new product does. */
  allow: {
    en: 'let, allow',
    de: 'ermoglichen, erlauben, lassen',
    fr: 'permettre, laisser',
    es: 'permitir, dejar',
    pt: 'permitir, deixar',
    it: 'permettere, consentire, lasciare',
    nl: 'laten, toestaan',
  },
  /** Words for what an existing product should do, or what happens to it. */
  act: {
    en: 'send, show, hide, display, export, import, scrape, print, sort, filter, notify, inform, remind, translate, document, test, review, audit, check, back up, redirect, ignore, skip',
    de: 'ubersetzen, dokumentieren, testen, anzeigen, ausblenden, exportieren, importieren, senden, schicken, verschicken, sortieren, filtern, benachrichtigen, informieren, sichern',
    fr: 'traduire, traduisez, documenter, tester, afficher, masquer, exporter, importer, envoyer, trier, filtrer, avertir, prevenir, sauvegarder',
    es: 'traducir, traduzca*, documentar, probar, mostrar, ocultar, exportar, importar, enviar, ordenar, filtrar, avisar',
    pt: 'traduzir, documentar, testar, mostrar, ocultar, exportar, importar, enviar, ordenar, filtrar, avisar',
    it: 'tradurre, documentare, testare, mostrare, nascondere, esportare, importare, inviare, ordinare, filtrare, avvisare',
    nl: 'vertalen, documenteren, testen, tonen, verbergen, exporteren, versturen, sturen, sorteren, filteren, informeren, downloaden',
    ru: 'перевед*, перевест*, задокументир*, протестир*, показ*, скры*, экспорт*, отправ*',
    el: 'μεταφρασ*, τεκμηριω*, εμφανι*, εξαγ*, στειλ*',
    zh: '翻译, 测试, 显示, 隐藏, 导出, 导入, 发送',
  },
} satisfies Record<string, Terms & Partial<Record<Inflected, string>>>

export type RequestVerb = keyof typeof requestVerbs

/** Words of a sentence that goes on about the fault or the change before it: "Find out why and fix it." */
export const sequelWords: Terms = {
  en: 'it, this, that, them, these, why, cause, reason, problem, problems, issue, issues, bug, error, so',
  de: 'es, das, dies, ursache, grund, problem, fehler, bitte',
  fr: 'le, la, les, cela, ca, cause, probleme, erreur',
  es: 'lo, esto, eso, causa, problema, error',
  pt: 'isso, isto, causa, problema, erro',
  ru: 'это, причин*, проблем*, ошибк*',
  el: 'το, αυτο, αιτια, προβλημα, σφαλμα',
  zh: '问题, 原因',
  other: 'het, dit, dat, oorzaak, probleem, fout',
}

const casual =
  "(?:just|only|and|oh|so|also|here['’]s|(?:I|we)(?:['’]ve| have)?|there (?:is|are)|noticed|found|an?|one|two|three|some|few|couple of|small|little|tiny|minor|quick|short|other|more|last|nur|noch|und|kurz|uns|mir|wir|ich|ist|sind|haben|hätten|eine?[nr]?|zwei|drei|paar|kleine[rs]?|kurze[rs]?|weitere[rs]?|letzte[rs]?|juste|encore|et|on|nous|avons|ai|a|remarqué|une?|deux|trois|quelques|petite?s?|dernière?s?|autres?|solo|sólo|y|he|hemos|visto|nos hemos dado cuenta de|un[oa]s?|dos|tres|pequeñ[oa]s?|últim[oa]s?|otr[oa]s?)"
const matterOf = '(?: (?:for|on|in|about|with|für|zum|zur|pour|para) [\\p{L}-]+(?: [\\p{L}-]+){0,2})'

/** Lead-ins of casual mails about something that exists: "Small thing for the shop:", "Uns ist noch etwas aufgefallen:". */
export const leadIn = new RegExp(
  `^(?:${casual} )+${matter}(?: (?:else|more|aufgefallen|eingefallen|más))?${matterOf}?(?:\\s?[,:.!]|\\s[–—-])(?:\\s+|$)`,
  'iu',
)

/** Mentions of what exists, before the change of it: "We have that thing where people book a table". */
export const known =
  /^(?:we|you) (?:already )?have (?:that|this|the) (?:thing|feature|page|part) (?:where|that|which|for) /i

/** A place before a polite question: "On the product page, could you show the stock?" */
const fronted = pattern(
  `^(?:on|in|at|for|under|below|above|beside|auf|im|bei|unter|für|sur|dans|en|pour)\\s[^,.?!:]{2,50},\\s+(?=${reader}\\s)`,
)

/** Words that let the reader remove something: "You can drop the banner", "Das alte Feld können Sie streichen". */
const allowing = [
  /^(?:you|we) (?:can|could|may) (?:(?:also|just|then) )?(?=(?:drop|remove|delete|leave out|take (?:down|out)) (?:the|our|that|those) (?!.* (?:if|when|once) ))/i,
  pattern(
    ' (?:können|könnten?|könnt|kannst|kun|kunt|kunnen) (?:sie|ihr|du|wir|je|u|jullie)(?: (?:also|auch|gerne?|dann|ruhig|einfach|ook|dan|gerust))*(?= (?:weglassen|rauslassen|rausnehmen|streichen|entfernen|löschen|weglaten|schrappen|verwijderen|weghalen)[.!]?$)',
  ),
]

/** Polite openings, which say nothing about the work. */
export const polite = [
  ...allowing,
  pattern(
    String.raw`^(?:ticket|issue|case|bug|vorgang|incident) ?(?:no\.? ?|nr\.? ?|n° ?)?#? ?[\p{L}-]{0,5}\d+\s?[-–—:]\s*`,
  ),
  leadIn,
  fronted,
  pattern(`^${reader}(?:[ ,]+bitte)?\\s+`),
  /^(?:(?:we|I)(?: would|['’]d)(?: also)? (?:like|love)(?: you)? to|(?:we|I)(?: also)? (?:need|want)(?: you| someone| somebody)? to|(?:we|I)(?:['’]re| are|['’]m| am) looking for (?:someone|somebody|a (?:freelancer|developer))(?: who can| to)|(?:we|I) need help (?:with|to)|(?:we|I)(?:['’]re| are|['’]m| am)?(?: also)? (?:need|want|looking for)(?= (?:an?|our|the|my)\b)|(?:we|I)(?: would|['’]d)(?: also| rather)? (?:like|love|prefer|have)(?: to have)?(?= an?\b)|(?:it would|it['’]d) be (?:great|nice) if you could|is it possible to)\s+/i,
  /^(?:(?:(?:wir|ich) hätten?|hätten? (?:wir|ich)) (?:lieber|gerne?)(?= eine?)|(?:wir|ich) (?:möchten?|wollen|will|würden? gerne|brauchen?|bräuchten?|benötigen?)|nous (?:voulons|souhaitons|voudrions|aimerions|avons besoin (?:de|d['’](?=une?)))|j['’]ai besoin (?:de|d['’](?=une?))|je (?:veux|voudrais|souhaite)|il (?:me |nous )?fau(?:t|drait)|(?:queremos|necesitamos|necesito|quiero|gostaríamos de|gostaria de|precisamos|preciso|pueden|puede|podem|poderiam|pode|poderia)|we willen|wij willen|ik wil|graag|(?:noi )?(?:vorremmo|vogliamo|cerchiamo)|(?:io )?vorrei|ci serve|нужно|надо)(?: (?:auch|noch|außerdem|aussi|également|también|também|ook)(?=\s))?\s*/i,
  /^(?:möchten|wollen|brauchen|suchen|souhaitons|voulons|cherchons|would like|need|want|looking for|willen|zoeken) (?=(?:eine?n?|une?|an?|een) )/i,
  pattern(
    `^(?:(?:ich|wir) suchen? (?:jemand\\p{L}*|eine\\p{L}* \\p{L}+) für|(?:je|nous) cherch\\p{L}+ (?:quelqu['’]un|un \\p{L}+) pour|busc(?:o|amos) (?:a )?alguien (?:para|que haga)|procur(?:o|amos) alguém para)\\s+`,
  ),
  /^(?:(?:wäre|ist) es (?:auch |vielleicht )?möglich|geht es|ginge es),? dass |^would it (?:also )?be possible (?:to |that )/i,
  pleads,
  /^(?:instead(?! of)|stattdessen|dafür(?= (?:hätten?|möchten?|wollen|brauchen?))|(?:à|a) la place|en su lugar|en vez de eso|in plaats daarvan|al suo posto|also|then|just|simply|urgent(?:ly)?|asap|außerdem|zusätzlich|aussi|de plus|en outre|también|además|anche|inoltre)\s*[,:]?\s+/i,
]

/** A repair as a noun: "an offer for the fix". */
export const theFix = pattern(
  String.raw`(?<!\p{L})(?:the (?:bug ?)?fix|die (?:\p{L}*behebung|korrektur)|la (?:correction|réparation|corrección|reparación|correzione|riparazione)|el arreglo|a correção|o conserto|de (?:fix|oplossing)|het herstel)(?!\p{L})`,
)

/** Beginnings of months and names of seasons, in the languages whose verbs for a start mean more than a date. */
const month =
  '(?:jan|feb|mär|mar|apr|mai|mag|may|jun|jul|giu|lug|aug|ago|sep|set|okt|oct|ott|nov|dez|dic|ene|gen|frühjahr|frühling|sommer|herbst|winter|primavera|estate|autunno|inverno|verano|otoño|invierno|q[1-4])\\p{L}*'

/** Wishes for a date and nothing else: "Would be great before Christmas", "Wir möchten im März starten". */
export const onlyDate = pattern(
  String.raw`^(?:(?:wir|ich) (?:möchten?|wollen|will|würden? gerne?) (?:gerne? )?(?:im|ab|anfang|ende|mitte) ${month} (?:starten|loslegen|beginnen|online gehen|live gehen)|(?:vorr|vogl)\p{L}+ (?:partire|iniziare|cominciare|andare online) (?:a|ad|in|da|entro) ${month}|(?:quer\p{L}+|nos gustaría) (?:empezar|arrancar|salir) en ${month})[.!]?$|^(?:(?:the|der|die|la|le|el|de) )?(?:go-?live|livegang|launch|start|mise en ligne|lancement|lanzamiento|puesta en marcha|oplevering)(?: (?:is|must be|should be|ist|muss))?(?: (?:planned|latest|spätestens|geplant|prévue?|prevista))? (?:before|by|until|in|on|at|for|vor|bis|im|zu[mr]?|an|avant|pour|en|au|antes|para|voor)(?!\p{L})(?: [\p{L}\d.'’-]+){0,3}? (?:\[date withheld\]|l['’]été|(?:spring|summer|autumn|fall|winter|frühjahr|frühling|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|invierno|zomer|herfst|lente|season|saison|year|jahres?|easter|ostern|christmas|weihnachten|(?:sommer|summer )?(?:holidays|ferien|break))(?!\p{L}))[^,;:?.]{0,20}[.!]?$|^(?:no (?:rush|hurry),? (?:but )?)?(?:(?:it |this |that |all )?(?:would|['’]d) (?:also )?be (?:\p{L}+)(?: to have (?:it|this|that|all|everything|the (?:first|second|third|last|other|rest)(?: one| two| part| bit)?))?|(?:it |this |that )?would (?:\p{L}+ )?help|(?:ideally|if possible|preferably|please),?)(?: (?:all|it|this))?(?: (?:live|online|ready|finished|done|up and running))? (?:by|before|until|in time for)\b[^,;:?]{1,60}$|^(?:(?:schön|toll|super|prima|gut|perfekt|klasse|ideal|optimal|am besten) (?:wäre|wär['’]?)(?: es| das)?|(?:es|das) wäre \p{L}+|am besten|idealerweise|wenn möglich),? (?:wenn (?:das|es|die|der)(?: (?:erste|zweite|letzte|ganze)\p{L}*)? |noch |alles )*(?:vor|bis|rechtzeitig)\b[^,;:?]{1,60}$|^(?:(?:ce|cela|ça) serait \p{L}+(?: d['’]avoir \p{L}+(?: \p{L}+)?)?|idéalement|si possible),? (?:avant|d['’]ici|à temps)\b[^,;:?]{1,60}$|^(?:(?:sería|estaría) \p{L}+(?: tener(?:lo)?(?: \p{L}+){0,2})?|lo ideal sería|idealmente|si es posible),? (?:antes|para el|para la)\b[^,;:?]{1,60}$`,
)

/** Nouns for a whole product in all languages together, also at the end of a compound: "Onlineshop". */
export const wholes =
  '[\\p{L}-]*(?:apps?|application|anwendung|system|site ?web|websites?|webseite|landing ?page|site|(?<!work)shop|store|platform|plattform|portal|software|tool|(?<=\\s)programm?[ea]?(?=\\s(?:(?:simple|sencillo|semplice) )?(?:that|to|for|where|in which|das|mit|zu[mr]?|für|para|per|pour|que|con|où|dans lequel|en el que|in cui)\\s|\\s?:|, (?:in|mit) dem\\s)|api|bot|chatbot|plugin|extension|script|skript|game|blog|marketplace|crm|erp|boutique|(?<=\\s)sito|plateforme|logiciel|outil|appli|portail|aplicaci[oó]n|página web|página|sitio|web|tienda|plataforma|sistema|herramienta|aplicativo|loja|ferramenta|piattaforma|negozio|gestionale|applicazione|winkel|applicatie)(?!\\p{L})'

/** Words for what is asked for, before what it is for: "the points for our site", "unsere Wünsche an die Vereinsseite". */
export const wishList = String.raw`(?<!\p{L})(?:lists?|points?|wishes|ideas|things|topics|items|requests|\p{L}*(?:liste|punkte|wünsche|ideen|themen|anliegen)|souhaits|idées|demandes|lista|puntos|ideas|deseos|peticiones|elenco|punti|richieste|desideri|lijst|punten|wensen) (?:for|about|on|für|zu[mr]?|an|pour|para|sobre|per|su|voor)(?!\p{L})`

/** A product that does not exist yet, after a verb that creates or a request: "a website", "ein neuer Onlineshop". */
export const newProduct = pattern(
  `(?<!\\p{L})(?:an?|(?:(?:gesucht|wanted)(?: wird)?:?|suchen?|looking for|cherch(?:e|ons)|recherche :|busc(?:o|amos)|cerc(?:o|hiamo))(?! \\p{L}+[ -]\\p{L}+er(?:in(?:nen)?|s)?(?!\\p{L}))|our own|eine?[nrs]?|neue[nrs]?|une?|nouve(?:au|lle)|una?|nuev[oa]|uma?|nov[oa]|een|nieuwe?)\\s(?:(?!(?:for|to|on|in|of|from|with|our|my|your|für|zu|auf|von|mit|unser\\p{L}*|pour|sur|de|à|avec|notre|para|en|con|com|nuestr[oa]s?|noss[oa]s?|voor|op|van|met|onze?)\\s)[\\p{L}\\d-]+\\s){0,3}?${wholes}`,
)

const faults =
  '(?:bugs?|errors|issues|problems|faults|(?:fehler|mängel)(?:liste)?|probleme|bogues|erreurs|problèmes|errores|problemas|fallos|erros|errori|problemi|fouten|problemen)'
/** Predicates of what is broken: "doesn't work", "ist kaputt". */
const failing = [
  '(?:broken|fixing|fixed|wrong)',
  "(?:do(?:es)?n['’]t|do(?:es)? not|not) work(?:ing)?(?: any ?more| any longer| properly)?",
  '(?:kaputt|defekt|nicht in ordnung|fehlerhaft)',
  '(?:funktionier\\p{L}+|geh(?:t|en)|stimm(?:t|en)|klapp(?:t|en)|läuft|laufen) (?:\\p{L}+ ){0,3}nicht(?: mehr)?(?: (?:richtig|rund|ganz|so|wie es soll(?:te)?))?',
  '(?:hak|klemm|haper|spinn)(?:t|en)(?: \\p{L}+){0,5}',
  '(?:(?:ne )?(?:marche|fonctionne)(?:nt)? (?:pas|plus)|cassée?s?)',
  '(?:no funcionan?|rot[oa]s?|não funcionam?)',
  '(?:non funzionano?|rott[oaie])',
  '(?:kapot|werk(?:t|en) (?:\\p{L}+ ){0,3}niet)',
].join('|')
const when = '(?:if|when|wenn|falls|si|quand|se|quando|cuando|als)'
/** A place or a time behind what is broken: "on our site", "since the update". */
const somewhere = '(?: (?:on|in|at|auf|im|bei|sur|dans|en|su|nel|op|since|seit|depuis|desde|sinds|da) [^.!?:,]{2,40})?'
const listBehind = ':(?=$| \\S)'

/** Words before a list of faults: "We found five bugs:", "Folgendes ist kaputt:". */
export const faultsFollow = pattern(
  [
    `(?<!\\p{L})${faults}(?!\\p{L})[^.!?:]*${listBehind}`,
    `^(?!${when}(?!\\p{L}))[^.!?:,]{2,60}(?<!\\p{L})(?:${failing})${somewhere}\\s?${listBehind}`,
  ].join('|'),
)

/** Wishes to do something, not to have it done: "We want to change texts ourselves." */
export const oneself = pattern(
  String.raw`(?<!\p{L})(?:ourselves|myself|themselves|selbst|selber|(?:nous|moi|eux|elles)-mêmes?|(?:nosotr|ell)[oa]s mism[oa]s|n[óo]s mesm[oa]s|da sol[ieo]|zelf|сами|самостоятельно)(?!\p{L})|自己`,
)

/** Things that the client has, and ready-made software in which something is set up, anywhere in a sentence. */
export const ownThing = pattern(
  String.raw`(?<!\p{L})(?:our|my|unser\p{L}*|mein\p{L}*|notre|nos|mon|mes|nuestr\p{L}+|mi|noss\p{L}+|onze?|mijn|наш\p{L}*|wordpress|woocommerce|shopify|wix|squarespace|webflow|prestashop|magento|drupal|joomla|typo3|shopware|odoo|moodle)(?!\p{L})|我们的`,
)

/** Statements of what the client has: "Our shop runs on WooCommerce", "We have a WordPress site". */
export const owned = pattern(
  String.raw`^(?:our|my|this is|it is|it['’]s|unsere?|meine?|notre|nos|mon|ma|nuestr[oa]s?|mis?|noss[oa]s?|onze?|mijn|наш\p{L}*|мой|моя|我们的|我的)(?!\p{L})|^(?:we|I|wir|ich|nous|je|wij|we|ik|мы|у нас|我们)\s?(?:already |also )?(?:have|run|use|operate|own|['’]ve|haben|habe|betreiben|nutzen|verwenden|avons|utilisons|ai|utilise|hebben|heb|gebruiken|используем|есть|有|使用)(?!\p{L})|^(?:tenemos|tengo|usamos|temos|tenho)(?!\p{L})`,
)

/** Something new, with its article, at the beginning of a request: "A script that …". */
export const newThing = new RegExp(`^${indefinite}\\s`, 'i')

/** Words that connect a product to another one. Not all are verbs at the beginning: "configure our shop to sync with". */
export const connects = pattern(
  String.raw`(?<!\p{L})(?:sync\p{L}*|integrat\p{L}*|connect\p{L}*|anbind\p{L}*|verbind\p{L}*|synchron\p{L}*|intégr\p{L}*|relier|sincroniz\p{L}*|integr(?:ar|e)\p{L}*|conect\p{L}*)(?!\p{L})`,
)

/** Nouns that look like commands, unless an article or a pronoun follows: "filter and search options". */
export const nounLikeCommand = pattern(
  String.raw`^(?:search|filter|sort|export|import|report|list|view|upload|download|display|book|order|print|chat|contact|sign|map|link|check|test|design|record|post|schedule|document|change|update|review|audit|exchange|swap|repair|fix)(?!\p{L})(?! (?:the|an?|all|each|every|it|them|our|their|new|by|to)(?!\p{L}))`,
)

/** Words that make what follows part of a description: "a page where members log in and send messages". */
export const subordinates = pattern(
  String.raw`(?<!\p{L})(?:so that|that|where|which|who|when|if|can|able|lets?|allow\w*|damit|dass|wo|wenn|pour que|qui|que|où|para que|donde)(?!\p{L})`,
)
