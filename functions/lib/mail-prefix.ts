/** Prefix of the partition keys of mails. The filter of the table's stream lets only their inserts pass. */
export const mailPrefix = 'MAIL#'
