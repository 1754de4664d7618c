import type { Plugin } from 'vite'
import { calls } from '../functions/contract/route-table'

const parsers =
  "const refuse = () => { throw new Error('Amplify is configured with its own format only') }\n" +
  'export const parseAWSExports = refuse, parseAmplifyOutputs = refuse, isAmplifyOutputs = () => false'

/** The browser only needs a call's method and path; its schemas are used in the Lambdas. */
const routes = Object.fromEntries(Object.entries(calls).map(([name, { method, path }]) => [name, { method, path }]))

/** Replacements for modules of which the browser needs little or nothing. */
const replacements: [module: RegExp, code: string][] = [
  [/\/functions\/contract\/route-table\.ts$/, `export const calls = ${JSON.stringify(routes)}`],

  // Style props such as `gap="small"` need the tokens' names. The theme itself is built ahead.
  [/@aws-amplify\/ui\/dist\/esm\/theme\/tokens\/components\/index\.mjs$/, 'export const components = {}'],
  [
    /@aws-amplify\/ui\/dist\/esm\/theme\/createTheme\/createTheme\.mjs$/,
    "import { defaultTheme } from '../defaultTheme.mjs'\nexport const createTheme = () => defaultTheme",
  ],
  // No style prop is responsive (our style sheets are), so no component needs to watch seven media queries and
  // render twice.
  [
    /@aws-amplify\/ui-react\/dist\/esm\/primitives\/shared\/responsive\/useBreakpoint\.mjs$/,
    'export const useBreakpoint = ({ defaultBreakpoint }) => defaultBreakpoint',
  ],
  // No text area grows with its content.
  [
    /@aws-amplify\/ui-react\/dist\/esm\/primitives\/TextArea\/AutoresizeTextarea\.mjs$/,
    "export { TextArea as AutoresizeTextArea } from './TextArea.mjs'",
  ],

  // No call is signed with IAM, so the signer and its SHA-256 are not needed.
  [
    /@aws-amplify\/api-rest\/dist\/esm\/apis\/common\/baseHandlers\/authenticatedHandler\.mjs$/,
    "export { unauthenticatedHandler as authenticatedHandler } from './unauthenticatedHandler.mjs'",
  ],
  [/@aws-amplify\/core\/dist\/esm\/parse(AWSExports|AmplifyOutputs)\.mjs$/, parsers],
]

/** Removes unused modules from the browser's bundle: 14 KB gzip of 120, and half of the first render. */
export function slim(): Plugin {
  return {
    name: 'slim',
    enforce: 'pre',
    apply: 'build',
    load: (id) => replacements.find(([module]) => module.test(id))?.[1] ?? null,
  }
}
