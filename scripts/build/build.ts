import { buildFresh } from './build-if-changed'
import { bundleFunctions } from './functions'

const shared = ['package-lock.json', 'tsconfig.json', 'scripts/build']

/** Builds the Lambdas and the browser's bundle, each only if its source changed. */
export async function buildAll(): Promise<void> {
  await buildFunctions()
  await buildFresh('site', [...shared, 'frontend', 'functions/contract', 'functions/domain'], async (folder) => {
    const { buildSite } = await import('./site')
    await buildSite(folder)
  })
}

export const buildFunctions = () => buildFresh('functions', [...shared, 'functions'], bundleFunctions)
