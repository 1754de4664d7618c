import { faultsFollow } from './requests'
import { pattern } from '#domain/text/pattern'
import { excludedHeadings, laterHeadings, outOfScope } from '#domain/text/scope-words'
import { type Terms, joined } from './cues'

/**
 * Topic of a heading, which determines how the lines below it are read.
 * `nothing`: they contain no requirements. `soft`: only explicit requirements count.
 * `firm`: list items and plain sentences count too.
 */
export type Topic =
  | 'contents'
  | 'revisions'
  | 'glossary'
  | 'references'
  | 'legal'
  | 'procurement'
  | 'people'
  | 'process'
  | 'open'
  | 'testing'
  | 'training'
  | 'about'
  | 'story'
  | 'today'
  | 'done'
  | 'market'
  | 'excluded'
  | 'later'
  | 'wishes'
  | 'quality'
  | 'functions'
  | 'data'
  | 'foreign'

export const topicKinds: Record<Topic, 'nothing' | 'soft' | 'firm'> = {
  contents: 'nothing',
  revisions: 'nothing',
  glossary: 'nothing',
  references: 'nothing',
  legal: 'nothing',
  procurement: 'nothing',
  people: 'nothing',
  process: 'nothing',
  open: 'nothing',
  testing: 'nothing',
  training: 'nothing',
  about: 'soft',
  story: 'soft',
  today: 'soft',
  done: 'nothing',
  market: 'nothing',
  excluded: 'firm',
  later: 'firm',
  wishes: 'firm',
  quality: 'firm',
  functions: 'firm',
  data: 'firm',
  foreign: 'nothing',
}

/** True if lines below a heading with this topic contain no requirements. */
export const asksNothing = (topic: Topic | null): boolean => topic !== null && topicKinds[topic] === 'nothing'

/** Headings of the risks that a text lists itself. */
export const riskHeading = pattern(
  String.raw`^(?:\p{L}+ ){0,2}?(?:risks?|risik(?:o|en)|\p{L}+risiken|risques?|riesgos?|riscos?|rischi|risico['’]?s)(?!\p{L})`,
)

/** Headings of what a text takes for granted, which is no work. */
export const assumptionHeading = pattern(
  String.raw`^(?:\p{L}+ ){0,2}?(?:assumptions?|annahmen|hypothèses|supuestos|suposiciones|premissas|pressupostos|ipotesi|aannames|предположения|υποθέσεις|假设)(?!\p{L})`,
)

/** Headings of what is open, which may be to be clarified or to be done: "Noch offen", "Puntos pendientes". */
export const openPoints = pattern(
  String.raw`^(?:open|unresolved) (?:points|topics|matters|issues)|^(?:noch offen|(?:noch )?offene? punkte|ungeklärte (?:punkte|themen)|offene themen)|^points (?:ouverts|en suspens)|^puntos (?:abiertos|pendientes)|^pontos em aberto|^punti aperti|^(?:open|openstaande) (?:punten|kwesties)`,
)

/** Words of headings that say when the work below is due: "In scope", "Must have", "MVP". */
export const dueHeading =
  /scope|must|should|mvp|phase|release|version|need|umfang|muss|soll|brauch|périmètre|besoin|alcance|escopo|[âa]mbito|perimetro|cosa serve|decis|besl[ou]/i

/** Words of a request to somebody, unlike the heading "Could": "Could you please", "If you could", "Kann man bitte". */
export const asksSomebody = pattern(
  String.raw`(?<!\p{L})(?:could (?:you|u|we|I|some(?:one|body)|any(?:one|body))|you could|kann (?:man|jemand|ich|wir))(?!\p{L})`,
)

const listing = new Set<Topic>(['excluded', 'later', 'wishes'])

/** True for a topic below which short lines are items: what is excluded, postponed or optional. */
export const isListing = (topic: Topic): boolean => listing.has(topic)

/** Terms of headings. The longest match wins, then the last topic here. `foreign` is assigned by `reading/zones.ts`. */
export const topics: Record<Exclude<Topic, 'foreign'>, Terms> = {
  contents: {
    en: '=contents, table of contents, list of tables, list of figures, toc, index of tables',
    de: 'inhalt, inhaltsverzeichnis, abbildungsverzeichnis, tabellenverzeichnis',
    fr: 'sommaire, table des matieres, liste des figures, liste des tableaux',
    es: 'indice, tabla de contenido*, contenido, indice de figuras',
    pt: 'sumario, indice, conteudo, lista de figuras',
    ru: 'содержание, оглавление, список рисунков, список таблиц',
    el: 'περιεχομενα, πινακας περιεχομενων',
    zh: '目录, 目次',
  },
  revisions: {
    en: 'change record, amendment history, amendment record, record of changes, reviewers, approvers, approvals, document details, document properties, distribution, revision history, change history, version history, document history, change log, changelog, document control, revisions, document approval, sign off sheet, signature page, distribution list, document information, version control',
    de: 'anderungshistorie, versionshistorie, anderungsverzeichnis, dokumenthistorie, freigabe, dokumenteninformation*',
    fr: 'historique, historique des versions, historique des revisions, suivi des modifications, validation du document',
    es: 'historial de versiones, historial de revisiones, control de cambios, control de versiones, aprobaciones',
    pt: 'historico de versoes, historico de revisoes, controle de versoes, controlo de versoes, aprovacoes',
    ru: 'история изменений, история версий, лист согласования, лист изменений',
    el: 'ιστορικο εκδοσεων, ιστορικο αλλαγων, εγκριση',
    zh: '修订历史, 版本历史, 变更记录, 修订记录, 文档控制',
  },
  glossary: {
    en: 'glossary, term acronym, acronym definition, definition description, terms definitions, definitions, acronyms, abbreviations, definitions and acronyms, terms and definitions, terminology, definitions acronyms and abbreviations, nomenclature, document conventions, conventions',
    de: 'glossar, begriffe, definitionen, abkurzungen, abkurzungsverzeichnis, begriffsdefinitionen',
    fr: 'glossaire, definitions, acronymes, abreviations, terminologie',
    es: 'glosario, definiciones, acronimos, abreviaturas, terminologia',
    pt: 'glossario, definicoes, acronimos, siglas, abreviaturas, terminologia',
    ru: 'глоссарий, термины, определения, сокращения, термины и определения',
    el: 'γλωσσαρι, ορισμοι, ακρωνυμια, συντομογραφιες',
    zh: '术语, 词汇表, 名词解释, 定义, 缩略语',
    other: 'glossario, definizioni, begrippen, begrippenlijst',
  },
  references: {
    en: 'references, bibliography, related documents, reference documents, further reading, issues list, analysis models, appendix a glossary, contents of the repository, public domain, license, licence, contributing, acknowledgement, acknowledgements, acknowledgment, acknowledgments, declaration, dedication',
    de: 'literatur, literaturverzeichnis, quellen, referenzen, verweise, mitgeltende dokumente, danksagung, lizenz',
    fr: 'references, bibliographie, documents de reference, liens, remerciements, licence',
    es: 'referencias, bibliografia, documentos relacionados, enlaces, agradecimientos, licencia',
    pt: 'referencias, bibliografia, documentos relacionados, ligacoes, agradecimentos, licenca',
    ru: 'ссылки, литература, список литературы, источники, нормативные ссылки, лицензия',
    el: 'αναφορες, βιβλιογραφια, πηγες, ευχαριστιες, αδεια',
    zh: '参考文献, 参考资料, 引用文件, 致谢, 许可证',
  },
  legal: {
    en: 'privacy notice, privacy policy, privacy statement, cookie policy, data processing agreement, data processing addendum, dpa, non disclosure agreement, nda, insurance and liability, fees, fees and payment, invoicing, invoicing and payment, fees invoicing and payment, terms of payment, licence agreement, license agreement, code of conduct, supplier code of conduct, freedom of information, modern slavery, health and safety, site rules, terms and conditions, terms of service, terms of use, general terms, legal, legal notice, legal requirements, liability, limitation of liability, indemnification, indemnity, warranty, warranties, insurance, insurance requirements, governing law, jurisdiction, dispute resolution, disputes, termination, termination for convenience, termination for cause, force majeure, severability, entire agreement, amendments, confidentiality, non disclosure, nondisclosure, intellectual property, intellectual property rights, ownership of work product, ownership of deliverables, copyright, disclaimer, compliance with laws, applicable law, special provisions, general provisions, provisions, contract terms, contract type, agreement, term, term of contract, contract term, payment terms, payments and invoicing, payment frequency, payment withhold, payment schedule, travel and reimbursement, waiver, conflict of interest, equal opportunity, background check, personnel controls, paper document controls, data destruction, confidential destruction, audit rights, records retention, taxes, subcontracting, independent contractor, non solicitation, data protection agreement, standard clauses, far clauses, clauses, rights in data, standard terms, definitions for this exhibit, security requirements for leveraged procurements, points of contact, key personnel, personnel and rates, responsibilities of parties, contractor responsibilities, state responsibilities, client responsibilities, customer responsibilities, furnished items, work location, place of performance, period of performance, (obligations|duties|responsibilities) of the (client|customer|purchaser), (client|customer) obligations',
    de: 'rechtliches, haftung, haftungsausschluss, gewahrleistung, garantie, vertragsbedingungen, allgemeine geschaftsbedingungen, agb, gerichtsstand, geheimhaltung, vertraulichkeit, urheberrecht, kundigung, zahlungsbedingungen, verschwiegenheit, schlussbestimmungen, salvatorische klausel, vertragslaufzeit, versicherung, mitwirkung*, beistellung*, (pflichten|leistungen|aufgaben) des auftraggebers',
    fr: 'mentions legales, conditions generales, responsabilite, garantie, assurance, confidentialite, propriete intellectuelle, droit applicable, resiliation, modalites de paiement, conditions de paiement, litiges, force majeure, clauses, dispositions generales, penalites, obligations du (client|maitre)',
    es: 'terminos y condiciones, aviso legal, responsabilidad, garantia, seguros, confidencialidad, propiedad intelectual, legislacion aplicable, jurisdiccion, rescision, terminacion, condiciones de pago, forma de pago, fuerza mayor, clausulas, disposiciones generales, penalizaciones, obligaciones del cliente',
    pt: 'termos e condicoes, aviso legal, responsabilidade, garantia, seguro, confidencialidade, propriedade intelectual, lei aplicavel, jurisdicao, rescisao, condicoes de pagamento, forca maior, clausulas, disposicoes gerais, penalidades',
    ru: 'ответственность сторон, условия договора, общие положения, конфиденциальность, гарантийн* обязательств*, порядок оплаты, условия оплаты, форс мажор, интеллектуальная собственность, заключительные положения, реквизиты',
    el: 'οροι και προυποθεσεις, νομικ*, ευθυνη, εγγυηση, ασφαλιση, εμπιστευτικοτητα, πνευματικη ιδιοκτησια, εφαρμοστεο δικαιο, καταγγελια, οροι πληρωμης, ποινικες ρητρες',
    zh: '法律条款, 责任, 免责声明, 保密, 知识产权, 违约责任, 付款方式, 付款条件, 不可抗力, 合同条款, 争议解决',
    other: 'obblighi del (committente|cliente), garanzia, verplichtingen van de opdrachtgever',
  },
  procurement: {
    en: 'conditions of tender, tender conditions, tendering, award criteria, scoring, award criteria and scoring, evaluation, evaluation and scoring, (vendor|bidder|supplier|offeror|tenderer) (questions|questionnaire), pricing form, price form, invitation to tender, request for proposal, request for proposals, how to respond, how to apply, how to submit, instructions, instructions to bidders, instructions to offerors, proposal format, proposal requirements, proposal submission, submission requirements, submission guidelines, submittal, evaluation criteria, selection criteria, selection process, basis of award, bidder qualifications, vendor qualifications, vendor requirements, mandatory qualifications, qualifications, minimum qualifications, rfp schedule, rfp timeline, procurement, procurement timeline, pre bid conference, questions and answers, cost proposal, =cost, budget, compensation, important dates, key dates, deliverables and due dates, schedule of deliverables, vendor information, about the rfp, tender, references from clients, attachments',
    de: 'ausschreibung, vergabe, angebot, angebotsabgabe, zuschlagskriterien, bewertungskriterien, eignungskriterien, bieterfragen, anbieterfragen, fragen an (die|den) (bieter|anbieter|dienstleister), preisblatt, budget, kosten, preise, bieter',
    fr: "appel d'offres, soumission, criteres d'evaluation, criteres de selection, modalites de reponse, reponse a l'appel, budget, prix, offre financiere, candidature",
    es: 'licitacion, convocatoria, propuesta, propuesta economica, criterios de evaluacion, criterios de adjudicacion, presupuesto, precio, oferta, requisitos del proveedor',
    pt: 'licitacao, concurso, proposta, criterios de avaliacao, criterios de selecao, orcamento, preco, requisitos do fornecedor',
    ru: 'закупка, тендер, конкурсная документация, критерии оценки, требования к участникам, бюджет, стоимость, коммерческое предложение',
    el: 'διαγωνισμος, διακηρυξη, προσφορα, κριτηρια αξιολογησης, κριτηρια αναθεσης, προυπολογισμος, κοστος',
    zh: '招标, 投标, 评标标准, 评分标准, 报价, 预算, 费用, 采购',
    other:
      'budget, tempi e soldi, tempi e costi, costi, prezzo, offerta, criteri di valutazione, kosten, prijs, offerte, gunningscriteria',
  },
  people: {
    en: 'meet the team, our team, about the team, our people, team, team members, team project information, project team, authors, author, prepared by, contact, contacts, contact information, contact us for questions, stakeholders list, project stakeholders, organization chart, staffing, personnel, roles and responsibilities, contractor staff roles, state roles, members',
    de: 'projektteam, autoren, ansprechpartner, beteiligte, kontakt*',
    fr: 'equipe, equipe projet, auteurs, contacts, interlocuteurs',
    es: 'equipo, equipo del proyecto, autores, contactos, responsables',
    pt: 'equipe, equipa, autores, contatos, contactos, responsaveis',
    ru: 'команда проекта, авторы, контакты, исполнители, ответственные лица',
    el: 'ομαδα εργου, συγγραφεις, επικοινωνια',
    zh: '项目团队, 作者, 联系方式, 联系人',
    other: 'contatti, referenti, partecipanti, contactpersonen',
  },
  process: {
    en: 'budget _ (schedule|timeline|timing|deadlines|dates), (schedule|timeline|timing|deadlines|dates) _ budget, what (we|the client|the customer) (provide|provides|supply|supplies|deliver|delivers|contribute|contributes), (provided|supplied) by (us|the client|the customer), installation, installing, installation instructions, install, how to install, how to run, running, running locally, run locally, getting started, setup, set up, setup instructions, setting up, quick start, quickstart, local development, development setup, development environment, run the development environment, to develop, to deploy, how to deploy, deployment instructions, prerequisites, build instructions, building, compiling, configuration files, environment variables, contributing, how to contribute, built with, tech used, some tech used, libraries, dependencies used, license, licence, licensing, credits, screenshots, demo, live demo, badges, deliverables, general acceptance criteria, auction rules, action items, action points, actions agreed, next meeting, change management, change management process, change control, development process, development methodology, methodology, project management, project plan, project schedule, project timeline, timeline, milestones, sprint planning, sprint planning and execution, sprint zero, sprint zero artifacts, code review, code style, coding standards, version control system, issue tracking, definition of done, communication plan, governance, meetings, status reports, risk management, quality assurance, quality assurance plan, work plan, project approach, approach, how we work, =deliverables, acceptance process, warranty period, maintenance and support terms, staffing plan, development environment, next research items, research items, next steps, interview questions, sample questionnaire, discovery user research design, user research, understand business and user needs, develop user stories for product backlog, conduct user research, build and deployment, modularity, maintenance requirements, business rules of the project, development constraints, risks, project risks, risk register, risk list, risks and (mitigation|countermeasures|assumptions), assumptions and risks',
    de: 'budget _ (zeitplan|zeitrahmen|termine), (zeitplan|zeitrahmen|termine) _ budget, was wir (stellen|liefern|beisteuern|mitbringen|beistellen), von uns kommt, beistellung*, mitwirkung*, anderungsmanagement, risiken, projektrisiken, vorgehen, vorgehensmodell, projektplan, zeitplan, meilensteine, entwicklungsumgebung, lieferumfang, projektorganisation, qualitatssicherung, gliederung in teilprodukte, erganzungen, risiken, projektrisiken',
    fr: 'budget _ (calendrier|planning|delais), (calendrier|planning|delais) _ budget, ce que nous (fournissons|apportons), fourni par (nous|le client), gestion de projet, gestion des changements, methodologie, planning, calendrier, jalons, livrables, organisation du projet, environnement de developpement, risques',
    es: 'presupuesto _ (calendario|plazos|fechas), (calendario|plazos|fechas) _ presupuesto, (lo|lo que) aportamos, que ponemos nosotros, gestion del proyecto, gestion de cambios, metodologia, cronograma, calendario, hitos, entregables, plan de trabajo, entorno de desarrollo, riesgos',
    pt: 'gestao do projeto, gestao de mudancas, metodologia, cronograma, calendario, marcos, entregaveis, plano de trabalho, ambiente de desenvolvimento, riscos',
    ru: 'управление проектом, управление изменениями, методология, план график, календарный план, этапы работ, состав работ, порядок контроля и приемки',
    el: 'διαχειριση εργου, διαχειριση αλλαγων, μεθοδολογια, χρονοδιαγραμμα, οροσημα, παραδοτεα',
    zh: '项目管理, 变更管理, 开发流程, 进度计划, 里程碑, 交付物, 开发环境',
    other:
      'prossimi passi, tempi e scadenze, calendario dei lavori, consegne, vervolgstappen, vervolg, volgende stappen, actiepunten, budget _ (tempi|tempistiche|scadenze|planning), (tempi|tempistiche|scadenze|planning) _ budget, rischi, risico, tempi, tempistiche, cronoprogramma, planning, scadenze',
  },
  open: {
    en: 'open (questions|issues|points|decisions|topics|matters), unresolved (questions|issues|points|matters), outstanding (questions|decisions), (points|questions|issues) to clarify, (points|questions|issues) to be clarified, to be (clarified|decided|determined)',
    de: '(offene|noch offene|ungeklarte) (fragen|punkte|themen|entscheidungen), (noch zu|zu) klaren, noch offen, klarungsbedarf',
    fr: '(questions|points) (ouvertes|ouverts|en suspens), (points|questions) a (clarifier|preciser|trancher)',
    es: '(preguntas|cuestiones) (abiertas|pendientes|por resolver), puntos (abiertos|pendientes), (puntos|cuestiones) por (aclarar|definir|decidir)',
    pt: '(perguntas|questoes|pontos|duvidas) em aberto, pontos a esclarecer',
    ru: 'открытые вопросы',
    el: 'ανοιχτα θεματα',
    zh: '待解决问题',
    other:
      '(punti|domande|questioni) apert*, punti da chiarire, (open|openstaande) (punten|vragen|kwesties), nog te (beslissen|bepalen)',
  },
  testing: {
    en: 'testing, testing strategy, test plan, test strategy, test cases, test scenarios, automated testing, load tests, unit testing, unit and component testing, end to end testing, acceptance testing, test environment, test devices, tested devices, quality control',
    de: 'tests, testgerat*, testfalle*, testszenarien, testplan, teststrategie, abnahmetest*, globale testszenarien',
    fr: 'tests, appareils de test, plan de test, strategie de test, cas de test, recette',
    es: 'pruebas, dispositivos de prueba, plan de pruebas, casos de prueba, estrategia de pruebas',
    pt: 'testes, plano de testes, casos de teste, estrategia de testes',
    ru: 'тестирование, план тестирования, испытания, тестовые сценарии, программа и методика испытаний',
    el: 'δοκιμες, ελεγχος ποιοτητας, σεναρια ελεγχου, σχεδιο δοκιμων',
    zh: '测试, 测试计划, 测试用例, 测试策略',
  },
  training: {
    en: 'training, user documentation, documentation, user manual, user manuals, training requirements, training related requirements, knowledge transfer, support and maintenance, maintenance and support, post launch support, handover',
    de: 'schulung*, dokumentation, benutzerdokumentation, benutzerhandbuch, wartung',
    fr: 'formation, documentation, manuel utilisateur, maintenance',
    es: 'formacion, capacitacion, documentacion, manual de usuario, mantenimiento',
    pt: 'formacao, treinamento, documentacao, manual do usuario, manutencao',
    ru: 'обучение, документация, руководство пользователя, сопровождение, требования к документации',
    el: 'εκπαιδευση, τεκμηριωση, εγχειριδιο χρησης, συντηρηση',
    zh: '培训, 文档, 用户手册, 维护',
  },
  about: {
    en: 'introduction, purpose, preconditions, pre conditions, precondition, postconditions, post conditions, postcondition, trigger, document purpose, intended audience, overview, document overview, about this document, scope of this document, executive summary, preface, foreword, note, important note, product perspective, operating environment, operational environment, assumptions, assumptions and dependencies, dependencies, general constraints, constraints, user characteristics, user classes, users, user classes and characteristics, users description, target users, target audience, personas, stakeholders, abstract, general description, overall description, background information, tech stack, technology stack, differentiators, technologies, design and implementation constraints, technical environment, external interface requirements, external interfaces, user interfaces, (hardware|software|communication|communications) (interface|interfaces)',
    de: 'einleitung, zweck, zielgruppe*, uberblick, einfuhrung, vorwort, zusammenfassung, annahmen, randbedingungen, rahmenbedingungen, anwendungsbereiche, betriebsbedingungen, technische produktumgebung, produkteinsatz, technologien, hardwareschnittstelle*, softwareschnittstelle*, kommunikationsschnittstelle*',
    fr: 'introduction, objet, objet du document, presentation, preambule, resume, public vise, hypotheses, contraintes, utilisateurs, environnement technique, technologies',
    es: 'introduccion, proposito, resumen, resumen ejecutivo, vision general, prologo, audiencia, suposiciones, restricciones, usuarios, entorno tecnico, tecnologias',
    pt: 'introducao, proposito, resumo, resumo executivo, visao geral, prefacio, publico alvo, premissas, restricoes, usuarios, utilizadores, ambiente tecnico, tecnologias',
    ru: 'введение, назначение, цель документа, обзор, краткое описание, общие сведения, предположения, ограничения, пользователи, технические средства, технологии',
    el: 'εισαγωγη, σκοπος, επισκοπηση, περιληψη, προλογος, υποθεσεις, περιορισμοι, χρηστες, τεχνολογιες',
    zh: '引言, 简介, 目的, 概述, 编写目的, 读者对象, 前言, 摘要, 假设, 约束, 技术栈',
  },
  story: {
    en: 'background, problem, problems, pain points, problem statement, the problem, history, context, motivation, rationale, business case, business need, vision, product vision, mission, about us, about the company, who we are, company background, goals, objectives, goals and objectives, business goals, project goals, expected benefits, goals and expected benefits, benefits, success metrics, success criteria, kpis, why, opportunity',
    de: 'hintergrund, problem, problemstellung, schmerzpunkte, motivation, ziele, zielsetzung, uber uns, nutzen, vision',
    fr: 'contexte, historique du projet, problematique, motivation, objectifs, enjeux, vision, qui sommes nous, benefices',
    es: 'antecedentes, contexto, problema, puntos de dolor, planteamiento del problema, motivacion, objetivos, vision, quienes somos, beneficios, justificacion',
    pt: 'contexto, antecedentes, problema, pontos de dor, motivacao, objetivos, visao, quem somos, beneficios, justificativa',
    ru: 'предпосылки, контекст, проблема, цели, цели и задачи, о компании, обоснование, описание объекта автоматизации',
    el: 'ιστορικο, πλαισιο, προβλημα, στοχοι, οραμα, ποιοι ειμαστε, οφελη',
    zh: '背景, 项目背景, 问题, 目标, 愿景, 公司简介, 建设目标',
    other:
      'premessa, contesto, knelpunten, pijnpunten, obiettivi, chi siamo, motivazione, aanleiding, achtergrond, context, doelen, doelstelling, over ons, wie wij zijn',
  },
  today: {
    en: 'situation, (current|present|existing) (situation|state|process|processes|practice|solution|system|setup), as is, as is (situation|state|process|processes|analysis), status quo, starting point, initial situation, where we (are|stand) (now|today), how we work (now|today), how it works (now|today), situation today, the situation today, legacy system, the legacy system, background and motivation, background and context, context and motivation, problem and motivation',
    de: 'situation, ausgangslage, ausgangssituation, ausgangspunkt, (heutige|jetzige|derzeitige|bestehende|gegenwartige|aktuelle) (situation|lage|losung|ablaufe|prozesse), heutiger (stand|zustand|ablauf), derzeitiger (stand|zustand|ablauf), ist zustand, istzustand, ist stand, ist situation, ist analyse, ist aufnahme, ist prozess*, status quo, stand heute, bestandsaufnahme, hintergrund und motivation',
    fr: "situation, situation (actuelle|existante|de depart|initiale), etat des lieux, etat actuel, l'existant, existant, analyse de l'existant, description de l'existant, fonctionnement actuel, contexte actuel, contexte et existant, point de depart",
    es: 'situacion, situacion (actual|existente|de partida|inicial), estado actual, punto de partida, proceso actual, sistema actual, contexto actual, antecedentes y motivacion',
    pt: 'situacao, situacao (atual|actual|existente|inicial), estado atual, estado actual, ponto de partida, processo atual, sistema atual, contexto atual',
    ru: 'текущая ситуация, текущее состояние, существующее положение, существующая система, как есть',
    el: 'υφισταμενη κατασταση, παρουσα κατασταση, σημερινη κατασταση',
    zh: '现状, 现状分析, 当前状况, 目前情况',
    other: 'situazione attuale, stato attuale, come lavoriamo oggi, huidige situatie, situatie nu, uitgangssituatie',
  },
  done: {
    en: '=done, already done, done so far, =finished, =completed, =shipped, already (built|live|implemented|shipped|finished)',
    de: 'erledigt, fertiggestellt, abgeschlossen, umgesetzt, (schon|bereits) (erledigt|fertig|umgesetzt|gebaut)',
    fr: '=fait, termine, deja fait',
    es: '=hecho, terminado, ya hecho',
    pt: '=feito, concluido, ja feito',
    other: '=fatto, completato, gia fatto, =gedaan, afgerond, al gedaan',
  },
  market: {
    en: 'competition, competitors, competitive snapshot, competitive analysis, competitor analysis, market, market analysis, market research, business model, go to market, marketing plan, revenue model, pricing model, inspiration, similar products, app definition, references and inspiration',
    de: 'wettbewerb, konkurrenz, marktanalyse, geschaftsmodell',
    fr: 'concurrence, etude de marche, modele economique',
    es: 'competencia, analisis de mercado, modelo de negocio',
    pt: 'concorrencia, analise de mercado, modelo de negocio*',
    ru: 'конкуренты, анализ рынка, бизнес модель',
    el: 'ανταγωνισμος, αναλυση αγορας, επιχειρηματικο μοντελο',
    zh: '竞争分析, 市场分析, 商业模式, 竞品',
  },
  excluded: joined(outOfScope, excludedHeadings, {
    en: 'not to be (built|done|developed|implemented|migrated|estimated), dropped, rejected, decided against, discarded, what (was|is) (dropped|rejected), what (it|system|product) (shall|should|must|need|will) not do, what (it|system|product) (need|does|must) not (have to do|need to do|do|have|need)',
    de: 'nicht (zu bauen|bauen|umzusetzen|umsetzen|zu entwickeln), (wird|werden) nicht (gebaut|umgesetzt|entwickelt), verworfen, verworfenes, abgelehnt, (was|das) (verworfen|gestrichen) wurde, gestrichen, was _ nicht (konnen|tun|leisten) (muss|soll), was nicht (dazugehort|dazu gehort|gebraucht wird|sein soll|gewunscht ist)',
    fr: 'a ne pas (faire|developper|realiser), abandonne, ecarte, ce qui (a ete|est) (ecarte|abandonne), ce (que|qu) _ ne doit pas faire, ce qui n est pas (demande|compris|inclus)',
    es: 'no (hacer|desarrollar|construir), descartado, lo descartado, lo que se descarta, lo que no (hace falta|debe hacer|se pide|entra|incluye)',
    pt: 'descartado, o que (foi|fica) (descartado|de fora)',
    other:
      'cosa non (serve|deve fare|e compreso), wat (het|niet) _ niet (hoeft|moet doen), wat niet (hoeft|nodig is), scartato, cosa si e scartato, escluso, esclusioni, fuori ambito, fuori perimetro, non incluso, non compreso, non richiesto, afgevallen, vervallen, buiten scope, niet inbegrepen, valt af, niet nodig, niet (bouwen|te bouwen|maken|ontwikkelen)',
  }),
  later: joined(laterHeadings, {
    en: 'icebox, parked, parked for now, not this (year|season), (later|not now|for later) (do not|don t|please do not) (calculate|price|quote|estimate|include)',
    de: 'nicht (dieses jahr|in diesem jahr|diese saison), (spater|noch nicht) (bitte noch nicht|nicht) (kalkulieren|anbieten|schatzen)',
    fr: 'pas cette annee, reporte, plus tard ne pas chiffrer',
    es: 'este ano no, no este ano, mas adelante no (presupuestar|cotizar)',
    other: 'seconda fase, in futuro, piu avanti, sviluppi futuri, tweede fase, toekomst, latere fase',
  }),
  wishes: {
    en: 'nice to have, nice to haves, could, optional features, optional requirements, could have, stretch goals, bonus features, desirable, optional, bonus, wish list, may be offered, can be offered, options to be (priced|quoted|offered),  as an option, optional (work|services|items|extras|parts), options (priced|quoted) separately, (to be|please) (priced|quoted|offered|price|quote|offer) separately, options to (quote|price), (price|quote) separately, (price|quote|offer|estimate) (these|those|them|the following|each) (separately|individually)',
    de: 'wunsch, wunsche, wunschkriterien, kann, kannkriterien, kann anforderungen, optional, optionale anforderungen, als option, optionale leistungen, separat (anbieten|anzubieten|kalkulieren|auszuweisen|ausweisen|angeboten), (getrennt|gesondert) (anbieten|anzubieten|auszuweisen|ausweisen), optionen (separat|getrennt|gesondert), optionen zum angebot, optionen, (diese|folgende) (punkte|positionen|teile) (separat|getrennt|einzeln) (anbieten|kalkulieren|ausweisen)',
    fr: 'optionnel, optionnelle, facultatif, facultative, fonctionnalites optionnelles, souhaitable, bonus, en option, prestations optionnelles, a chiffrer (separement|a part), chiffrer (separement|a part), chiffrer _ (separement|a part)',
    es: 'opcional, facultativo, facultativa, funcionalidades opcionales, deseable, como opcion, opciones, presupuestar _ (aparte|por separado), presupuestar (aparte|por separado), opciones a presupuestar, opcional presupuestar aparte',
    pt: 'opcional, funcionalidades opcionais, desejavel, opcoes, (orcar|orcamentar) (em separado|a parte|separadamente), opcoes a (orcar|orcamentar|cotar)',
    ru: 'желательно, опционально, желательные требования',
    el: 'προαιρετικα, επιθυμητα',
    zh: '可选功能, 可选需求, 加分项',
    other:
      'opzionale, facoltativo, facoltativa, opzioni, (quotare|preventivare) (a parte|separatamente), opzioni da (quotare|preventivare), optioneel, opties, (apart|los) (offreren|aanbieden)',
  },
  quality: {
    en: 'non functional requirements, nonfunctional requirements, non functional, other nonfunctional requirements, other non functional requirements, quality attributes, software quality attributes, quality requirements, performance requirements, performance, reliability, reliability requirements, availability, availability requirements, security requirements, maintainability, maintainability requirements, portability, portability requirements, usability, usability requirements, scalability, safety requirements, supportability requirements, technical requirements, constraints on design, design constraints, compliance, compliance requirements, logging and monitoring, security, accessibility, backup and recovery, operational constraints, ferpa security, hosting, infrastructure, packaging, packaging requirements, installation requirements',
    de: 'nichtfunktionale anforderungen, nicht funktionale anforderungen, qualitatsanforderung*, produktleistungen, leistungsanforderungen, zuverlassigkeit, benutzerfreundlichkeit, ubertragbarkeit, sicherheit, technische anforderungen',
    fr: 'exigences non fonctionnelles, besoins non fonctionnels, performance, performances, securite, disponibilite, exigences techniques, contraintes techniques, ergonomie',
    es: 'requisitos no funcionales, requerimientos no funcionales, rendimiento, seguridad, disponibilidad, usabilidad, requisitos tecnicos',
    pt: 'requisitos nao funcionais, desempenho, seguranca, disponibilidade, usabilidade, requisitos tecnicos',
    ru: 'нефункциональные требования, требования к надежности, требования к безопасности, производительность, требования к производительности, безопасность, технические требования',
    el: 'μη λειτουργικες απαιτησεις, αποδοση, ασφαλεια, διαθεσιμοτητα, τεχνικες απαιτησεις',
    zh: '非功能需求, 非功能性需求, 性能需求, 安全需求, 性能要求, 安全性, 可用性',
    other:
      'requisiti non funzionali, requisiti tecnici, sicurezza, prestazioni, niet functionele eisen, technische eisen, beveiliging',
  },
  functions: {
    en: 'functional requirements, requirements, features, key features, core features, main features, product features, system features, product functions, functionality, functions, scope, scope of work, scope of services, project scope, product scope, product description and scope, use cases, use case, user stories, stories, epics, modules, must have, must haves, should have, mvp, mvp features, solutions, solution, specific requirements, deliverable features, user requirements, business requirements, business rules, requirements list, feature list, what we need, what it should do, pages, sitemap, screens, =user =interface, integrations, api integrations, phase 1, phase 2, acceptance criteria, workflow, user flows, admin panel, roles, user roles, in scope, functional scope, other requirements, instructions for the app, how it works, budget planner, contact form, contact page, user accounts, pricing page, payments, payment processing, payment integration, online payments, team management, messaging, notifications, reports, reporting',
    de: 'anforderungen, funktionale anforderungen, produktfunktionen, funktionen, funktionsumfang, musskriterien, muss kriterien, anwendungsfalle, user stories, umfang, leistungsumfang, module, seiten, benutzeroberflache, produktschnittstellen, analysefunktionen',
    fr: "exigences fonctionnelles, besoins fonctionnels, fonctionnalites, fonctions, cas d'utilisation, perimetre, exigences, besoins, pages, interfaces, modules, user stories",
    es: 'requisitos funcionales, requerimientos funcionales, requisitos, requerimientos, funcionalidades, funciones, casos de uso, historias de usuario, alcance, modulos, paginas, interfaces',
    pt: 'requisitos funcionais, requisitos, funcionalidades, funcoes, casos de uso, historias de usuario, escopo, ambito, modulos, paginas, interfaces',
    ru: 'функциональные требования, требования, требования к системе, функции, функционал, варианты использования, пользовательские истории, модули, разделы сайта, страницы, состав функций',
    el: 'λειτουργικες απαιτησεις, απαιτησεις, λειτουργιες, δυνατοτητες, περιπτωσεις χρησης, πεδιο εφαρμογης, σελιδες, διεπαφες',
    zh: '功能需求, 功能性需求, 需求, 功能, 主要功能, 用例, 用户故事, 功能模块, 页面, 业务需求, 核心功能',
    other:
      'cosa si e deciso, deciso, decisioni, funzioni, funzionalita, requisiti, requisiti funzionali, cosa serve, ambito, besloten, besluiten, functies, functionaliteiten, eisen, requirements, functionele eisen',
  },
  data: {
    en: 'data model, database, database schema, data requirements, database requirements, logical database requirements, entities, data dictionary, data structure, schema',
    de: 'produktdaten, datenmodell, daten',
    fr: 'modele de donnees, donnees, base de donnees',
    es: 'modelo de datos, datos, base de datos',
    pt: 'modelo de dados, dados, base de dados',
    ru: 'модель данных, структура данных, база данных',
    el: 'μοντελο δεδομενων, βαση δεδομενων',
    zh: '数据模型, 数据库设计, 数据需求',
  },
}

const leadNot =
  /^(?:.{0,40}\b(?:system|app|application|product|platform|software|site|website|solution|tool|version|mvp|release|project|it|we)\b.{0,20})?\b(?:will|shall|does|do|must|is|are)\s+not\b.{0,30}[:：]$|^(?:not|nicht)\s.{0,40}[:：]$|(?<!\S)(?:nicht|pas|não|не|δεν)(?!\S).{0,20}[:：]$/i

/** True for a lead to what a product is not or does not do, unlike one to faults: "Two things do not work:". */
export const leadsToExcluded = (text: string): boolean => leadNot.test(text) && !faultsFollow.test(text)
