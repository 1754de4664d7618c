import { greetings } from '#domain/text/courtesies'
import { pattern } from '#domain/text/pattern'
import { remember } from '../text/remember'

/** Openings addressed to the reader of a text, whatever they ask for. */

/** Questions and offers: "can you", "könnt ihr". Where a verb may also say what a product does, it must be a question. */
export const reader =
  '(?:(?:can|could|would|will) (?:you|u)(?: guys)?(?: please| kindly)?|(?:(?:kannst|könntest|würdest) du|(?:könn(?:te)?t|würdet) ihr|(?:können|könnten|würden) sie)|(?:(?:pouvez|pourriez)[- ]vous|(?:peux|pourrais)[- ]tu|(?:est-ce que )?(?:vous (?:pouvez|pourriez)|tu (?:peux|pourrais)))|¿ ?(?:(?:me|nos|l[oae]s?) )?(?:pod(?:éis|rías|ríais)|puedes|podría|podrían|puede|pueden)(?: ustedes?)?|pod(?:éis|rías|ríais)|puedes|podrían|(?:vocês? )?(?:podes|podem|pode|poderias?|poderiam|podias|podiam|consegue[ms]?|pueden|puede|podría|potete|potreste|puoi|potresti|può|potrebbe)(?: vocês?)?(?=.*\\?)|(?:kunnen|kunt|kun|kan|zouden|zou|willen|wil(?:t)?) (?:jullie|u|je|jij)|не могли бы вы|можете ли вы)'

export const please =
  "(?:please|pls|kindly|bitte|s[’']il (?:vous|te) plaît|svp|por favor|per (?:favore|piacere|cortesia)|alsjeblieft|alstublieft|a\\.?u\\.?b|se puder|пожалуйста|παρακαλώ)"

/** Words that plead, before a command. */
export const pleads = pattern(
  `^(?:${please}|veuillez|merci d(?:e(?!\\p{L})|['’])(?! (?:votre|ton|ta|vos))|请帮忙|请)\\s*,?\\s*`,
)

/** Words that plead, after a command or within it: "Mettez le logo, merci", "Macht bitte den Knopf rot". */
const pleaded = pattern(
  `^(?!.*\\?)[\\p{L}-]+(?: .*)?[, ](?:${please}(?!\\p{L})|(?:merci|gracias|obrigad[oa]|grazie|thanks|thank you|danke|bedankt)[.!]*$)`,
)

/** Words that plead after what is wrong: "The cart forgets items, please fix that". */
export const pleadsAfter = pattern(`[,;–—] ?(?:${please}(?!\\p{L})|merci d(?:e(?!\\p{L})|['’]))`)

/** Commands that their ending and an article after them show, "Mettez le", "Spostate il", and "We need the plugin updated". */
const commands = pattern(
  String.raw`^(?:(?:we|I) (?:need|want|would like|['’]d like) (?:the|our|my) [^,.;:]{2,60}(?:[a-z]ed|fixed|redone)(?!\p{L})|(?:(?!assez)\p{L}{2,}ez(?:-\p{L}+)?|\p{L}{3,}[aei]d|\p{L}{3,}[aei]te) (?:l['’]|(?:les?|la|un|une|des|notre|nos|el|los|las|nuestr[oa]s?|il|lo|gli|i)(?!\p{L})))`,
)

/** A look at what another sentence says, which readers are asked for: "Könnt ihr mal draufschauen?", "Può dare un'occhiata?" */
const look =
  /^(?:(?:mal|da|das|es|sich|dir|euch|ihnen|kurz|einmal|bitte|even|er|ernaar|ça|cela|y|lo|le|to) ){0,4}(?:(?:have|take) a (?:quick )?look(?: at (?:it|this|that))?|(?:rein|drauf|an|nach)?schauen|ansehen|nachsehen|kijken|regarder|jeter un (?:œil|coup d['’]œil)|dare un['’]occhiata|guardar(?:e|ci)|(?:echar|dar)(?:le)? un(?: vistazo|a ojeada)|mirar(?:lo)?|dar uma (?:olhada|vista de olhos)|olhar)[ ?.!]*$/iu

/** Help, a call, an answer, a price or a paper, which readers are asked for, too. */
const favor = pattern(
  String.raw`^(?:(?:me|us|mir|uns|nous|nos|m['’]) ?)?(?:help(?: (?:me|us))?(?: (?:out|with (?:this|that|it|(?:some|any)thing)))?[?.!]*$|help me understand|(?:call|phone|ring|tell|explain|confirm|recommend|(?:have|take) an? (?:call|chat|moment|minute)|estimate|quote|come|meet|join|be|know|think|start|take over|do (?:it|this|that)|(?:let|send|give) (?:me|us)|make (?:me|us) an? (?:quot|offer|price|estimate))(?!\p{L})|(?:m['’])?(?:aider[ ?]*$|(?:r?appeler|dire|confirmer|expliquer|conseiller|envoyer (?:une?|le|la|votre) (?:devis|facture|offre)|faire (?:un|votre) devis))(?!\p{L})|(?:ayudar(?:me|nos)?[ ?]*$|(?:llamar|decir|confirmar|explicar|enviar|mandar|pasar|hacer|dar)(?:me|nos)(?!\p{L})|llamar(?!\p{L}))|(?:ajudar(?:-me|-nos)?[ ?]*$|(?:ligar|dizer|confirmar|explicar|enviar|mandar|fazer|dar)-(?:me|nos)(?!\p{L})|ligar(?:-me)?[ ?]|(?:aiutar(?:mi|ci)[ ?]*$|(?:chiamar|dir|confermar|spiegar|mandar|inviar|far|dar)(?:mi|ci)(?!\p{L}))))|(?<!\p{L})(?:(?:helfen|behilflich sein|anrufen|telefonieren|zurückrufen|erklären|bestätigen|sagen|bellen|helpen|uitleggen|vertellen)[?.!]*$|(?:angebot|kostenvoranschlag|devis|presupuesto|orçamento|preventivo|offerte)(?: \p{L}+){0,3}[?.!]*$|(?:rechnung|factura|fatura|fattura|factuur) (?:\p{L}+ ){0,2}(?:schicken|senden|sturen))`,
)

/** Nouns for a wish that name none: "two small things for the site", "a favor". */
export const matter =
  '(?:(?:thing|one|request|change|favou?r|wish|idea|job|task|question|point|sache|bitte|frage|aufgabe|änderung|wunsch|wünsche|anliegen|ding|punkt|kleinigkeit|dingetje|puntje|chose|demande|changement|souhait|cosa|petición|pregunta|cambio|favor|domanda|richiesta|vraag|vraagje|verzoek)(?:e?[ns])?|something|(?:et)?was|quelque chose|algo)'

/** A label, or a name, before what the reader is asked for: "Footer: could you", "@Jo please", unlike a text: "Error: please enter". */
const label = `(?:@[\\p{L}.-]+[,:]?|(?![^:]*(?<!\\p{L})(?:messages?|text|errors?|hint|button|prompt|meldung|hinweis|knopf|message|erreur|mensaje)(?!\\p{L}))[^:?.!|]{2,60}?\\s?:)\\s+(?=${reader}|${please} (?!(?:see|wait|stay|note|per|via|by|to|bei|mit|unter|an)(?!\\p{L})))`
const labelled = pattern(`^${label}`)
/** A label that names nothing of the work, or stands before a prohibition, which names its thing. */
const talking = pattern(
  `^(?:@|(?:important|urgent|note|nb|reminder|wichtig|dringend|hinweis|importante?|attention|nota|belangrijk|let op)(?!\\p{L})|(?:for|about|regarding|concerning|re|für|zu[mr]?|wegen|pour|concernant|para|sobre|per|voor|over)(?!\\p{L})|[^:]*(?<!\\p{L})${matter}(?!\\p{L})|[^:]*: ${please} (?:don['’]t|do not|never) )`,
)

/** Returns the label before what the reader is asked for, or "". */
export const labelOf = (text: string): string => labelled.exec(text)?.[0] ?? ''

const withoutTalk = (text: string): string => {
  const said = labelOf(text)
  return said !== '' && talking.test(text) ? text.slice(said.length) : text
}

const opening = pattern(`^(?:${label})?(?:(?:${reader}|${pleads.source.slice(1)})[\\s,]*)+`)

/** Returns a sentence without the words that ask the reader for something: nothing of "Please could you:". */
export const withoutPlea = remember((text): string => text.replace(opening, ''), 'sentences')

/** A question after what is wrong: "The logo looks blurry, can you look into it?" */
const asksAtEnd = pattern(`^[^?]{5,120}, ${reader} [^,?]{3,60}\\?$`)

/** True for a sentence that asks the reader for work, whatever its verb: "Könnt ihr das Logo tauschen?" */
export const asksReader = (text: string): boolean =>
  (opening.test(text) || pleaded.test(text) || commands.test(text) || asksAtEnd.test(text)) && !asksFavor(text)

/** True for a sentence that asks the reader for something else: "Can you call me tomorrow?" */
export const asksFavor = (text: string): boolean => {
  const asked = withoutPlea(text)
  return asked !== text && (favor.test(asked) || look.test(asked))
}

/** True for a sentence that asks the reader, or somebody at work for them, for a look: "Can your guy look at it?" */
export const asksLook = (text: string): boolean => look.test(withoutPlea(text)) || sendsToLook.test(text)

const sendsToLook = pattern(
  String.raw`(?<!\p{L})(?:can|could) (?:you|your \p{L}+|someone|somebody) (?:please |maybe |quickly )?(?:(?:have|take) a (?:quick )?look|look (?:at|into) (?:it|this|that))(?: (?:today|soon|asap|tomorrow|this week))?(?:,? please)?[ ?.!]*$|(?<!\p{L})(?:bitte|merci d[e’'](?:y )?|por favor,?) (?:mal |kurz |einmal )?(?:an|nach)?(?:schauen|sehen|regarder|jeter un [œo]+il|mirar\p{L}*)[ ?.!]*$`,
)

/** Questions that ask for a change, whoever makes it, also after what leads up to them: "If it's not too much, could we …?" */
export const asksAnybody = pattern(
  String.raw`^(?:[^?]{3,120}[,:–—] )?(?:(?:and|also|und|auch|et|y|e|en),? )?(?:(?:can|could|would|will) (?!you(?!\p{L}))(?:(?:our|the) )?[\p{L}’']+ \p{L}+|(?:would it be|is it) possible (?:to|that)|(?:geht|ginge) (?:das|es)(?: auch)?, dass|wäre es möglich|(?:kann|könnte) man|(?:könnt?en|kunnen|kan) (?!(?:sie|jullie|u|je|jij)(?!\p{L}))\p{L}+ \p{L}+|(?:est-ce|serait-il) possible|(?:peut|pourrait)-on|est-ce que|¿?(?:es|sería) posible|¿?se (?:puede|podría)n?)(?!\p{L})`,
)

/** Words that join a sentence to the one before. */
export const conjunctions =
  /^(?:(?:and|also|oh|plus|und|auch|außerdem|ausserdem|zudem|et|aussi|de plus|y|también|además|anche|inoltre|en|ook|verder),? )+/iu

/** Words that join a question, a plea or a wish to the sentence before, which is read without them: "Oh and could you". */
const joining = pattern(
  `^(?:(?:and|also|oh|plus|then|so|but|though|und|aber|außerdem|zusätzlich|auch|dann|et|mais|aussi|ensuite|puis|de plus|y|pero|además|también|luego|e|ma|anche|inoltre|poi|en|maar|ook|verder)(?:\\s?[,:–—-])? )+(?=${reader}|${please}|(?:can|could|would|will|should) \\p{L}|(?:können|könnten?|kann|sollten?) \\p{L}|(?:wäre|ist|geht|ginge) es (?:auch )?(?:möglich)?|(?:peut|pourrait)-on|est-ce que|(?:we|I)(?:['’]d| would| need| want)(?!\\p{L}))`,
)

/** Openings that only say that something was said before, or that it is short: "As discussed:", "Kurze Anfrage:". */
const recalls = pattern(
  String.raw`^(?:as (?:discussed|agreed|promised|mentioned)|wie (?:besprochen|vereinbart|angekündigt)|comme (?:convenu|discuté|promis)|como (?:hablamos|acordamos|acordado|combinado)|come (?:d['’]accordo|concordato|promesso)|zoals (?:besproken|afgesproken)|(?:kurze|kleine) (?:an)?frage|(?:just a )?(?:quick|short|small) (?:question|request|one)|petite (?:question|demande)|una (?:pregunta|consulta) rápida|una domanda veloce|kort vraagje|in (?:short|a nutshell|brief|breve|sintesi)|to sum (?:it )?up|long story short|tl;?dr|kurz(?: und gut| gesagt|um)|zusammengefasst|en (?:bref|résumé|resumen)|(?:pour|para) (?:résumer|resumir)|em resumo|kortom|kort gezegd)(?: (?:on the phone|yesterday|today|am telefon|gestern|par téléphone|au téléphone|por teléfono|al telefono|telefonisch))?\s?[:,–—-]\s+(?=\S+ \S+ \S)`,
)

/** A greeting without a comma before what is asked for: "Hi Kim could you". */
const addressed = pattern(
  `^(?:${greetings}|lieber(?! (?:k?eine?[mnrs]?|mit|nur|per)(?!\\p{L})))(?: [\\p{L}.'’-]+){0,3}? (?=(?:${reader}|${please})(?!\\p{L})|(?:we|I)(?:['’]d| would| need| want)(?!\\p{L})|(?:wir|ich) (?:brauch|bräucht|hätt|möcht)|(?:nous|je) (?:voudr|souhait|aimer)|il (?:nous )?fau(?:t|drait)(?!\\p{L}))`,
)

export const withoutAddressee = (text: string): string => text.replace(addressed, '')

/** Returns a sentence without openings that say nothing about what it asks for. */
export const withoutOpener = (text: string): string =>
  withoutTalk(withoutAddressee(text).replace(recalls, '').replace(joining, ''))
