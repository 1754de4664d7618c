import type { Language } from './cues'

/** Common words by language, which identify the language and say nothing about the product. */
export const commonWords: Record<Exclude<Language, 'zh'>, string> = {
  en: 'the, a, an, of, and, or, to, in, on, at, by, for, from, with, without, into, as, is, are, be, been, was, were, it, its, this, that, these, those, there, their, them, they, he, she, his, her, we, our, us, i, my, you, your, who, which, what, when, where, how, if, then, than, so, but, not, no, nor, any, all, each, every, some, such, other, more, most, less, least, only, also, both, either, will, shall, should, must, can, may, might, would, could, do, does, done, has, have, had, per, via, within, about, after, before, between, during, through, until, while, up, down, out, over, under, again, same, own, too, very, just, etc, e, g, s, t, one, two, three, upon, using, used, use, able, based, like, well, whether, because, however, therefore, e.g, i.e',
  de: 'der, die, das, den, dem, des, ein, eine, einer, einem, einen, eines, und, oder, zu, zum, zur, in, im, an, am, auf, aus, bei, mit, von, vom, fur, uber, unter, nach, vor, durch, ohne, um, als, wie, ist, sind, war, waren, sein, seine, wird, werden, wurde, kann, konnen, soll, sollen, muss, mussen, hat, haben, nicht, kein, keine, auch, nur, noch, so, dass, dies, diese, dieser, dieses, diesem, diesen, es, er, sie, wir, ihr, ihre, ich, man, sich, wenn, dann, dabei, damit, bzw, z, b, sowie, jeweils, alle, aller, anhand, welche, welcher, wobei, etwa, uns, unser, hier, bis, moglich',
  fr: 'le, la, les, l, un, une, des, du, de, d, et, ou, a, au, aux, en, dans, sur, sous, par, pour, avec, sans, est, sont, sera, seront, etre, ete, il, elle, ils, elles, on, nous, vous, je, tu, ce, cet, cette, ces, son, sa, ses, leur, leurs, notre, nos, votre, vos, qui, que, quoi, dont, ou, si, ne, pas, plus, moins, tout, tous, toute, toutes, chaque, comme, mais, donc, ainsi, doit, doivent, peut, peuvent, se, y, entre, lors, afin, aussi, etc',
  es: 'el, la, los, las, un, una, unos, unas, de, del, y, o, a, al, en, con, sin, por, para, sobre, entre, es, son, ser, sera, esta, este, estos, estas, ese, esa, su, sus, se, lo, le, les, que, quien, cual, cuando, donde, como, si, no, mas, menos, todo, todos, toda, todas, cada, pero, tambien, debe, deben, puede, pueden, nos, nuestro, nuestra, mi, ya, muy, asi, hay, desde, hasta, etc',
  pt: 'o, a, os, as, um, uma, uns, umas, de, do, da, dos, das, e, ou, em, no, na, nos, nas, ao, aos, com, sem, por, para, pelo, pela, sobre, entre, ser, sera, esta, este, esse, essa, seu, sua, seus, suas, se, que, quem, qual, quando, onde, como, nao, mais, menos, todo, todos, toda, todas, cada, mas, tambem, deve, devem, pode, podem, nosso, nossa, meu, ja, muito, ate, desde, etc',
  ru: 'и, в, во, на, с, со, к, ко, о, об, от, до, из, за, по, для, при, под, над, между, не, ни, но, а, или, что, как, так, то, это, этот, эта, эти, его, ее, их, он, она, они, мы, вы, я, все, всех, каждый, который, которая, которые, если, когда, где, чтобы, быть, есть, будет, будут, должен, должна, должны, может, могут, также, же, бы, ли, уже, у, т, д, др',
  el: 'ο, η, το, οι, τα, του, της, των, τον, την, τους, τις, και, η, να, θα, σε, στο, στη, στην, στον, στα, στις, στους, με, για, απο, προς, χωρις, ως, κατα, μεταξυ, ειναι, ηταν, δεν, μην, που, πως, οτι, αν, οταν, οπως, αυτο, αυτη, αυτος, αυτα, ενα, μια, ενας, καθε, ολα, ολες, μας, σας, πρεπει, μπορει, μπορουν, επισης, αλλα, ετσι, κ',
}

/** Conjunctions between the items of a list, as a pattern. */
export const and = '(?:and|und|sowie|et|y|e|и|και)'

/** Words of requirements that do not name work and are ignored in sizing. */
export const emptyWords =
  'system, application, app, software, platform, website, site, web, product, solution, tool, user, users, page, screen, feature, features, function, functionality, function, module, component, requirement, requirements, ability, capability, option, options, information, data, details, detail, item, items, thing, way, type, types, kind, case, example, time, new, existing, current, different, various, specific, appropriate, relevant, available, necessary, required, following, general, main, first, second, next, last, good, easy, easily, simple, clear, clearly, quick, quickly, proper, able, order, part, set, number, list, form, allow, enable, provide, include, support, offer, let, make, need, want, like, give, get, see, view, show, display, use, access, work, contain, ensure, create, add, edit, change, update, delete, remove, select, choose, click, enter, save, open, close, manage, handle, implement, develop, build, design, interface, button, field, value, name, user friendly, online, section, area, level, point, process, service, services, well, possible, available, based, related, given, certain, additional, basic, full, complete, own, important, request, today, currently, people, person, customer, client'

/** Verbs at the beginning of requirements in the imperative: "Create an invoice". */
export const actions =
  'accept, access, activate, add, adjust, aggregate, alert, allow, analyse, analyze, apply, approve, archive, assign, attach, authenticate, automate, automatically, block, book, browse, build, bulk, calculate, call, cancel, capture, change, chat, check, choose, clone, close, collect, comment, compare, complete, compute, configure, confirm, connect, convert, copy, create, customize, customise, deactivate, define, delete, deliver, design, detect, develop, disable, display, distribute, download, draft, duplicate, edit, enable, encrypt, enforce, enter, escalate, evaluate, exchange, export, extract, fetch, filter, find, flag, follow, force, forward, generate, grant, group, handle, highlight, identify, implement, import, include, incorporate, index, input, insert, inspect, integrate, invite, issue, join, keep, label, launch, let, limit, link, list, load, lock, log, login, maintain, make, manage, map, mark, match, measure, merge, message, migrate, moderate, modify, monitor, move, navigate, notify, offer, open, optimise, optimize, order, organize, organise, override, pay, perform, personalize, plan, play, post, predict, prevent, preview, print, prioritize, process, produce, provide, publish, purchase, push, query, rank, rate, read, receive, recommend, record, redirect, refund, register, reject, release, remind, remove, rename, render, reorder, repeat, replace, reply, report, request, reserve, reset, resolve, respond, restore, restrict, retrieve, return, review, revoke, route, save, scan, schedule, score, search, select, send, set, share, show, sign, sort, split, start, stop, store, stream, submit, subscribe, suggest, summarize, support, switch, sync, synchronize, synchronise, tag, take, toggle, track, transfer, translate, trigger, unlock, unsubscribe, update, upgrade, upload, use, validate, verify, view, vote, warn, withdraw, write'

/** Words that describe screens. */
export const screenWords =
  'display, show, screen, contrast, kontrast, contraste, placeholder, page, view, button, form, list, layout, popup, pop, dialog, menu, icon, colour, color, theme, dark, font, tab, card, banner, click, tap, drag, drop, scroll, swipe, zoom, hover, responsive, ui, gui, interface, wizard, calendar, map, chart, graph, dashboard, filter, sort, browse, navigate, homepage, landing, gallery, carousel, slider, checkbox, dropdown, tooltip, widget, visible, visual, highlight, preview, look, image, video, table, marker, browser, safari, firefox, iphone, ipad, android, ios, clickable, anzeigen, darstellen, dargestellt, karte, ansicht, schaltflache, afficher, ecran, bouton, mostrar, pantalla, boton, exibir, tela, botao, отображ, экран, кнопк, εμφαν, οθον, κουμπ, 显示, 页面, 按钮, 界面'

/** Common words of languages that the analyst detects but does not support. Texts in them are sized by structure. */
export const otherLanguages: Record<string, string> = {
  Dutch:
    'de, het, een, en, van, ik, te, dat, die, in, is, zijn, op, met, voor, niet, er, om, ook, als, dan, naar, bij, aan, door, wordt, worden, kan, kunnen, moet, moeten, zal, wij, wanneer, hij, uit, deze, dit, hun, zoals, alle, nieuwe',
  Italian:
    'il, lo, la, i, gli, le, un, una, di, del, della, dei, delle, e, che, per, con, da, dal, in, nel, nella, su, sul, non, sono, essere, deve, devono, puo, possono, anche, come, quando, ogni, tutti, tutte, questo, questa, suo, loro, al, alla, ai',
  Polish:
    'i, w, we, z, ze, na, do, o, od, po, za, dla, przez, przy, nie, jest, sa, byc, moze, mozna, powinien, powinna, musi, oraz, lub, albo, ktory, ktora, ktore, jego, jej, ich, sie, jak, gdy, kiedy, przed, wszystkie, kazdy, tego, nowe',
  Swedish:
    'och, att, det, som, en, ett, ar, av, for, pa, med, till, den, de, inte, om, kan, ska, maste, vi, fran, nar, eller, har, alla, sina, deras, ny, nya',
  'Danish or Norwegian':
    'og, at, det, som, en, et, er, af, av, for, pa, med, til, den, de, ikke, om, kan, skal, ma, vi, fra, nar, eller, har, alle, sine, deres, ny, nye, blir, bliver',
  Finnish:
    'ja, on, ei, se, etta, kun, tai, voi, voivat, avulla, seka, jos, tulee, jossa, jolla, kautta, nakee, lisaksi, taytyy, pitaa, han, ovat, joka, jotka, myos, kaikki, uusi, kanssa, mukaan, ennen, jalkeen, kuin',
  Czech:
    've, na, se, ze, je, jsou, pro, nebo, muze, musi, ktery, ktera, ktere, jeho, jejich, byt, bude, budou, pri, podle, aby, vsechny, kazdy, nove, jako, kdyz',
  Hungarian:
    'az, egy, es, hogy, nem, is, van, lehet, kell, meg, csak, minden, amely, vagy, ha, mint, ezt, azt, lesz, uj, altal, szerint',
  Romanian:
    'si, sau, de, la, cu, pe, din, pentru, este, sunt, care, un, o, nu, poate, pot, trebuie, fi, sa, ca, prin, lor, fiecare, toate, noi, cand',
  Turkish:
    've, bir, bu, ile, icin, olan, olarak, da, de, her, veya, gibi, daha, en, cok, tum, yeni, kadar, sonra, once, olmali, olmalidir, edebilir, edebilmeli, gerekir',
  Ukrainian:
    'та, і, в, у, на, з, до, що, для, або, не, як, від, за, має, мають, може, можуть, повинен, повинна, це, його, її, їх, який, яка, які, всі, коли',
}

/** Scripts of unsupported languages. */
export const otherScripts: Record<string, RegExp> = {
  Japanese: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Korean: /\p{Script=Hangul}/u,
  Arabic: /\p{Script=Arabic}/u,
  Hebrew: /\p{Script=Hebrew}/u,
  Hindi: /\p{Script=Devanagari}/u,
  Thai: /\p{Script=Thai}/u,
}
