import { pattern } from '#domain/text/pattern'
import { remember } from '../text/remember'
import { date } from './around'
import { isVerdict, signsIn } from '../vocabulary/tables'

const demanding =
  "(?:SOW|statement of work|RFP|request for proposals?|call for (?:tenders|proposals)|tender|solicitation|PRD|lastenheft|pflichtenheft|leistungsbeschreibung|ausschreibung|cahier des charges|appel d['’]offres|pliego(?: de condiciones)?|licitación|capitolato|bando(?: di gara)?|bestek|aanbesteding|caderno de encargos|edital)"
const tells =
  '(?:describes?|defines?|specif(?:y|ies)|outlines?|covers?|presents?|explains?|summari[sz]es|sets out|lays out|beschreibt|definiert|umfasst|regelt|erläutert|décrit|définit|présente|précise|define|presenta|descrive|definisce|illustra|beschrijft|omschrijft|descreve|apresenta)'
/** Sentences about the paper itself: "This SOW describes the design of a module". */
const ofPaper = `(?:this|the|dieses?|das|die|ce|cet|le|l['’]|este|esta|el|la|questo|il|dit|deze|de|het|o) ?(?:(?:present|attached|following|vorliegende|présent|presente|bijgevoegde) )?(?:${demanding}|(?<=(?:this|ieses?|das|ce|le|este|questo|il|dit|o) (?:\\p{L}+ )?)(?:(?:work|project) (?:order|brief|charter)|white ?paper)) ${tells}(?!\\p{L})`

const saying =
  '(?:said|says|stated|states|explained|told us|put it|noted|sagte?|erklärte?|meinte?|dit|a (?:dit|expliqué)|dice|dijo|explicó|disse|spiega|zei|vertelde)'
/** People in their own words: "“It is the front door”, a worker said". */
const ofQuote = `["“„«][^"“”„»]{3,200}["“”»][,.]? (?:[\\p{L}'’-]+ ){0,4}?${saying}(?!\\p{L})|(?:as|wie|comme|como|come|zoals) (?:(?:one|an?|the|our|eine?|der|die|une?|l[ae]|un[ao]?|el|il|een|de) )?[^,“"„«]{2,60}? ${saying}(?!\\p{L})[^“"„«]{0,60}[,:] ?["“„«]`
/** The rest of such words in a sentence of their own, which only ends with a mark. */
const restOfQuote = /^[^"“”„«»]*\p{L}[.!?]?(?:”|(?<=[.!?])»)[.!?]?$/u

const work =
  "(?:(?:the |all |die |das |les? |la |l['’]|los |el |il? |i |de |het |o |os )?(?:work|works|project|development|implementation|delivery|services|arbeiten|projekt|umsetzung|entwicklung|leistungen|travaux|projet|réalisation|prestations|trabajos|proyecto|desarrollo|lavori|progetto|sviluppo|werkzaamheden|project|ontwikkeling|trabalhos|projeto|desenvolvimento))"
const steps =
  '(?:phases?|stages?|steps|iterations?|sprints?|increments?|lots|waves|phasen|stufen|etappen|schritten|iterationen|sprints|étapes|itérations|fases|etapas|iteraciones|fasi|tappe|fasen|stappen)'
/** Method of the supplier: "The required approach is to execute the work in phases". */
const ofProcess = [
  `(?:the |our )?(?:(?:required|proposed|preferred|chosen|recommended|general) )?approach (?:is|will be|shall be) to (?:execute|deliver|perform|carry out|conduct|divide|split|organi[sz]e|structure) ${work}(?!\\p{L})`,
  `${work} (?:shall|must|should|will|is to|are to|is|are|soll(?:en)?|muss|müssen|wird|werden|erfolg(?:t|en)|doi(?:t|vent)|sera|seront|est|sont|debe(?:n|rán?)?|se|será|deve|devono|verr(?:à|anno)|moet|moeten|wordt|worden|deverão?)(?!\\p{L})[^.;]{0,40}? (?:in|into|by|en|par|em|per) (?:(?:\\p{L}+ ){0,2}?)${steps}(?!\\p{L})`,
  '(?:these |the above |all )?(?:user (?:needs|stories)|backlog items|epics) (?:are|shall be|will be|must be) (?:prioriti[sz]ed|met|refined|groomed|estimated)(?!\\p{L})',
].join('|')

/** Headings of appendices that layout hides: "2 Appendix 2 - Sample flow diagram". */
const ofAppendix =
  '(?:[a-z]\\. ?)?(?:\\d{1,2}\\.? )?(?:appendix|annex|anhang|anlage|annexe|anexo|allegato|bijlage) ?(?:\\d{1,2}|[a-z])\\s?[-–—:.]\\s[^.!?]{2,90}$'

const numbered =
  '(?:version|revision|rev\\.|draft|v\\.?|fassung|entwurf|révision|versión|revisión|versione|versie|versão) ?\\d+(?:\\.\\d+)*(?:[a-z](?!\\p{L}))?'
const writers = "(?:by|von|par|por|di|door) [\\p{L}’'. -]{3,40}"
/** A note with the version of the document, its state and its date: "Version 1.2, 16 November 2026." */
const ofVersion = `(?:(?:document|dokument) )?${numbered}(?: ?[,;:–—-]? ?\\(?(?:(?:final|draft|entwurf|borrador|brouillon|concept)(?!\\p{L})|${writers}|(?:(?:of|from|dated|as of|vom|stand|du|del?|dal|van) )?(?:the |de[rm] )?${date})\\)?){0,3}[.]?$`

const about = pattern(`^(?:${ofPaper}|${ofQuote}|${ofProcess}|${ofAppendix}|${ofVersion})`)

/** True for a sentence about the document, in words of people, or about how the supplier works, which asks for nothing. */
export const isAboutDocument = remember((text) => about.test(text) || restOfQuote.test(text), 'sentences')

/** True for what priorities of the document mean: '"Won't" is not part of this project', "A = must, B = should". */
export function definesVerdict(text: string): boolean {
  const signs = [...signsIn(text).values()]
  const isLegend = signs.some(Boolean) && (signs.length > 1 || signAlone.test(text))
  return isLegend || isVerdict(/^["“„«]([^"”“»]+)["”“»] /u.exec(text)?.[1] ?? text)
}

/** A line about one sign for a priority: "C: nice to have". */
const signAlone = /^(?:[A-Z]|[1-5]) ?[=:|].{2,40}$/
