import { runServer } from '#local/run-server'

await runServer({ watch: true })
