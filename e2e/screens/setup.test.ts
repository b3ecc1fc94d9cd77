import { describe } from '../journey.ts'

import { checkScenes } from './check-scenes.ts'
import { setupScenes } from './setup.ts'

describe('in a language that is longer by 40 %, wide and on a phone, light and dark: the setup', () => {
  checkScenes(setupScenes)
})
