import type { Plugin } from 'vite'
import { type CallName, callNames, calls } from '../functions/contract/route-table'

const parsers =
  "const refuse = () => { throw new Error('Amplify is configured with its own format only') }\n" +
  'export const parseAWSExports = refuse, parseAmplifyOutputs = refuse, isAmplifyOutputs = () => false'

/** The browser only needs a call's method and path; its schemas are used in the Lambdas. */
const routeTable = (names: readonly CallName[]) =>
  `export const calls = ${JSON.stringify(Object.fromEntries(names.map((name) => [name, pathOf(calls[name])])))}`

const pathOf = ({ method, path }: Record<'method' | 'path', string>) => ({ method, path })

/** Replacements for modules of which the browser needs little or nothing. */
const replacements: [module: RegExp, code: string][] = [
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
  // React's developer tools check there that code for development was removed.
  [/\/react-dom\/index\.js$/, "module.exports = require('./cjs/react-dom.production.js')"],
  [/\/react-dom\/client\.js$/, "module.exports = require('./cjs/react-dom-client.production.js')"],
  [/@aws-amplify\/core\/dist\/esm\/parse(AWSExports|AmplifyOutputs)\.mjs$/, parsers],
]

/** Exports that the bundle uses, by module. The functions behind others go with them. */
export type Used = Record<string, readonly string[]>

/** React DOM's functions that load files ahead, and those of forms with actions, are used nowhere. */
const usedEverywhere: Used = { 'react-dom': ['createPortal', 'flushSync'] }

/** Matches the statements that export something else than these. Parts of React share what begins with underscores. */
const exportsBut = (names: readonly string[]) =>
  new RegExp(`^exports\\.(?!(?:${names.join('|')}|version|__CLIENT\\w+|__DOM\\w+)\\b)\\w+ =(?:.*;|[^]*?^\\S*;)$`, 'gm')

/** Removes unused modules and functions, and all calls but these, from the browser's bundle: 15 KB gzip of 120, and half of the first render. */
export function slim(names: readonly CallName[] = callNames, used: Used = usedEverywhere): Plugin {
  const all = [[/\/functions\/contract\/route-table\.ts$/, routeTable(names)] as const, ...replacements]
  return {
    name: 'slim',
    enforce: 'pre',
    apply: 'build',
    load: (id) => all.find(([module]) => module.test(id))?.[1] ?? null,
    transform(code, id) {
      const exported = used[/\/([\w-]+)\.production\.js$/.exec(id)?.[1] ?? '']
      return exported ? { code: code.replace(exportsBut(exported), ''), map: null } : null
    },
  }
}
