import { pattern } from '#domain/text/pattern'

const newModule =
  "(?:(?:an?|new|another|the following|eine?n?|neue[ns]?|une?|nouveau|una?|nuev[oa]|nuov[oa]|un[ao]?|een|nieuwe?|um) |d[’'])*(?:(?!the |our |das |unser|le |notre |el |il |het |onze )[\\p{L}-]+ ){0,2}?(?:[\\p{L}-]*modul[eo]?|módulo|add-?on|zusatz)(?!\\p{L})"
const ours =
  '(?:our|my|(?:the|an?) existing|unser\\p{L}*|mein\\p{L}*|(?:das|die|den|dem|der) bestehende\\p{L}*|notre|nos|nuestr[oa]|(?:il |la |al |alla |del |della )?nostr[oa]|noss[oa]|onze?)'
/** The announcement of a module, with the product that gets it after or before it, not of one that exists. */
const moduleOf = pattern(
  `^(?:please )?(?:(?:we|I|wir|ich|nous|je|on) (?:['’\\p{L}]+ ){1,3}?|(?:add|build|develop|create|baut|entwickelt|crear|créer|creare|il nous faut|ci serve|vorremmo|necesitamos|queremos|precisamos de) )?${newModule}(?:[^.;]|\\.\\p{L}){0,60}? (?:for|to|für|zu|in|pour|para|per|a|voor) ${ours} |^${ours} (?:[^.;]|\\.\\p{L}){2,60}? (?:needs?|should (?:get|have)|is to (?:get|have)|gets|braucht|bekommt|soll|a besoin|doit avoir|necesita|ha bisogno di|precisa de|heeft) ${newModule}`,
)

/** True for a sentence that announces a module of a product that exists: "Our shop needs a module for vouchers". */
export const announcesModule = (text: string): boolean => moduleOf.test(text)

const change = pattern(
  String.raw`(?:^|\s)(?:updates?|changes|improvements|additions|fixes|änderungen|anpassungen|erweiterungen|modifications|améliorations|cambios|mejoras)\s?:$|(?:^|\s)(?:a few|some|several|two|three|four|five|ein paar|einige|mehrere|zwei|drei|vier|quelques|plusieurs|deux|trois|algunos|varios|dos|tres) (?:small |minor |kleine |petits? |pequeños )?(?:changes|updates|improvements|additions|fixes|änderungen|anpassungen|changements|modifications|cambios|mejoras)(?: [^:.,;]{1,40})?\s?:$|^(?:(?:small |minor )?(?:changes?|improvements?|additions?|fix(?:es)?|(?:new|more|further|additional) features|extensions?) (?:to|for|of|in|on)|change request|erweiterung (?:de[rs]|unsere[rs])|extension (?:de|du)|ampliación de|estensione de\p{L}*|(?:neue|weitere) (?:funktionen|features) (?:für|in|im)|nouvelles fonctionnalités (?:pour|de|d['’])|nuevas funci(?:ones|onalidades) (?:para|de|en)|wish ?list (?:for|of)|wunschliste|to[- ]?do(?:s|[- ]list)?\s?:?$|änderung\p{L}*|anpassung\p{L}*|modifications?|cambios?|alteraç(?:ão|ões))(?!\p{L})`,
)

/** True for a title or a lead that says that something exists: "New features for the shop", "Our app needs an update:". */
export const announcesChange = (title: string): boolean => change.test(title)

const extension = pattern(
  String.raw`(?<!\p{L})(?:extension|expansion|erweiterung|ausbau|ampliaci[oó]n|ampliação|ampliamento|estensione|uitbreiding) (?:(?:of|to|for|de[rs]?|vo[nm]|für|du|del(?:la)?|d[ao]|van|voor) )?(?:(?:the|our|your|de[rsm]|das|die|unsere[rsm]?|eure[rs]|ihre[rs]|la|le|notre|votre|el|nuestr[oa]|(?:la |il )?nostr[oa]|het|onze?|noss[oa]) |l['’]|dell['’])[\p{L}-]+`,
)

/** True for a sentence that names the extension of a product: "Our wishes for the extension of the member portal". */
export const announcesExtension = (text: string): boolean => extension.test(text)
