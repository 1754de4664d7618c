import { configure } from '@testing-library/react'

// As long as `expect.poll` waits in `vitest.config.ts`: a busy machine takes more than the default of a second.
configure({ asyncUtilTimeout: 120_000 })
