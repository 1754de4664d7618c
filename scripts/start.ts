import { runServer } from '#emulators/run-server'

await runServer()
