import { useCallback, useState } from 'react'
import type { SavedSnapshot } from '#contract/saved-estimate'
import { type Offer, notComparable } from '#contract/share'
import { includeAccepted } from '#domain/change/accepted-options'
import { offerOf } from '#domain/offer/offer'
import { chosenAtFirst } from '#domain/offer/offer-standing'
import type { Sold } from '#domain/offer/sold'
import { sentenceOf } from '../api/api-error'
import { request } from '../api/request'
import { OfferView } from '../shared/offer-view'
import { Failed } from '../ui/failed'
import { Loading } from '../ui/loading'
import { useLoaded } from '../ui/use-loaded'
import type { NamedChoices } from './share-fields'

interface Props {
  saved: SavedSnapshot
  /** All that was sold of the project. */
  sold: Sold | undefined
  choices: NamedChoices
}

/** The offer as its client will see it. It starts again with another estimate before it, whose response may arrive first. */
export function OfferPreview(props: Props) {
  const before = props.choices.since ?? props.sold?.saved.id
  return <Preview key={before} {...props} before={before} />
}

function Preview({ saved, sold, choices, before }: Props & { before: string | undefined }) {
  const { since, from, validUntil } = choices
  const { isNeeded, read, failure, load } = useBefore(before)
  const [createdAt] = useState(() => new Date().toISOString())
  const sender = { from, createdAt }
  if (Number.isNaN(Date.parse(validUntil))) return <p>Choose the last day on which the offer is valid.</p>
  if (isNeeded && !read) return failure ? <Failed onRetry={load}>{sentenceOf(failure)}</Failed> : <Loading />
  if (read && since !== undefined) {
    const pair = includeAccepted(read.before, saved, read.before.acceptedOptions)
    const offer = read.changeRequestOf(pair, choices, sender)
    return offer ? <Choosable offer={read.markChanges(offer)} /> : <p>{notComparable}</p>
  }
  const whole = offerOf(saved, choices, sender)
  const offer = read && sold ? read.markChanges(read.addReplaced(whole, sold, read.before, saved, choices.show)) : whole
  return <Choosable key={offer.options.map(({ name }) => name).join('\n')} offer={offer} />
}

/** An offer that is still open, whose options can be tried. */
function Choosable({ offer }: { offer: Offer }) {
  const [chosen, setChosen] = useState(chosenAtFirst(offer))
  return <OfferView offer={offer} chosen={chosen} onChoose={setChosen} />
}

/** Reads the saved estimate that an offer changes or replaces, if it does. */
function useBefore(id: string | undefined) {
  const read = useCallback(async () => (id === undefined ? null : readBefore(id)), [id])
  const { value, failure, load } = useLoaded(read)
  return { isNeeded: id !== undefined, read: value, failure, load }
}

async function readBefore(id: string) {
  const [{ changeRequestOf }, { addReplaced }, { markChanges }, before] = await Promise.all([
    import('#domain/change/change-request'),
    import('#domain/change/replaced-offer'),
    import('#domain/text/marked-changes'),
    request('getSavedEstimate', { params: { id } }),
  ])
  return { changeRequestOf, addReplaced, markChanges, before }
}
