import { Button, DropZone } from '@aws-amplify/ui-react'
import { useEffect, useRef, useState } from 'react'
import { uploadNote } from '#contract/document-messages'
import { uploadLimits } from '#contract/limits'
import type { Progress } from '#contract/joining'
import { plainMessageOf } from '../../api/api-error'
import { DocumentError, refusalOf, textOfDocument } from '../../api/send-document'
import { Dialog } from '../../ui/dialog'
import { Elapsed } from '../../ui/elapsed'
import { wholePercent } from '../../ui/format'
import { DocumentIcon } from '../../ui/icons'
import { shareOf, stageOf } from '../../ui/progress'
import { toast, toastFailure } from '../../ui/toast'
import { titleOfDocument } from './document-title'

interface Props {
  /** Text that the document's is added to. */
  requirements: string
  /** True for a text that replaces the requirements. */
  replaces?: (text: string) => boolean
  /** Describes what becomes of the text, unless it is always added. */
  hint?: string
  onClose: () => void
  onChange: (document: ReadDocument) => void
}

/** Name of an uploaded file, the requirements with its text, and a title for the project. */
export interface ReadDocument {
  name: string
  requirements: string
  title: string
}

interface Work {
  name: string
  /** Share sent, 0 to 1. */
  sent: number
  progress: Progress | null
}

/** Uploads one chosen or dropped document and reads it. Closing the dialog cancels. */
export function UploadDialog({ requirements, replaces = () => false, hint, onClose, onChange }: Props) {
  const [work, setWork] = useState<Work | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const aborter = useRef<AbortController>(null)
  useEffect(() => () => aborter.current?.abort(), [])
  useEffect(() => {
    addEventListener('dragover', stay)
    addEventListener('drop', stay)
    return () => {
      removeEventListener('dragover', stay)
      removeEventListener('drop', stay)
    }
  }, [])

  const send = async (files: File[]) => {
    const [file] = files
    if (!file || work) return
    const refusal = files.length > 1 ? 'Please choose one document at a time.' : refusalOf(file)
    setProblem(refusal)
    if (refusal) return toastFailure('Upload Error', refusal)

    const { signal } = (aborter.current = new AbortController())
    setWork({ name: file.name, sent: 0, progress: null })
    try {
      const text = await textOfDocument(file, {
        signal,
        onSent: (sent) => setWork({ name: file.name, sent, progress: null }),
        onProgress: (progress) => setWork({ name: file.name, sent: 1, progress }),
      })
      toast(take(file.name, text))
      onClose()
    } catch (error) {
      if (signal.aborted) return
      setProblem(reportFailure(error))
      setWork(null)
    }
  }
  const take = (name: string, text: string) => {
    const isReplacement = replaces(text)
    const isWhole = isReplacement || requirements.trim() === ''
    if (isWhole ? text === requirements : requirements.includes(text)) return known
    const changed = isWhole ? text : `${requirements.trimEnd()}\n\n${text}`
    onChange({ name, requirements: changed, title: titleOfDocument(name, text) })
    return isReplacement ? replaced : added
  }
  const cancel = () => {
    aborter.current?.abort()
    setWork(null)
  }
  return (
    <Dialog title="Upload Document" onClose={onClose}>
      {work ? (
        <Working work={work} onCancel={cancel} />
      ) : (
        <DropZone className="drop" onDropComplete={({ acceptedFiles }) => void send(acceptedFiles)}>
          <DocumentIcon />
          <p>Drop a document here, or</p>
          <label className="amplify-button amplify-button--small drop__choose">
            Choose a document
            <input
              className="amplify-visually-hidden"
              type="file"
              accept={uploadLimits.extensions.join(',')}
              onChange={({ target }) => {
                const files = [...(target.files ?? [])]
                // So that the same file can be chosen again.
                target.value = ''
                void send(files)
              }}
            />
          </label>
        </DropZone>
      )}
      <p className="bad upload__problem" role="alert">
        {problem}
      </p>
      {hint && <p className="small">{hint}</p>}
      <p className="muted small">{uploadNote}</p>
    </Dialog>
  )
}

/** Without this, a file that misses the drop zone would replace the page. */
function stay(event: DragEvent) {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
}

function Working({ work: { name, sent, progress }, onCancel }: { work: Work; onCancel: () => void }) {
  const reading = sent >= 1
  return (
    <div className="drop drop--working" data-stays>
      <p className="drop__name">{name}</p>
      <progress aria-label={reading ? 'Reading' : 'Uploading'} value={reading ? shareOf(progress) : sent} />
      <output className="muted num">
        {reading ? (progress ? stageOf(progress) : 'Reading the document') : `Uploading ${wholePercent(sent)}`}
      </output>
      <span className="muted small">{reading && <Elapsed />}</span>
      <Button size="small" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}

const added = { title: 'Document Processed', text: 'Document content has been added to requirements' }
const replaced = { title: 'Document Processed', text: 'Document content has replaced the requirements' }
const known = { title: 'Already Added', text: 'The requirements already contain this document.' }

const notSent = 'The document could not be sent. Please check your connection and try again.'

/** Toast title and text for each step that may fail. */
const failures: Record<DocumentError['step'], [string, string]> = {
  url: ['Upload Error', 'Failed to get upload URL'],
  sending: ['Upload Error', notSent],
  reading: ['Processing Error', 'Failed to extract text from document'],
}

/** Shows the toast for the failed step and returns the message for the dialog. */
function reportFailure(error: unknown): string {
  const { step, cause } = error instanceof DocumentError ? error : { step: 'reading' as const, cause: error }
  toastFailure(...failures[step])
  return step === 'sending' ? notSent : plainMessageOf(cause)
}
