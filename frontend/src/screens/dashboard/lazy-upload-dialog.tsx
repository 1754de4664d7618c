import { lazyPart } from '../../ui/lazy-part'

/** The upload dialog, loaded when it is first opened. */
export const UploadDialog = lazyPart(() => import('./upload-dialog').then((module) => module.UploadDialog))
