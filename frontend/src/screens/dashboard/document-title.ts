/** Words of headings that name the kind of document or a part of it, and not the project. */
const general = new Set(
  (
    'a and appendix background brief business contents context description document draft exhibit final for functional ' +
    'goals in introduction lastenheft of overview pflichtenheft prd problem product project proposal purpose request ' +
    'requirement requirements rfp scope software specification specifications srs statement summary system table ' +
    'technical the version work'
  ).split(' '),
)

const kindOfDocument =
  /(?:\b(?:software|system|product|business|functional|technical) ){0,2}\brequirements? (?:specifications?|documents?|definition)\b|\bstatement of work\b/i

/** Line below a title: "Brief by Ada Lovelace", "Version 1.2", "3 March 2027", "=====". */
const belowTitle =
  /^(?:[=_~*–—-]{3,}|(?:(?:brief|request|proposal|written|prepared|created|erstellt|verfasst|rédigé|escrito|opgesteld) )?(?:by|von|par|por|door) \p{Lu}.{0,60}|(?:version|v|date|datum|status|author|autor|auteur|stand)\b[ :.].{0,40}|(?:\p{L}{3,10}\.? )?\d{1,2}\.? ?(?:\p{L}{3,10}\.?,? |[./-]\d{1,2}[./-])?,? ?(?:20)?\d\d|20\d\d-\d\d-\d\d)$/iu

/** Lines of a title page that name who wrote the document. */
const organization = /\b(?:university|college|department|faculty|school|institute?|inc|ltd|llc|gmbh|team|division)\b/i

const maxLength = 80
const maxTitleLines = 12

/** Proposes a title for a project: the heading or title page that a document begins with, or else the name of its file. */
export function titleOfDocument(fileName: string, text: string): string {
  const [first = '', second = ''] = text.trimStart().split('\n', 2)
  const isAlone =
    first.startsWith('#') || second.trim() === '' || (belowTitle.test(second.trim()) && !organization.test(first))
  const heading = withoutMarks(first)
  if (isAlone && !kindOfDocument.test(heading) && namesProject(heading)) return heading
  return titleOfPage(text) ?? titleOfFile(fileName)
}

const withoutMarks = (line: string) =>
  line
    .replace(/^#{1,6}\s+/, '')
    .replaceAll(/\*\*|__/g, '')
    .trim()

function namesProject(heading: string): boolean {
  const words = heading.toLowerCase().match(/\p{L}+/gu) ?? []
  return (
    heading.length <= maxLength &&
    /^[\p{L}"'“„«]/u.test(heading) &&
    !/[.;:,!?。]$/.test(heading) &&
    words.some((word) => !general.has(word))
  )
}

/** Returns what the kind of document is for: "Rowing club" of "Rowing club Requirements Specification", or of the line before. */
function titleOfPage(text: string): string | undefined {
  const lines = text
    .slice(0, 2_000)
    .split('\n')
    .map(withoutMarks)
    .filter((line) => line !== '')
    .slice(0, maxTitleLines)
  const at = lines.findIndex((line) => line.length <= maxLength && kindOfDocument.test(line))
  if (at < 0) return undefined
  const [before = '', after = ''] = lines[at]!.split(kindOfDocument)
  const [next = '', second = ''] = lines.slice(at + 1)
  const follows = /^for\b/i.test(after.trim()) ? after : /^for$/i.test(next) ? second : /^for /i.test(next) ? next : ''
  return [before, follows.trim().replace(/^for /i, ''), lines[at - 1] ?? '']
    .map((name) => name.replaceAll(/^[\s:–—-]+|[\s:–—-]+$/g, ''))
    .find((name) => namesProject(name) && !organization.test(name))
}

/** Numbers, versions and kinds of document around the name of a project in that of a file. */
const [leading, trailing] = [
  /^(?:\d+[a-z]?[\s.]+)+/,
  /(?:\s+(?:srs|prd|brd|frs|sow|rfp|specs?|specification|requirements?|document|pflichtenheft|lastenheft|final|draft|copy|v?\d+(?:\.\d+)*|version|\(\d+\)))+$/i,
]

/** Returns the name of a file in words: `02_crm-portal_SRS-v2.pdf` is `Crm portal`. */
function titleOfFile(fileName: string): string {
  const words = fileName
    .replace(/\.\w+$/, '')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
  const name = (words.replace(leading, '').replace(trailing, '') || words).slice(0, maxLength)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
