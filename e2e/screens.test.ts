import { describe } from 'vitest'
import { checkScenes } from './screens/check-scenes.ts'
import { chatScenes } from './screens.ts'

describe('in a language that is longer by 40 %, wide and on a phone, light and dark: the queues and the conversation', () => {
  checkScenes(chatScenes)
})
