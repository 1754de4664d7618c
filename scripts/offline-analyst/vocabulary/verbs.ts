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
