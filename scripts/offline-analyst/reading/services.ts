import { pattern } from '#domain/text/pattern'
import { supplier } from '../vocabulary/suppliers'
import { isSupport } from './service-levels'
import { firm } from './sight'
import type { Statement } from './statement'

/** Tests and studies that no share of supporting work contains: of security, of use by people, of accessibility. */
const tests = pattern(
  String.raw`(?<!\p{L})(?:(?:penetration|pen|intrusion)[- ]?test(?:s|ing|ed)?|red[- ]team(?:s|ing)?|(?:security|vulnerability|accessibility) (?:audits?|assessments?|tests?|testing|certifications?)(?! tools?)|(?:test|audit|verify|evaluate)s? (?:the )?accessibility|usability (?:tests?|testing|stud(?:y|ies))|user (?:research|interviews|studies|testing)|(?:penetrations?|usability|benutzer|nutzer|barrierefreiheits)-?tests?|(?:sicherheits|barrierefreiheits)-?(?:audits?|prüfung(?:en)?|gutachten)|nutzer(?:forschung|befragung(?:en)?|interviews)|tests? (?:d['’](?:intrusion|utilisabilité|utilisateurs?)|utilisateurs?)|audits? (?:de sécurité|d['’]accessibilité)|recherche utilisateurs?|(?:pruebas?|tests?) (?:de )?(?:penetración|intrusión|usabilidad|usuarios)|auditor[ií]as? de (?:seguridad|accesibilidad)|investigación de usuarios|(?:test|prove) (?:di )?(?:penetrazione|usabilità)|(?:audit|verifica) (?:di sicurezza|di accessibilità|dell['’]accessibilità)|ricerc(?:a|he) (?:sugli|con gli) utenti|testes? de (?:intrusão|penetração|usabilidade)|auditorias? de (?:segurança|acessibilidade)|pesquisas? com usuários|(?:penetratie|gebruikers|usability)-?test(?:en|s)?|(?:beveiligings|toegankelijkheids)-?(?:audits?|onderzoek\p{L}*)|gebruikersonderzoek\p{L}*)(?!\p{L})`,
)

/** Standards of which the proof takes work of its own. */
const standard =
  /(?<!\p{L})(?:NIST|FedRAMP|FISMA|ISO[ /]|IEC ?\d|SOC ?2|PCI[- ]|HIPAA|HITRUST|CJIS|StateRAMP|BSI |C5 |IT-Grundschutz|TISAX|HDS|SecNumCloud|RGS|ENS|Esquema Nacional|AgID|GxP|21 CFR)/u
const complies = pattern(
  String.raw`(?<!\p{L})(?:compl(?:y|ies|iance)|conform\p{L}*|adheres?|adherence|meets?|satisf(?:y|ies)|erfüll\p{L}*|einh[aä]lt\p{L}*|einzuhalten|entspr[ei]ch\p{L}*|respect\p{L}*|cumpl\p{L}*|rispett\p{L}*|voldo\p{L}*|voldaan)(?!\p{L})`,
)

const papers =
  '(?:(?:document|manual|specification|diagram|plan)s?|documentation|dokument\\p{L}*|unterlagen|handb[uü]ch\\p{L}*|documents?|manuels?|document(?:os|ación|ação|azione|i)|manual[ei]s?|documentatie|documenten)'
const current =
  '(?:up[- ]to[- ]date|(?:kept|keep|maintained) current|aktuell|(?:laufend|fortlaufend|stets) (?:gepflegt|aktualisiert)|fortgeschrieben|fortzuschreiben|à jour|actualizad[oa]s?|al día|aggiornat[aeio]|atualizad[oa]s?|actueel|up-to-date)'
/** Papers that the supplier keeps current, and reports besides the product. */
const paperwork = pattern(
  `(?<!\\p{L})${papers}(?!\\p{L})[^.;]*(?<!\\p{L})${current}(?!\\p{L})|(?<!\\p{L})${current}[^.;]{0,30} ${papers}(?!\\p{L})|(?<!\\p{L})(?:final|closing|project|cost) (?:project )?report(?!\\p{L})`,
)

const must =
  '(?:shall|must|will|should|is to|are to|has to|muss|soll|hat|doit|devra|assure|debe|deberá|realizará|deve|dovrà|deverá|moet|dient)'
/** Duties of the supplier. */
const duty = pattern(`(?<!\\p{L})${supplier}(?!\\p{L})[^.;]{0,40}? ${must}(?!\\p{L})`)

/** Deeds of the client itself. */
const byClient = pattern(
  String.raw`^(?:(?:we|our|wir|unsere?|nous|notre|nuestr[oa]|noss[oa]|i nostri|onze?)(?!\p{L})|(?:the |der |die |das |le |la |el |il |de )?(?:client|customer|state|buyer|kunde|auftraggeber(?:in)?|maître d['’]ouvrage|cliente|opdrachtgever) (?:shall|will|must|wird|führt|assure|realiza|esegue|voert))`,
)
/** Demands on people, companies and their experience. */
const qualification = pattern(
  String.raw`(?<!\p{L})(?:experience|qualif\p{L}+|years|certified|involved in|personnel|staff|references|resumes?|erfahrung\p{L}*|zertifiziert\p{L}*|eignung\p{L}*|expérience|certifiée?s?|experiencia|certificad[oa]s?|esperienza|experiência|ervaring)(?!\p{L})`,
)

const maxWords = 60

/** True for support and work of experts that a text asks of its supplier, and that neither tasks nor supporting work contain. */
export function asksForService({ text, words, item, topic, headings }: Statement): boolean {
  if (isSupport(text)) return true
  if (words.length > maxWords || byClient.test(text)) return false
  if ([text, ...headings].some((it) => qualification.test(it))) return false
  const isDuty = duty.test(text)
  if (tests.test(text)) return isDuty || item || (firm.test(text) && topic !== 'foreign')
  const asks = isDuty || (firm.test(text) && topic !== 'foreign' && topic !== 'legal')
  return asks && (paperwork.test(text) || (standard.test(text) && complies.test(text)))
}
