/** Words without information about software. A sentence of only these and withheld figures asks for nothing. */
const words = `
a about amounts above absolute absolutely after all allocated already also amount an and any approved approximately approx are around as at available award
be been before begin beginning begins below best better between bid bids big budget budgeted budgets but by
can cannot cap capped ceiling client clients company complete completed completion confirmed constraint constraints contract contractor cost costs could currency customer
d date dates day days deadline deadlines deliver delivered delivery development do does dollar dollars done due duration
early effort end ends estimate estimates engagement estimated euro euros exact exactly exceed exceeded exceeding expect expected
final finish finished firm fix fixed flexible for friday from full fully fee fees funding funds
get go goal going grant gross net incl excl including excluding inclusive exclusive include included includes excluded excludes plus gst tax taxes vat proceed notice hard has have hereunder hope hour hours i if important in initial invest is it its just
keep ll re ve last latest lasts launch launched launches later least length less like limit limited live long
m make max maximum me milestone milestones money month months more must my
need needed needs negotiable next no non not note nte of on once online only or our out over overall
pay period phase place plan planned planning please possible price prices project proposed
quarter ready release released requested required requirement requirements rough roughly
s schedule scheduled secured set shall should signing some spend spending stage start started starting starts stay stick strict strictly
t take takes target than that the them then there these they this tight till time timeline timeframe timescale to tops total
until up us usd value vendor very want we week weeks well when whole will willing with within work working would year years you your
great good nice lovely wonderful fantastic fine perfect ideal ideally preferably hopefully super wäre gut schön toll prima wunderbar besten idealerweise möglichst serait bien parfait idéal idéalement sería seria genial bom ótimo idealmente
der die das des dem den ein eine einen einem einer unser unsere wir haben hat ist sind beträgt betragen liegt bei von vom zum zur bis spätestens innerhalb binnen nicht mehr als höchstens maximal maximales etwa rund circa ca und oder für mit auf
inkl exkl inklusive exklusive zzgl zuzüglich ohne ust umsatzsteuer mehrwertsteuer bruttobudget nettobudget
budgetrahmen kosten kostenrahmen projekt projekts projektbudget gesamtbudget netto brutto mwst gesamtkosten projektkosten umsetzung erfolgen ausgeben übrig noch jahr jahre festpreis frist termin abgabetermin liefertermin zeitrahmen zeitplan projektlaufzeit projektdauer projektende fertigstellung fertig abgeschlossen muss soll sollte sein werden wird darf dürfen überschreiten übersteigen verfügung steht stehen ende anfang mitte monate monaten wochen tage
ht ttc tva hors taxe toutes comprises compris comprise y disposons prévisionnel souhaitée souhaité prévue prévu qu le la les l un une de du notre nous avons est sont sera être à au aux environ pour avant tard dans sous délai délais échéance limite livraison projet coût prix forfaitaire doit ne pas dépasser terminé livré prêt mise en ligne production durée mois semaines jours fin début budgétaire enveloppe
iva incluido incluida incluidos impuestos sin más
gastar quiero queremos podemos hemos reservado tengo
dieses leider drin möglich gehen geht können zahlen wollen uns über anything isn much too unfortunately cette année n este año posible niet meer dan kan dit jaar mais
contamos con disponemos el los las una nuestro nuestra tenemos es son será debe superar exceder presupuesto proyecto costo coste máximo máxima hasta del para antes plazo fecha límite entrega lanzamiento duración aproximadamente alrededor meses semanas días o estar listo terminado
avremmo abbiamo messo parte possiamo vogliamo spendere più al di massimo
com sem incluído impostos imposto
feita dispomos os um uma nosso nossa temos é são deve não ultrapassar orçamento projeto custo até da dos prazo data lançamento duração cerca dias e em ser pronto concluído entregue
ндс с без учетом учётом включая
реализации планируется планируем разработки года год наш проекта проект бюджет составляет не более до около срок сроки дедлайн дата сдачи запуска завершения должен должна быть готов готова к в на и мы имеем есть у нас стоимость превышать
φπα με χωρίς συμπεριλαμβανομένου
ολοκληρωθεί εντός παραδοθεί έχουμε ο η το του της προϋπολογισμός μας έργο έργου είναι έως μέχρι περίπου προθεσμία ημερομηνία παράδοσης πρέπει να και για χρονοδιάγραμμα
`
const glue = new Set(words.split(/\s+/))
const chinese =
  /^(?:项目|我们|的|总|预算|为|是|约|大约|不超过|最多|截止|日期|时间|期限|工期|必须|需要|在|前|之前|计划|开发|周期|完成|上线|交付|内|以内|含税|不含税|未税)*$/u

/** True if a text has only filler words, and no number except its item's. */
export function isFillerWord(text: string): boolean {
  const item = text.replace(/^[^\p{L}\d]{0,12}(?:\p{Lu}(?=\d{1,2}[.)]))?[\d.)]{0,6}[^\p{L}\d]{0,6}/u, '')
  if (/\d/.test(item)) return false
  const found = item.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  return found.every((word) => glue.has(word) || chinese.test(word))
}
