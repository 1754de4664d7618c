import type { WorkByName } from './work'

/**
 * Work with language models. The hours are judgments: what an agency plans for each part, divided by what a further kind of
 * work counts in a brief (`sizing/scale.ts`), about a half.
 */
export const ai: WorkByName = {
  answers: {
    name: 'Answers from documents',
    hours: 200,
    terms: {
      en: 'answers questions _ (sources|documents|manuals|files|pdfs|handbook|wiki|policies), knowledge assistant, knowledge chatbot, (chat|assistant|chatbot) (with|over|on|about) (our|your|their|own) (documents|files|pdfs|manuals), (cite|cites|citing) (the|its|their|all) (source|sources|document|documents|page|pages), (cite|cites|citing) sources, answers with (sources|citations), semantic search, vector search, vector database, retrieval augmented generation',
      de: 'beantwort* fragen _ _ (handbuch*|dokument*|unterlagen|quellen|wissensdatenbank|wiki), antwort* _ quelle*, quellenangabe*, *wissensassistent*, semantische suche',
      fr: 'recherche semantique, (reponse|reponses) avec _ sources, repond* aux questions _ _ (documents|manuels|sources), cite* (ses|les) sources, assistant documentaire',
      es: 'busqueda semantica, respuestas con (fuentes|citas), responde* preguntas _ _ (documentos|manuales|fuentes), cita* (la|las|sus) (fuente|fuentes)',
      pt: '(busca|pesquisa) semantica, respostas com fontes, responde* perguntas _ _ (documentos|manuais|fontes)',
      other:
        'ricerca semantica, risposte con (fonti|le fonti), risponde alle domande _ _ (documenti|manuali|fonti), semantisch zoeken, beantwoord* vragen _ _ (documenten|handleidingen|bronnen), bronvermelding',
    },
  },
  sourceRights: {
    name: 'Permissions of the sources',
    hours: 70,
    terms: {
      en: '(permissions|rights) (of|in|from) (the|each|these|their) (source|sources|documents), (permissions|rights) (of|in|from) (sharepoint|confluence|google drive), (respect|respects|honor|honour) _ permissions',
      de: '(berechtigungen|rechte|zugriffsrechte) (der|aus|von) _ (quelle|quellen|quellsystem*|sharepoint|confluence)',
      fr: "droits d'acces _ _ (respectes|respecter), droits _ (sharepoint|confluence|sources)",
      es: '(permisos|derechos) de (sharepoint|confluence|las fuentes|la fuente|origen)',
      other:
        '(permessi|diritti) (di|delle|della) (sharepoint|confluence|fonti|fonte), rechten (van|uit) (sharepoint|confluence|de bron)',
    },
  },
  extraction: {
    name: 'Extraction of data from documents',
    hours: 90,
    terms: {
      en: '(extract|extracts|extracting|extracted) _ from _ (pdf|pdfs|documents|invoices|emails|mails|contracts|scans|receipts), (invoice|document|receipt) (extraction|recognition|understanding), ai (reads|extracts|recognizes|recognises), ai (should|shall|must|will|can) (read|extract|recognize|recognise|detect), intelligent document processing',
      de: 'ki (liest|erkennt|extrahiert), ki soll _ _ (lesen|auslesen|erkennen|extrahieren), *belegerkennung*, *rechnungserkennung*, *texterkennung*, (daten|felder|werte|angaben) aus _ (pdf|pdfs|rechnungen|dokumenten|belegen|mails|vertragen) (auslesen|ausgelesen|extrahieren|extrahiert|lesen)',
      fr: "extraction (de|des) _ (factures|documents|pdf|contrats), (extraire|extrait|extraites) _ _ (factures|pdf|documents|contrats), l'ia (lit|extrait|doit lire)",
      es: 'extraccion de datos de _ (facturas|documentos|pdf|contratos), (extraer|extrae) _ _ (facturas|pdf|documentos|contratos), la ia (lee|extrae)',
      pt: 'extracao de dados de _ (faturas|documentos|pdf), (extrair|extrai) _ _ (faturas|pdf|documentos)',
      other:
        '(estrarre|estrae|estrazione) _ _ (fatture|pdf|documenti|contratti), (gegevens|bedragen) uit _ (facturen|pdf|pdfs|documenten|mails) _ (halen|haalt|lezen|uitlezen|gehaald)',
    },
  },
  generation: {
    name: 'Summaries and generated texts',
    hours: 40,
    terms: {
      en: '(summary|summaries) of _ (call|conversation|conversations|meeting|meetings|attachments|thread|threads), (calls|meetings|conversations|attachments|emails|mails|threads|tickets) are (summarized|summarised), (summarize|summarise) _ (calls|meetings|conversations|attachments|emails|mails|threads|tickets), (draft|drafts) _ (reply|replies|response|responses|answer|answers), (written|generated|translated) by ai, ai translation, action items',
      de: '*zusammenfassung* (jedes|aller|von) _ (gesprach*|besprechung*|anhang*|mail*), automatisch* (zusammenfass*|zusammengefasst), (antwortentwurf*|antwortvorschlag*), (gesprache|mails|tickets) zusammenfassen',
      fr: '(resume|resumes) (automatique|automatiques), resume* (des|les) (appels|reunions|conversations|courriels), (brouillon|brouillons|projet) de reponse*',
      es: '(resumen|resumenes) (automatico|automaticos), resumir (llamadas|reuniones|correos), (borrador|borradores) de respuesta*',
      pt: '(resumo|resumos) (automatico|automaticos), resumir (chamadas|reunioes|emails), (rascunho|rascunhos) de resposta*',
      other:
        '(riassunto|riassunti|riepilogo) (automatico|automatici), riassumere, (bozza|bozze) di risposta, samenvat*, actiepunten, conceptantwoord*',
    },
  },
  triage: {
    name: 'Automatic classification',
    hours: 44,
    terms: {
      en: '(classify|classifies|categorize|categorizes|categorise|categorises|triage|triages) _ (mails|emails|tickets|messages|requests|inquiries), (mails|emails|tickets|messages|inquiries) are (classified|categorized|categorised|routed|prioritized|prioritised), (classifies|categorizes|categorises) them, (automatic|automated|ai) (classification|categorization|categorisation|tagging|triage|routing)',
      de: '(klassifizier*|kategorisier*) _ (mails|tickets|anfragen|nachrichten), (mails|tickets|anfragen|nachrichten) (werden|automatisch) _ (klassifiziert|kategorisiert|klassifizieren|kategorisieren)',
      fr: '(classer|classe|classifier|trier) (les|des) (courriels|mails|tickets|demandes|messages) _ automatiquement, (classification|tri) automatique',
      es: '(clasifica|clasificar) (los|las) (correos|tickets|mensajes|solicitudes), clasificacion automatica',
      pt: '(classifica|classificar) (os|as) (emails|tickets|mensagens), classificacao automatica',
      other:
        '(classifica|classificare) (le|i) (email|mail|ticket|messaggi|richieste), classificazione automatica, (mails|tickets|berichten|aanvragen) _ (classificeren|indelen|categoriseren), automatische classificatie',
    },
  },
  transcription: {
    name: 'Transcription',
    hours: 50,
    terms: {
      en: 'transcribe, transcribes, transcribed, transcription, transcriptions, speech to text, voice to text, (transcript|transcripts) of _ (call|calls|meeting|meetings|interview|interviews|conversation)',
      de: 'transkri*, diktier*',
      fr: 'transcrire, transcription* (des|de) (appels|reunions|entretiens|conversations)',
      es: 'transcribir, transcripcion*',
      pt: 'transcrever, transcricao, transcricoes',
      other: 'trascrivere, trascrizion*, transcriber*, (gesprekken|vergaderingen) _ transcri*',
    },
  },
  aiQuality: {
    name: 'Quality of answers',
    hours: 40,
    terms: {
      en: 'thumbs (up|down), (rate|rates|rated) (answers|responses|replies), unanswered questions, guardrail*, hallucinat*, prompt injection, must never (promise|invent|reveal|answer|recommend)',
      de: '(bewert*) antworten, antworten (bewerten|bewertet), (offene|unbeantwortete) fragen, halluzin*',
      fr: '(noter|notent|evaluer|evaluent) les reponses, questions sans reponse, hallucin*',
      es: '(valorar|valoran|puntuar|puntuan|evaluar|evaluan) las respuestas, preguntas sin respuesta, alucina*',
      pt: '(avaliar|avaliam) as respostas, perguntas sem resposta, alucina*',
      other:
        '(valutare|valutano) le risposte, domande senza risposta, allucina*, antwoorden (beoordelen|waarderen), onbeantwoorde vragen',
    },
  },
  llm: {
    name: 'AI assistant',
    hours: 22,
    terms: {
      en: 'chatbot, chat bot, ai assistant, virtual assistant, ai chatbot, gpt, chatgpt, openai, llm, large language model, generative ai, ai generated, ai powered, ai driven, natural language, rag, conversational ai, ai summary, summarize text, summarise documents, ai agent, text generation, ai writing, ai based, copilot, embeddings, chat assistant, ai agents, ai chat, language model, language models',
      de: 'chatbot*, sprachmodell*, ki assistent*, ki gestutzt*, ki agent*',
      fr: 'chatbot, agent conversationnel, assistant virtuel, (assistant|agent) ia',
      es: 'chatbot, asistente virtual, (asistente|agente) (ia|de ia|con ia)',
      pt: 'chatbot, assistente virtual, (assistente|agente) de ia',
      other: '(assistente|agente) (ai|ia), ai (assistent|agent)',
      ru: 'чат бот*, чатбот*, голосов* помощник*',
      el: 'chatbot, ψηφιακος βοηθος',
      zh: '聊天机器人, 智能问答, 大模型, 智能客服',
    },
    weak: 'prompt, prompts',
  },
  ml: {
    name: 'Machine learning',
    hours: 40,
    terms: {
      en: 'machine learning, predictive model, predictive analytics, prediction model, predict, predicts, predictions, deep learning, neural network, image recognition, computer vision, object detection, face recognition, facial recognition, fraud detection, anomaly detection, classification model, train a model, model training, sentiment analysis, demand forecasting, churn prediction, behavioral analytics, plant identification, speech recognition, voice recognition, artificial intelligence model',
      de: '*maschinelles lernen*, kunstliche intelligenz, bilderkennung, vorhersagemodell*',
      fr: "apprentissage automatique, intelligence artificielle, reconnaissance d'images",
      es: 'aprendizaje automatico, inteligencia artificial, reconocimiento de imagenes',
      pt: 'aprendizado de maquina, inteligencia artificial, reconhecimento de imagens',
      ru: 'машинн* обучени*, искусственн* интеллект*, нейросет*, распознаван*',
      el: 'μηχανικη μαθηση, τεχνητη νοημοσυνη',
      zh: '机器学习, 人工智能, 图像识别, 人脸识别',
    },
  },
}
