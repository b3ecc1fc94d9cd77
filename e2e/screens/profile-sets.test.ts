import { describe } from '../journey.ts'

import { checkScenes } from './check-scenes.ts'
import { profileSetScenes } from './profile-sets.ts'

describe('in a language that is longer by 40 %, wide and on a phone, light and dark: the profile sets', () => {
  checkScenes(profileSetScenes)
})
