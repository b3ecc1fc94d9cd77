import { constants, setPriority } from 'node:os'
import { runFiller } from '../filler.ts'
import { loadPortraits } from './load-portraits.ts'

// Drawing takes all cores for seconds: the pages that open meanwhile come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

/** The program that draws the portraits of a running demo. */
await runFiller(loadPortraits)
