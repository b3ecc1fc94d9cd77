import { removeOrphans } from './run-folder.ts'

// The test runner stops at once when it is interrupted. This process then stops what the runner started.
await removeOrphans()
