import { pattern } from '#domain/text/pattern'
import { remember } from '../text/remember'
import type { Sight } from './sight'
import type { Statement } from './statement'

/** Statements that a product keeps no data: "The tool does not store any data", "Produktdaten werden nicht gespeichert". */
const none = pattern(
  `^(?:${[
    // "No data is stored", "Es werden keine Daten gespeichert"
    '(?:[^,;:.]{0,30} )?(?:no|keine(?:rlei)?|aucune|ningún|nessun|geen|nenhum)(?: (?:own|user|product|personal|eigenen))? ?(?:data|\\p{L}*daten|donnée|dato|gegevens|dado)(?!\\p{L}).{0,30}(?:stored|saved|kept|persisted|(?:zwischen)?gespeichert|abgelegt|vorgehalten|enregistrée|stockée|conservée|almacena\\p{L}*|guarda\\p{L}*|memorizzat[oi]|salvat[oi]|opgeslagen|armazenad[oa])',
    // "Product data is not stored"
    '(?:all |the |sämtliche |die |les |los |i )?(?:product |application |produkt)?(?:data|daten|données|datos|dati) (?:is|are|will be|wird|werden|sont|seront|no se) (?:bei uns |by us |selbst |by the \\p{L}+ )?(?:not|nicht|ni)?(?<=not|nicht|no se) ?(?:separately |permanently |dauerhaft |separat |persistent )?(?:stored|saved|kept|persisted|(?:zwischen)?gespeichert|almacenan|guardan)',
    // "The application does not store any data"
    "(?:(?:the|this|our|die|das|unsere?|l['’]|la|le|el) ?)?(?:\\p{L}+ )?(?:system|app|application|tool|product|site|website|page|portal|viewer|service|software|anwendung|seite|aplicación|applicazione) (?:(?:does|shall|must|will|should) not (?:store|save|keep|persist) (?:any )?data|stores no data|speichert (?:selbst )?keine(?:rlei)? (?:eigenen )?daten|n['’]enregistre aucune donnée|ne stocke (?:aucune|pas de) données?|no (?:almacena|guarda) (?:ningún )?datos?|non (?:salva|memorizza) (?:alcun )?dat[oi])",
    // "The tool works without a database"
    '(?:[^,;:.]{0,60} )?(?:without (?:a|any|its own)|needs no|requires no|there (?:is|will be) no|no own|ohne(?: eigene)?|keine eigene|braucht keine|benötigt keine|sans|sin|senza|zonder) (?:database|datenbank|base de données|base de datos|database)',
  ]
    .map((it) => `(?:${it})`)
    .join(
      '|',
    )})(?!\\p{L})(?!.*(?<!\\p{L})(?:device|phone|browser|client|locally|third|abroad|outside|unencrypted|plain|without|until|unless|after|longer|yet|today|gerät|lokal|dritten?|außerhalb|unverschlüsselt|ohne|bevor|nach|länger|heute|noch|appareil|dispositivo)(?!\\p{L}))`,
)

const saysNone = remember((text) => none.test(text), 'sentences')

/** True for a sentence that says so and asks for nothing else. */
export const saysNoData = ({ passage, worksNamed }: Sight): boolean => worksNamed <= 1 && saysNone(passage.text)

/** Kinds of work that keep data whatever a sentence says. */
const keeping = ['accounts', 'records', 'orders', 'booking', 'cms', 'checkout', 'catalogue', 'inventory', 'invoicing']

/** True for a product that keeps no data of its own and so needs no database. */
export const keepsNoData = (
  { statements }: { statements: readonly Pick<Statement, 'text' | 'topic'>[] },
  { works }: { works: readonly ReadonlySet<string>[] },
): boolean =>
  statements.some(({ text, topic }) => topic !== 'today' && topic !== 'foreign' && saysNone(text)) &&
  !works.some((named) => keeping.some((id) => named.has(id)))
