import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { head } from './head'
import { pureModules } from '../scripts/build/pure-modules'
import { preloads } from './preloads'
import { slim } from './slim'
import { themeStyleSheet } from './theme/plugin'

const here = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root: here,
  plugins: [react(), themeStyleSheet(`${here}src`), slim(), pureModules(), preloads(), head()],
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    // Browsers of the last three and a half years; a test checks the built files for features they lack.
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    // A data: URL would need an exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Few files, because each is a request: one for all styles, and for the code one for the first screen, one for what
    // screens share (the heaviest of them has its own header) and one for the results.
    cssCodeSplit: false,
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all' } },
      // The sign-in screen is registered like the others, but is part of the program.
      checks: { ineffectiveDynamicImport: false },
      output: {
        chunkFileNames: ({ name, facadeModuleId }) =>
          `assets/${/screens\/([\w-]+)\/screen\.tsx$/.exec(facadeModuleId ?? '')?.[1] ?? (/\/domain\//.test(facadeModuleId ?? '') ? `domain-${name}` : name)}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'program', tags: ['$initial'] },
            // What most screens need, by name: a pattern for all that some share would give each of them parts of others.
            {
              name: 'shared',
              test: /\/ui\/(dialog|elapsed|lazy-part|progress|project-state|started|tooltip|use-running)\.tsx?$|\/lazy-upload-dialog\.tsx$|\/settings\/terms-texts\.ts$/,
              minShareCount: 2,
            },
            // What the results share with other panels of an estimate.
            {
              name: 'panels',
              test: /\/(contract\/breakdown\.ts|estimate\/(panel-heading|project-texts|text-list|version-time)\.tsx?)$/,
              minShareCount: 2,
            },
            // Schemas that what screens share refers to, but only the estimate and its defaults use.
            { name: 'terms', test: /\/contract\/(terms|currencies|scope)\.ts$/ },
            // Screens that pay for a plan need no more of what screens share.
            {
              name: 'user-header',
              test: /\/session\/(user-header|plan-changes|awaited-plan)\.tsx?$/,
              minShareCount: 2,
            },
            // Not every screen has these parts of what screens share. A group takes what it imports, unless an earlier one does.
            { name: 'sold', test: /\/(domain\/offer\/(sold|sale-state)\.ts|ui\/sold-line\.tsx)$/, minShareCount: 2 },
            {
              name: 'responses',
              test: /\/((offer\/pending-|ui\/)responses|change\/compared-estimate)\.tsx?$/,
              minShareCount: 2,
            },
            { name: 'links', test: /\/ui\/(link-state|share-state|confirmation)\.tsx?$/, minShareCount: 2 },
            {
              name: 'download',
              test: /\/(files\/sending|domain\/text\/sender-name|ui\/download)\.ts$/,
              minShareCount: 2,
            },
            {
              name: 'fields',
              test: /\/(primitives\/SelectField\/SelectField\.mjs|ui\/form-parts\.tsx)$/,
              minShareCount: 2,
            },
            { name: 'terms-fields', test: /\/settings\/terms-form\.ts$/, minShareCount: 2 },
            { name: 'project', test: /\/contract\/project\.ts$/, minShareCount: 2 },
            { name: 'settings', test: /\/settings\/settings-fields\.tsx$/, minShareCount: 2 },
            {
              name: 'requirements',
              test: /\/(requirements-fields\.tsx|TextAreaField\.mjs)$/,
              minShareCount: 2,
            },
            // Not with the projects and the saved estimates, whose forms come later.
            { name: 'draft', test: /\/session\/use-(draft|typed)\.ts$/, minShareCount: 2 },
            // What screens without the results need of the domain too; `results` would take it otherwise.
            {
              name: 'domain',
              test: /\/domain\/\w+\/(price|text|words|list-marks|range|assumed-sentence|record-texts|risk-name|risk-impact)\.ts$/,
              minShareCount: 2,
            },
            {
              name: 'results',
              test: /\/estimate\/results\/(?!results-|record|use-other|remove-|notes|export-button|not-estimated)|\/ui\/fold\.tsx$/,
            },
            {
              name: 'scope',
              test: /\/scope\/(scope|scope-edits|included-lines|own-button)\.tsx?$|\/constraints\/constraint-id\.ts$/,
              minShareCount: 2,
            },
            // With what computing and comparing estimates need of texts, but not what quotes them.
            {
              name: 'workload',
              test: /\/domain\/(hours\/(workload|supporting-work)|text\/(inline-markup|renamed-texts))\.ts$/,
              minShareCount: 2,
            },
            // Offers state the weeks with their options, which follow from the hours alone.
            { name: 'options', test: /\/domain\/\w+\/(options|work-hours|surcharge)\.ts$/, minShareCount: 2 },
            // Both estimates and offers quote lines, and list what is left out.
            {
              name: 'quotes',
              test: /\/domain\/(text\/quoted-line|scope\/(exclusion-sentences|scoped-texts)|offer\/(client-text|offer-price))\.ts$/,
              minShareCount: 2,
            },
            { name: 'answers', test: /\/domain\/(scope\/answers|estimate\/preview)\.ts$/, minShareCount: 2 },
            // Comparisons, change requests and the scope editor need different ones of these, each without what it imports.
            { name: 'matches', test: /\/domain\/revision\/(match-lines|wordings)\.ts$/, minShareCount: 2 },
            {
              name: 'estimated-work',
              test: /\/domain\/\w+\/estimated-work\.ts$/,
              minShareCount: 2,
            },
            // Previews of a scope need the person's texts as well, and are loaded after its editor.
            { name: 'scoped-work', test: /\/domain\/scope\/(scoped-work|own-texts)\.ts$/, minShareCount: 2 },
            { name: 'same-tasks', test: /\/domain\/change\/(same-tasks|price-basis)\.ts$/, minShareCount: 2 },
            { name: 'agreed', test: /\/domain\/change\/(accepted|repriced)-options\.ts$/, minShareCount: 2 },
            // Comparisons and change requests need all of these.
            {
              name: 'changes',
              test: /\/domain\/change\/(exclusion-changes|quoted-difference|repriced-work)\.ts$/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
})
