import { type EmulatorOptions, awsError, awsTarget, json, startEmulator } from './emulator'

interface Options extends EmulatorOptions {
  /** Secret strings by name. */
  secrets: Record<string, string>
}

/** Emulates Secrets Manager's GetSecretValue. Not emulated: signatures, versions, rotation, other operations. */
export function startSecretsManager({ secrets, ...options }: Options) {
  return startEmulator(
    {
      operation: awsTarget,
      handle: ({ body }, operation) => {
        if (operation !== 'GetSecretValue') return awsError(400, 'InvalidRequestException', `${operation} is not known`)
        const { SecretId: name = '' } = JSON.parse(body.toString()) as { SecretId?: string }
        const value = secrets[name]
        return value === undefined
          ? awsError(400, 'ResourceNotFoundException', "Secrets Manager can't find the specified secret.")
          : json(200, {
              ARN: `arn:aws:secretsmanager:us-east-1:000000000000:secret:${name}`,
              Name: name,
              SecretString: value,
            })
      },
      fail: (kind) =>
        kind === 'throttle'
          ? awsError(400, 'ThrottlingException', 'Rate exceeded')
          : awsError(500, 'InternalServiceError', 'An error occurred on the server side.'),
    },
    options,
  )
}
