/** Words of chats and mails that say nothing about the work. */

/** Beginnings of greetings, in any case. */
export const greetings =
  'hi|hello|hey|dear|(?:ma|mes)dames?(?:,? m(?:on|es)sieurs?)?|messieurs|good (?:morning|afternoon|day|evening)|hallo|liebes?|lieber(?= herr | \\S+,$)|guten (?:tag|morgen|abend)|moin|servus|grüß(?: dich| gott)|sehr geehrte[rs]?|bonjour|bonsoir|salut|hola|estimad[oa]s?|ciao|salve|buon(?:giorno|asera)|gentil[ei]|hoi|dag|buen[oa]s (?:d[ií]as|tardes)|ol[áa]|bom dia|boa tarde|beste|geachte|goede(?:morgen|middag|n ?dag|navond)|здравствуйте|добрый день|привет|γεια σας|καλημέρα|您好|你好'

/** Greetings with a name: "Hi Jo,", unlike "Salut est un café.", a sentence about a café. */
const greeting = new RegExp(
  `^(?:${greetings})(?: (?!(?:is|are|was|ist|sind|war|est|sont|es|son|é|são)(?!\\p{L}))[\\p{L}'’-]+){0,3}(?:\\s?[,!.:，！]|\\s[–—-]\\s|$)\\s*`,
  'iu',
)

/** Returns a line without the greeting at its beginning. */
export const withoutGreeting = (line: string): string => line.replace(greeting, '')

/** True for a line that begins with a greeting. */
export const hasGreeting = (line: string): boolean => greeting.test(line)

/** Email headers and attribution lines of quoted emails. */
export const mailHead =
  /^(?:from|to|cc|bcc|sent|von|an|gesendet)\s*:\s.{0,80}$|^(?:on|am|le|el)\b.{5,80}\b(?:wrote|schrieb|a écrit|escribió)(?=[ :]).{0,40}:$/i

/** Words that ask for something after all: "Thanks, could you add a filter?" */
const asks =
  '(?:please|(?:can|could|would|will) you|needs?|want|bitte|brauchen?|(?:könn|kann|würd)\\p{L}{0,4} (?:sie|ihr|du)|(?:pouv|pourri)ez[- ]vous|peux-tu|il (?:nous )?faut|besoin de|podr\\p{L}+|puedes?|pueden|necesit\\p{L}+|precis\\p{L}+|potet\\p{L}*|potrest\\p{L}*|puoi|può|vorremmo|(?:ci|mi) serv\\p{L}+|abbiamo bisogno|(?:kunnen|kunt|kun) (?:jullie|u|je)|graag)'

const nice = '(?:nice|good|great|lovely)'

const courtesies = [
  // Hopes
  '(?:(?:I|we) )?(?:also |really )?hope (?:you|all|this|everything|things|that|it|the|your|to (?:hear|see|meet)|we)',
  '(?:(?:ich|wir) )?(?:hoffen?|hoffentlich) ?,?',
  "(?:j['’]espère|nous espérons|en espérant)",
  '(?:espero|esperamos|esperando) que (?:est|te|os|le|les|todo|haya|va|tudo|tenha)',
  // Thanks
  '(?:many |big |again )*(?:thanks|thank you|thx|cheers)(?! to (?!you|all|every))(?! (?:page|screen|note|mail|e-?mail|message|letter|card|text)s?(?!\\p{L}))',
  "(?:first of all,? |finally,? )?(?:we|I|the authors?)(?:[’']d)?(?: would| also| again| like| wish| want| to)* (?:(?:\\p{L}+ )?thank|(?:express|extend|convey) [^.]{0,40}(?:gratitude|thanks|appreciation)|(?:am|are) (?:\\p{L}+ )?(?:grateful|thankful|indebted) (?:to|for))",
  '(?:(?:herzlichen|vielen|besten|lieben|tausend) )?dank(?:e|eschön)?',
  '(?:ich|wir) (?:be)?danken?',
  "merci(?= (?:beaucoup|encore|bien|mille|infiniment|d['’]avance|à|pour)|[ .!,]{0,3}$)",
  '(?:je|nous) (?:(?:te|vous|tiens|ten[aio]\\p{L}+|à) ){1,4}remerci\\p{L}*',
  '(?:muchas |mil )?gracias',
  '(?:(?:os|le|les|te) )?agrade(?:zco|cemos|ço)',
  '(?:muito )?obrigad[oa]s?',
  '(?:mille )?grazie|ci (?:sentiamo|vediamo)',
  '(?:alvast )?bedankt|dank je|спасибо|ευχαριστ\\p{L}+|谢谢',
  // Pleasure, and what comes next
  `(?:(?:it|that) (?:was|has been|would be) (?:such )?(?:an? )?(?:(?:very|really|great|real|so) )?(?:pleasure|${nice})|(?:(?:so|very) )?${nice}) (?:to (?:meet|see|talk|speak|hear|chat)|(?:meet|see|talk|speak|chatt)ing)`,
  "(?:(?:I|we)(?:['’](?:m|re)| am| are)? )?look(?:ing)? forward to",
  '(?:ich|wir) freuen? (?:mich|uns)|[^,;:.]{3,60} (?:freuen? (?:wir uns|ich mich)|würden? (?:wir uns|ich mich) freuen)',
  '(?:es|das) war (?:\\p{L}+ )?(?:schön|nett|toll|eine freude)|schön,? (?:dass|von (?:dir|euch|ihnen))',
  "(?:ravie?s?|heureu(?:x|ses?)|enchantée?s?) (?:de|d['’])|c['’](?:était|est) un plaisir|au plaisir|dans l['’]attente",
  '(?:leuk|fijn|prettig) (?:om )?(?:je|u|jullie) (?:gesproken|ontmoet|gezien|te (?:spreken|ontmoeten|zien))',
  'encantad[oa]s? de|(?:fue|ha sido|foi) um? (?:placer|gusto|prazer)|qued(?:o|amos) a la espera',
  // Beginnings and ends of letters
  "(?:[^,.:]{3,50},? )?(?:(?:here['’]s|(?:here|below) (?:is|are)) (?:what|the list|a list|our|my)|voici (?:notre|nos|ce que|la liste)|aquí (?:está|están|va|tienes?)|(?:hier|anbei|nachfolgend) (?:ist|sind|kommen|finden sie) (?:unsere?|die|was)|(?:zoals \\p{L}+ )?hierbij (?:wat|de|onze|ons))[^.:]{0,60}[.:]?$",
  '(?:if|should|in case) (?:anything|something|you|there) [^,]{0,30}(?:questions?|unclear|doubts?)|feel free to (?:call|ask|contact)',
  '(?:anbei|beiliegend|ci-joint|please find (?:attached|enclosed)|(?:attached|enclosed) (?:is|are)|in allegato|bijgevoegd)[^.:]{0,80}[.:]?$',
  "(?:(?:bei|für) (?:rück)?fragen|falls (?:etwas|noch etwas) unklar)|si vous avez des questions|n[’']hésitez pas|si tienes? (?:dudas|preguntas)|no dud(?:es|en?) en",
  "(?:te|le|os|les) escrib(?:o|imos) (?:de parte|en nombre)|(?:I am|I[’']m|we are) writing (?:to you )?on behalf|ich schreibe (?:\\p{L}+ )?im auftrag",
]

const farewells =
  '(?:best|cheers|lg|vg|mfg|br|kr|mvg)(?=[ ,!.]*$|, ?\\p{L}+[.!]?$)|(?:(?:best|kind|warm|many|with) ){0,2}(?:regards|wishes)|all the best|(?:talk|speak) soon|take care|bis (?:bald|dann)|à bientôt|bises|hasta (?:pronto|luego)|a presto|tot (?:snel|ziens)|(?:(?:cordiali|distinti|tanti) )?saluti|groetjes|(?:yours )?(?:sincerely|faithfully|truly)|(?:mit )?(?:(?:freundlichen?|besten?|lieben?|viele[nr]?|schönen?) )?(?:gruß|grüße[n]?)|(?:veuillez |(?:je|nous) vous pri\\S+ d.)(?:agréer|recevoir)|(?:bien )?cordialement|bien à (?:toi|vous)|atentamente|saludos|un (?:abrazo|saludo)|atenciosamente|(?:met vriendelijke )?groet(?:en)?'

/** Ends of letters, before a name: "Kind regards, Jo". */
export const farewell = new RegExp(`^(?:${farewells})(?!\\p{L})[^.!?]{0,60}[.!]?$`, 'iu')

/** Thanks at the end of a letter, before a name: "Thanks a lot,", "Danke und viele Grüße". */
export const thanks =
  /^(?:(?:many|big|vielen|besten|lieben|herzlichen|muchas|mil|grand|molte|mille|alvast|muito|hartelijk) )*(?:thanks|thank you|thx|tks|dank(?:e|eschön)?|merci|gracias|grazie|bedankt|dank (?:je|u)|obrigad[oa])(?:[ ,!]+(?:again|so|very|much|a|lot|in|advance|anticipo|im|voraus|dir|euch|ihnen|schon|mal|d['’]avance|beaucoup|encore|bien|por adelantado|de antemano|mille|tante|alvast|and|und|et|y|e|en|(?:viele|beste|liebe|schöne|freundliche)[nr]?|gruß|grüße[n]?|lg|vg|best|kind|regards|cheers|saludos|saluti|groet(?:en|jes)?)(?!\p{L}))*[ ,.!]*/iu

/** Compiles beginnings of sentences that ask for no work. The beginning first: most sentences fail there. */
export const compileCourtesies = (beginnings: readonly string[]): RegExp =>
  new RegExp(`^(?=(?:${beginnings.join('|')})(?!\\p{L}))(?!.{0,300}(?<!\\p{L})${asks}(?!\\p{L}))`, 'iu')

const courteous = compileCourtesies(courtesies)

/** Requests to the reader for an offer or a call: "Please send me a quote by Friday." */
const forOffer =
  /\b(?:please|if)\b.{0,60}\b(?:(?:call|phone|ring) me|give me a (?:phone )?call|let me know|hesitate)\b|\b(?:you|please)\b.{0,30}\b(?:send|give|make|let) (?:me|us) (?:have )?(?:an?|your|the) (?:\w+ ){0,2}(?:quote|quotation|offer|estimate|price|proposal)\b|\b(?:bitte|sie|ihr|du|euch|ihnen)\b.{0,40}\b(?:angebot|kostenvoranschlag|preis)\b.{0,20}\b(?:schick|send|mach|nenn|erstell)\w*|\b(?:envoy|fai[rt]|adress|transmet)\w*(?:-(?:nous|moi))? (?:un |votre )devis\b(?! (?:à|aux?) )|\b(?:env[ií]|hac|pas|haga|mand)\w*(?:me|nos) (?:un |su )presupuesto\b/i

/** Requests for an answer: "Please answer until Friday." */
const forAnswer =
  /^(?:please|kindly|bitte|merci d[e’']|por favor,?) (?:(?:nous|kurz|uns|mir) )?(?:answer|reply|respond|get back|antwort\p{L}*|um (?:\p{L}+ )?(?:antwort|rückmeldung)|meld\p{L}+ (?:sie )?(?:sich|dich|euch)|répondre|responder?|conteste\p{L}*)(?: (?:sie|uns|mir|to (?:me|us|this(?: (?:e-?mail|mail|message))?)))?(?: (?:by|until|till|before|within|soon|asap|as soon|no later|at the latest|bis|spätestens|bald|avant|antes|lo antes|(?:mon|tues|wednes|thurs|fri)day|today|tomorrow)(?!\p{L})[^,;:?]{0,30})?[.!]*$/iu

/** True for a sentence to the reader that says nothing about the work: hopes, thanks and requests for an offer or an answer. */
export const isCourtesy = (sentence: string): boolean =>
  courteous.test(sentence) || farewell.test(sentence) || forOffer.test(sentence) || forAnswer.test(sentence)
