import * as v from 'valibot'
import { PlainError } from '#scripts/cli/plain-error'
import { Fault } from './emulator'

const serviceNames = ['dynamodb', 's3', 'textract', 'bedrock', 'lambda', 'secrets-manager', 'ses', 'stripe'] as const
export type ServiceName = (typeof serviceNames)[number]

export type Faults = Partial<Record<ServiceName, Fault[]>>

/** Parses `bedrock=throttle@0.5,s3=latency:2000`: a service, its fault, and the share of requests (all without `@`). */
export function parseFaults(text: string): Faults {
  const faults: Faults = {}
  for (const part of text.split(',').filter(Boolean)) {
    const [, service, kind, ms, rate] = /^\s*([\w-]+)=(\w+)(?::(\d+))?(?:@([\d.]+))?\s*$/.exec(part) ?? []
    const fault = v.safeParse(Fault, {
      kind,
      ...(ms !== undefined && { ms: Number(ms) }),
      ...(rate !== undefined && { rate: Number(rate) }),
    })
    if (!fault.success || !isService(service)) {
      throw new PlainError(
        `"${part}" is not a fault. Write SERVICE=KIND, KIND:MS or KIND@RATE, such as bedrock=throttle@0.5 or s3=latency:2000. ` +
          `Services: ${serviceNames.join(', ')}. Kinds: ${Fault.entries.kind.options.join(', ')}.`,
      )
    }
    faults[service] = [...(faults[service] ?? []), fault.output]
  }
  return faults
}

const isService = (name: string | undefined): name is ServiceName => serviceNames.some((known) => known === name)
