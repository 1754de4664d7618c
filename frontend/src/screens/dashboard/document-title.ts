/** Words of headings that name the kind of document and not the project. */
const general = new Set(
  (
    'a and brief business contents document draft final for functional in introduction of overview prd product ' +
    'project requirement requirements scope software specification specifications srs statement system table technical ' +
    'the version work'
  ).split(' '),
)

const maxLength = 80

/** Proposes a title for a project: the heading that a document begins with, or else the name of its file. */
export function titleOfDocument(fileName: string, text: string): string {
  const [first = '', second = ''] = text.trimStart().split('\n', 2)
  const isAlone = first.startsWith('#') || second.trim() === ''
  const heading = first.replace(/^#{1,6}\s+/, '').trim()
  return isAlone && namesProject(heading) ? heading : titleOfFile(fileName)
}

function namesProject(heading: string): boolean {
  const words = heading.toLowerCase().match(/\p{L}+/gu) ?? []
  return (
    heading.length <= maxLength &&
    /^[\p{L}"'“„«]/u.test(heading) &&
    !/[.;:,!?。]$/.test(heading) &&
    words.some((word) => !general.has(word))
  )
}

/** Returns the name of a file in words: `crm_brief-v2.pdf` is `Crm brief v2`. */
function titleOfFile(fileName: string): string {
  const name = fileName
    .replace(/\.\w+$/, '')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
    .slice(0, maxLength)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
