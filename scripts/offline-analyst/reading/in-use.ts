import { pattern } from '#domain/text/pattern'
import { isNumber } from '../text/words'
import { definite as article } from '../vocabulary/articles'
import { definite, places, possessives } from '../vocabulary/ownership'
import { newProduct, wholes } from '../vocabulary/requests'
import { technologies } from '../vocabulary/technologies'
import { madeByReader } from './remarks'
import type { Statement } from './statement'

/** Signs that a short text speaks of software that is there, whatever it asks for. */

type Said = Pick<Statement, 'text' | 'hits' | 'words'>

const layers = [technologies.content, technologies['back end'], technologies['front end'], technologies.mobile]
const systems = new Set(Object.keys(technologies.content))
const frameworks = new Set(layers.flatMap((names) => Object.keys(names)))

/** A version or a remark in parentheses: "the site (Joomla 5, 9 pages)". */
const inParentheses = /\([^()]*$/

/** A new product before what it is built on: "neue Website auf WordPress". */
const builtOn = pattern(`${newProduct.source} (?:on|in|auf|sur|sous|en|su|op) $`)

/** Words between an article or a place and the name. */
const reach = 2

/**
 * True if a sentence names the software of what is there: "our Shopware 6 shop", "in WooCommerce", "React Native 0.71",
 * "(Laravel + Livewire)".
 */
export const namesSoftwareInUse = ({ text, hits, words }: Said): boolean =>
  hits.some(({ owner, at, length }) => {
    if (owner.kind !== 'technology' || !frameworks.has(owner.name)) return false
    if ([prefers, retires].some((it) => it.test(text))) return false
    const before = words.slice(Math.max(0, at - reach), at)
    // A new product is built "in Kotlin", too.
    const isIn = systems.has(owner.name) && before.some(({ raw }) => places.has(raw))
    const isKnown = isIn || before.some(({ raw }) => possessives.has(raw) || definite.has(raw))
    const until = text.slice(0, Math.max(0, text.toLowerCase().indexOf(words[at]!.raw)))
    return !builtOn.test(until) && (isKnown || isNumber(words[at + length]?.raw ?? '') || inParentheses.test(until))
  })

/** Choices of what to build with. */
const prefers = pattern(
  String.raw`(?<!\p{L})(?:prefer\p{L}*|ideally|built with|based on|basis|bevorzug\p{L}*|gerne|idéalement|préfér\p{L}*|preferi\p{L}*|stack|use|using|with|mit|avec|con|met)(?!\p{L})`,
)

/** Statements of a product that its client has, worked with rather than run: "Nous gérons les salles avec une application". */
export const worksWith = pattern(
  `^(?:[\\p{L}'’]+,? ){0,2}(?:(?:we|I) (?:manage|work|do|handle|plan)|(?:wir|ich) (?:verwalten|arbeiten|planen|machen|erfassen)|(?:verwalten|arbeiten|planen|machen|erfassen) (?:wir|ich)|nous (?:gérons|travaillons|utilisons)|on (?:gère|travaille|utilise)|gestionamos|trabajamos|llevamos|gestiamo|lavoriamo|(?:we|wij) (?:beheren|werken)) (?:[^.;:?!]{0,60} )?(?:with|in|using|mit|über|avec|dans|con|en|met) (?:an?|eine[rm]?|une?|una?|een) (?:[\\p{L}-]+ ){0,2}${wholes}`,
)

/** Wishes to add to what is there, in the client's words: "Il faudrait ajouter :", "Wir möchten ergänzen". */
export const wishesToAdd = pattern(
  String.raw`^(?:[^.?!]{0,60}, )?(?:(?:we|I)(?:['’]d| would)? (?:need|want|like) (?:you )?to (?:add|change|extend)|(?:wir|ich) (?:möchten?|wollen|würden? gerne|brauchen|hätten gern\p{L}*) [^.?!]{0,80}?(?:ergänz|hinzufüg|erweiter|nachrüst|einbau|umbau)\p{L}*|(?:il (?:nous )?faudrait|nous (?:voudrions|souhait\p{L}+|aimerions)|on (?:voudrait|aimerait)) [^.?!]{0,20}?(?:ajouter|compléter|modifier|adapter|étendre)|(?:quer\p{L}+|nos gustaría|necesitamos|habría que|gostaríamos de|precisamos) [^.?!]{0,20}?(?:añadir|agregar|modificar|ampliar|adicionar|acrescentar)|(?:vorr\p{L}+|bisogna|ci servirebbe|bisognerebbe) [^.?!]{0,20}?(?:aggiunger|modificar|estender)\p{L}*|(?:we|wij) (?:willen|zouden) [^.?!]{0,80}?(?:toevoegen|uitbreiden|aanpassen))(?!\p{L})`,
)

/** The end of software that is there, which asks for no work on it: "The old Python scripts will be switched off." */
export const retires = pattern(
  String.raw`(?<!\p{L})(?:(?:gets?|will be) (?:deleted|removed)|(?:switched|turned) off|shut down|decommissioned|retired|phased out|discarded|abgeschaltet|stillgelegt|eingestellt|weggeworfen|arrêtée?s|abandonnée?s|désactivée?s|mis hors service|apagad[oa]s?|descartad[oa]s?|abandonad[oa]s?|spent[ieoa]|dismess[ieoa]|uitgezet|uitgeschakeld)(?!\p{L})`,
)

/** A product that the reader made for the client, and not for somebody else. */
export const madeForClient = pattern(
  `(?<!\\p{L})${article} (?:[\\p{L}-]+ ){0,3}?${wholes}(?: (?:and|und|et|y|e|en) [^,;:?]{3,40}?)?,? (?:(?:that|which|die|der|das|den|que|che|dat) )?(?!.* (?:for|für|pour|para|per|voor) (?!us|me|uns|mich|nous|moi|nosotr[oa]s|noi|ons|mij|our|unser|notre|nuestr))${madeByReader}(?!\\p{L})`,
)
