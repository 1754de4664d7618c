import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createServer } from 'vite'
import { siteConfigPath } from '#contract/site-config'
import { fileOf, isOffer } from '#infra/headers'
import { watchFunctions } from '#scripts/build/functions'
import { PlainError } from '#scripts/cli/plain-error'
import { root } from '#scripts/root'
import { freePort } from './free-port'

const functionsFolder = 'dist/dev-functions'

/**
 * Serves the current source until the process ends: functions are rebuilt on changes, and pages come from Vite with hot
 * reload. Neither is closed, for both wait until the packages are bundled, which takes seconds on a slow disk. Throws a
 * `PlainError` if the functions cannot be built at the start.
 */
export async function watchSource() {
  let onChange = () => {}
  const functions = watchFunctions(functionsFolder)
  await new Promise<void>((resolve, reject) => {
    functions.on('event', (event) => {
      if (event.code === 'ERROR') {
        console.error(event.error.message)
        reject(new PlainError('The functions could not be built. Correct the error and start again.'))
      }
      if (event.code === 'BUNDLE_END') {
        onChange()
        resolve()
      }
      if ('result' in event) void event.result.close()
    })
  }).catch(async (error: unknown) => {
    await functions.close()
    throw error
  })

  let added: string | null = null
  const vite = await createServer({
    configFile: join(root, 'frontend/vite.config.ts'),
    configLoader: 'runner',
    appType: 'spa',
    plugins: [
      {
        name: 'added-script',
        transformIndexHtml: () =>
          added ? [{ tag: 'script', attrs: { src: added, defer: true }, injectTo: 'head-prepend' }] : [],
      },
    ],
    server: { middlewareMode: true, hmr: { host: '127.0.0.1', port: await freePort() } },
  })

  return {
    functionsFolder,
    /** Notifies the listener of rebuilt functions. */
    onFunctions: (listener: () => void) => {
      onChange = listener
    },
    site: (config: unknown, script: string | null) => (request: IncomingMessage, response: ServerResponse) => {
      added = script
      if (isOffer(request.url ?? '')) request.url = fileOf(request.url ?? '')
      if (request.url !== siteConfigPath) return vite.middlewares(request, response)
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(config))
    },
  }
}
