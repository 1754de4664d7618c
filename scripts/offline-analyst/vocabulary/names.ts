import { pattern } from '#domain/text/pattern'
import type { Terms } from './cues'

/** Labels of fields before a colon. They name no part of a product: "Primary actor: doctor", "Ziel: weniger Anrufe". */
export const fieldLabels: Terms = {
  en: 'action, actions, condition, actor, actors, primary actor, primary actors, secondary actor, secondary actors, goal, goals, objective, aim, description, brief description, summary, problem, solution, context, background, proposal, note, notes, remark, comment, precondition, preconditions, pre condition, postcondition, postconditions, post condition, trigger, priority, status, version, date, author, owner, requester, stakeholder, stakeholders, input, inputs, output, outputs, result, expected result, actual result, acceptance criteria, scenario, title, name, subject, topic, task, feature, requirement, scope, assumption, rationale, reason, source, type, category, step, example, id, system, user, role, option, purpose',
  de: 'aktion, bedingung, akteur, akteure, primarer akteur, ziel, ziele, beschreibung, kurzbeschreibung, zusammenfassung, losung, kontext, hintergrund, hinweis, anmerkung, bemerkung, vorbedingung, vorbedingungen, nachbedingung, nachbedingungen, ausloser, prioritat, datum, autor, eingabe, eingaben, ausgabe, ausgaben, ergebnis, akzeptanzkriterien, titel, betreff, thema, aufgabe, anforderung, wunsch, grund, quelle, kategorie, schritt, beispiel, rolle, nutzer, benutzer, zweck',
  fr: "acteur, acteurs, acteur principal, objectif, objectifs, but, resume, probleme, contexte, remarque, precondition, postcondition, declencheur, priorite, statut, auteur, entree, sortie, resultat, criteres d'acceptation, titre, sujet, tache, exigence, besoin, raison, categorie, etape, exemple, utilisateur, systeme",
  es: 'actor principal, objetivo, objetivos, descripcion, resumen, problema, solucion, contexto, nota, precondicion, postcondicion, disparador, prioridad, estado, fecha, autor, entrada, salida, resultado, criterios de aceptacion, titulo, asunto, tarea, requisito, necesidad, motivo, categoria, paso, ejemplo, rol, usuario, sistema',
  pt: 'ator, ator principal, descricao, resumo, solucao, pre condicao, pos condicao, gatilho, prioridade, data, saida, criterios de aceitacao, assunto, tarefa, necessidade, passo, exemplo, papel, usuario, utilizador, versao',
  ru: 'актор, цель, описание, проблема, решение, контекст, примечание, предусловие, постусловие, приоритет, статус, версия, дата, автор, вход, выход, результат, критерии приемки, название, тема, задача, требование, пример, роль, шаг, пользователь, система',
  el: 'στοχος, περιγραφη, προβλημα, λυση, σημειωση, προτεραιοτητα, τιτλος, θεμα, παραδειγμα, ρολος, χρηστης, συστημα',
  zh: '角色, 目标, 描述, 问题, 解决方案, 说明, 备注, 前置条件, 后置条件, 优先级, 状态, 版本, 日期, 作者, 标题, 示例, 用户, 系统',
}

/** Words of headings about documents and plans. A heading of nothing else names no part of a product. */
export const documentWords: Terms = {
  en: 'instead, good, know, knowing, important, misc, please, everything, desired, wanted, expected, non, story, success, main, acceptance, additional, actual, alternative, advantage, after, all, analysis, appendix, applicable, architecture, background, basic, before, brief, case, challenge, class, common, community, component, concept, conclusion, constraint, context, core, criteria, current, deliverable, deployment, design, detail, detailed, development, diagram, document, documentation, ecosystem, engagement, environment, example, existing, expected, external, extra, feature, final, first, fit, flow, function, functional, functionality, further, future, general, goal, grant, high, how, idea, implementation, immediate, information, informal, initial, input, installation, interaction, interface, internal, introduction, issue, key, level, long, low, main, medium, milestone, minor, minute, miscellaneous, mockup, model, more, motivation, need, new, next, note, objective, open, option, optional, other, output, overview, phase, plan, poc, possible, preliminary, previous, prior, problem, process, product, progress, project, proof, proposal, proposed, prototype, purpose, question, reference, related, relation, release, requirement, result, roadmap, scenario, schedule, scope, second, section, sequence, setup, short, similar, solution, specific, specification, stack, status, step, story, structure, success, summary, system, technical, technology, term, testing, timeline, todo, topic, typical, update, upgrade, usage, use, value, various, version, vision, work',
  de: 'stattdessen, wichtig, wichtige, wichtiges, hinweis, hinweise, notiz, notizen, wissenswertes, verschiedenes, gut, wissen, gewunschte, gewunschten, wunsch, wunsche, funktionale, nichtfunktionale, allgemein, allgemeine, aktuell, aktuelle, anforderung, anforderungen, anhang, aufbau, aufgabe, aufgaben, ausgangslage, beispiel, beschreibung, detail, details, diagramm, einfuhrung, einleitung, entwurf, ergebnis, funktion, funktionen, hintergrund, ist, kontext, anwendungsfall, anwendungsfalle, konzept, losung, produkt, produktdaten, produktfunktionen, projekt, rahmenbedingungen, sonstige, sonstiges, soll, system, technik, technische, uberblick, ubersicht, umsetzung, weitere, weiteres, ziel, zielbestimmung, ziele, zielsetzung, zusammenfassung, zustand',
  fr: 'divers, autre, autres, important, remarque, remarques, savoir, bon, note, notes, annexe, attendue, attendues, attendu, attendus, souhaite, souhaitee, souhaitees, fonctionnalite, fonctionnalites, fonctionnelle, fonctionnelles, fonctionnel, fonctionnels, architecture, besoin, besoins, cadre, contexte, description, detail, details, diagramme, exemple, existant, fonction, fonctions, general, generale, generales, introduction, objectif, objectifs, perimetre, presentation, probleme, produit, projet, resume, solution, specifications, systeme, technique, techniques',
  es: 'varios, otros, otras, importante, nota, notas, saber, observaciones, deseada, deseadas, esperada, esperadas, funcionalidad, funcionalidades, actual, alcance, analisis, anexo, antecedentes, arquitectura, contexto, descripcion, detalle, detalles, diagrama, ejemplo, funcion, funciones, general, generales, introduccion, objetivo, objetivos, presentacion, problema, producto, proyecto, resumen, sistema, solucion, tecnica, tecnico, tecnicas',
  pt: 'analise, arquitetura, atual, contexto, descricao, detalhe, detalhes, diagrama, escopo, exemplo, funcao, funcoes, geral, introducao, objetivo, objetivos, problema, produto, projeto, resumo, sistema, solucao, tecnica, tecnico',
}

/** Numbered parts of documents, whose number or title follows: "Milestone 2: Reports", "Use case 7, UC7 - Sign in". */
export const numberedPart =
  /^(?:(?:milestone|phase|stage|step|sprint|iteration|use case|user story|story|epic|feature|requirement|scenario|case|bug|issue|ticket|task|figure|fig|table|section|chapter|part|option|appendix|annex|update|schritt|anwendungsfall|abschnitt|kapitel|meilenstein|etappe|aufgabe|abbildung|tabelle|étape|jalon|cas d['’]utilisation|tâche|lot|paso|hito|etapa|fase|caso de uso|tarea|passo|tarefa|marco|этап|шаг)\s*(?:#|no\.?|nr\.?)?\s*\d{1,3}[a-z]?\b|[A-Z]{1,4}-?\d+(?:\.\d+)*\b)\s*[:.,)–—-]*\s*/i

/** Words that only join a sentence to the one before it. */
export const connectives =
  /^(?:for (?:example|instance)|e\.g\.?|that is|i\.e\.?|however|therefore|thus|hence|moreover|similarly|consequently|accordingly|finally|lastly|first(?:ly)?|second(?:ly)?|third(?:ly)?|zuerst|zunächst|erstens|zweitens|d['’]abord|primero|in (?:this|that|such an?|any) (?:case|way)|in particular|in general|basically|essentially|of course|obviously|zum beispiel|z\. ?b\.|beispielsweise|außerdem|zudem|ferner|weiterhin|darüber hinaus|deshalb|daher|par exemple|de plus|en outre|par ailleurs|ensuite|enfin|ainsi|por ejemplo|además|asimismo|por lo tanto|finalmente|por exemplo|além disso|portanto|например|кроме того|также)\s*[,:]\s+/i

/** Start of a clause that only says when, where or why. */
export const subordinate =
  /^(?:if|when(?:ever)?|although|though|while|because|since|once|after|before|until|unless|as soon as|in case|in order to|to|by|given|during|upon|wenn|falls|sobald|nachdem|bevor|während|weil|da|obwohl|um|lorsque?|quand|si|dès que|après|avant|pendant|afin de|pour|cuando|en caso de|después de|antes de|mientras|aunque|para|quando|se|depois de|enquanto|embora|если|когда|чтобы|после|перед)\s[^,;:]{3,120}[,;:]\s+(?=\S+\s+\S+\s+\S)/i

/** Start of a phrase that only says when, where or for what, before a subject: "For a given month, the system shall". */
export const adverbial = pattern(
  String.raw`^(?:for|in|on|at|with|within|using|from|depending on|as a result of|für|in|im|bei|mit|innerhalb|dans|en|sur|avec|con)\s[^,;:]{3,120}[,;:]\s+(?=(?:the|this|an?|each|every|all|any|users?|it|they|we|in|on|at|der|die|das|eine?|les?|la|une?|el|los|las|una?)\s|\p{Lu}\p{L}* (?:shall|must|should|will|can)\s)`,
)

/** A relative clause between a subject and its verb: "All data, which the reports need, are loaded". */
export const embedded =
  /, (?:die|der|das|den|dem|deren|dessen|welche\p{Ll}*|which|who|whose|qui|que|dont|lesquel\p{Ll}*) [^;:]{5,120}?, (?=(?:werden|wird|sind|ist|sollen?|müssen|muss|können|kann|shall|must|should|will|can|is|are|doit|doivent|est|sont|peut|peuvent|deben?|pueden?|son|se)(?!\p{L}))/u

/** A German sentence that begins with a condition: its verb, subject and rest follow ("…, so wird der Trainer gewarnt"). */
export const conditional =
  /^\p{Lu}[^,;:]{3,120},\s+(?:so |dann )?(wird|werden|soll|sollen|sollte|sollten|muss|müssen|kann|können|ist|sind)\s+((?:der|die|das|dem|ein|eine|einer|einem)(?:\s\p{Ll}+)?\s\p{Lu}[\p{L}-]+)\s+(.+)$/u

/** A clause that says when the product or a user does something: "If a member cancels, the system …". */
export const trigger = pattern(
  String.raw`^((?:if|when(?:ever)?|once|after|before|until|unless|as soon as|upon|during) [^,;:]{3,120}),\s+(?=(?:(?:the|our|this) )?(?:system|app|application|platform|site|website|portal|software|program|tool|product|it|they|users?) \p{Ll})`,
)

/** Examples between commas: "doctors, including those of the clinic, …". */
export const aside = /, (?:including|such as|e\.g\.,?|for example,?|like) [^,;:()]{3,60},?(?= )/i

/** Prefixes that German participles and infinitives with "zu" separate from their verb: "dargestellt", "darzustellen". */
export const separable =
  'ab|an|auf|aus|bei|bereit|dar|durch|ein|fern|fest|frei|gegen|her|hin|hinzu|hoch|mit|nach|um|unter|vor|weg|weiter|wieder|zu|zurück|zusammen'

/** German verbs by their participle without a prefix: "ausgegeben" is of "ausgeben". */
export const strongVerbs = new Map(
  'bracht bringen, nommen nehmen, schrieben schreiben, zogen ziehen, schlossen schließen, boten bieten, funden finden, bunden binden, wiesen weisen, sprochen sprechen, worfen werfen, hoben heben, griffen greifen, brochen brechen, schieden scheiden, liehen leihen, schnitten schneiden, wogen wiegen, trieben treiben, rufen rufen, geben geben, lesen lesen, sehen sehen, halten halten, tragen tragen, laden laden, lassen lassen, messen messen, fangen fangen'
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
)
