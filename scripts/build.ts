import { buildAll } from './build/build'

await buildAll()
