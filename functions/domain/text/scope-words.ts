/**
 * Words that exclude or postpone work, by language: in lower case, separated by commas, with a space for a hyphen. The
 * matching of versions and the offline analyst share them.
 */
type Words = Record<'en' | 'de' | 'fr' | 'es' | 'pt' | 'ru' | 'el' | 'zh', string>

/** Phrases that exclude work, in a heading or a sentence. */
export const outOfScope: Words = {
  en: 'out of scope, outside the scope, outside of scope, beyond the scope, not in scope, not included, not part of, not wanted, not needed, not required, not necessary',
  de: 'nicht im umfang, außerhalb des umfangs, nicht teil, nicht bestandteil, nicht gegenstand, nicht enthalten, nicht gewünscht, nicht gewollt, nicht benötigt, nicht nötig, nicht erforderlich, gehört nicht dazu, gehören nicht dazu',
  fr: 'hors périmètre, hors du périmètre, hors scope, hors champ, non inclus, non compris, pas inclus, pas compris, pas souhaité, pas nécessaire',
  es: 'fuera de alcance, fuera del alcance, no incluido, no incluida, no incluye, no deseado, no es necesario',
  pt: 'fora de escopo, fora do escopo, fora de âmbito, fora do âmbito, não incluído, não inclui, não desejado, não é necessário',
  ru: 'вне рамок, не входит, не входят, не требуется, не нужно',
  el: 'εκτός πεδίου, εκτός έργου, δεν περιλαμβάνεται, δεν απαιτείται',
  zh: '范围之外, 不在范围, 不包括, 不包含, 不需要',
}

/** Further headings of what is excluded. */
export const excludedHeadings: Words = {
  en: "exclusions, scope exclusions, excluded, excluded features, limitations of scope, non goals, will not, will not have, won't, won't have, won't build, won't do, must not, must not have, inverse requirements, the system will not, the app will not, what is not included, not part of this project, not part of the project, what we do not want, what we don't want, what we do not need, what we don't need",
  de: 'abgrenzung, abgrenzungskriterien, ausschlüsse, nicht ziele, nicht teil des projekts',
  fr: 'exclusions, exclu',
  es: 'exclusiones, excluido',
  pt: 'exclusões, excluído',
  ru: 'исключения, вне рамок проекта, не входит в объем, что не входит',
  el: 'εξαιρέσεις',
  zh: '不在范围内, 排除',
}

/** Headings of what is postponed. */
export const laterHeadings: Words = {
  en: 'future, future work, future features, future enhancements, future scope, future versions, future releases, future improvements, future considerations, roadmap, later, later on, for later, later phases, second phase, phase two, not now, not yet, later version, next version, post mvp, backlog, v2, v2 features, planned features, future phases, someday, after mvp, after launch, ideas for later',
  de: 'später, zweite phase, nicht jetzt, noch nicht, spätere versionen, ausblick, zukunft, künftige erweiterungen, spätere ausbaustufen, erweiterungen, roadmap',
  fr: 'plus tard, pas maintenant, pas encore, ultérieurement, évolutions, évolutions futures, perspectives, feuille de route, versions futures',
  es: 'más adelante, más tarde, no ahora, todavía no, futuro, mejoras futuras, trabajo futuro, futuras versiones, hoja de ruta',
  pt: 'mais tarde, futuro, melhorias futuras, trabalhos futuros, versões futuras, roteiro',
  ru: 'позже, перспективы развития, будущие версии, развитие системы, дорожная карта',
  el: 'αργότερα, μελλοντικές επεκτάσεις, μελλοντικά, επόμενες εκδόσεις',
  zh: '未来规划, 后续版本, 二期, 未来功能, 路线图',
}

const phase = /^(?:phase|version|release|stage|stufe|ausbaustufe|étape|fase|versión|versão|v) ?(\d)$/iu

/** Returns the number of a phase with nothing beside it: "Phase 2", unlike "Phase 2: Development", a part of a plan. */
export const phaseOf = (text: string): number | null => Number(phase.exec(text)?.[1] ?? 0) || null

/** True for "Phase 2" and "Version 2", which come after what is estimated. */
export const isLaterPhase = (text: string): boolean => (phaseOf(text) ?? 1) > 1
