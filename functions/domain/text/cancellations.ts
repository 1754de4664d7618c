import { pattern } from './pattern'
import { findAll } from './text'

/** Reads what a text cancels: "The filter is not needed any more", "Bitte den Export weglassen". */

/** Words around and within a cancellation that say nothing about its thing. */
const opening =
  /^(?:[-–*•\s]|(?:oh|ps|update|edit|correction|nachtrag|korrektur|on second thoughts?|in the end|thinking about it|also|and|but|so|ok(?:ay)?|ah|well|then|finally|sorry|please|actually|und|aber|also|nein|doch|am ende|bitte|et|mais|merci de|alors|donc|finalement|en fait|y|pero|entonces|al final|por favor|e|ma|allora|alla fine|per favore|en|maar|dan|dann|toch|alsjeblieft)(?=[\s,:])[,:]?|no, )+/i
const aside =
  /[, ]{1,3}(?:doch|really|actually|finalement|toch|maar|simply|simplement|just|einfach|ruhig|gut|gern|lieber|erst ?mal|erst einmal|vorerst|fürs erste|bitte|please|thanks|after all|any ?more|any longer|for now|for the moment|at the moment|for the time being|again|pour (?:le moment|l['’]instant)|por ahora|de momento|per ora|voorlopig)(?=[\s.,!]|$)/gi

/** Verdicts on what was discussed. */
export const verdict =
  '(?:rejected|cancell?ed|declined|dropped|scrapped|discarded|abandoned|postponed|off the table|abgelehnt|verworfen|gestrichen|abgesagt|verschoben|(?:annul|refus|rejet|abandonn|supprim)ée?s?|(?:descart|rechaz|cancel|anul|suprim)ad[oa]s?|annullat[aeio]|geschrapt|vervallen)'
const judged = `(?:was|were|has been|have been|got|is|are|wurden?|ist|sind|wird|werden|est|sont|a été|ont été|quedan?|están?|fue|fueron|ha sido|han sido|è stat[ao]|sono stat[ei]|zijn) ${verdict}`

/** Words after the thing: "is no longer needed", "entfällt". */
const unneeded =
  "(?:is|are) (?:not|no longer) (?:needed|wanted)|(?:is|are) no longer (?:required|necessary|planned|part of .{2,30})|can go|(?:wird|werden|ist|sind) (?:nicht(?: mehr)? (?:gebraucht|benötigt|gewünscht|gewollt)|nicht mehr (?:nötig|notwendig))|entfällt|entfallen|fällt weg|fallen weg|(?:kann|können|soll|sollen) (?:entfallen|wegfallen|weg|raus)|(?:brauchen|benötigen|wollen) wir (?:nicht|keine?n?)(?: mehr)?|(?:(?:können|wollen|werden|möchten) wir verzichten|verzichten wir)|n['’]est plus (?:nécessaire|utile|souhaitée?)|ne sont plus (?:nécessaires|utiles)|ya no (?:es|son) necesari[oa]s?|ya no hacen? falta|já não (?:é|são) necessári[oa]s?|não (?:é|são) mais necessári[oa]s?|non (?:serve|servono|è necessari[oa]) più|(?:is|zijn) niet (?:meer )?nodig|(?:kan|kunnen|mag) (?:vervallen|weg)|vervalt"

/** Words before the thing: "we can do without", "pas besoin de". */
const without =
  "(?:we|I)(?:['’]ll| can| will| could| would rather)? (?:easily |well )?(?:do|go|live|manage|start) without|(?:we|I) (?:do not|no longer) (?:need|want)|(?:there is |there['’]s )?no (?:more |longer any )?need for|(?:we|I)(?:['’]ve| have)? (?:decided against|dropped|scrapped|cancelled)|wir (?:brauchen|benötigen|wollen) keine?n?|wir verzichten auf|(?:on|nous) (?:peut|pouvons|va|allons) (?:se|nous) passer d(?:es? |u |['’])|(?:on|nous) (?:laisse|laissons|abandonne|abandonnons)(?: tomber)?|(?:(?:on n['’]a|nous n['’]avons|il n['’]y a) )?(?:plus|pas) besoin d(?:es? |u |['’])|(?:ya )?no (?:hacen? falta|queremos|necesitamos)|(?:podemos prescindir|prescindimos) del?|podemos passar sem|(?:já )?não (?:queremos|precisamos d[aeo]s?)|non (?:ci )?(?:serve|servono|vogliamo)(?: più)?|possiamo fare a meno d\\p{L}*"
const commands =
  "(?:(?:(?:we|you)(?: can| could| should| may|['’]ll)?|let['’]?s|let us) (?:drop|skip|omit|scrap|scratch|ditch|forget(?: about)?|leave out|leave off)|(?:drop|skip|omit|scrap|scratch|ditch|forget(?: about)?|leave out|leave off) (?:the|our|that|those|all|any|everything about))(?! .*(?<!\\p{L})(?:if|when|after|onto|from|in|on)(?!\\p{L}))|laisse[rz] tomber|laissons tomber|oublie[rz]|(?:olvid(?:a|ad|en)|dej(?:en|ad)|descart(?:en|ar|ad)|(?:pod[eé]is|pueden|podemos) quitar)|(?:potete|possiamo) togliere|lasciate perdere"

/** Words of a change of mind before a thing that is then denied: "then no SMS", "dann doch keine SMS", "finalement pas de SMS". */
const turn =
  /(?<!\p{L})(?:then|actually|the end|finally|dann|doch|am ende|alors|donc|finalement|en fait|entonces|al final|allora|dan|toch)(?!\p{L})/iu
/** Words that dismiss what was said, after it: "no SMS, forget that". */
const dismissal =
  /[,;.–—-]? (?:(?:forget|scrap|skip|drop) (?:about )?(?:that|it)|(?:vergiss|vergesst|lass(?:en wir)?) (?:das|es)|(?:oublie[sz]?|laisse[sz]?) (?:ça|cela|tomber)|(?:olv[íi]d|d[ée]j)al[oa])$/iu

const compile = (source: string) => pattern(`^${source}$`)
const thing = '([^,;:.!?|]{2,60}?)'
const statements = [
  `${thing}(?:\\s?[:–—-]\\s?${verdict}| (?:${judged}|${unneeded}))`,
  `(?:${without}) ?${thing}`,
  `(?:wir|ich) (?:können|wollen|werden|möchten) auf ${thing} verzichten`,
  `(?:wir|we) (?:brauchen|benötigen|wollen|hebben) ${thing} (?:nicht|niet)(?: mehr| meer)?(?: nodig)?`,
].map(compile)
const leaving = [
  `(?:${commands}) ${thing}`,
  `(?:(?:wir|ich) (?:können|wollen|werden|möchten) )?${thing} (?:weglassen|streichen|rauslassen)`,
  `(?:lass|lasst|lassen|laat|laten)(?: wir| sie| uns| we)? ${thing} (?:weg|vallen)`,
  `(keine?n? [^,;:.!?|]{2,60}?)(?: mehr)? (?:einplanen|einbauen|umsetzen)`,
].map(compile)

const verb = '(?:is|are|can|has|ist|wird|kann|est|es|è)'
/** A few words without a verb. */
const few = `((?!(?:one|longer|more|need\\p{L}*) )(?!.* ${verb}(?!\\p{L}))(?:[^\\s,;:.!?|]+ ){0,3}[^\\s,;:.!?|]{2,})`
const denials = [
  `(?:(?:no|keine?n?|pas de|sin|nada de|niente|geen) |pas d['’])${few}`,
  `${few},? (?:no|nicht|non|niet)`,
].map(compile)

/** Things that users of a product cancel and reject. */
const cancellable =
  /(?<!\p{L})(?:appointments?|bookings?|reservations?|orders?|events?|courses?|class(?:es)?|lessons?|requests?|payments?|subscriptions?|trips?|shifts?|applications?|\p{L}*(?:termin|buchung|bestellung|kurs|antrag|fahrt)e?n?|réservations?|commandes?|demandes?|reservas?|pedidos?|citas?|solicitud(?:es)?)$/iu

/** Maximum characters of a sentence that cancels something. */
const maxLength = 120

/** Beginnings of words of which each cancellation has one, so that other sentences need no further look. */
const cue =
  /\b(?:need|decided|want|without|drop|skip|omit|scra[pt]|ditch|forget|leave o|can go|reject|cancel|declin|discard|abandon|postpon|off the|planned|required|nece|part of|(?:ge)?brauch|(?:be)?nötig|notwendig|gewünscht|(?:ge)?woll|weg|streich|gestrichen|verzicht|entf|einplan|einbau|umsetz|abge|verw|versch|raus|besoin|plus|passer|laiss|annul|refus|rejet|supprim|oubli|falta|quer|prescind|descart|rechaz|anul|suprim|olvid|dej|quitar|precis|passar|serv|meno|togli|perdere|vogliamo|nodig|verva|(?:ge)?schrap|laat|laten|(?:then|actually|end) no|(?:dann|doch|ende) k|(?:alors|donc|finalement) p|(?:entonces|final|allora) [ns]|geen|verg|lass|olv|d[eé]j|no$)/i

/** True for a text that may cancel something, which few do. */
export const mayCancel = (text: string): boolean => cue.test(text)

/** Thing that a sentence says is cancelled, or asks to leave out, which is work on a product that exists. */
interface Cancellation {
  thing: string
  manner: 'said' | 'asked'
}

/** Returns what a sentence cancels, or null. */
export function cancelledBy(sentence: string): Cancellation | null {
  if (sentence.length > maxLength || !cue.test(sentence)) return null
  const said = sentence.replace(/[.!]{1,3}$/, '')
  const [lead = ''] = opening.exec(said) ?? []
  const isTurn = turn.test(lead) || dismissal.test(said)
  const text = said
    .slice(lead.length)
    .replace(dismissal, '')
    .replace(/n['’]t(?= )/g, ' not')
    .replace(/ not (\S+) any ?(?:more|longer)(?!\p{L})/iu, ' no longer $1')
    .replaceAll(aside, '')
  for (const [manner, patterns] of [
    ['said', isTurn ? [...statements, ...denials] : statements],
    ['asked', leaving],
  ] as const)
    for (const pattern of patterns) {
      const thing = pattern.exec(text)?.[1]
      const isTheirs = pattern === statements[0] && cancellable.test(thing ?? '')
      if (thing && !isTheirs && !ofAction.test(thing)) return { thing, manner }
    }
  return null
}

/** An action, which is no longer necessary because of the product, or that concerns what is: "delete dates that are not needed". */
const ofAction =
  / (?:that|which|who|die|der|das|qui|que|che)$|^(?:(?:to|zu) \p{L}|que |qu['’])|^(?:users?|customers?|people|members?|everyone|nobody|niemand|personne|nadie)(?!\p{L})/iu

/** Ends of a clause, with the words that join the next one. */
const ends =
  /[,;] (?:and |but |or |und |aber |oder |et |mais |ou |y |pero |o |e |ma |en |maar )?| (?:and|but|or|und|aber|oder|sowie|et|ou|y|o|e) |[.!?] | (?=(?:when|if|wenn|sobald|quand|si|cuando|quando|als) )/g
/** Beginnings of clauses that say something about another one. */
const subordinate =
  /^(?:so|that|which|who|where|when|if|because|as|damit|sodass|die|der|das|wo|wenn|sobald|weil|qui|que|où|quand|si|pour que|para que|cuando|donde|porque|se|quando|che|als|zodat|omdat|particularly|in particular|especially|mainly|including|such as|insbesondere|besonders|vor allem|notamment|surtout|en particulier|especialmente|en particular|sobre todo)(?!\p{L})/iu
/** Words that add a thing to another one: "a shop with a filter". */
const including =
  /(?:,? (?:with|including|mit|inklusive|avec|con|com|met))(?: (?:an?|the|eine[mrn]?|une?|un[ao]?|uma?|een))? $/i

/** Words that name nothing. */
const empty = new Set(
  'the an any our that this those these your its their all everything about whole of for part feature features function functionality option idea thing stuff der die das den dem des ein eine einen einem einer kein keine keinen unser unsere unseren auf fur von mit im funktion le la les un une du de notre nos cet cette fonction fonctionnalite el los las una unos unas del nuestro nuestra funcion funcionalidad os as um uma do da il lo gli dei delle della het een onze van functie'.split(
    ' ',
  ),
)

/** Words before a thing that only say what another one is for: "a website for our shop". */
const governing =
  /(?<!\p{L})(?:for|of|in|at|from|on|für|von|aus|im|bei|auf|pour|dans|sur|para|voor|van|op)(?: (?:an?|the|our|de[rmn]|die|das|eine[mrn]?|unsere?[mnrs]?|une?|l[ae]s?|notre|nos|el|un[ao]?|nuestr[oa]s?|het|een|onze))? $/iu
/** Beginnings of sentences about what exists. */
const present =
  /^(?:our|currently|today|at the moment|there (?:is|are)|unsere?|derzeit|heute|es gibt|notre|nos|actuellement|il y a|nuestr[oa]s?|actualmente|hay)(?!\p{L})/iu

interface Word {
  key: string
  at: number
}

/** Returns the words of a text that name something, without accents. */
const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)]
    .map(({ 0: word, index }) => ({ key: word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''), at: index }))
    .filter(({ key }) => key.length > 1 && !empty.has(key))

/** Maximum letters by which two forms of a word differ: of words of up to four letters, and of longer ones. */
const ending = { short: 3, long: 5 }

/** True for two forms of a word, and for a compound that ends with it: "Filter" and "filtern", "Preisfilter". */
function areAlike(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < 3) return one === other
  const stem = short.length < 6 ? short : short.slice(0, -1)
  const max = short.length < 5 ? ending.short : ending.long
  return (long.startsWith(stem) && long.length - short.length <= max) || (short.length > 4 && long.endsWith(short))
}

/** Returns the place of the first word of a thing in a clause that has all of its words, or -1. */
function placeIn(clause: string, thing: readonly Word[]): number {
  const words = wordsOf(clause)
  const places = thing.map(({ key }) => words.find((word) => areAlike(word.key, key))?.at ?? -1)
  const first = places.every((at) => at >= 0) ? Math.min(...places) : -1
  return governing.test(clause.slice(0, Math.max(0, first))) ? -1 : first
}

/** Returns the clauses of a text, each with the words that join it to the one before. */
function clausesOf(text: string): { mark: string; clause: string }[] {
  const clauses = [{ mark: '', clause: text }]
  let from = 0
  for (const { index, 0: mark } of findAll(ends, text)) {
    clauses.at(-1)!.clause = text.slice(from, index)
    from = index + mark.length
    clauses.push({ mark, clause: text.slice(from) })
  }
  return clauses
}

/** Subject and modal verb, and verbs of what a product has, before a thing. */
const modal = /^.*?(?<!\p{L})(?:must|shall|should|can|will|may)(?: also)? /iu
const having =
  /(?<!\p{L})(?:includes?|contains?|offers?|ha(?:s|ve)|provides?|supports?|shows?|displays?|sends?|needs?|wants?|enthält|enthalten|bietet|bieten|haben?|hat|zeigt|brauchen|comprend|propose|incluye|ofrece|tiene|queremos) $/iu
/** Beginnings of what else is done, "export the list", and words of clauses with a verb of their own. */
const deed = /^(?:be|\p{Ll}+ (?:the|an?|their|its|each|all|every|it|them)) /u
const finite =
  /(?<!\p{L})(?:is|are|must|shall|should|can|will|may|has|have|ist|sind|kann|können|wird|werden|soll\p{L}*|muss|müssen|est|sont|peu(?:t|vent)|es|son|pueden?)(?!\p{L})/iu

/** Marks between things of a list. */
const joint = /^(?:, | \p{L}+ )$/u

/** Returns the words before a thing that also lead to what stays: "The app has a filter and a map". */
function leadTo(stays: string, before: string): string {
  const lead = before.replace(/(?<!\p{L})(?:an?|the|eine?[nr]?|une?|un[ao]?) $/iu, '')
  if (finite.test(stays)) return ''
  return deed.test(stays) ? (modal.exec(lead)?.[0] ?? '') : having.test(lead) ? lead : ''
}

/** Returns a wish without the clauses that name a thing, and without what goes on about these. */
function withoutThing(wish: string, thing: readonly Word[]): string {
  let isGone = false
  const clauses = clausesOf(wish)
  const left = clauses.flatMap(({ mark, clause }) => {
    const at = placeIn(clause, thing)
    const added = including.exec(clause.slice(0, Math.max(0, at)))
    isGone = at < 0 ? isGone && subordinate.test(clause) : !added?.index
    return isGone ? [] : [{ mark, clause: added ? clause.slice(0, added.index) : clause, isWhole: at < 0 }]
  })
  if (left.length === clauses.length && left.every(({ isWhole }) => isWhole)) return wish
  if (left.every(({ clause }) => subordinate.test(clause) || wordsOf(clause).length === 0)) return ''
  const [first, next] = clauses
  const isNext = left[0]!.clause === next?.clause && joint.test(next.mark)
  const lead = isNext ? leadTo(next.clause, first!.clause.slice(0, Math.max(0, placeIn(first!.clause, thing)))) : ''
  return lead + left.map(({ mark, clause }, at) => (at === 0 ? clause : mark + clause)).join('')
}

/** Returns a function that finds the texts that have a word in any form, by their indexes. */
function indexWords(texts: readonly string[]): (word: Word) => ReadonlySet<number> {
  const places = new Map<string, Set<number>>()
  for (const [at, text] of texts.entries())
    for (const { key } of wordsOf(text)) places.set(key, (places.get(key) ?? new Set()).add(at))
  // Forms of a word begin with the same three letters, and a compound ends with those of its word.
  const near = new Map<string, string[]>()
  const partsOf = (key: string) => [`${key.slice(0, 3)}-`, `-${key.slice(-3)}`]
  for (const key of places.keys())
    for (const part of partsOf(key)) {
      const words = near.get(part)
      if (words) words.push(key)
      else near.set(part, [key])
    }
  return ({ key }) => {
    const alike = partsOf(key).flatMap((part) => near.get(part) ?? [])
    return new Set(alike.filter((word) => areAlike(word, key)).flatMap((word) => [...places.get(word)!]))
  }
}

/** Texts, such as lines, after all that they cancel. */
interface Remaining {
  /** Rest of each text. Empty if it only asks for what a later one cancels. */
  texts: string[]
  /** Indexes of the texts that cancel something that an earlier one asks for. */
  cancelling: Set<number>
}

/** Maximum number of things that a text cancels, which bounds the work: people cancel a few. */
const maxThings = 200

/** Takes from each text what a later one cancels. Texts that cancel nothing of an earlier one change nothing. */
export function applyCancellations(texts: readonly string[]): Remaining {
  const left = [...texts]
  const cancelling = new Set<number>()
  let things = 0
  let textsWith: ReturnType<typeof indexWords> | undefined
  for (const [at, text] of texts.entries()) {
    if (!mayCancel(text)) continue
    const whole = cancelledBy(text)
    for (const one of whole ? [whole] : clausesOf(text).map(({ clause }) => cancelledBy(clause))) {
      for (const name of one?.thing.split(/ (?:and|or|und|oder|et|ou|y|o|e|en) /) ?? []) {
        const thing = wordsOf(name)
        if (thing.length === 0 || ++things > maxThings) continue
        textsWith ??= indexWords(texts)
        const [first, ...others] = thing.map(textsWith)
        for (const before of first!) {
          if (before >= at || !others.every((found) => found.has(before))) continue
          const wish = left[before]!
          if (cancelling.has(before) || (one!.manner === 'asked' && present.test(wish))) continue
          left[before] = withoutThing(wish, thing)
          if (left[before] !== wish) cancelling.add(at)
        }
      }
    }
  }
  return { texts: left, cancelling }
}
