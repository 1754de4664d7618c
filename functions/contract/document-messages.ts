import { maxRequirementsLength, uploadLimits } from './limits'
import { wholeNumber } from './whole-number'

const megabytes = uploadLimits.bytes / 1024 / 1024

export const uploadNote = `Upload requirement documents (PDF, DOC, TXT, MD). Max file size: ${megabytes}MB`

/** Error messages about a document. */
export const documentRefusals = {
  tooBig: `The document is larger than ${megabytes} MB. Please upload a smaller one.`,
  empty: 'The document is empty. Please upload one that contains text.',
  unsupported: 'This file type is not supported. Please upload a PDF, DOC, DOCX, TXT or MD document.',
  unrecognized:
    'The document seems damaged, or it is not what its name says. Please save it again as PDF, DOCX, TXT or MD and upload the new copy.',
  richText: 'Rich Text documents are not supported. Please save the document as DOCX or PDF and upload it again.',
  webPage: 'Web pages and XML files are not supported. Please save the document as DOCX or PDF and upload it again.',
  oldWord:
    'This document was saved by a version of Word before Word 97. Please save it as DOCX or PDF and upload it again.',
  encoding: "We could not detect this file's text encoding. Please save it as UTF-8 and upload it again.",
  damaged: 'The document is damaged or incomplete. Please save it again and upload the new copy.',
  locked: 'The document is protected by a password. Please remove the password and upload it again.',
  tooComplex: 'The document is too complex to read. Please copy its text into a new document and upload that.',
  noText: 'No readable text was found in the document. Please upload one that contains text, or a clearer scan.',
  tooLong: `The document has more than ${wholeNumber(maxRequirementsLength)} characters of text. Please upload the part that describes the software.`,
  tooManyPages: `The scan has more than ${uploadLimits.scanPages} pages. Please upload the part that describes the software.`,
  busy: 'Documents cannot be processed right now. Please try again in a minute.',
  notUploaded: 'The document was not found. Please upload it again.',
  notOurs: 'This is not the URL of a document you uploaded. Please upload it again.',
} as const
