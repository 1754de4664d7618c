/** Verbs of user actions, by class. Verbs of one class mean the same work, so that synonyms do not change the hours. */
export const verbs: Record<string, string> = {
  read: 'view, see, list, browse, show, display, look, open, check, read, review, inspect, preview, compare, monitor, track, follow, visible, access, get, know',
  write:
    'add, create, edit, update, change, manage, record, enter, register, save, store, keep, maintain, define, set, configure, modify, adjust, fill, capture, input, insert, mark, assign, submit, write, post, make, place, note, log, organise, organize',
  remove: 'delete, remove, archive, cancel, clear, withdraw, undo',
  find: 'search, filter, sort, find, order, rank, query, narrow, group',
  tell: 'send, notify, email, remind, alert, inform, tell, message, announce, warn, notification, reminder',
  decide: 'approve, reject, confirm, accept, decline, verify, validate, authorise, authorize, sign, grant, deny',
  move: 'import, export, download, upload, print, share, copy, transfer, sync, synchronise, synchronize, exchange, migrate, forward, publish',
  compute: 'calculate, compute, count, sum, total, predict, recommend, suggest, convert, analyse, analyze, generate',
}

/**
 * Verbs and nouns of the same action, more narrowly than by class: to create and to change something is not the same. A
 * word in two lists says both: to notify is to send a message.
 */
export const sameActions = [
  'view, see, show, shown, display, look, present, visualize',
  'send, sent, notify, alert, remind, deliver, receive',
  'message, notification, reminder, alert, sms, notify, remind',
  'cancel, withdraw, cancellation',
  'delete, remove, deletion, removal',
  'edit, change, update, modify, adjust',
  'create, add',
  'book, reserve, booking, reservation',
  'generate, produce, compile',
  'record, enter, capture, input',
  'verify, validate, check',
  'login, log, sign',
  'mark, set, indicate',
  'track, monitor, follow',
  'search, find, found',
  'buy, purchase, bought',
  'calculate, compute',
  'keep, kept, retain, store',
  'anzeigen, zeigen, ansehen, einsehen, angezeigt, sehen',
  'versenden, senden, schicken, versendet, sendet, verschickt, benachrichtigen, benachrichtigt, informieren, informiert, erinnern, erinnert, erhalten, erhält',
  'nachricht, nachrichten, erinnerung, erinnerungen, benachrichtigung, benachrichtigungen, benachrichtigen, benachrichtigt, informieren, informiert, erinnern, erinnert',
  'löschen, entfernen, gelöscht',
  'bearbeiten, ändern, aktualisieren',
  'anlegen, erstellen, erstellt, anzulegen',
  'buchen, reservieren, bucht, gebucht, buchung',
  'stornieren, storniert, absagen',
  'erfassen, erfasst, eintragen, eingeben',
  'prüfen, prüft, kontrollieren, kontrolliert, überprüfen',
  'kaufen, kauft',
  'verwalten, verwaltet',
]

/** Words that only say that something is possible. */
export const permissions =
  'system, application, software, platform, portal, app, allow, enable, let, permit, able, offer, provide, capability, possible, goal, possibility, also, automatically, manually, live, current, currently, latest, successfully, immediately, online, clearly, securely, easily, automatisch, einfach, sicher, erlauben, ermöglichen, ermöglicht, erlaubt, möglich, bieten, permettre, permet, permettent, permitir, permite, permettere, consente'
