import { describe } from '../journey.ts'

import { checkScenes } from './check-scenes.ts'
import { unattendedScenes } from './unattended.ts'

describe('in a language that is longer by 40 %, wide and on a phone, light and dark: when nobody is at the keys', () => {
  checkScenes(unattendedScenes)
})
