import { Button } from '@aws-amplify/ui-react'
import { Fragment, type ReactNode, useCallback, useDeferredValue, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router-dom'
import type { Line } from '#contract/estimation'
import type { SavedSnapshot } from '#contract/saved-estimate'
import type { Offer } from '#contract/share'
import { offerOf } from '#domain/offer/offer'
import { chosenAtFirst } from '#domain/offer/offer-standing'
import type { Sold } from '#domain/offer/sold'
import { notEstimatedNotice, unworkedItems, unworkedSentence } from '#domain/offer/unworked-items'
import { addWeeks } from '#domain/offer/weeks-by-choice'
import { listNotEstimated } from '#domain/scope/exclusion-sentences'
import { plural, unbroken } from '#domain/text/format'
import { quotedText } from '#domain/text/quoted-line'
import { quote, quoteAll } from '#domain/text/text'
import { plainMessageOf } from '../api/api-error'
import { request } from '../api/request'
import { keepDraft, readDraft } from '../session/drafts'
import { useUser } from '../session/session'
import { OfferView } from '../shared/offer-view'
import { Failed } from '../ui/failed'
import { FoldedList } from '../ui/fold'
import { Loading } from '../ui/loading'
import { useLoaded } from '../ui/use-loaded'
import type { Earlier } from './earlier-estimate'
import type { NamedChoices } from './share-fields'

interface Props {
  saved: SavedSnapshot
  /** All that was sold of the project. */
  sold: Sold | undefined
  choices: NamedChoices
  /** Shows what the owner should know first: beside the button, because the preview is below what is in view. */
  foot: HTMLElement | null
  /** Closes the dialog, which may be on the screen that a link leads to. */
  onClose: () => void
}

/**
 * The offer as its client will see it, and in `foot` what its owner should know first. It starts again with another estimate
 * before it, whose response may arrive first.
 */
export function OfferPreview(props: Props) {
  const before = props.choices.since ?? props.sold?.saved.id
  const [isOpen, setOpen] = useState(false)
  return (
    <Preview key={before} {...props} before={before}>
      {(offer) => (
        <details
          open={isOpen}
          onToggle={({ currentTarget }) => {
            setOpen(currentTarget.open)
            // It opens at the end of what is in view.
            if (currentTarget.open && !isOpen) currentTarget.scrollIntoView()
          }}
        >
          <summary>Preview</summary>
          <div className="share__preview">{offer}</div>
        </details>
      )}
    </Preview>
  )
}

interface PreviewProps extends Props {
  before: string | undefined
  children: (offer: ReactNode) => ReactNode
}

function Preview({ before, foot, children, ...props }: PreviewProps) {
  const { since, validUntil } = props.choices
  const { isNeeded, read, failure, load } = useBefore(before)
  const isDated = !Number.isNaN(Date.parse(validUntil))
  const isReady = isDated && (!isNeeded || read !== null)
  const earlier = isReady && since !== undefined ? read : null
  const found = earlier?.check(props.saved)
  const unread = failure ? <Failed onRetry={load}>{plainMessageOf(failure)}</Failed> : <Loading />
  const missing = isDated ? unread : <p>Choose the last day on which the offer is valid.</p>
  const notices = (
    <>
      {isReady && since === undefined && <UnworkedOffer {...props} />}
      {found && <Unworked {...props} lines={found.unworked} listed={found.notEstimated} isChange />}
      {found?.repriced && <p className="notice--bad">{unbroken(found.repriced)}</p>}
    </>
  )
  // In one place of the tree, so that what is open stays open.
  return (
    <>
      {foot && createPortal(notices, foot)}
      {found?.optional && (
        <p className="muted small">
          A change request has no options, so it does not contain {found.optional}. Include the work in the scope, or
          share the whole estimate.
        </p>
      )}
      {children(isReady ? <Shown {...props} read={read} /> : missing)}
    </>
  )
}

function Shown({ saved, sold, read, ...props }: Omit<Props, 'foot'> & { read: Earlier | null }) {
  // An offer with options is many estimates, which typing does not wait for.
  const choices = useDeferredValue(props.choices)
  const { since, from } = choices
  const [createdAt] = useState(() => new Date().toISOString())
  const sender = { from, createdAt }
  if (read && since !== undefined) {
    const change = read.changeTo(saved, choices, sender)
    return typeof change === 'string' ? <p>{change}</p> : <Choosable offer={change} />
  }
  const whole = addWeeks(offerOf(saved, choices, sender), saved)
  const offer = read && sold ? read.replacedBy(whole, sold, saved, choices) : whole
  return <Choosable key={offer.options.map(({ name }) => name).join('\n')} offer={offer} />
}

/** An offer that is still open, whose options can be tried. */
function Choosable({ offer }: { offer: Offer }) {
  const [chosen, setChosen] = useState(chosenAtFirst(offer))
  return <OfferView offer={offer} chosen={chosen} onChoose={setChosen} />
}

/** Reads the saved estimate that an offer changes or replaces, if it does. */
function useBefore(id: string | undefined) {
  const read = useCallback(async () => {
    if (id === undefined) return null
    const [{ compareEarlier }, before] = await Promise.all([
      import('./earlier-estimate'),
      request('getSavedEstimate', { params: { id } }),
    ])
    return compareEarlier(before)
  }, [id])
  const { value, failure, load } = useLoaded(read)
  return { isNeeded: id !== undefined, read: value, failure, load }
}

function UnworkedOffer(props: Pick<Props, 'saved' | 'onClose'>) {
  const { estimation, scope } = props.saved
  return <Unworked {...props} lines={unworkedItems(estimation, scope)} listed={listNotEstimated(estimation)} />
}

interface UnworkedProps extends Pick<Props, 'saved' | 'onClose'> {
  lines: readonly Line[]
  /** Lines that the client reads as not included. */
  listed: readonly Line[]
  isChange?: boolean
}

/**
 * Warns of wishes without work, or without hours in a change, until the owner has checked them: an offer would say
 * nothing of them or that they are not included, and a change request would promise them.
 */
function Unworked({ saved: { projectId }, lines, listed, isChange, onClose }: UnworkedProps) {
  const { email } = useUser()
  const name = `checked:${projectId}`
  const describe = isChange ? promisedSentence : unworkedSentence
  const groups = [
    { texts: lines.map(textOf), describe },
    { texts: listed.map(textOf), describe: notEstimatedNotice },
  ].filter(({ texts }) => texts.length > 0)
  const all = groups.flatMap(({ texts }) => texts)
  const quotes = quoteAll(all)
  const isOne = all.length === 1
  const [checked, setChecked] = useState(() => readDraft(email, name))
  if (quotes === '' || checked === JSON.stringify(quotes)) return null
  return (
    <div className={`share__notice small ${isChange && lines.length > 0 ? 'notice--bad' : 'share__notice--calm'}`}>
      {groups.map(({ texts, describe }, at) => (
        <Fragment key={texts[0]}>
          <p>
            {describe(texts.length)}
            {at === groups.length - 1 && (
              <>
                {' '}
                If your client asks for {isOne ? 'it' : 'any of them'}, add a task in{' '}
                <Link to={`/estimate/${projectId}#scope`} onClick={onClose}>
                  Edit Scope
                </Link>
                .
              </>
            )}
          </p>
          <FoldedList
            items={texts}
            shown={1}
            className="dashes"
            renderSummary={({ length }) => plural(length, 'more line')}
          >
            {(text, at) => <li key={at}>{quote(text)}</li>}
          </FoldedList>
        </Fragment>
      ))}
      <Button
        size="small"
        onClick={({ currentTarget: { form } }) => {
          keepDraft(email, name, quotes)
          setChecked(readDraft(email, name))
          form?.querySelector<HTMLElement>('[type=submit]')?.focus()
        }}
      >
        I Have Checked {isOne ? 'This' : 'These'}
      </Button>
    </div>
  )
}

const textOf = ({ text }: Line) => quotedText(text)

const promisedSentence = (count: number) =>
  `No hours were added for ${plural(count, 'new or changed line')}, so this change promises at no price what is below.`
