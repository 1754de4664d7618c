import { pattern } from '#domain/text/pattern'
import { sum } from '#domain/hours/apportion'
import type { Statement } from '../reading/statement'
import type { Hit } from '../text/matcher'
import type { Meaning } from '../vocabulary/lexicon'
import { versions } from '../vocabulary/upkeep/common'
import type { Upkeep } from '../vocabulary/upkeep/upkeep'

/** Words that describe a program of a few hours, and the growth of its hours with more of them. */
const description = { words: 14, growth: 1.4 }

/** A number of sites and portals of others, of which `maxSites` count. */
const sites = pattern(
  String.raw`(?<!\d)(\d{1,2}) (?:\p{L}+ ){0,2}?(?:(?:\p{L}+-?)?port(?:als?|ale[ns]?|ales|ails?|ali|ais|alen)|(?:web)?(?:sites?|seiten)|shops?|stores?|marketplaces?|marktplätzen?|sources?|quellen|páginas|sitios|tiendas|fuentes|siti|negozi|fonti|lojas|fontes|bronnen|winkels)(?!\p{L})`,
)
const maxSites = 20

/** A number of extensions of a technology. */
const extensions = pattern(
  String.raw`(?<![\p{L}\d])(\d{1,2}) (?:\p{L}+ )?(?:extensions?|plug-?ins?|modul\p{L}*|erweiterungen|extensiones|módulos|estensioni|moduli|extensies)(?!\p{L})`,
)
const maxSteps = 3
const maxExtensions = 20

/** Returns the hours of an update that skips versions, "from 9 to 11", and of its extensions. */
function hoursOfVersions(
  { perVersion = 0, perExtension = 0 }: Pick<Upkeep, 'perVersion' | 'perExtension'>,
  text: string,
): number {
  const [, from = 0, to = 0] = versions.exec(text) ?? []
  const [, count = 0] = extensions.exec(text) ?? []
  const steps = Math.min(maxSteps, Math.max(0, Number(to) - Number(from) - 1))
  return perVersion * steps + perExtension * Math.min(maxExtensions, Number(count))
}

/** Returns the hours of upkeep that a statement asks for. */
export function hoursOfUpkeep(upkeep: Upkeep, { hits, text, words }: Statement): number {
  const { hours, perSystem = 0, perSite = 0, perWork = {}, grows } = upkeep
  // A Telegram bot connects to no further system.
  const isOfBot = ({ at }: Hit<Meaning>) => hits.some((it) => it.owner.name === 'bot' && Math.abs(it.at - at) <= 2)
  const named = (kind: string) => [
    ...new Set(
      hits.flatMap((hit) => (hit.owner.kind === kind && !(kind === 'system' && isOfBot(hit)) ? [hit.owner.name] : [])),
    ),
  ]
  const length = grows ? Math.max(1, words.length / description.words) ** description.growth : 1
  const others = sum(named('work').map((id) => perWork[id] ?? 0))
  const [, count = 0] = sites.exec(text) ?? []
  return (
    hours * length +
    hoursOfVersions(upkeep, text) +
    perSystem * named('system').length +
    perSite * Math.min(maxSites, Number(count)) +
    others
  )
}

/** Build hours of a new version of what a product is built with, whose extensions mostly take an update of their own. */
const upgrade = { hours: 8, perVersion: 6, perExtension: 0.3 }

/** A version to which something is brought, and words for one that is still supported. */
const toVersion =
  /(?<!\p{L})(?:to|on|auf|à|sur|vers|a|en|su|alla|al|naar|op|para) (?:(?:\p{Lu}[\p{L}.]* ){1,2}v?\d{1,2}|\d{1,2}\.[\dx]+(?![\d%€$£]))/u
const supported = pattern(
  String.raw`(?<!\p{L})(?:something current|(?:newer|current|supported|recent|aktuelle|unterstützte|neuere|actual|reciente|supportata|recente|ondersteunde|nieuwere) (?:api level|versione?|versión|versie)|version (?:plus récente|supportée|actuelle)|versión (?:soportada|actual|reciente)|versione (?:supportata|recente|attuale))(?!\p{L})`,
)

const updates = pattern(
  String.raw`(?<!\p{L})(?:(?:upgrad|updat)(?:e|en|ing)|aktualisieren|mettre à jour|actualizar|aggiornare|bijwerken|atualizar)(?!\p{L})`,
)

/** Returns the hours of an upgrade that a sentence about a technology asks for in this text, or 0. */
export function hoursOfUpgrade({ hits, text }: Pick<Statement, 'hits' | 'text'>, all: string): number {
  if (!hits.some(({ owner }) => owner.kind === 'technology')) return 0
  return [toVersion, supported, updates, versions].some((it) => it.test(text))
    ? upgrade.hours + hoursOfVersions(upgrade, all)
    : 0
}
