import { conversationScenes } from './screens/conversation.ts'
import { gateScenes } from './screens/gate.ts'
import { listScenes } from './screens/lists.ts'
import { pageScenes } from './screens/pages.ts'
import { queueScenes } from './screens/queue.ts'
import type { Scene } from './screens/screen.ts'

// In two parts of about the same length: two workers share the walk.
export const gateAndPageScenes: Scene[] = [...gateScenes, ...pageScenes, ...listScenes]
export const chatScenes: Scene[] = [...queueScenes, ...conversationScenes]

/** Every screen and dialog of the panel, in the order of a working day. `screens/screen.ts` says how to add one. */
export const scenes: Scene[] = [...gateAndPageScenes, ...chatScenes]
