import { pattern } from '#domain/text/pattern'
import { demandsLittle } from './asides'
import type { Sight } from './sight'

const whole =
  "(?:the |der |die |das |l[ae'’] ?|el |il |de |het |o |a )?(?:system|application|app|software|product|platform|solution|website|front-?end|back-?end|(?:web )?server|entwicklung|anwendung|lösung|implementierung|umsetzung|logiciel|développement|plateforme|sistema|aplicación|desarrollo|applicazione|sviluppo|toepassing|ontwikkeling|aplicação|desenvolvimento|development|implementation|programming|(?:source )?code|code ?base|architecture)"
const must =
  '(?:(?:shall|must|should|will|has to|is to|muss|soll|doit|devra|debe|deberá|deve|dovrà|moet|deverá)(?!\\p{L}))'
const uses =
  '(?:utili[sz]e|use|employ|rely on|follow|adhere to|(?:be )?(?:built|developed|implemented|written|programmed|based|coded)|utiliser|être (?:développé|réalisé|écrit)e?|utilizar|usar|emplear|estar desarrollad[oa]|ser (?:desarrollad[oa]|desenvolvid[oa])|utilizzare|usare|essere (?:sviluppat|realizzat)[oa])'

/** Rules for the developers: "Development must use open-source technologies such as …", "Das System soll in Java umgesetzt werden". */
const ofDevelopment = pattern(
  `^${whole} (?:architecture |architektur |design |code )?(?:${must} ${uses}(?!\\p{L})|${must} (?:in|mit|auf(?: basis)?|met) .{2,60} (?:umgesetzt|entwickelt|implementiert|geschrieben|programmiert|basieren|ontwikkeld|gebouwd)(?!\\p{L}))`,
)

/** Ways to divide software, which no user sees: "The architecture shall follow a modular and layered design". */
const ofStructure = pattern(
  `^${whole} (?:architecture |architektur |design |code )?${must} .*(?<!\\p{L})(?:modular|layered|microservices?|mvc|solid|clean (?:code|architecture)|design patterns?|object-?oriented|loosely coupled|modulaire|modulare?s?|schichtenarchitektur|objektorientiert)(?!\\p{L})`,
)

/** Code of the developers, with a word of their practice before it: "Git shall be used to manage the source code". */
const ofCode = /(?<!\p{L})(?:(?:source )?code|git|quellcode|code source|código)(?!\p{L})/iu

/** Later work, for which a product is to be prepared. */
export const laterWork =
  /^(?:(?:the|any|all|die|les|las|le) )?(?:future|later|zukünftige|künftige|spätere|futures|futuras?) /i

/** True for a choice of technology or a principle of design, which takes no hours of its own. */
export const isPrinciple = (seen: Sight): boolean =>
  (laterWork.test(seen.passage.text) && demandsLittle.test(seen.passage.text)) ||
  (seen.worksNamed === 0 &&
    !seen.has('request') &&
    !seen.has('archetype') &&
    !seen.has('system') &&
    ((seen.has('technology') && ofDevelopment.test(seen.passage.text)) ||
      ofStructure.test(seen.passage.text) ||
      (seen.noise('practice') > 0 && ofCode.test(seen.passage.text))))

/** Rules about what must not happen to data: "Medical data may not be sent by SMS", "Passwörter dürfen nicht im Klartext gespeichert werden". */
const forbidden = pattern(
  /(?<!\p{L})(?:(?:may|must|shall|should|can)(?: not| never)|cannot) be (?:\p{L}+ly )?(?:stored|saved|kept|sent|transmitted|transferred|shared|disclosed|exposed|passed on|forwarded|published|revealed|logged|sold|processed outside)(?!\p{L})|(?<!\p{L})(?:darf|dürfen) (?:\p{L}+ ){0,4}?(?:nicht|nie|keinesfalls) .{0,60}(?:gespeichert|übertragen|versendet|verschickt|weitergegeben|übermittelt|veröffentlicht|protokolliert) werden|(?<!\p{L})ne (?:doi(?:t|vent)|peu(?:t|vent)) (?:pas|jamais) être (?:stock|transmis|envoy|partag|communiqu|divulgu|conserv)|(?<!\p{L})(?:no|não|non) (?:se )?(?:deben?|pueden?|devono|deve|devem|pu[oò]|possono|podem?) (?:ser|essere) (?:almacenad|transmitid|enviad|compartid|compartilhad|partilhad|divulgad|guardad|memorizzat|trasmess|inviat|condivis|divulgat)|(?<!\p{L})(?:mag|mogen) (?:\p{L}+ ){0,3}?niet .{0,50}(?:opgeslagen|verzonden|gedeeld|doorgegeven) worden/iu,
)

/** True for a rule about what must not happen to data, which is a quality and builds no screen. */
export const forbids = ({ passage }: Sight): boolean => forbidden.test(passage.text)
