import { readFile } from 'node:fs/promises'
import type { Plugin } from 'rolldown'

/**
 * Parts of the AWS SDK that a Lambda never uses, with their replacements.
 * Lambda provides credentials in the environment, so providers for profiles, single sign-on and containers are removed;
 * so are endpoint discovery, which none of our DynamoDB commands uses, event streams, which none of our calls uses, and the
 * store that separates the trace ids of concurrent invocations in one process.
 */
const replacedPackages: Record<string, string> = {
  'credential-provider-node/dist-es/index.js':
    "export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env'",
  'token-providers/dist-es/index.js':
    'export const nodeProvider = () => async () => { throw new Error("No bearer token") }; export const fromEnvSigningName = nodeProvider',
  'lambda-invoke-store/dist-es/invoke-store.js':
    'export const InvokeStore = { getInstanceAsync: async () => undefined }',
  'middleware-endpoint-discovery/dist-es/index.js':
    'export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = { environmentVariableSelector: () => undefined, configFileSelector: () => undefined, default: false }; export const resolveEndpointDiscoveryConfig = (config) => config',
  'eventstream-handler-node/dist-es/index.js': 'export const eventStreamPayloadHandlerProvider = () => ({})',
  'middleware-websocket/dist-es/index.js':
    'export const resolveWebSocketConfig = (config) => config; export const getWebSocketPlugin = () => ({ applyToStack: () => {} })',
  'submodules/event-streams/index.js':
    'export const eventStreamSerdeProvider = () => ({}); export const resolveEventStreamSerdeConfig = (config) => config; class Unused {} export { Unused as EventStreamCodec, Unused as EventStreamSerde, Unused as iterableToReadableStream, Unused as readableStreamToIterable }',
}

/**
 * Files of the SDK that run only where Lambda never is: without `node:crypto`, in a browser, with adaptive retries, on an
 * EC2 instance without a region in its environment, on an old version of Node, and in a home folder with configuration; and
 * those for other defaults, a logger, extensions, signed events of a stream and usage statistics, which we do not use.
 */
const replacedFiles: Record<string, string> = {
  'checksum/sha256/Sha256Js.js': 'export class Sha256Js {}',
  'util-stream/sdk-stream-mixin.browser.js':
    "export const sdkStreamMixin = () => { throw new Error('No stream of Node') }",
  'util-retry/AdaptiveRetryStrategy.js': 'export class AdaptiveRetryStrategy {}',
  'regionConfig/getInstanceMetadataRegion.js': 'export const getInstanceMetadataRegion = async () => undefined',
  'defaults-mode/resolveDefaultsModeConfig.js': "export const resolveDefaultsModeConfig = () => async () => 'legacy'",
  'middleware-logger/loggerMiddleware.js':
    'export const loggerMiddlewareOptions = {}; export const loggerMiddleware = () => (next) => next; export const getLoggerPlugin = () => ({ applyToStack: () => {} })',
  'dist-es/runtimeExtensions.js': 'export const resolveRuntimeExtensions = (config) => config',
  'smithy-client/schemaLogFilter.js': 'export const schemaLogFilter = () => undefined',
  'node-config-provider/fromSharedConfigFiles.js':
    "export const fromSharedConfigFiles = () => async () => { throw Object.assign(new Error('No files'), { tryNextLink: true }) }",
  // It names what is missing, which nobody reads.
  'node-config-provider/getSelectorName.js': "export const getSelectorName = () => ''",
  'signature-v4/dist-es/HeaderFormatter.js': 'export class HeaderFormatter {}',
  // It lets bytes be read as a text, which only custom middleware does.
  'codec-v2/JsonBytesStringAdapter.js':
    'export const JsonBytesStringAdapter = { allocUnsafe: (size) => Buffer.allocUnsafe(size) }',
  // Buckets have names that are valid in a host name, and no ARNs. The other exports are there for the index file alone.
  'service-customizations/s3.js':
    'export const resolveParamsForS3 = async (params) => params; export { resolveParamsForS3 as DOT_PATTERN, resolveParamsForS3 as S3_HOSTNAME_PATTERN, resolveParamsForS3 as isArnBucketName, resolveParamsForS3 as isDnsCompatibleBucketName }',
  // It names the versions of the SDK and of Node, and the features in use.
  'middleware-user-agent/user-agent-middleware.js':
    "export const userAgentMiddleware = () => (next) => (args) => { args.request.headers['user-agent'] = 'aws-sdk-js'; return next(args) }; export const getUserAgentMiddlewareOptions = { name: 'getUserAgentMiddleware', step: 'build', priority: 'low' }; export const getUserAgentPlugin = () => ({ applyToStack: (stack) => stack.add(userAgentMiddleware(), getUserAgentMiddlewareOptions) })",
  // The command of endpoint discovery, which every client of DynamoDB holds.
  'commands/DescribeEndpointsCommand.js': 'export const DescribeEndpointsCommand = undefined',
  // Node has these itself, and the language the formats of dates.
  'util-stream/stream-collector.js': "export { buffer as streamCollector } from 'node:stream/consumers'",
  'uuid/v4.js': "import { randomUUID } from 'node:crypto'; export const bindV4 = () => randomUUID",
  // Bedrock's client would speak HTTP/2, which only its commands with streams need.
  'node-http-handler/dist-es/node-http2-handler.js':
    "export { NodeHttpHandler as NodeHttp2Handler } from './node-http-handler'",
  'util-hex-encoding/hex-encoding.js':
    "export const toHex = (bytes) => Buffer.from(bytes).toString('hex'); export const fromHex = (text) => Buffer.from(text, 'hex')",
  'serde/date-utils.js':
    'const toDate = (value) => value == null ? undefined : new Date(value); export { toDate as parseRfc3339DateTime, toDate as parseRfc3339DateTimeWithOffset, toDate as parseRfc7231DateTime }; export const parseEpochTimestamp = (value) => value == null ? undefined : new Date(Math.round(Number(value) * 1000)); export const dateToUtcString = (date) => date.toUTCString()',
  'schema-serde-lib/schema-date-utils.js':
    'const toDate = (value) => value == null ? undefined : new Date(value); export { toDate as _parseRfc3339DateTimeWithOffset, toDate as _parseRfc7231DateTime }; export const _parseEpochTimestamp = (value) => value == null ? undefined : new Date(Math.round(Number(value.value ?? value) * 1000))',
  'client/emitWarningIfUnsupportedVersion.js':
    'export const state = {}; export const emitWarningIfUnsupportedVersion = () => {}',
}

/** Without the list of known regions: the patterns of the partitions cover all of them. */
async function partitionsOf(path: string) {
  const source = await readFile(path, 'utf8')
  const info = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1)) as { partitions: object[] }
  const partitions = info.partitions.map((partition) => ({ ...partition, regions: {} }))
  return `export const partitionsInfo = ${JSON.stringify({ ...info, partitions })}`
}

/** Error classes that our code names. Any other error is of its client's base class, with the same name and message. */
const namedErrors = [
  'ConditionalCheckFailedException',
  'ProvisionedThroughputExceededException',
  'TransactionCanceledException',
  'TransactionConflictException',
]

/** Without the other error classes of a client. */
async function errorsOf(path: string) {
  const [imports, ...classes] = (await readFile(path, 'utf8')).split(/^export class /m)
  return [imports, ...classes.filter((source) => namedErrors.includes(source.split(' ')[0]!))].join('export class ')
}

/** Without the registration of these classes, which would keep their schemas. */
async function schemasOf(path: string) {
  const source = await readFile(path, 'utf8')
  return source
    .replace(/^import \{(.*)\} from "\.\.\/models\/errors";$/m, (_, names: string) => {
      const named = names.split(',').filter((name) => namedErrors.includes(name.trim()))
      return `import {${named.join()}} from "../models/errors";`
    })
    .replace(/^n0_registry\.registerError\(\w+\$, (\w+)\);$/gm, (line, name: string) =>
      namedErrors.includes(name) ? line : '',
    )
}

/** The SDK reads only its version. */
async function versionOf(path: string) {
  const { version } = JSON.parse(await readFile(path, 'utf8')) as { version: string }
  return JSON.stringify({ version })
}

type Load = (path: string) => string | Promise<string>

/** Code of the SDK's files that differ in the bundles, by the end of their path, a pattern. */
const loads: [end: string, load: Load][] = [
  ...Object.entries({ ...replacedPackages, ...replacedFiles }).map(([end, code]): [string, Load] => [end, () => code]),
  ['util-endpoints/lib/aws/partitions.js', partitionsOf],
  ['dist-es/models/errors.js', errorsOf],
  ['dist-es/schemas/schemas_0.js', schemasOf],
  ['client-[^/]+/package.json', versionOf],
  // Called when they are loaded, they would keep the commands whose pages they read.
  [
    'dist-es/pagination/\\w+Paginator.js',
    (path) => `export const paginate${/(\w+)Paginator\.js$/.exec(path)![1]} = undefined`,
  ],
]

/** Ends that no file had yet. */
const unmatched = new Set(loads.map(([end]) => end))

export const slimSdk: Plugin = {
  name: 'slim-sdk',
  load: {
    filter: { id: new RegExp(`/node_modules/@(smithy|aws-sdk|aws)/.*(${loads.map(([end]) => end).join('|')})$`) },
    handler(path) {
      const [end, load] = loads.find(([ending]) => new RegExp(`${ending}$`).test(path))!
      unmatched.delete(end)
      return load(path)
    },
  },
}

/** Throws if the SDK has moved a file, after all Lambdas were bundled. */
export function checkSdkParts(): void {
  if (unmatched.size > 0) throw new Error(`The AWS SDK has no such files any more: ${[...unmatched].join(', ')}`)
}
