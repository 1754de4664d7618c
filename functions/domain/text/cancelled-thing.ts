import { number, numbered, withoutDots } from './cancelled-name'
import { pattern } from './pattern'

/** Reads what a sentence cancels: "The filter is not needed any more", "Bitte den Export weglassen". */

/** Words around and within a cancellation that say nothing about its thing. */
const opening =
  /^(?:[-–*•\s]|(?:(?:one|two|three|four|five|\d|another|some|a|few|couple|of|more|last|other|noch|ein|eine|zwei|drei|vier|paar|encore|une?|deux|trois|quelques|un[ao]|dos|tres|altre|due|tre|duas|três|nog|twee|drie) ){1,4}(?:things?|points?|changes?|sachen?|dinge|punkte|änderungen|choses|puntos|cosas|cambios|cose|coisas|dingen)(?: (?:else|more|noch|más))?:|(?:oh|ps|update|edit|correction|nachtrag|korrektur|on second thoughts?|in the end|thinking about it|also|and|but|so|ok(?:ay)?|ah|well|then|finally|sorry|please|actually|und|aber|also|nein|doch|am ende|bitte|et|mais|merci de|alors|donc|finalement|en fait|y|pero|entonces|al final|por favor|e|ma|allora|alla fine|per favore|en|maar|dan|dann|toch|alsjeblieft)(?=[\s,:])[,:]?|no, )+/iu
const aside = pattern(
  String.raw`[, ]{1,3}(?:doch|auch|also|dann|ja|really|then|too(?! \p{L})|as well|ook|aussi|también|actually|finalement|toch|maar|simply|simplement|just|einfach|ruhig|gut|gerne?|lieber|erst ?mal|erst einmal|vorerst|fürs erste|bitte|please|thanks|after all|any ?more|any longer|for now|for the moment|at the moment|for the time being|again|pour (?:le moment|l['’]instant)|por ahora|de momento|per ora|voorlopig)(?=[\s.,!]|$)`,
  'gi',
)

/** Verdicts on what was discussed. */
export const verdict =
  '(?:rejected|cancell?ed|declined|dropped|scrapped|discarded|abandoned|postponed|off the table|abgelehnt|verworfen|gestrichen|abgesagt|verschoben|(?:annul|refus|rejet|abandonn|supprim)ée?s?|(?:descart|rechaz|cancel|anul|suprim)ad[oa]s?|annullat[aeio]|geschrapt|vervallen)'
const discussed =
  '(?:(?:discussed|considered|diskutiert|besprochen|erwogen|discutée?s?|envisagée?s?|discutid[oa]s?|discuss[oaie]|besproken) (?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar) )?'
const judged = `(?:was|were|has been|have been|got|is|are|wurden?|ist|sind|wird|werden|est|sont|a été|ont été|quedan?|están?|fue|fueron|ha sido|han sido|è stat[ao]|sono stat[ei]|zijn) ${discussed}${verdict}(?: (?:because of|due to|for (?:cost|reasons)|wegen|aus|à cause|pour des raisons|por|per|vanwege) .{3,40})?`
/** A rule for any thing, or for wrong ones, which cancels no wish: "An invalid email is rejected". */
const judgesAny = `(?:(?:an?|any|each|every|eine?|jede[rs]?|une?|chaque|cada|een|elke) |(?:\\p{L}+ )?(?:invalid|wrong|incorrect|unknown|duplicate|expired|falsche|ungültige|unbekannte|doppelte|abgelaufene) ).* (?:is|are|wird|werden|est|sont|zijn|wordt) ${verdict}$`

/** Words that begin a clause about when or in which case something is done, with what stands before its noun. */
export const whenClause =
  "(?:(?:when(?:ever)?|once|if|as soon as|as long as|until|unless|wenn|falls|sobald|solange|sofern|quand|dès que|si|cuando|en cuanto|una vez que|quando|se|(?:non )?appena|assim que|wanneer|zodra|als|lorsque) |(?:lorsqu|dès qu|s)['’])(?:(?:the|this|that|these|those|an?|their|its|such|die|der|das|diese[rs]?|l[aeo]s?|el|une?|un[ao]?|il|i|gli|[ao]s?|de|het|een) (?=\\p{L}))?"

/** Words after the thing: "is no longer needed", "entfällt". */
const unneeded =
  "(?:is|are) (?:not|no longer) (?:needed|wanted)|(?:is|are) no longer (?:required|necessary|planned|part of .{2,30})|(?:wird|werden|ist|sind) (?:nicht(?: mehr)? (?:gebraucht|benötigt|gewünscht|gewollt)|nicht mehr (?:nötig|notwendig))|ha(?:t|ben) sich erledigt|entfällt|(?<!(?:kann|könn|soll)\\p{L}* )entfallen|fällt weg|fallen weg|(?:brauchen|benötigen|wollen) wir (?:nicht|keine?n?)(?: mehr)?|(?:(?:können|wollen|werden|möchten) wir verzichten|verzichten wir)|n['’]est plus (?:nécessaire|utile|souhaitée?)|ne sont plus (?:nécessaires|utiles)|ya no (?:es|son) necesari[oa]s?|ya no hacen? falta|já não (?:é|são) (?:necessári|precis)[oa]s?|não (?:é|são) mais (?:necessári|precis)[oa]s?|(?:ya )?no l[oa]s? (?:necesitamos|queremos)|non (?:ci )?(?:serve|servono|è necessari[oa]) più|(?:is|zijn) niet (?:meer )?nodig|vervalt"

/** Words before the thing: "we can do without", "pas besoin de". */
const without =
  "(?:we|I)(?:['’]ll| can| will| could| would rather)? (?:easily |well )?(?:do|go|live|manage|start) without|(?:we|I) (?:do not|no longer) (?:need|want)|(?:there is |there['’]s )?no (?:more |longer any )?need for|(?:we|I)(?:['’]ve| have)? (?:decided against|changed (?:my|our) minds? (?:about|on)|dropped|scrapped|cancelled)|wir (?:brauchen|benötigen|wollen) keine?n?|wir verzichten auf|(?:on|nous) (?:peut|pouvons|va|allons) (?:se|nous) passer d(?:es? |u |['’])|(?:on|nous) (?:laisse|laissons|abandonne|abandonnons)(?: tomber)?|(?:(?:on n['’]a|nous n['’]avons|il n['’]y a) )?(?:plus|pas) besoin d(?:es? |u |['’])|(?:ya )?no (?:hacen? falta|queremos|necesitamos)|(?:podemos prescindir|prescindimos) del?|podemos passar sem|(?:já )?não (?:queremos|precisamos d[aeo]s?)|non (?:ci )?(?:serve|servono|vogliamo)(?: più)?|possiamo fare a meno d\\p{L}*"
/** Verbs that leave something out of a plan. */
const omit = {
  en: '(?:drop|skip|omit|scrap|scratch|ditch|forget(?: about)?|leave out|leave off)',
  de: '(?:weglassen|rauslassen|auslassen|(?:(?:uns|sich|euch|dir) )?sparen)',
  nl: '(?:weglaten|schrappen|laten vallen)',
}
/** Nothing that says when or from where something is left out. */
const whole = '(?! .*(?<!\\p{L})(?:if|when|after|onto|from|in|on)(?!\\p{L}))'
const known = `(?= (?:(?:the|our|that|those|all|any|everything about) |${numbered}))`
const commands = `(?:we should ${omit.en}|(?:(?:we|you)(?: should)? )?${omit.en}${known})${whole}|(?:dej(?:en|ad)|(?:pod[eé]is|pueden|podemos) quitar)|(?:potete|possiamo) togliere`
/** Commands that take back a wish, and do not remove what exists. */
const declines = `(?:forget(?: about)?|leave (?:out|off)|skip|scratch|ditch|scrap)${known}${whole}|laisse[rz] tomber|laissons tomber|oublie[rz]|olvid(?:a|ad|en)|descart(?:en|ar|ad)|lasciate perdere|verg(?:essen sie|iss|esst)(?! (?:.* )?nicht(?!\\p{L}))`

/** Subjects and verbs of clients who decide for themselves. */
const ours = {
  en: "(?:we(?: (?:can|could|may)|['’]ll)|let['’]?s|let us)",
  de: '(?:wir|ich) (?:können|kann|wollen|will|werden?|möchten?)',
}
/** Verbs and subjects that let the reader leave something out, or propose it: "you can", "können Sie", "kun je". */
const may = {
  en: `(?:${ours.en}|you(?: (?:can|could|may)|['’]ll)|feel free to)`,
  verb: '(?:(?:könn|dürf|soll|woll|würd|werd|möcht|müss)\\p{L}*|kann(?:st)?|darf(?:st)?|kun[nt]?(?:en)?|mag|mogen)',
  who: '(?:sie|ihr|du|wir|ich|je|u|jullie|we)',
  romance:
    '(?:(?:vous pouvez|tu peux|on peut|nous pouvons) (?:laisser tomber|oublier|abandonner|laisser de côté)|(?:podéis|pueden?|podemos|puedes) (?:olvidar(?:os|se|te)?(?: de)?|dejar fuera|descartar|omitir)|(?:potete|puoi|può|possiamo) (?:lasciare? (?:perdere|fuori|stare)|tralasciare)|(?:podem|pode|podemos) (?:deixar de fora|esquecer))',
}
const permits = `${may.verb} ${may.who}`
const goes =
  '(?:can (?:go|be (?:dropped|scrapped))|(?:kann|können|soll(?:en|ten?)?) (?:entfallen|wegfallen|weg|raus)|(?:kan|kunnen|mag) (?:vervallen|weg)|можно (?:убрать|исключить))'
/** Words after the number of a line, beside which they say nothing of a product: "3.2 can be removed". */
const left =
  '(?:(?:can|should) be (?:removed|deleted|left out)|(?:kann|soll) (?:gestrichen|weggelassen) werden|(?:peut|doit) être (?:supprim|retir)ée?|se puede (?:elimin|quit)ar)'
const pronoun = '(?:it|them|(?:that|this)(?: one)?|those|these|d(?:as|ie|e[nr])|es|dies(?:e[ns]?)?|dat)'

/** Words of a change of mind before a thing that is then denied: "then no SMS", "dann doch keine SMS", "finalement pas de SMS". */
const turn = pattern(
  String.raw`(?<!\p{L})(?:then|actually|the end|finally|dann|doch|am ende|alors|donc|finalement|en fait|entonces|al final|allora|dan|toch)(?!\p{L})`,
)
/** Words that dismiss what was said, after it: "no SMS, forget that", "die Liste nicht, die können Sie streichen". */
const dismissal = pattern(
  `(?<!^(?:${may.en}|${pronoun}))[,;.–—-]? (?:(?:so|and|und|also|et|y|e|en) )?(?:(?:${may.en} )?${omit.en} ${pronoun}|(?:${may.en} )?leave ${pronoun} (?:out|off)|(?:vergiss|vergesst|lass(?:en wir)?) (?:das|es)|${pronoun} ${permits}(?: \\p{L}+){0,2}? (?:${omit.de}|streichen|${omit.nl})|(?:${pronoun} |(?<=[,;.–—-] ))(?:can go|kann (?:also |dann )?(?:weg|raus|entfallen|wegfallen))|(?:oublie[sz]?|laisse[sz]?) (?:ça|cela|tomber)|(?:olv[íi]d|d[ée]j)al[oa])$`,
)

const compile = (source: string) => pattern(`^${source}$`)
const thing = '([^,;:.!?|]{2,60}?)'
/** A definite thing, because "You can drop pins" and "Einträge können Sie streichen" say what users do. */
const definite = `((?:the|our|th(?:at|ose|ese)|all|any|everything about|de[rnm]?|die|das|diese[nrs]?|unsere?[nm]?|beide|alle[sn]?|het) [^,;:.!?|]{2,60}?|${numbered}[^,;:.!?|]{0,20}|${pronoun})`
const statements = [
  `(?!${judgesAny})${thing}(?:\\s?[:–—-]\\s?${verdict}| (?:${judged}|${unneeded}))`,
  `(${pronoun}) ${goes}`,
  `(${number}) (?:${goes}|${left})`,
  `(?:${without}) ?${thing}`,
  `${ours.de} auf ${thing} verzichten`,
  `${definite} (?:we|I) (?:(?:do|will|wo|would) )?(?:not|no longer) (?:really )?(?:need|want|require)`,
  `${thing},? (?:on|nous) n['’]en (?:veut|voulons|a|avons) (?:plus|pas)(?: besoin)?`,
  `${thing} hebben we niet(?: meer)? nodig`,
  `wir haben uns gegen ${thing} entschieden`,
  `(?:wir|we) (?:brauchen|benötigen|wollen|hebben) ${thing} (?:nicht|niet)(?: mehr| meer)?(?: nodig)?`,
].map(compile)
const permissions = [
  `${ours.en} ${omit.en}${whole} ${thing}`,
  `${ours.en} leave ${thing} (?:out|off|away)`,
  `${ours.de} ${thing} (?:${omit.de}|streichen)`,
  `${may.en} ${omit.en}${whole} ${definite}`,
  `${may.en} leave ${definite} (?:out|off|away)`,
  `${definite} (?:we|you) (?:can|could|may) ${omit.en}`,
  `${thing} ${permits} (?:${omit.de}|${omit.nl})`,
  `${definite} ${permits} streichen`,
  `${may.who} ${may.verb} ${definite} (?:${omit.de}|${omit.nl}|streichen)`,
  `${may.romance} ?${thing}`,
  `(?!${pronoun} ${goes})${thing} ${goes}`,
].map(compile)
/** Takes back a wish with a command: "please leave out the map", "Bitte den Export weglassen". */
const declining = [
  `(?:${declines}) ${thing}`,
  `${thing} (?:${omit.de}|streichen)`,
  `(?:lass|lasst|lassen|laat|laten)(?: wir| sie| uns| we)? ${thing} (?:weg|vallen)`,
  `(keine?n? [^,;:.!?|]{2,60}?)(?: mehr)? (?:einplanen|einbauen|umsetzen)`,
].map(compile)
/** Questions to the reader, and verbs that take something out. */
const asks =
  '(?:(?:can|could|would) you|(?:können|könnten|würden) sie|(?:könnt|könntet|würdet) ihr|(?:kannst|könntest|würdest) du|(?:pouvez|pourriez)-vous|¿?(?:podéis|podríais|pueden?|podrían?))'
const takesOut = '(?:streichen|(?:he)?rausnehmen|entfernen)'
const away = ' (?:out|off)(?: (?:of )?(?:the|our) \\p{L}+)?'
const leaving = [
  `${asks} (?:${omit.en}|remove|take(?=.*${away}\\?)) ${definite}(?:${away})?\\?`,
  `${asks} (?:enlever|retirer|supprimer|quitar) ((?:l['’]|(?:l[ae]s?|el|los|notre|nos|nuestr[oa]s?) )[^,;:.!?|]{2,60}?) ?\\?`,
  `${asks} ${definite} (?:${omit.de}|${takesOut})\\?`,
  `${definite} ${permits} (?:he)?rausnehmen`,
  `(?:${commands}) ${thing}`,
].map(compile)
/** Words of a sentence about what users do: "Nutzer können Einträge streichen". */
const ofOthers = pattern(`(?<!\\p{L})${may.verb}(?!\\p{L})`)
/** Words of a thing that exists, whose removal is work: "das alte Feld", "the map on our page". */
const existing = pattern(
  String.raw` (?:in|on|at|from|im|am|auf|vo[nm]|aus|bei|dans|sur|en|nel\p{L}*|su\p{L}*|op|uit) |(?<!\p{L})(?:old|existing|current|our|alte[nrsm]?|bisherige[nrsm]?|bestehende[nrsm]?|vorhandene[nrsm]?|jetzige[nrsm]?|unser\p{L}*|anci\p{L}+|actuel\p{L}*|notre|nos|antigu\p{L}+|viej[oa]s?|actual\p{L}*|nuestr[oa]s?|vecchi\p{L}*|attual\p{L}*|nostr[oaie]|antig[oa]s?|atua\p{L}+|noss[oa]s?|oude|huidige|onze?)(?!\p{L})`,
)

const verb = '(?:is|are|can|has|ist|wird|kann|est|es|è)'
/** A few words without a verb. */
const few = `((?!(?:one|longer|more|need\\p{L}*) )(?!.* ${verb}(?!\\p{L}))(?:[^\\s,;:.!?|]+ ){0,3}[^\\s,;:.!?|]{2,})`
const denials = [
  `(?:(?:no|keine?n?|pas de|sin|nada de|niente|geen) |pas d['’])${few}`,
  `${few},? (?:no|nicht|non|niet)`,
].map(compile)
/** Things that a dismissal follows: "Die Liste, die können Sie streichen". */
const topics = [
  `(?:(?:about|as for|regarding|concerning|re|zu[mr]?|wegen|bezüglich|quant (?:à|aux?)|en cuanto al?) )?${few}`,
].map(compile)

/** Things that users of a product cancel and reject. */
const cancellable = pattern(
  String.raw`(?<!\p{L})(?:appointments?|bookings?|reservations?|orders?|events?|courses?|class(?:es)?|lessons?|requests?|payments?|subscriptions?|trips?|shifts?|applications?|\p{L}*(?:termin|buchung|bestellung|kurs|antrag|fahrt)e?n?|réservations?|commandes?|demandes?|reservas?|pedidos?|citas?|solicitud(?:es)?)$`,
)

/** Maximum characters of a sentence that cancels something. */
const maxLength = 120

/** Beginnings of words of which each cancellation has one, so that other sentences need no further look. */
const cue =
  /\b(?:need|decided|want|without|drop|skip|scra[pt]|ditch|forget|leave|can go|reject|cancel|declin|discard|abandon|postpon|off the|planned|required|nece|part of|(?:ge)?brauch|(?:be)?nötig|notwendig|gewünscht|(?:ge)?woll|weg|streich|gestrichen|verzicht|entf|einplan|einbau|umsetz|abge|verw|versch|raus|besoin|plus|passer|laiss|annul|refus|rejet|supprim|oubli|falta|quer|prescind|descart|rechaz|anul|suprim|olvid|dej|quitar|enlev|retir|heraus|remov|take|precis|passar|serv|meno|togli|perdere|vogliamo|nodig|verva|erledigt|chang|(?:ge)?schrap|laat|laten|(?:then|actually|end) no|(?:dann|doch|ende) k|(?:alors|donc|finalement) p|(?:entonces|final|allora) [ns]|geen|verg|lass|lasci|spar|esquec|deixar|omit|olv|d[eé]j|no$)|убрать|исключить/i

/** True for a text that may cancel something, which few do. */
export const mayCancel = (text: string): boolean => cue.test(text)

/**
 * Thing that a sentence says is cancelled, lets the reader leave out, or asks to leave out. The last is work on a product
 * that exists.
 */
export interface Cancellation {
  /** Without a noun if it is what the words before name: "that", "die". */
  thing: string
  manner: 'said' | 'allowed' | 'asked'
}

/** Returns what a sentence cancels, or null. */
export function cancelledBy(sentence: string): Cancellation | null {
  if (sentence.length > maxLength || !cue.test(sentence)) return null
  const said = sentence.replace(/[.!]{1,3}$/, '')
  const [lead = ''] = opening.exec(said) ?? []
  const isDismissed = dismissal.test(said)
  const isTurn = turn.test(lead) || isDismissed
  const text = withoutDots(said.slice(lead.length))
    .replace(dismissal, '')
    .replace(/(?<!\p{L})(n[or])\. ?(?=\d)/giu, '$1 ')
    .replace(/n['’]t(?= )/g, ' not')
    .replace(/ not (\S+) any ?(?:more|longer)(?!\p{L})/iu, ' no longer $1')
    .replaceAll(aside, '')
  for (const [manner, patterns] of [
    ['said', isTurn ? [...statements, ...denials] : statements],
    ['allowed', isDismissed ? [...permissions, ...topics] : permissions],
    ['allowed', declining],
    ['asked', leaving],
  ] as const)
    for (const pattern of patterns) {
      const thing = pattern.exec(text)?.[1]
      if (!thing || furtherDeed.test(thing)) continue
      if (ofAction.test(thing) || endsInClause.test(thing) || (manner !== 'said' && ofOthers.test(thing))) continue
      if ((pattern === statements[0] || permissions.includes(pattern)) && cancellable.test(thing)) continue
      return { thing, manner: manner === 'allowed' && existing.test(thing) ? 'asked' : manner }
    }
  return null
}

/** Continuation after a thing: "Forget the blog and build a shop", "Forget the password function is missing". */
const furtherDeed = pattern(
  ' (?:and|und) (?:add|build|put|make|give|show|use|create|fix|change|replace|move|focus|work|baut|macht|gebt|setzt|zeigt|ergänzt|ersetzt)(?!\\p{L})| (?:is|are) (?:missing|broken|wrong)$',
)

const contrast = /,? (?:but|aber) /i
const keeps = pattern(
  String.raw`(?<!\p{L})(?:keep (?:it|them|that|those|both)(?! in mind)|rather not|(?:sie|es|ihn|das|beide[sn]?) (?:\p{L}+ ){0,2}behalten|lieber nicht)(?!\p{L})`,
)
const either = pattern(String.raw`(?<!\p{L})(?:either|entweder) `)

/** True for a sentence about what may go and yet stays: "You could drop it, but we would rather keep it", "Either … can go". */
export function leavesOpen(sentence: string): boolean {
  if (!mayCancel(sentence)) return false
  const [allowed = '', ...others] = sentence.split(contrast)
  const isKept = others.some((it) => keeps.test(it))
  if (!isKept && !either.test(sentence)) return false
  const { manner = 'said' } = cancelledBy(isKept ? allowed : sentence.replace(either, '')) ?? {}
  return manner !== 'said'
}

/** An action, which is no longer necessary because of the product, or that concerns what is: "delete dates that are not needed". */
const ofAction = pattern(
  String.raw` (?:that|which|who|die|der|das|qui|que|che)$|^(?:(?:to|zu) \p{L}|que |qu['’])|^(?:users?|customers?|people|members?|everyone|nobody|niemand|personne|nadie)(?!\p{L})|^(?:(?:the|all|any) )?(?:\p{L}+ ){0,2}(?:rows?|lines?|duplicates?|records?)(?: (?:of|in|from|that|with) .+)?$`,
)

/** A clause that says when a deed is due, up to its verb: "Photos shall be removed when they (are no longer needed)". */
const endsInClause = pattern(
  ` ${whenClause}(?:\\p{L}+|(?<=(?:shall|must|should|will|can|may|is|are|be|gets?|doi(?:t|vent)|est|sont|deben?|se|es|son|vanno|moet\\p{L}*|worden) .*)[^,;:.!?|]+)$`,
)
