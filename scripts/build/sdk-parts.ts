import type { Plugin } from 'esbuild'

/**
 * Parts of the AWS SDK that a Lambda never uses, with their replacements.
 * Lambda provides credentials in the environment, so providers for profiles, single sign-on and containers are removed;
 * so are endpoint discovery, which none of our DynamoDB commands uses, and event streams, which none of our calls
 * uses.
 */
const replaced: Record<string, string> = {
  '@aws-sdk/credential-provider-node': "export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env'",
  '@aws-sdk/token-providers':
    'export const nodeProvider = () => async () => { throw new Error("No bearer token") }; export const fromEnvSigningName = nodeProvider',
  '@aws-sdk/middleware-endpoint-discovery':
    'export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = { environmentVariableSelector: () => undefined, configFileSelector: () => undefined, default: false }; export const resolveEndpointDiscoveryConfig = (config) => config',
  '@smithy/core/event-streams':
    'export const eventStreamSerdeProvider = () => ({}); export const resolveEventStreamSerdeConfig = (config) => config; class Unused {} export { Unused as EventStreamCodec, Unused as EventStreamSerde, Unused as iterableToReadableStream, Unused as readableStreamToIterable }',
}

export const slimSdk: Plugin = {
  name: 'slim-sdk',
  setup(build) {
    const names = Object.keys(replaced).join('|')
    build.onResolve({ filter: new RegExp(`^(${names})$`) }, ({ path, resolveDir }) => ({
      path,
      namespace: 'slim-sdk',
      pluginData: resolveDir,
    }))
    build.onLoad({ filter: /.*/, namespace: 'slim-sdk' }, ({ path, pluginData }) => ({
      contents: replaced[path],
      resolveDir: String(pluginData),
    }))
  },
}
