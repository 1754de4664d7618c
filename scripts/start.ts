import { runServer } from '#local/run-server'

await runServer()
