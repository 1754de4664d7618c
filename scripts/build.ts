import { buildAll } from './building/build'

await buildAll()
