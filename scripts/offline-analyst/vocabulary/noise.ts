import type { Terms } from './cues'

/** Subjects of sentences that are not requirements. */
export type Noise =
  | 'contract'
  | 'contractHint'
  | 'party'
  | 'notice'
  | 'business'
  | 'document'
  | 'limits'
  | 'test'
  | 'practice'
  | 'paperwork'
  | 'order'
  | 'label'
  | 'telling'

export const noises: Record<Noise, Terms> = {
  /** Contracts and tenders. One such word suffices. */
  contract: {
    en: 'freedom of information, hereinafter, hereby, herein, hereto, hereof, hereunder, thereof, thereto, therein, whereas, in witness whereof, notwithstanding, pursuant to, indemnif*, hold harmless, liable, liability, liabilities, jurisdiction, governing law, governed by _ laws, laws of the state, force majeure, severab*, arbitration, warrants, warrant that, represents and warrants, warranties, breach, damages (for|caused|arising|incurred|resulting), liquidated damages, attorney*, bidder, bidders, offeror, offerors, proposer, proposers, subcontractor, subcontractors, subcontract*, rfp, rfq, request for proposal, request for proposals, procurement, procurements, solicitation, tender, invoice shall, invoices shall, submit invoices, submitting invoices, net 30, net 60, within thirty, calendar days, business days of, insurance coverage, workers compensation, general liability, insured, terminate this, termination of this, terminate the contract, terminate the agreement, this agreement, the agreement, this contract, this rfp, the contract, contract award, contract term, contract type, work product, work for hire, intellectual property, all rights reserved, copyright, proprietary rights, license agreement, public domain, non disclosure, nondisclosure, confidentiality agreement, confidentiality statement, confidential information, conflict of interest, equal opportunity, affirmative action, discriminat*, drug free, civil code, penal code, government code, public contract code, sec 508 amendment, statute*, ordinance*, prevailing wage, certify that, certification statement, debarment, suspended or debarred, notary, signatory, authorized signature, duly authorized, executed by, force and effect, successors and assigns, waiver of, waive, waives, waived, perpetual, irrevocabl*, royalty free, sublicens*, third party beneficiar*, venue (shall|for|is|lies|will|of), (exclusive|proper|legal) venue, (jurisdiction|law|forum) (and|or) venue, remedies, remedy at law, time and materials, firm fixed price, not to exceed, cost proposal, price proposal, technical proposal, proposals received, proposals must, proposal must, proposals will, proposals shall, proposal shall, proposal due, late proposals, non responsive, oral presentation, past performance, evaluation committee, evaluation panel, evaluation criteria, =scored, points awarded, basis of award, best value, lowest price, protest*, pre proposal conference, addendum, addenda, key personnel, personnel replaced, =tenders, tenderer, tenderers, invitation to tender, canvassing, consortium, consortia, award criteria, professional indemnity, indemnity, negligence, undersigned, disclosing party, receiving party, reverse engineer, aggregate liability, net of vat, base rate, consumer price index, bank transfer within, late payments, instalments on, resume*, curriculum vitae, baccalaureate, mandatory qualifications, years of experience, labor category, labor classification, hourly rate, hourly labor, per diem, lodging, travel expenses, reimburs*, withhold*, prompt payment, fiscal year, background check, employee discipline, criminal, workforce member*, security badge*, sacramento, bonded courier, faxes, paper form, removable media, laptops, full disk, gutmann, independent security, nondisclosure, psci',
    de: 'auftragnehmer*, auftraggeber*, haftung, haftet, haften, gerichtsstand, gewahrleistung*, vertragspartei*, vertrag, vertrage*, vertragsstrafe, kundigung*, verschwiegenheit*, zuschlag, bieter, vergabe*, angebotsfrist, salvatorisch*, schadensersatz, hohere gewalt, urheberrecht*, rechnungsstellung, zahlungsziel',
    fr: "titulaire du marche, soumissionnaire*, candidat*, adjudicat*, indemnis*, responsabilite civile, tribunal*, droit applicable, resiliation, force majeure, penalites de retard, present contrat, le contrat, parties contractantes, prestataire s'engage, assurance, propriete intellectuelle, confidentialite des",
    es: 'licitador*, adjudicatari*, contratista*, indemniz*, responsabilidad civil, jurisdiccion, tribunales, fuerza mayor, penalizaci*, presente contrato, el contrato, las partes, rescision, propiedad intelectual, poliza*, clausula*',
    pt: 'licitante*, adjudicatari*, contratada, contratante, indeniz*, indemniz*, responsabilidade civil, foro, tribunais, forca maior, presente contrato, o contrato, as partes, rescisao, propriedade intelectual, clausula*',
    ru: 'подрядчик*, сторон* договора, настоящ* договор*, договор*, неустойк*, форс мажор, арбитраж*, участник* закупки, тендер*, конкурсн* заявк*, гарантийн* срок*, исполнитель обязуется, заказчик обязуется, реквизит*',
    el: 'αναδοχ*, αναθετουσ*, συμβαση*, συμβασης, ποινικ* ρητρ*, εγγυητικ*, ανωτερα βια, δικαστηρι*, προσφεροντ*, υποψηφι* αναδοχ*, αποζημιωσ*',
    zh: '甲方, 乙方, 投标人, 招标人, 违约, 赔偿, 不可抗力, 仲裁, 本合同, 合同, 保密协议, 知识产权归',
  },
  /** Words of contracts that products use too. Takes several, or one under a legal heading. */
  contractHint: {
    en: 'service level, service levels, service credit, service credits, service provider, the developer, annex, declaration, extract from, signed, thirty days, offers, offer, expiry, transition, exit plan, working day, working days, commencement date, equality, diversity, acceptable use, information security management, uncontrolled, purchase order number, in confidence, not to be distributed, gatehouse, smoking, assembly point, accident book, first aid, protective equipment, parking, dress code, working hours, wages, forced labour, forced labor, child labour, workplace, hotline, =gifts, bribery, corruption, emissions, steering committee, change request, the supplier, council, the authority, bids, bid, weight, panel, shortlist, criterion, criteria, closing date, points, instalments, net of, expenses, payable, reserves, obliges, obliged, signature, party, parties, agreement, contract, contracts, provisions, obligation*, obligations, insurance, termination, confidential, confidentiality, invoice, invoices, warranty, deemed, prior written, written notice, written consent, written permission, in writing, undersigned, effective date, comply with all applicable, applicable law*, applicable state, federal law, state law, laws and regulations, law*, regulations, policies and procedures, award, awarded, proposal, proposals, submit a proposal, qualifications, key staff, disclosure, disclose*, mileage, the vendor, supplier shall, consultant, consultants, reserves the right, right to, sole discretion, sole option, at no cost, at no additional cost, satisfaction of, compensation, payable, payment shall, payments shall, withhold, audit rights, records for, retain records, notify the, amendment*, exhibit, attachment, appendix, article, clause, clauses, section of this, state project, the state, the county, the city, the agency, the government, office space, workstation, premises, shall not be entitled, entire, executed, execution, commence*, deliverable, deliverables, statement of work, sow',
    de: 'vertraulich*, geheimhaltung, garantie, rechnung*, schriftlich*, verpflicht*, ausschreibung, leistungserbringung, vergutung',
    fr: "obligations, penalites, marche public, appel d'offres, garantie, facturation, par ecrit",
    es: 'obligaciones, garantia, facturacion, por escrito, licitacion, confidencialidad',
    pt: 'obrigacoes, garantia, faturamento, faturacao, por escrito, licitacao, confidencialidade',
    ru: 'обязательств*, гарантия, оплата работ, письменн*, закупк*, конфиденциальн*',
    el: 'υποχρεωσ*, εγγυηση, τιμολογ*, γραπτως, εμπιστευτικ*, διαγωνισμ*',
    zh: '义务, 保证金, 发票, 书面, 保密',
  },
  /** Privacy notices and email footers. One such word suffices. */
  notice: {
    en: 'would like to thank, wish to thank, wishes to thank, thank everybody, grateful to, intended recipient, in error, attachments are confidential, privacy notice, data protection officer, you have the right, withdraw your consent, your consent, legal basis, lawful basis, lodge a complaint, supervisory authority, data subject, data subjects, personal data breach, subprocessor*, sub processor*, our website uses, we use cookies, use of cookies, we collect, we process, we share your, we store your, your personal data, your personal information, legitimate interest*, consider the environment, e mail transmission, monitored and recorded, messages and calls are end to end encrypted, only people in this chat, no one outside of this chat, outside of this chat, media omitted, image omitted, this message was deleted, missed voice call',
    de: 'datenschutzerklarung, aufsichtsbehorde*, personenbezogene* daten ist, ihrer daten, ihre daten, ihrer personenbezogenen, wir verwenden cookies, rechtsgrundlage*, betroffen* person*, datenschutzbeauftragte*, nachrichten und anrufe sind ende zu ende verschlusselt, niemand ausserhalb dieses chats, medien ausgeschlossen, bild weggelassen, diese nachricht wurde geloscht',
    fr: 'vos donnees, autorite de controle, base legale, delegue a la protection, messages et les appels sont chiffres, messages et appels sont chiffres, medias omis',
    es: 'sus datos personales, autoridad de control, base juridica, mensajes y las llamadas estan cifrados, multimedia omitido',
    pt: 'seus dados pessoais, autoridade de controlo, base legal',
  },
  /** Company descriptions and courtesies. A weak hint. */
  business: {
    en: 'talking to you, sorry for, what you think, printed copies, many thanks, all the best, sent from my, as discussed, get back to you, charity, scholarship, trustees, board of, annual income, governed by a, =voted, fans, press says, committed to, founded in, was founded, headquarters, headquartered, family business, family owned, our mission, our values, our vision, our services, our history, =award, awards, leading provider, market leader, our clients, offices in, subsidiaries, annual turnover, turnover in, years of experience, we believe, we are proud, follow us, partnership, partnerships, third generation, generation, employer of the year, thank you for, look forward to, kind regards, best regards, yours sincerely, yours faithfully, dear sir, grateful, would like to thank, grant number, views expressed, certified, iso 9001, iso 14001, iso 27001, our company, your company, mission is',
    de: 'gegrundet, hauptsitz, familienunternehmen, unsere werte, mit freundlichen grussen, unser unternehmen, zertifiziert*, wir danken, wir freuen uns',
    fr: 'fondee en, siege social, entreprise familiale, cordialement, nos valeurs',
    es: 'fundada en, empresa familiar, atentamente, nuestros valores',
    pt: 'fundada em, empresa familiar, atenciosamente, nossos valores',
  },
  /** Contract parties. Their obligations are services, unless they build something. */
  party: {
    en: 'the processor, the controller, the authority, the council, either party, neither party, each party, the parties, disclosing party, receiving party, tenderer, tenderers, the consultant, the purchaser, the licensor, the licensee, the provider, contractor, contractors, vendor shall, vendor must, vendor will, vendor should, the vendor, the supplier, the provider shall, service provider shall, consultant shall, developer shall, developers shall, development team, project team, team members, the team will, the agency will, the offeror, the state will, the client will, (supplier|vendor|bidder) (shall|must|should|will|may), (client|customer) (shall|may|must) (notify|reimburse|cooperate|appoint|indemnify|own|bear|terminate|withhold|deduct|disclose|invoice|furnish|designate|cooperate|bear), (client|customer|purchaser) shall respond to, (client|customer|purchaser) shall make available, (client|customer|purchaser) shall (provide|supply|grant) (access|contractor|supplier|vendor), the firm, engineers, subcontractor, agile team, scrum master, product owner, project manager, lead developer, management lead, technical architect, all project, all personnel, personnel (shall|must|will|should|may), personnel assigned',
    de: 'auftragnehmer, auftraggeber, dienstleister, projektteam',
    fr: "prestataire, titulaire, maitre d'oeuvre, maitre d'ouvrage",
    es: 'contratista, proveedor adjudicatario, equipo de desarrollo',
    pt: 'contratada, fornecedor, equipe de desenvolvimento',
    ru: 'исполнитель, подрядчик, заказчик обязуется',
    el: 'αναδοχος, αναθετουσα',
    zh: '承包商, 供应商, 开发团队',
  },
  /** References to the document itself. */
  document: {
    en: 'key words, rfc 2119, each requirement, requirements marked, requirements are, the glossary, screenshots are, in italics, in the margin, how to read, kick off meeting, meeting agenda, the agenda, document title, document owner, of this document, previous document, draft, this document, this specification, this srs, this prd, this section, the srs, the document, document is intended, document provides, following sections, following section, remainder of this, rest of this, is organized as follows, organised as follows, intended audience, is described in, are described in, can be found in, see section, see appendix, see the appendix, described in detail, refer to section, this version of the document, table below, figure below, the following table, the following figure, as shown in figure, in this chapter, requirements definition, software requirements specification, needs statement, all documents, use case model, supplementary document, prepared by, readme, github issues, issues tab, posted here, prototyping, minutes of (the|a|our|each) (meeting|call|workshop|meetings)',
    de: 'dieses dokument, dieses pflichtenheft, lastenheft, pflichtenheft, in diesem kapitel, dieses kapitel, folgenden kapitel, siehe kapitel, siehe abschnitt, vorschaubilder*, mockup*, anmerkung, protokoll vom, protokoll der',
    fr: 'ce document, le present document, ce cahier des charges, cahier des charges, present cahier, cette section, voir section, ce chapitre, compte rendu de',
    es: 'este documento, el presente documento, esta especificacion, esta seccion, vease, este capitulo, presente pliego, pliego, acta de la reunion',
    pt: 'este documento, o presente documento, esta especificacao, esta secao, este capitulo, presente caderno',
    ru: 'настоящий документ, данный документ, настоящее техническое задание, техническое задание, в данном разделе, настоящий раздел',
    el: 'παρον εγγραφο, το εγγραφο, αυτο το εγγραφο, παρουσα ενοτητα, στο παρον',
    zh: '本文档, 本文, 本节, 本章, 本说明书',
  },
  /** Budget and schedule of the project. */
  limits: {
    en: 'amount withheld, date withheld, duration withheld, withheld, our budget, the budget, budget is, budget of, budget for this, deadline, deadlines, timeframe, time frame, time limitation, go live date, launch date, delivery date, due date, must be completed by, must be completed within, completed within, months of inception, offers are due, weeks from, months from',
    de: 'unser budget, das budget, budget betragt, budget von, frist, abgabetermin, fertigstellung bis, liefertermin',
    fr: 'notre budget, le budget, budget de, delai, date limite, date de livraison',
    es: 'nuestro presupuesto, el presupuesto, presupuesto de, plazo, fecha limite, fecha de entrega',
    pt: 'nosso orcamento, o orcamento, orcamento de, prazo, data limite, data de entrega',
    ru: 'наш бюджет, бюджет проекта, бюджет составляет, срок сдачи, срок выполнения, сроки выполнения, дедлайн',
    el: 'ο προυπολογισμος, προυπολογισμος, προθεσμια, ημερομηνια παραδοσης',
    zh: '预算, 截止日期, 交付日期, 工期',
  },
  /** Testing, which every estimate includes. */
  test: {
    en: 'verify that, test that, check that the, it is tested, unit test, unit tests, unit testing, unit tests written, integration testing, system tests, system testing, load test, load tests, load testing, performance testing, performance tests, penetration test, penetration tests, regression test, test case, test cases, test coverage, tests pass, acceptance testing, usability test, usability testing, penetration testing, testing tool, testing framework, automated testing, end to end testing, test results, tests automatically, bugs identified, security scan, security scans, red teaming, vitest, cypress, jest, selenium, testing strategy',
    de: 'es wird getestet, es wird sichergestellt, testfall, testfalle, tests unterzogen',
    fr: 'cas de test, plan de test, tests unitaires, il est teste',
    es: 'caso de prueba, casos de prueba, pruebas unitarias',
    pt: 'caso de teste, casos de teste, testes unitarios',
    ru: 'тестовый случай, тест кейс, проверить что, модульные тесты',
    el: 'σεναριο ελεγχου, δοκιμη οτι',
    zh: '测试用例, 验证',
  },
  /** Working practices of the team. */
  practice: {
    en: 'years experience, years of experience, long term cooperation, long term relationship, long term collaboration, scrum, agile, sprint, sprints, user story acceptance, story points, daily standup, standups, retrospective*, backlog refinement, product backlog, definition of done, pair programming, code review, code reviews, peer review*, coding standard*, coding style, code style, commenting standard*, source control, version control, git, github, pull request*, commit messages, continuous integration of source, issue tracking, pivotal tracker, jira, trello, slack as, status report*, status meeting*, weekly meeting*, weekly call, kickoff, kick off, workshop with, workshops with, discovery workshop, workshops and, after workshop, stakeholder interview*, contextual inquiry, personas, journey map*, wireframes, mock ups, design spikes, user research, interview scripts, project plan, gantt, milestone, milestones, progress report, work breakdown, lessons learned, knowledge transfer, source code shall be documented, source code, commented code, inline comments, developer guides, documentation of requirements, architectural design specification, object oriented, uml, ieee*, module independence, information hiding, dry principle, technical debt, open impediments, release notes, build tool, code written, all code, style guideline*, staging environment, staging environments, development environment, eclipse ide, twelve factor, experience with, specially trained, usage analysis of existing, task analysis',
    de: 'scrum, agil*, sprint, sprints, quellcode, kommentiert*, zur entwicklung des produkts, projektplan, github*, balsamiq',
    fr: 'scrum, agile, sprint, code source, reunion*, comite de pilotage',
    es: 'scrum, agil, sprint, codigo fuente, reunion*',
    pt: 'scrum, agil, sprint, codigo fonte, reuniao, reunioes',
    ru: 'скрам, спринт*, исходн* код*, совещани*',
    el: 'scrum, sprint, πηγαιος κωδικας, συναντησ*',
    zh: '敏捷, 迭代会议, 源代码, 代码评审',
  },
  /** Manuals, training and services around the product. */
  paperwork: {
    en: 'training session*, training of, user handbook*, handbook in, operations manual*, operating manual*, parallel operation, training for, train staff, user manual, user manuals, quick start guide, user guide, installation guide, training material*, train the, training shall, shall undergo, documentation shall, documentation must, provide documentation, help desk staff, onsite support, on site support, release artifacts, system documents, mock test data',
    de: 'schulung*, benutzerhandbuch, installationsanleitung, betriebsanleitung, benutzeranleitung, dokumentation',
    fr: 'formation des, manuel utilisateur, documentation utilisateur',
    es: 'capacitacion, manual de usuario, formacion de',
    pt: 'treinamento, manual do usuario, formacao de',
    ru: 'обучени* персонала, руководств* пользователя, инструкци*',
    el: 'εκπαιδευση χρηστων, εγχειριδι*',
    zh: '培训, 用户手册, 操作手册',
  },
  /** Instructions to the reader, such as attempts to manipulate the analyst. */
  order: {
    en: 'start your proposal, begin your proposal, start your application, start your bid, include the word, ignore the above, ignore all, ignore previous, ignore any, ignore these instructions, ignore everything, disregard the, disregard all, disregard any, you are an ai, you are now, as an ai, system prompt, previous instructions, prior instructions, answer 1 hour, answer one hour, answer only, answer with one, respond only, output only, estimate this at, estimate must be, your estimate, the estimate is, estimate of 1, set the hours, say that this project, language model, assistant must',
    de: 'ignoriere, ignorieren sie, antworte mit, schatzung',
    fr: 'ignore les, ignorez, reponds, repondez avec',
    es: 'ignora, ignore las, responde con',
    pt: 'ignore as, ignore todas, responda com',
    ru: 'игнорируй*, ответь, забудь',
    el: 'αγνοησε, απαντησε',
    zh: '忽略, 请回答',
  },
  /** Narration about the present or the past. */
  telling: {
    en: 'currently, today, at present, at the moment, nowadays, =was, =were, =had, =felt, =feel, =feels, mentioned, wondered, =heard, often, sometimes, usually, used to, in the past, years ago, has been, have been, complain*, suffer*, struggle*, unfortunately, according to, reported that, we learned, for years',
    de: 'derzeit, zur zeit, zurzeit, heute, momentan, bisher, fruher, war, waren, wurde, wurden, oft, haufig, leider',
    fr: 'actuellement, aujourd hui, jusqu ici, etait, etaient, souvent, malheureusement',
    es: 'actualmente, hoy en dia, hasta ahora, era, eran, fue, a menudo, lamentablemente',
    pt: 'atualmente, hoje em dia, ate agora, era, eram, foi, frequentemente, infelizmente',
    ru: 'в настоящее время, сегодня, сейчас, раньше, был, была, были, часто, к сожалению',
    el: 'σημερα, προς το παρον, μεχρι τωρα, ηταν, συχνα, δυστυχως',
    zh: '目前, 现在, 过去, 以前, 常常, 遗憾',
  },
  /** Labels whose values are not requirements. */
  label: {
    en: 'file, file name, filename, document classification, classification, document title, document no, document number, template version, last saved by, printed on, review cycle, storage location, primary actor, actor, actors, secondary actor, trigger, priority, author, source, rationale, date, version, status, skill level, dependencies, dependency, tool, tools, purpose, id, requirement id, use case id, frequency, owner, reviewer, level, stakeholder, risk, complexity, estimate, effort, story points, created by, last updated, project name, client, company, email, phone, telephone, address, website, contact, fax, name, title, location, department, tagline, document owner, excused, apologies, attendees, present, absent, next meeting',
    de: 'akteur, akteure, prioritat, autor, quelle, datum, version, status, anmerkung, auftraggeber, telefon, adresse, entschuldigt, anwesend, abwesend, nachste sitzung, nachster termin, nachstes treffen',
    fr: 'acteur, acteurs, priorite, auteur, date, version, statut, adresse, telephone, presents, absents, excuses, prochaine reunion',
    es: 'actor, actores, prioridad, autor, fecha, version, estado, direccion, telefono, asistentes, ausentes, proxima reunion',
    pt: 'ator, atores, prioridade, autor, data, versao, estado, endereco, telefone',
    ru: 'актор, приоритет, автор, дата, версия, статус, адрес, телефон',
    el: 'ρολος, προτεραιοτητα, συντακτης, ημερομηνια, εκδοση, κατασταση, διευθυνση, τηλεφωνο',
    zh: '参与者, 优先级, 作者, 日期, 版本, 状态, 地址, 电话',
  },
}
