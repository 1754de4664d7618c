import { expect, test } from 'vitest'
import { parseFaults } from './faults'

test('faults are parsed per service, each with its rate and delay', () => {
  expect(parseFaults('bedrock=throttle@0.5,dynamodb=error@0.02,s3=latency:2000,bedrock=garbage@0.3')).toEqual({
    bedrock: [
      { kind: 'throttle', rate: 0.5, ms: 0 },
      { kind: 'garbage', rate: 0.3, ms: 0 },
    ],
    dynamodb: [{ kind: 'error', rate: 0.02, ms: 0 }],
    s3: [{ kind: 'latency', rate: 1, ms: 2000 }],
  })
  expect(parseFaults('')).toEqual({})
})

test.each(['bedrock', 'oracle=error', 'bedrock=explode', 'bedrock=error@2', 'bedrock=error@x', 'bedrock=latency:soon'])(
  '%s is not a fault, and the error message shows the syntax',
  (text) => {
    expect(() => parseFaults(text)).toThrow(`"${text}" is not a fault. Write SERVICE=KIND`)
  },
)
