import type { NumberedVersion } from '#contract/version'
import { request } from './request'

export const readVersion = (projectId: string, number: number): Promise<NumberedVersion> =>
  request('getVersion', { params: { id: projectId }, query: { number: String(number) } })
