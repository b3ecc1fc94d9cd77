import { describe } from 'vitest'
import { checkScenes } from './screens/check-scenes.ts'
import { gateAndPageScenes } from './screens.ts'

describe('in a language that is longer by 40 %, wide and on a phone, light and dark: the gate and the pages', () => {
  checkScenes(gateAndPageScenes)
})
