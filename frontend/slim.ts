import type { Plugin } from 'vite'
import { calls } from '../functions/contract/calls'

const parsers =
  "const refuse = () => { throw new Error('Amplify is configured with its own format only') }\n" +
  'export const parseAWSExports = refuse, parseAmplifyOutputs = refuse, isAmplifyOutputs = () => false'

/** The browser reads a call's method and path. Its schemas check bodies and replies in the Lambdas. */
const routes = Object.fromEntries(Object.entries(calls).map(([name, { method, path }]) => [name, { method, path }]))

/** Modules of which the browser needs little or nothing, and what takes their place. */
const replacements: [module: RegExp, code: string][] = [
  [/\/functions\/contract\/calls\.ts$/, `export const calls = ${JSON.stringify(routes)}`],

  // Style props such as `gap="small"` need the tokens' names. The theme itself is made at build time.
  [/@aws-amplify\/ui\/dist\/esm\/theme\/tokens\/components\/index\.mjs$/, 'export const components = {}'],
  [
    /@aws-amplify\/ui\/dist\/esm\/theme\/createTheme\/createTheme\.mjs$/,
    "import { defaultTheme } from '../defaultTheme.mjs'\nexport const createTheme = () => defaultTheme",
  ],
  // No style prop differs by width (our style sheets do that), so no component need watch seven media queries and
  // draw itself a second time for the answer.
  [
    /@aws-amplify\/ui-react\/dist\/esm\/primitives\/shared\/responsive\/useBreakpoint\.mjs$/,
    'export const useBreakpoint = ({ defaultBreakpoint }) => defaultBreakpoint',
  ],
  // No text area grows as one types.
  [
    /@aws-amplify\/ui-react\/dist\/esm\/primitives\/TextArea\/AutoresizeTextarea\.mjs$/,
    "export { TextArea as AutoresizeTextArea } from './TextArea.mjs'",
  ],

  // No call is signed with IAM, so the signer and its SHA-256 stay away.
  [
    /@aws-amplify\/api-rest\/dist\/esm\/apis\/common\/baseHandlers\/authenticatedHandler\.mjs$/,
    "export { unauthenticatedHandler as authenticatedHandler } from './unauthenticatedHandler.mjs'",
  ],
  [/@aws-amplify\/core\/dist\/esm\/parse(AWSExports|AmplifyOutputs)\.mjs$/, parsers],
]

/** Keeps out of the browser's bundle what is never needed there: 14 KB gzip of 120, and half of the first drawing. */
export function slim(): Plugin {
  return {
    name: 'slim',
    enforce: 'pre',
    apply: 'build',
    load: (id) => replacements.find(([module]) => module.test(id))?.[1] ?? null,
  }
}
