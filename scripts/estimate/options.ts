import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import * as v from 'valibot'
import { Answers } from '#contract/answers'
import { documentRefusals } from '#contract/document-messages'
import { maxTitleLength, uploadLimits } from '#contract/limits'
import { Settings, defaultSettings } from '#contract/settings'
import { readCommandLine, wrongUsage } from '#scripts/cli/command-line'
import { PlainError } from '#scripts/cli/plain-error'
import { whereInvoked } from '#scripts/root'

const usage =
  'npm run estimate -- FILE [--rate N] [--developers N] [--priority standard|high|rush] [--answers FILE] [--json] [--url URL]'

export interface EstimateOptions {
  title: string
  document: Uint8Array<ArrayBuffer>
  settings: Settings
  /** Answers by question id; missing ones get the neutral answer. */
  answers: Answers
  asJson: boolean
  /** URL of a running server; if missing, one is started for this run. */
  url: string | undefined
}

/** Reads the command line and the files it names. Throws a `PlainError` that says what to change. */
export async function readOptions(args: string[]): Promise<EstimateOptions> {
  const { values, positionals } = readCommandLine(
    usage,
    {
      rate: { type: 'string' },
      developers: { type: 'string' },
      priority: { type: 'string' },
      answers: { type: 'string' },
      json: { type: 'boolean', default: false },
      url: { type: 'string' },
    },
    args,
  )
  const [file] = positionals
  if (!file || positionals.length > 1) throw wrongUsage(usage)

  const settings = v.safeParse(Settings, {
    hourlyRate: values.rate === undefined ? defaultSettings.hourlyRate : Number(values.rate),
    developerCount: values.developers === undefined ? defaultSettings.developerCount : Number(values.developers),
    priority: values.priority ?? defaultSettings.priority,
  })
  if (!settings.success) throw new PlainError(`${settings.issues[0].message}.`)
  if (values.url !== undefined && !URL.canParse(values.url)) {
    throw new PlainError(`"${values.url}" is not a URL. Write it as http://localhost:3000.`)
  }

  const document = await read(file)
  if (document.length > uploadLimits.bytes) throw new PlainError(documentRefusals.tooBig)
  return {
    title: titleOf(file),
    document,
    settings: settings.output,
    answers: values.answers === undefined ? {} : answersIn(values.answers, (await read(values.answers)).toString()),
    asJson: values.json,
    url: values.url,
  }
}

async function read(file: string): Promise<Buffer<ArrayBuffer>> {
  try {
    return Buffer.from(await readFile(whereInvoked(file)))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new PlainError(`There is no file ${file}.`)
    throw new PlainError(`${file} cannot be read${code === 'EISDIR' ? ': it is a folder' : ''}.`)
  }
}

function answersIn(file: string, text: string): Answers {
  try {
    const json: unknown = JSON.parse(text)
    if (Array.isArray(json)) throw new TypeError('A list has no ids')
    return v.parse(Answers, json)
  } catch {
    throw new PlainError(
      `${file} does not hold answers: it must be JSON with a question's id and its answer in each field.`,
    )
  }
}

/** Derives a project title from a file name: `school_portal-v2.pdf` is "school portal v2". */
export function titleOf(file: string): string {
  const words = basename(file, extname(file))
    .replace(/[\s_-]+/g, ' ')
    .trim()
  return words.slice(0, maxTitleLength) || 'Untitled Project'
}
