import * as v from 'valibot'

/** Required headers of the PUT to an upload URL. They are signed, so an object is written once and never replaced. */
export const uploadHeaders = { 'if-none-match': '*' }

/** Headers that the bucket's CORS rule allows. Browsers add the content type. */
export const uploadCorsHeaders = ['content-type', ...Object.keys(uploadHeaders)]

export const Upload = v.object({
  uploadURL: v.pipe(
    v.string(),
    v.description(
      'PUT the file to this URL with the header `If-None-Match: *`. It accepts one file, for five minutes.',
    ),
  ),
})
export type Upload = v.InferOutput<typeof Upload>

export const UploadedDocument = v.object({
  documentURL: v.pipe(
    v.string('Please upload a document first'),
    v.nonEmpty('Please upload a document first'),
    v.maxLength(4_000, 'This is not the URL of an uploaded document'),
  ),
})
export type UploadedDocument = v.InferOutput<typeof UploadedDocument>

export const DocumentText = v.object({ text: v.string() })
export type DocumentText = v.InferOutput<typeof DocumentText>
