import { writeFile } from 'node:fs/promises'
import { openApi, openApiFile } from './build/openapi'

await writeFile(openApiFile, `${JSON.stringify(openApi(), null, 2)}\n`)
