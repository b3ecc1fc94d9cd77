import { removeOrphans } from './run-folder.ts'

// The test runner ends at once when it is interrupted: what it began is ended here, after it.
await removeOrphans()
