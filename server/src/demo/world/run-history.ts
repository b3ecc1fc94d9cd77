import { runFiller } from '../filler.ts'
import { loadWorld } from './load.ts'

/** The program that fills the demo of a running panel with its history. */
await runFiller((db, { secrets, webhookPort }) => loadWorld(db, secrets, { webhookPort }))
