import { describe } from '../journey.ts'

import { checkScenes } from './check-scenes.ts'
import { conversationScenes } from './conversation.ts'

describe('in a language that is longer by 40 %, wide and on a phone, light and dark: a chat that is read along or handed over', () => {
  checkScenes(conversationScenes)
})
