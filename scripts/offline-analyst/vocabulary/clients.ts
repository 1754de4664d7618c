/** Words for clients, their people and their places, in all languages together, as patterns. */

export const number =
  '(?:\\d[\\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|deux|trois|quatre|cinq|sept|huit|neuf|dix|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|due|tre|quattro|cinque|twee|drie|vijf)'
export const about =
  '(?:about|around|almost|over|some|currently|etwa|rund|ca\\.|circa|fast|über|derzeit|aktuell|environ|unos|unas|ongeveer)'
export const house =
  '(?:club|company|shop|store|school|practice|restaurant|café|cafe|hotel|studio|office|association|team|firm|bakery|brewery|museum|church|choir|family business|verein|laden|betrieb|salon|chor|firma|schule|praxis|kirche|werkstatt|bäckerei|brauerei|büro|geschäft|unternehmen|hof|entreprise|magasin|école|cabinet|empresa|tienda|escuela|despacho|azienda|negozio|bedrijf|winkel|vereniging)'
/** Groups and rooms of a house. */
export const partOfHouse =
  '(?:board|committee|council|band|orchestra|group|reception|front desk|secretariat|clubhouse|library|hall|workshop|warehouse|depot|branch|vorstand|ausschuss|gruppe|orchester|mannschaft|sekretariat|geschäftsstelle|empfang|vereinsheim|bibliothek|halle|lager|filiale|association|comité|bureau|conseil|chorale|orchestre|équipe|groupe|secrétariat|accueil|bibliothèque|atelier|mairie|agence|asociación|junta|comisión|coro|equipo|grupo|secretaría|oficina|recepción|biblioteca|taller|associazione|comitato|direttivo|consiglio|squadra|gruppo|segreteria|ufficio|scuola|bestuur|commissie|koor|orkest|ploeg|groep|school|secretariaat|kantoor|receptie|bibliotheek)'
export const our =
  "(?:our|my|the|unsere?|meine?|der|die|das|notre|mon|ma|le|la|l['’]|nuestr[oa]|mi|el|nostr[oa]|il|onze?|de|het)"
/** The client, by a pronoun or as a house. */
export const client = `(?:we|I|wir|ich|nous|wij|noi|nosotros|${our} ?${house})`

/** Words before those of the client, singular or plural: "our drivers", "unsere Chefin". */
export const ours =
  '(?:our|my|unsere?r?|meine?r?|notre|nos|mon|ma|mes|nuestr[oa]s?|mis?|(?:l[ae] |i[l]? )?(?:nostr[oaie]|mi[oae]|miei)|onze?|mijn)'
/** A person by a title and a name: "Mrs Lind". */
export const named =
  "(?:(?:mrs?|ms|miss|dr|frau|herr|mme|madame|monsieur|m|señora?|sra?|signora?|sig|mevrouw|meneer|dhr)\\.? [\\p{L}'’-]+(?: (?!and |und |et |y |e |en )[\\p{L}'’-]+)?)"
const outsider =
  '(?:brother|sister|wife|husband|son|daughter|father|mother|cousin|nephew|niece|uncle|aunt|friend|neighbou?r|colleague|photographer|designer|agency|trainee|bruder|schwester|frau|mann|sohn|tochter|vater|mutter|cousine?|neffe|nichte|freund(?:in)?|nachbar(?:in)?|kolleg(?:e|in)|fotograf(?:in)?|grafiker(?:in)?|agentur|frère|s(?:œ|oe)ur|femme|mari|fils|fille|père|mère|neveu|nièce|amie?|voisine?|collègue|photographe|graphiste|agence|herman[oa]|mujer|marido|hij[oa]|padre|madre|prim[oa]|sobrin[oa]|amig[oa]|vecin[oa]|compañer[oa]|fotógraf[oa]|diseñadora?|agencia|fratello|sorella|moglie|marito|figli[oa]|cugin[oa]|nipote|amic[oa]|collega|fotograf[oa]|grafic[oa]|agenzia|broer|zus|vrouw|zoon|dochter|neef|nicht|vriend(?:in)?|buur(?:man|vrouw)|fotograaf|vormgever|bureau)'
/** Somebody around the client, who does something for the project rather than with the product: "my brother", "Herr Krause". */
export const helper = `(?:${named}|${ours} ${outsider}|(?:a friend|eine? freund(?:in)?|une? amie?|una? amig[oa]|un(?:a |['’])amic[oa]|een vriend(?:in)?))`

export const day =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays|daily|every day|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?|täglich|werktags|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|tous les jours|lunes|martes|miércoles|jueves|viernes|(?:lune|marte|mercole|giove|vener)d[iì]|sabato|domenica|sábados?|domingos?|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|h|uhr|heures|horas|uur|to|bis|-|–))'
/** Parts of a day, a week or a year. */
export const season =
  '(?:mornings?|afternoons?|evenings?|weekends?|noon|lunch(?:time)?|spring|summer|autumn|winter|holidays|weeks?|months?|(?:vor|nach)?mittags?|morgens|abends|wochenenden?|frühjahr|sommer|herbst|ferien|feiertagen?|wochen?|monate?n?|matins?|après-midi|soirs?|week-ends?|midi|printemps|été|automne|hiver|vacances|jours fériés|semaines?|mois|mañanas?|tardes?|noches?|fin(?:es)? de semana|primavera|verano|otoño|invierno|festivos|vacaciones|semanas?|mes(?:es)?|mattin[aeo]|pomeriggi?o?|ser[ae]|fine settimana|estate|inverno|festivi|ferie|settiman[ae]|mes[ei]|ochtends?|middags?|avonds?|zomer|feestdagen|vakanties?|maanden|weken|maand)'
