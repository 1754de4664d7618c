import * as key from './keys'
import { type Key, ofUser } from './user-key'

/** Key prefixes of lists, which are read newest first. */

export const projects = (userId: string) => key.project(userId, '')
export const estimates = (userId: string) => key.estimate(userId, '')
export const shares = (userId: string) => key.share(userId, '')
export const deletions = (userId: string) => key.deletion(userId, '')
export const allVersions = (userId: string): Key => ofUser(userId, 'VERSION#')
export const versions = (userId: string, id: string): Key => ofUser(userId, `VERSION#${id}#`)
export const versionParts = (userId: string, id: string): Key => ofUser(userId, `VERSION_PART#${id}#`)
export const saved = (userId: string, projectId: string) => key.saved(userId, projectId, '')
export const checkpoints = (userId: string, projectId: string) => key.checkpoint(userId, projectId, '')
export const quotas = (userId: string) => key.quota(userId, '')
export const sessions = (userId: string): Key => ofUser(userId, 'PROFILE#SESSION#')
